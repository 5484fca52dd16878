import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleSite, startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import { clientOf, publish } from './support.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-deploy-kept-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
});

const site = `${sampleSite.portal.url}/api/sites/${sampleSite.id}`;
const headers = { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' };

it('a folder that is kept brings back the deployed site, the portal with its data, and its tokens', async () => {
  const before = await (async () => {
    await using cloud = await startLocalCloud({ dir });
    const call = await publish(cloud, 'first');
    await publish(cloud, 'second');
    const body = JSON.stringify({ description: 'Kept' });
    expect((await call(site, { method: 'PATCH', headers, body })).status).toBe(200);
    return { apiToken: cloud.portal.apiToken, secret: cloud.portal.repohostSecret };
  })();
  await using cloud = await startLocalCloud({ dir });
  const call = clientOf(cloud);
  expect({ apiToken: cloud.portal.apiToken, secret: cloud.portal.repohostSecret }).toEqual(before);
  expect(JSON.parse((await call(site, { headers })).body)).toMatchObject({ description: 'Kept' });
  expect((await call(`${sampleSite.url}/`)).body).toBe('second');
  await publish(cloud, 'third');
  expect((await call(`${sampleSite.url}/`)).body).toBe('third');
  // What is served from no more is gone.
  expect(await readdir(path.join(dir, 'sites'))).toHaveLength(1);
});

it('a local cloud with a kept folder can serve the previous version to some visitors', async () => {
  await using cloud = await startLocalCloud({ dir });
  await publish(cloud, 'first');
  cloud.distribution.behaviour.everyOld = 2;
  const call = await publish(cloud, 'second');
  const seen: string[] = [];
  for (const _ of [1, 2, 3, 4]) seen.push((await call(`${sampleSite.url}/`)).body);
  expect(seen.toSorted()).toEqual(['first', 'first', 'second', 'second']);
});

it('a folder is used by one local cloud at a time', async () => {
  await using _first = await startLocalCloud({ dir });
  await expect(startLocalCloud({ dir })).rejects.toMatchObject({
    code: 'LOCAL_CLOUD_UNAVAILABLE',
    message: expect.stringContaining(
      `Another local cloud uses the folder ${dir}: process ${process.pid}, since `,
    ),
    remedy: expect.stringContaining('name another folder'),
  });
});

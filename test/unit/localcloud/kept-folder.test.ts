import { chmod, cp, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  type LocalCloud,
  sampleSite,
  startLocalCloud,
} from '../../../src/localcloud/localcloud.ts';
import { useFolder } from '../../support/folder.ts';
import { createClient, createToken, publish } from './support.ts';

const dir = useFolder();

const site = `${sampleSite.portal.url}/api/sites/${sampleSite.id}`;
const headersFor = (cloud: LocalCloud) => ({
  authorization: `Bearer ${createToken(cloud, 'admin')}`,
  'content-type': 'application/json',
});

const getSecrets = ({ portal }: LocalCloud) => [
  portal.apiToken,
  portal.repohostSecret,
  ...portal.users.map((user) => user.token),
];

it("a cloud restores the deployed site, the portal's data and its tokens from a kept folder", async () => {
  const before = await (async () => {
    await using cloud = await startLocalCloud({ dir: dir.root });
    const call = await publish(cloud, 'first');
    await publish(cloud, 'second');
    const body = JSON.stringify({ description: 'Kept' });
    const headers = headersFor(cloud);
    expect((await call(site, { method: 'PATCH', headers, body })).status).toBe(200);
    return getSecrets(cloud);
  })();
  dir.write({ 'sites/killed.zip': 'half' });
  await using cloud = await startLocalCloud({ dir: dir.root });
  const call = createClient(cloud);
  expect(getSecrets(cloud)).toEqual(before);
  expect(JSON.parse((await call(site, { headers: headersFor(cloud) })).body)).toMatchObject({
    description: 'Kept',
  });
  expect((await call(`${sampleSite.url}/`)).body).toBe('second');
  await publish(cloud, 'third');
  expect((await call(`${sampleSite.url}/`)).body).toBe('third');
  // Sites that are no longer served and packages of earlier processes are not kept.
  dir.write({ 'sites/closed/index.html': 'closed' });
  await cloud.hosting.publish(sampleSite.slug, 'preview', dir.at('sites/closed'));
  await cloud.hosting.withdraw(sampleSite.slug, 'preview');
  expect(await readdir(dir.at('sites'))).toHaveLength(1);
  expect(await readdir(dir.at('blob/blobs'))).toHaveLength(1);
});

it('a cloud that runs from a copied folder leaves the original unchanged', async () => {
  const [original, copy] = [dir.at('original'), dir.at('copy')];
  await (async () => {
    await using cloud = await startLocalCloud({ dir: original });
    await publish(cloud, 'first');
  })();
  await cp(original, copy, { recursive: true });
  await (async () => {
    await using cloud = await startLocalCloud({ dir: copy });
    await publish(cloud, 'second');
  })();
  await rename(original, dir.at('moved'));
  await using cloud = await startLocalCloud({ dir: dir.at('moved') });
  expect((await createClient(cloud)(`${sampleSite.url}/`)).body).toBe('first');
});

it('the data folder is readable only by its user', async () => {
  await chmod(dir.root, 0o755);
  const other = dir.at('other');
  await using _first = await startLocalCloud({ dir: dir.root });
  await using _second = await startLocalCloud({ dir: other });
  for (const folder of [dir.root, other]) {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const mode = (await stat(path.join(folder, entry.name))).mode & 0o777;
      expect([entry.name, mode]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700]);
    }
  }
});

it('two clouds share no token', async () => {
  await using first = await startLocalCloud({ dir: dir.root });
  await using second = await startLocalCloud({ dir: dir.at('other') });
  const secrets = new Set([...getSecrets(first), ...getSecrets(second)]);
  expect(secrets.size).toBe(2 * getSecrets(first).length);
  const services = ({ githubApi, graph, arm }: LocalCloud) => [
    githubApi.token,
    graph.token,
    arm.token,
  ];
  for (const token of services(first)) expect(services(second)).not.toContain(token);
});

it('a cloud can serve the previous version to every other visitor', async () => {
  await using cloud = await startLocalCloud({ dir: dir.root });
  await publish(cloud, 'first');
  cloud.distribution.behaviour.everyOld = 2;
  const call = await publish(cloud, 'second');
  const seen: string[] = [];
  for (const _ of [1, 2, 3, 4]) seen.push((await call(`${sampleSite.url}/`)).body);
  expect(seen.toSorted()).toEqual(['first', 'first', 'second', 'second']);
});

it('a folder with other files is refused and stays unchanged', async () => {
  dir.write({ 'index.html': 'mine' });
  await chmod(dir.root, 0o755);
  const starting = startLocalCloud({ dir: dir.root });
  await expect(starting).rejects.toThrow('holds files that are not from a local cloud');
  expect(await readdir(dir.root)).toEqual(['index.html']);
  expect((await stat(dir.root)).mode & 0o777).toBe(0o755);
});

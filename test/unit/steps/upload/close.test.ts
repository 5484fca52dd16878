import { appendFile, glob as find, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultBehaviour } from '../../../../src/localcloud/distribution/types.ts';
import { type LocalCloud, startLocalCloud } from '../../../../src/localcloud/localcloud.ts';
import { systemClock } from '../../../../src/shared/clock.ts';
import { closePreview } from '../../../../src/steps/upload/close.ts';
import { upload } from '../../../../src/steps/upload/upload.ts';
import { uploadWorld } from '../cloud-world.ts';
import { failureOf } from '../world.ts';

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud();
});
afterAll(() => cloud.close());
afterEach(() => {
  Object.assign(cloud.release.behaviour, { mode: 'deploy' });
  Object.assign(cloud.distribution.behaviour, defaultBehaviour);
});

/** What the client has written down of its environment. */
async function glob(scratch: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of find(path.join(scratch, 'client-*/home/environment.json'))) found.push(file);
  return found;
}

const preview = { environment: 'Preview', environmentName: 'preview', mode: 'close' } as const;

it('ends the Preview, and does no harm when that is done again', async () => {
  const url = `https://${cloud.hosting.hostname('acme-docs', 'preview')}`;
  await using world = await uploadWorld(cloud, { plan: { ...preview, url }, clock: systemClock });
  await upload(world.plan, world.site, world.context, world.deps);
  const isServed = async () => (await world.deps.http.send({ method: 'GET', url })).status === 200;
  expect(await isServed()).toBe(true);

  const event = { ...world.plan.event, name: 'delete', ref: 'refs/heads/release/1.3.0' };
  const other = { ...world.plan, event, version: '1.3.0' };
  expect(await failureOf(closePreview(other, world.context, world.deps))).toMatchObject({ code: 'PREVIEW_IN_USE' });
  expect(await isServed()).toBe(true);

  const own = { ...other, version: '1.4.0' };
  expect(await closePreview(own, world.context, world.deps)).toMatchObject({ name: 'preview' });
  expect(await isServed()).toBe(false);
  expect(await closePreview(own, world.context, world.deps)).toMatchObject({ name: 'preview' });
});

describe("the platform's own client", () => {
  const official = { ...preview, uploader: 'official', url: 'https://preview.acme.example' } as const;

  it('is told of a pull request that was closed, and of nothing that is not its business', async () => {
    const url = `https://${cloud.hosting.hostname('acme-docs', 'preview')}`;
    await using world = await uploadWorld(cloud, {
      plan: { ...official, uploader: 'direct', url },
      clock: systemClock,
    });
    await upload(world.plan, world.site, world.context, world.deps);
    cloud.release.behaviour.mode = 'environment';
    expect(await closePreview({ ...world.plan, uploader: 'official' }, world.context, world.deps)).toMatchObject({
      outcome: 'closed',
    });
    expect(world.happened).toContain('point of no return');
    const env = JSON.parse(await readFile((await glob(world.scratch))[0] ?? '', 'utf8'));
    expect(env).toMatchObject({ GITHUB_EVENT_NAME: 'pull_request', HTTPS_PROXY: cloud.env.HTTPS_PROXY });
    for (const name of ['GITHUB_TOKEN', 'DEPLOYMENT_ENVIRONMENT', 'DEPLOYMENT_TOKEN'])
      expect(env).not.toHaveProperty(name);
  });

  it('proves nothing where the address is not known', async () => {
    await using world = await uploadWorld(cloud, { plan: { ...official, url: undefined }, clock: systemClock });
    cloud.release.behaviour.mode = 'silent, exit 0';
    const error = await failureOf(closePreview(world.plan, world.context, world.deps));
    expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
    expect(error.remedy).toContain('environments.preview.url');
  });

  it.each(['refused, exit 1', 'refused, exit 0', 'unknown exception, exit 1', 'killed at the start'] as const)(
    'fails as its words and its exit code say: %s',
    async (mode) => {
      await using world = await uploadWorld(cloud, { plan: official });
      cloud.release.behaviour.mode = mode;
      expect(await failureOf(closePreview(world.plan, world.context, world.deps))).toMatchObject({
        code: 'OFFICIAL_CLIENT_FAILED',
      });
    },
  );

  it('is not the one that its release names: it is not started', async () => {
    await using world = await uploadWorld(cloud, { plan: official });
    const client = await world.context.client();
    await appendFile(client.file, '\n// changed');
    const context = { ...world.context, client: async () => client };
    expect(await failureOf(closePreview(world.plan, context, world.deps))).toMatchObject({
      code: 'OFFICIAL_CLIENT_CHECKSUM',
    });
    expect(world.happened).toEqual([]);
  });
});

it('does not take silence of the address for an end', async () => {
  await using world = await uploadWorld(cloud, { plan: { ...preview, url: 'https://nowhere.invalid' } });
  cloud.distribution.behaviour.closes = false;
  const error = await failureOf(closePreview(world.plan, world.context, world.deps));
  expect(error).toMatchObject({ code: 'CLOSE_UNKNOWN' });
});

it('never ends Production', async () => {
  await using world = await uploadWorld(cloud);
  cloud.requests.clear();
  expect(await failureOf(closePreview(world.plan, world.context, world.deps))).toMatchObject({
    code: 'UPLOAD_WRONG_TARGET',
  });
  expect(cloud.requests.all).toEqual([]);
});

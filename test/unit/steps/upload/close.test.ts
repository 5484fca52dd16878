import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../../../src/localcloud/index.ts';
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

it('never ends Production', async () => {
  await using world = await uploadWorld(cloud);
  cloud.requests.clear();
  expect(await failureOf(closePreview(world.plan, world.context, world.deps))).toMatchObject({
    code: 'UPLOAD_WRONG_TARGET',
  });
  expect(cloud.requests.all).toEqual([]);
});

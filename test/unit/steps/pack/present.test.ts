import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pack } from '../../../../src/steps/pack/pack.ts';
import type { Plan } from '../../../../src/steps/plan/types.ts';
import { scriptedHttp } from '../../world.ts';
import { finishedSite, noise, planOf, quietDeps, writeFiles } from '../world.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-present-'));
  folder = path.join(root, 'site');
  await writeFiles(folder, { 'index.html': 'start', 'large.bin': noise('large', 5_000_000) });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const packed = (live: object | undefined, more: Partial<Plan> = {}) => {
  const http = scriptedHttp(() => (live === undefined ? { status: 404 } : { body: live }));
  return pack(planOf(more), finishedSite(folder), { folder, commands: [] }, quietDeps(root, { http }), 0);
};

it('packs nothing where the live site has the same files, environment and version', async () => {
  const first = await packed(undefined);
  expect(first.live).toBeUndefined();
  await rm(first.archive);
  // Another commit that changed nothing of the site.
  const live = { ...first.marker, commit: 'b'.repeat(40) };
  const again = await packed(live);
  expect(again).toMatchObject({ live, archiveBytes: 0, marker: first.marker, manifest: first.manifest });
  expect(await readdir(root)).toEqual(['site']);
});

it.each<[string, object, Partial<Plan>]>([
  ['another version', { version: '1.3.0' }, {}],
  ['another environment', { environment: 'Preview' }, {}],
  ['another site', { slug: 'other' }, {}],
  ['other files', { digest: 'sha256:0' }, {}],
  ['a run that is forced', {}, { force: true }],
])('packs for %s', async (_name, different, more) => {
  const { marker } = await packed(undefined);
  const site = await packed({ ...marker, ...different }, more);
  expect(site.live).toBeUndefined();
  expect(site.archiveBytes).toBeGreaterThan(5_000_000);
});

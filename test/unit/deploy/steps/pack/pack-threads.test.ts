import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pack } from '../../../../../src/deploy/steps/pack/pack.ts';
import { threadsFor } from '../../../../../src/deploy/steps/pack/workers.ts';
import type { Marker } from '../../../../../src/shared/live-site/marker.ts';
import { depsOf } from '../../../../support/deps.ts';
import { noise, writeFiles } from '../../../../support/files.ts';
import { planOf } from '../../../../support/plan.ts';
import { archiveOf, finishedSite } from '../../../../support/site-package.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-threads-'));
  folder = path.join(root, 'site');
  await writeFiles(folder, { 'index.html': 'start', 'large.bin': noise('large', 5_000_000) });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const packed = (threads: number, live?: Marker, uploader: 'direct' | 'official' = 'direct') =>
  pack(
    planOf({ uploader }),
    finishedSite(folder),
    live && Promise.resolve(live),
    depsOf({ scratch: root }),
    threads,
  );

it('several threads recognise a site that is already live, as one thread does', async () => {
  const first = await packed(0);
  await rm(archiveOf(first).file);
  const again = await packed(2, first.marker);
  expect(again).toMatchObject({ delivery: { kind: 'none' }, marker: first.marker });
  expect(again.manifest.files.map(({ sha256 }) => sha256)).toEqual(
    expect.arrayContaining(first.manifest.files.slice(0, 2).map(({ sha256 }) => sha256)),
  );
  expect(await readdir(root)).toEqual(['site']);
});

it('several threads hash the package for the official client, as one thread does', async () => {
  const zipped = await packed(0);
  await rm(archiveOf(zipped).file);
  const site = await packed(2, undefined, 'official');
  expect(site).toMatchObject({
    delivery: { kind: 'folder' },
    marker: zipped.marker,
    manifest: zipped.manifest,
  });
  expect(await readdir(root)).toEqual(['site']);
});

it('starts no threads for a site that is packed faster than a thread starts', () => {
  expect(threadsFor(1_000_000, 100)).toBe(0);
});

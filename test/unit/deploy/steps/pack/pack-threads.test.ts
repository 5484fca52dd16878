import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { pack } from '../../../../../src/deploy/steps/pack/pack.ts';
import { threadsFor } from '../../../../../src/deploy/steps/pack/workers.ts';
import type { Marker } from '../../../../../src/shared/live-site/marker.ts';
import { createDeps } from '../../../../support/deps.ts';
import { noise } from '../../../../support/files.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';
import { finishedSite, readArchive } from '../../../../support/site-package.ts';

const folder = useFolder({
  'site/index.html': 'start',
  'site/large.bin': noise('large', 5_000_000),
});

const packed = (threads: number, live?: Marker) =>
  pack(
    createPlan(),
    finishedSite(folder.at('site')),
    live && Promise.resolve(live),
    createDeps({ scratch: folder.root }),
    threads,
  );

it('pack with two threads recognises a site that is already live', async () => {
  const first = await packed(0);
  await rm(readArchive(first).file);
  const again = await packed(2, first.marker);
  expect(again).toMatchObject({ delivery: { kind: 'none' }, marker: first.marker });
  expect(again.manifest.files.map(({ sha256 }) => sha256)).toEqual(
    expect.arrayContaining(first.manifest.files.slice(0, 2).map(({ sha256 }) => sha256)),
  );
  expect(await readdir(folder.root)).toEqual(['site']);
});

it('threadsFor returns 0 for a small site or a machine with one processor', () => {
  const cpus = availableParallelism();
  const threads = cpus === 1 ? 0 : Math.min(4, cpus);
  expect(threadsFor(5_999_999, 499)).toBe(0);
  expect(threadsFor(6_000_000, 1)).toBe(threads);
  expect(threadsFor(1, 500)).toBe(threads);
});

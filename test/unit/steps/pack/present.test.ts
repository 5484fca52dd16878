import { hash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack } from '../../../../src/steps/pack/pack.ts';
import type { Plan } from '../../../../src/steps/plan/types.ts';
import { scriptedHttp } from '../../world.ts';
import { failureOf, finishedSite, noise, planOf, quietDeps, writeFiles } from '../world.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-present-'));
  folder = path.join(root, 'site');
  await writeFiles(folder, { 'index.html': 'start', 'large.bin': noise('large', 5_000_000) });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const packed = (live: object | undefined, more: Partial<Plan> = {}, workers = 0) => {
  const http = scriptedHttp(() => (live === undefined ? { status: 404 } : { body: live }));
  return pack(planOf(more), finishedSite(folder), { folder, commands: [] }, quietDeps(root, { http }), workers);
};

it.each([0, 2])(
  'packs nothing where the live site has the same files, environment and version (%i workers)',
  async (workers) => {
    const first = await packed(undefined);
    expect(first.live).toBeUndefined();
    await rm(first.archive);
    // Another commit that changed nothing of the site.
    const live = { ...first.marker, commit: 'b'.repeat(40) };
    const again = await packed(live, {}, workers);
    expect(again).toMatchObject({ live, archiveBytes: 0, marker: first.marker, manifest: first.manifest });
    expect(await readdir(root)).toEqual(['site']);
  },
);

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

describe("what the platform's own client takes", () => {
  it.each([0, 2])(
    'is a folder with the files of the manifest, and there is no archive (%i workers)',
    async (workers) => {
      const zipped = await packed(undefined);
      await rm(zipped.archive);
      const site = await packed(undefined, { uploader: 'official' }, workers);
      expect(site).toMatchObject({ archive: '', archiveBytes: 0, marker: zipped.marker, manifest: zipped.manifest });
      expect(await readdir(root)).toEqual(['site']);
      await site.layOut(path.join(root, 'out'));
      for (const file of site.manifest.files)
        expect(hash('sha256', await readFile(path.join(root, 'out', file.path))), file.path).toBe(file.sha256);
    },
  );

  it('is sent where the same files are live under another version', async () => {
    const { marker } = await packed(undefined);
    const live = { ...marker, version: '1.3.0' };
    expect((await packed(live, { uploader: 'official' })).live).toBeUndefined();
    expect((await packed(marker, { uploader: 'official' })).live).toEqual(marker);
  });

  it('is refused where a file has changed since it was hashed', async () => {
    const site = await packed(undefined, { uploader: 'official' });
    await appendFile(path.join(folder, 'index.html'), '!');
    expect(await failureOf(site.layOut(path.join(root, 'out')))).toMatchObject({ code: 'PACKAGE_FILE_CHANGED' });
  });
});

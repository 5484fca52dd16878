import { hash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnchanged, pack } from '../../../../../src/deploy/steps/pack/pack.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { type Marker, markerPath } from '../../../../../src/shared/live-site/marker.ts';
import { computeDigest } from '../../../../../src/shared/site-files.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { noise } from '../../../../support/files.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { finishedSite, readArchive } from '../../../../support/site-package.ts';

const folder = useFolder({
  'site/index.html': 'start',
  'site/large.bin': noise('large', 200_000),
});

const packed = (live?: Marker, more: Partial<Plan> = {}) =>
  pack(
    createPlan(more),
    finishedSite(folder.at('site')),
    live && Promise.resolve(live),
    createDeps({ scratch: folder.root }),
    0,
  );

describe('pack', () => {
  it('writes no archive if the same files, environment and version are live', async () => {
    const first = await packed();
    expect(first).toMatchObject({ delivery: { kind: 'archive' }, live: undefined });
    await rm(readArchive(first).file);
    // The live site was deployed from a different commit with the same files.
    const { marker } = first;
    const live = { ...marker, provenance: { ...marker.provenance, commit: 'b'.repeat(40) } };
    const again = await packed(live);
    expect(again).toMatchObject({ delivery: { kind: 'none' }, live, marker: live });
    const built = ({ path: name }: { path: string }) => name !== markerPath;
    expect(again.manifest.files.filter(built)).toEqual(first.manifest.files.filter(built));
    expect(again.manifest.totalBytes).toBe(first.manifest.totalBytes);
    expect(await readdir(folder.root)).toEqual(['site']);
  });

  it('delivers the same files in a rollback if they are live from a different commit', async () => {
    const { marker } = await packed();
    const another = { ...marker, provenance: { ...marker.provenance, commit: 'b'.repeat(40) } };
    const rollback = { mode: 'rollback', uploader: 'official' } as const;
    expect((await packed(another, rollback)).delivery).toEqual({ kind: 'folder' });
    expect((await packed(marker, rollback)).delivery).toEqual({ kind: 'none' });
  });

  it.each<[string, Partial<Marker>]>([
    ['version', { version: '1.3.0' }],
    ['environment', { environment: 'Preview' }],
    ['slug', { slug: 'other' }],
    ['digest of files', { provenance: createMarker({ files: 'sha256:0' }).provenance }],
  ])('writes an archive if the live site has a different %s', async (_name, different) => {
    const { marker } = await packed();
    const live = { ...marker, ...different };
    const sitePackage = await packed(live);
    expect(sitePackage).toMatchObject({ live, marker });
    expect(readArchive(sitePackage).bytes).toBeGreaterThan(200_000);
  });

  it("refuses a live site that differs from the build job's list of files", async () => {
    const { marker } = await packed();
    const built = {
      ...finishedSite(folder.at('site')),
      origin: { files: [], digest: 'sha256:built' },
    };
    const work = pack(
      createPlan(),
      built,
      Promise.resolve(marker),
      createDeps({ scratch: folder.root }),
      0,
    );
    expect(await catchError(work)).toMatchObject({ code: 'ARTIFACT_INVALID' });
  });
});

describe('findUnchanged', () => {
  const live = createMarker({ files: computeDigest([]), commit: 'b' }, { run: '5' });
  const hashed = async () => [];
  const never = () => Promise.reject(new Error('They were hashed.'));

  it('does not hash files if no site or a different version is live', async () => {
    expect(await findUnchanged(createMarker(), undefined, never)).toBeUndefined();
    expect(
      await findUnchanged(createMarker(), { ...live, version: '1.3.0' }, never),
    ).toBeUndefined();
  });

  it('returns the marker of the live site if it has the same files', async () => {
    const contents = { files: 0, bytes: 0, list: '' };
    expect(await findUnchanged(createMarker(), live, hashed)).toEqual({ ...live, contents });
    const other = createMarker({ files: 'sha256:0' });
    expect(await findUnchanged(createMarker(), other, hashed)).toBeUndefined();
  });
});

describe('the package for the official client', () => {
  it('is a folder with the files of the manifest instead of an archive', async () => {
    // This file is larger than the copy buffer.
    folder.write({ 'site/video.bin': noise('video', 1_500_000) });
    const zipped = await packed();
    await rm(readArchive(zipped).file);
    const sitePackage = await packed(undefined, { uploader: 'official' });
    expect(sitePackage).toMatchObject({
      delivery: { kind: 'folder' },
      marker: zipped.marker,
      manifest: zipped.manifest,
    });
    const copy = await sitePackage.folder();
    expect(await readdir(folder.root)).toEqual(['site', path.basename(copy)]);
    // The copy contains the files as they were packed, without this change.
    await appendFile(folder.at('site/index.html'), '!');
    for (const file of sitePackage.manifest.files)
      expect(hash('sha256', await readFile(path.join(copy, file.path))), file.path).toBe(
        file.sha256,
      );
  });

  it('is sent if the same files are live under a different version', async () => {
    const { marker } = await packed();
    const live = { ...marker, version: '1.3.0' };
    expect((await packed(live, { uploader: 'official' })).delivery).toEqual({ kind: 'folder' });
    expect((await packed(marker, { uploader: 'official' })).delivery).toEqual({ kind: 'none' });
  });

  it('is refused if a file changed after it was hashed', async () => {
    const sitePackage = await packed(undefined, { uploader: 'auto' });
    await appendFile(folder.at('site/index.html'), '!');
    expect(await catchError(sitePackage.folder())).toMatchObject({ code: 'PACKAGE_FILE_CHANGED' });

    utimesSync(folder.at('site/index.html'), 1, 1);
    const again = await packed(undefined, { uploader: 'auto' });
    folder.write({ 'site/index.html': 'trats!' });
    utimesSync(folder.at('site/index.html'), 1, 1);
    expect(await catchError(again.folder())).toMatchObject({
      message: 'The file "index.html" changed after it was packed.',
    });
  });
});

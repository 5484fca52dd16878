import { mkdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  artifactDigest,
  parseArtifactManifest,
  readArtifactManifest,
  readBuiltSite,
} from '../../../../src/deploy/artifact/artifact.ts';
import { catchError } from '../../../support/failure.ts';
import { testFolder, useFolder } from '../../../support/folder.ts';

const folder = useFolder();

const files = [
  { path: 'index.html', size: 5, sha256: 'x' },
  { path: 'empty.js', size: 0, sha256: 'y' },
];
const identity = {
  slug: 'acme-docs',
  environment: 'Production',
  version: '1.4.0',
  commit: 'c0ffee',
  tree: 'ac0121',
  run: 'https://github.com/acme/site/actions/runs/77',
} as const;
const manifest = { format: 1, ...identity, digest: artifactDigest(identity, files), files };
const write = (content: unknown) =>
  folder.write({ 'site-deploy-build/manifest.json': content as object });

it('readArtifactManifest returns the manifest and the folder of the files', async () => {
  write(manifest);
  expect(await readArtifactManifest(folder.root)).toEqual({
    manifest,
    folder: folder.at('site-deploy-build/site'),
  });
});

it('readArtifactManifest reports a missing manifest', async () => {
  expect(await catchError(readArtifactManifest(folder.root))).toMatchObject({
    code: 'ARTIFACT_INVALID',
    message: 'site-deploy-build/manifest.json does not exist in the workspace.',
  });
});

it('readArtifactManifest refuses a folder as the manifest', async () => {
  mkdirSync(folder.at('site-deploy-build/manifest.json'), { recursive: true });
  expect((await catchError(readArtifactManifest(folder.root))).message).toContain('is not a file');
});

it('readBuiltSite returns the builder of a reused package, and the digest that the builder attested', async () => {
  const builtBy = {
    environment: 'Preview',
    version: '1.4.0',
    commit: 'decade',
    tree: 'ad',
  } as const;
  write({ ...manifest, builtBy });
  expect((await readBuiltSite(folder.root, identity)).origin).toEqual({
    ...{ files, builtBy },
    digest: artifactDigest({ slug: identity.slug, ...builtBy }, files),
  });
});

it.each(['', '{', '[]', '{}', '{"format":2}'])(
  "readArtifactManifest refuses the text '%s' as a manifest",
  async (text) => {
    write(text);
    expect((await catchError(readArtifactManifest(folder.root))).message).toContain(
      "is not a build job's manifest",
    );
  },
);

it.each([
  ['slug', { slug: 'other' }],
  ['environment', { environment: 'Preview' }],
  ['version', { version: '2.0.0' }],
  ['commit', { commit: 'decade' }],
  ['files', { files: [] }],
  ['tree', { tree: 'decade' }],
  ['run', { run: undefined }],
])('a manifest is refused if its field "%s" was changed', async (_, change) => {
  write({ ...manifest, ...change });
  expect(parseArtifactManifest({ ...manifest, ...change })).toBeUndefined();
  expect((await catchError(readArtifactManifest(folder.root))).message).toContain(
    'does not match its digest',
  );
});

it('readArtifactManifest refuses a manifest above the limit of 67 MB', async () => {
  write(manifest);
  truncateSync(folder.at('site-deploy-build/manifest.json'), 65 << 20);
  expect((await catchError(readArtifactManifest(folder.root))).message).toMatch(/the limit is 67/);
});

it('readArtifactManifest refuses a manifest with a file of negative size', async () => {
  const negative = [{ path: 'index.html', size: -5, sha256: 'x' }];
  write({ ...manifest, files: negative, digest: artifactDigest(identity, negative) });
  expect((await catchError(readArtifactManifest(folder.root))).message).toContain(
    "is not a build job's manifest",
  );
});

it.each(['site', 'manifest.json'])(
  'readArtifactManifest refuses an artifact whose %s is a link out of the workspace',
  async (name) => {
    await using outside = await testFolder();
    outside.write({ 'manifest.json': manifest, 'site/index.html': 'x' });
    write(manifest);
    rmSync(folder.at(`site-deploy-build/${name}`), { recursive: true, force: true });
    symlinkSync(outside.at(name), folder.at(`site-deploy-build/${name}`));
    expect((await catchError(readArtifactManifest(folder.root))).code).toBe(
      'PATH_OUTSIDE_WORKSPACE',
    );
  },
);

it('readArtifactManifest refuses an artifact that is a link out of the workspace', async () => {
  await using outside = await testFolder();
  symlinkSync(outside.root, folder.at('site-deploy-build'));
  expect((await catchError(readArtifactManifest(folder.root))).code).toBe('PATH_OUTSIDE_WORKSPACE');
});

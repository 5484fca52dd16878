import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArtifact, readKept, writeArtifact } from '../../../../src/steps/pack/artifact.ts';
import type { Plan } from '../../../../src/steps/plan/types.ts';
import { depsOf, failureOf, planOf } from '../../world.ts';
import { type TestFolder, testFolder } from '../folder.ts';

let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder();
  folder.write({ 'dist/index.html': 'hello', 'dist/deep/é.txt': 'ü' });
});
afterEach(() => folder[Symbol.asyncDispose]());

const plan = (more: Partial<Plan> = {}, yaml = '') => planOf({ workspace: folder.root, ...more }, yaml);
const write = (yaml = '') =>
  writeArtifact(plan({}, yaml), { folder: folder.at('dist'), commands: ['npm run build'] }, depsOf());
const manifestFile = () => folder.at('site-deploy-build/manifest.json');
const edit = (change: (manifest: Record<string, unknown>) => void) => {
  const manifest = JSON.parse(readFileSync(manifestFile(), 'utf8'));
  change(manifest);
  folder.write({ 'site-deploy-build/manifest.json': manifest });
};

describe('what a build job hands over', () => {
  it('is the same site for the deploy job', async () => {
    const artifact = await write();
    expect(artifact).toMatchObject({
      folder: 'site-deploy-build',
      name: 'site-acme-docs-Production-1.4.0',
      manifest: { totalBytes: 7 },
    });
    const built = await readArtifact(plan());
    expect(built).toEqual({
      folder: folder.at('site-deploy-build/site'),
      commands: [],
      files: artifact.manifest.files,
      builtDigest: artifact.digest,
    });
    expect(built.files?.map(({ path }) => path)).toEqual(['deep/é.txt', 'index.html']);
    expect(readFileSync(folder.at('site-deploy-build/site/deep/é.txt'), 'utf8')).toBe('ü');
  });

  it('replaces what an earlier run has left', async () => {
    await write();
    folder.write({ 'site-deploy-build/site/old.html': '' });
    await write();
    expect(existsSync(folder.at('site-deploy-build/site/old.html'))).toBe(false);
  });

  it("does not take the place of somebody else's folder", async () => {
    folder.write({ 'site-deploy-build/important.txt': 'x' });
    expect((await failureOf(write())).code).toBe('USAGE');
    expect(readFileSync(folder.at('site-deploy-build/important.txt'), 'utf8')).toBe('x');
  });

  it('is not written through a link out of the workspace', async () => {
    await using outside = await testFolder();
    symlinkSync(outside.root, folder.at('site-deploy-build'));
    expect((await failureOf(write())).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it('keeps to the limits of the hosting', async () => {
    expect((await failureOf(write('hosting: { maxFiles: 1 }'))).code).toBe('PACKAGE_TOO_MANY_FILES');
    expect((await failureOf(write('hosting: { maxTotalSize: 6 }'))).code).toBe('PACKAGE_TOO_LARGE');
  });
});

describe('a deploy job refuses', () => {
  it('a workspace without it', async () => {
    expect(await failureOf(readArtifact(plan()))).toMatchObject({
      code: 'ARTIFACT_INVALID',
      message: 'There is no site-deploy-build/manifest.json in the workspace.',
    });
  });

  it.each(['', '{', '[]', '{}', '{"format":2}'])('a manifest of another shape: %j', async (text) => {
    folder.write({ 'site-deploy-build/manifest.json': text });
    expect((await failureOf(readArtifact(plan()))).message).toContain('is not a manifest of a build job');
  });

  it('a list of files that was changed', async () => {
    await write();
    edit((manifest) => {
      manifest.files = [];
    });
    expect((await failureOf(readArtifact(plan()))).message).toContain('does not match its digest');
  });

  it.each<[string, Partial<Plan>, string]>([
    ['environment', { environment: 'Preview' }, 'environment: built for Production, this run deploys Preview'],
    ['version', { version: '2.0.0' }, 'version: built for 1.4.0, this run deploys 2.0.0'],
    [
      'commit',
      { event: { ...planOf().event, sha: 'f'.repeat(40) } },
      `commit: built for ${'c0ffee'.padEnd(40, '0')}, this run deploys ${'f'.repeat(40)}`,
    ],
  ])('a site of another %s', async (_, more, fact) => {
    await write();
    expect(await failureOf(readArtifact(plan(more)))).toMatchObject({ code: 'ARTIFACT_INVALID', facts: [fact] });
  });
});

describe('a rollback', () => {
  it('takes version and commit of the package, whatever the run is of', async () => {
    await write();
    const later = { version: '', event: { ...planOf().event, sha: 'f'.repeat(40) } };
    expect(await readKept(plan(later))).toEqual({ version: '1.4.0', commit: 'c0ffee'.padEnd(40, '0') });
  });

  it.each<[string, Partial<Plan>, string, string]>([
    ['environment', { environment: 'Preview' }, '', 'environment: built for Production, this run deploys Preview'],
    ['site', {}, 'acme-shop', 'slug: built for acme-docs, this run deploys acme-shop'],
  ])('refuses a package of another %s', async (_, more, slug, fact) => {
    await write();
    const { config } = plan();
    const other = { ...config, site: { ...config.site, slug: slug || config.site.slug } };
    expect(await failureOf(readKept(plan({ ...more, config: other })))).toMatchObject({
      code: 'ROLLBACK_REFUSED',
      facts: [fact],
    });
  });

  it('refuses a list of files that was changed', async () => {
    await write();
    edit((manifest) => {
      manifest.files = [];
    });
    expect((await failureOf(readKept(plan()))).code).toBe('ARTIFACT_INVALID');
  });
});

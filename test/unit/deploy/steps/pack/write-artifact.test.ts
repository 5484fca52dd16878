import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../../../../src/deploy/artifact/artifact.ts';
import { writeArtifact } from '../../../../../src/deploy/steps/pack/write-artifact.ts';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { testFolder, useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder({ 'dist/index.html': 'hello', 'dist/deep/é.txt': 'ü' });

const plan = (more: Partial<Plan> = {}, yaml = '') =>
  createPlan({ workspace: folder.root, ...more }, yaml);
const write = (yaml = '', more: Partial<Plan> = {}) =>
  writeArtifact(
    plan(more, yaml),
    { folder: folder.at('dist'), commands: ['npm run build'] },
    createDeps(),
  );
const read = (more: Partial<Plan> = {}) => {
  const { workspace, config, environment, version, event } = plan(more);
  return readBuiltSite(workspace, {
    slug: config.site.slug,
    environment,
    version,
    commit: event.sha,
  });
};

describe('the artifact of a build job', () => {
  it('carries the site unchanged to the deploy job', async () => {
    const artifact = await write();
    expect(artifact).toMatchObject({
      folder: 'site-deploy-build',
      name: 'site-acme-docs-Production-1.4.0',
      manifest: { totalBytes: 7 },
    });
    const built = await read();
    expect(built).toEqual({
      folder: folder.at('site-deploy-build/site'),
      commands: [],
      origin: { files: artifact.manifest.files, digest: artifact.digest },
    });
    expect(built.origin?.files.map(({ path }) => path)).toEqual(['deep/é.txt', 'index.html']);
    expect(readFileSync(folder.at('site-deploy-build/site/deep/é.txt'), 'utf8')).toBe('ü');
  });

  it.each<[string, Partial<Plan>, string]>([
    [
      'environment',
      { environment: 'Preview' },
      'environment: built for Production, but this run deploys Preview',
    ],
    ['version', { version: '2.0.0' }, 'version: built for 1.4.0, but this run deploys 2.0.0'],
    [
      'commit',
      { event: { ...createPlan().event, sha: 'f'.repeat(40) } },
      `commit: built for ${'c0ffee'.padEnd(40, '0')}, but this run deploys ${'f'.repeat(40)}`,
    ],
  ])('is refused by a deploy job with a different %s', async (_, more, fact) => {
    await write();
    expect(await catchError(read(more))).toMatchObject({ code: 'ARTIFACT_INVALID', facts: [fact] });
  });

  it('has a digest that depends on the environment and the version', async () => {
    const digests = [];
    for (const more of [{}, { environment: 'Preview' }, { version: '2.0.0' }] as const)
      digests.push((await write('', more)).digest);
    expect(new Set(digests).size).toBe(3);
  });

  it('is written with a warning about a file that the deployment replaces', async () => {
    folder.write({ 'dist/.well-known/site-deploy.json': '' });
    const deps = createDeps();
    await writeArtifact(plan(), { folder: folder.at('dist'), commands: [] }, deps);
    expect(deps.log.lines.join()).toContain("itself, in place of the site's own");
  });

  it('replaces the leftovers of an earlier run', async () => {
    await write();
    folder.write({ 'site-deploy-build/site/old.html': '' });
    await write();
    expect(existsSync(folder.at('site-deploy-build/site/old.html'))).toBe(false);
  });

  it('is not written into a folder with other files', async () => {
    folder.write({ 'site-deploy-build/important.txt': 'x' });
    expect((await catchError(write())).code).toBe('USAGE');
    expect(readFileSync(folder.at('site-deploy-build/important.txt'), 'utf8')).toBe('x');
  });

  it('is not written through a link out of the workspace', async () => {
    await using outside = await testFolder();
    symlinkSync(outside.root, folder.at('site-deploy-build'));
    expect((await catchError(write())).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it('is refused if the site exceeds the limits of the hosting', async () => {
    expect((await catchError(write('hosting: { maxFiles: 1 }'))).code).toBe(
      'PACKAGE_TOO_MANY_FILES',
    );
    expect((await catchError(write('hosting: { maxTotalSize: 6 }'))).code).toBe(
      'PACKAGE_TOO_LARGE',
    );
  });
});

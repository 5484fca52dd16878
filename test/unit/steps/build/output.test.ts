import { symlinkSync, utimesSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOutput } from '../../../../src/steps/build/output.ts';
import { failureOf, planOf } from '../../world.ts';
import { type TestFolder, testFolder } from '../folder.ts';

let folder: TestFolder;
beforeEach(async () => {
  folder = await testFolder();
});
afterEach(() => folder[Symbol.asyncDispose]());

const find = (yaml = '', wasBuilt = true, root = '') =>
  findOutput(planOf({ workspace: folder.root, buildRoot: folder.at(root) }, yaml), wasBuilt ? began : undefined);

/** When the builds of these tests began: what a test calls old was there before. */
const began = 1_700_000_000_000;
const old = (...names: string[]) => {
  for (const name of names) utimesSync(folder.at(name), began / 1000 - 60, began / 1000 - 60);
};

describe('findOutput', () => {
  it('takes the folder that the site config names', async () => {
    folder.write({ 'web/public/page.html': '', 'web/dist/index.html': '' });
    expect(await find('build: { root: web, output: public }', true, 'web')).toBe(folder.at('web/public'));
  });

  it('names the folders that are there instead of the configured one', async () => {
    folder.write({ 'dist/index.html': '', 'src/a': '', 'node_modules/a': '', '.cache/a': '', file: '' });
    const error = await failureOf(find('build: { output: out }'));
    expect(error).toMatchObject({ code: 'BUILD_OUTPUT_NOT_FOUND', facts: ['folders in build.root: dist, src'] });
    expect(error.message).toContain('"out" (build.output) does not exist after the build');
  });

  it('does not take a file for the folder', async () => {
    folder.write({ out: 'a file' });
    expect((await failureOf(find('build: { output: out }'))).code).toBe('BUILD_OUTPUT_NOT_FOUND');
  });

  it('does not follow a link out of the workspace', async () => {
    symlinkSync('/', folder.at('out'));
    expect((await failureOf(find('build: { output: out }'))).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it.each([
    ['Vite', { devDependencies: { vite: '5' } }, 'dist'],
    ['Angular-free React', { dependencies: { react: '18', 'react-scripts': '5' } }, 'build'],
    ['Next.js static export', { dependencies: { next: '15', react: '19' } }, 'out'],
  ])('knows where %s writes', async (_, manifest, expected) => {
    folder.write({ 'package.json': manifest, 'vite.config.js': '' });
    folder.write({ [`${expected}/index.html`]: '', 'site/index.html': '' });
    expect(await find()).toBe(folder.at(expected));
  });

  it('takes the one usual folder with a start page', async () => {
    folder.write({ '_site/index.html': '', 'public/logo.svg': '' });
    expect(await find()).toBe(folder.at('_site'));
  });

  it('does not choose between two', async () => {
    folder.write({ '_site/index.html': '', 'public/index.html': '' });
    const error = await failureOf(find());
    expect(error.code).toBe('BUILD_OUTPUT_NOT_FOUND');
    expect(error.message).toContain('_site, public');
  });

  it.each([
    ['nothing that is known', {}],
    ['Parcel', { devDependencies: { parcel: '2' } }],
    ['webpack', { devDependencies: { webpack: '5' } }],
    ['esbuild', { devDependencies: { esbuild: '1' } }],
  ])('takes what a build by %s has written, and not the folder of its sources', async (_, manifest) => {
    folder.write({
      'web/package.json': manifest,
      'web/index.html': '',
      'web/notes.txt': '',
      'web/dist/index.html': '',
    });
    expect(await find('build: { root: web }', true, 'web')).toBe(folder.at('web/dist'));
  });

  it('does not take the folder of the sources after a build, unless it is named', async () => {
    folder.write({ 'web/index.html': '', 'web/notes.txt': '', 'web/made/page.html': '' });
    const error = await failureOf(find('build: { root: web }', true, 'web'));
    expect(error.code).toBe('BUILD_OUTPUT_NOT_FOUND');
    expect(error.facts.join()).toContain('only taken where build.output names it');
    expect(await find('build: { root: web, output: . }', true, 'web')).toBe(folder.at('web'));
  });

  it('takes what the build has written rather than what was there before', async () => {
    folder.write({ 'public/index.html': '', 'dist/index.html': '' });
    old('public/index.html');
    expect(await find()).toBe(folder.at('dist'));
  });

  it('takes the repository itself where nothing was built', async () => {
    folder.write({ 'index.html': '', 'public/index.html': '' });
    expect(await find('', false)).toBe(folder.root);
  });

  it('finds nothing in a folder without a start page', async () => {
    folder.write({ 'dist/page.html': '' });
    expect(await failureOf(find())).toMatchObject({
      code: 'BUILD_OUTPUT_NOT_FOUND',
      message: 'No folder with an index.html was found.',
      facts: ['folders in build.root: dist'],
    });
  });
});

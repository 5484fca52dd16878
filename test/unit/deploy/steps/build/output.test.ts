import { mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  findEarlierSite,
  findOutput,
  functionsRemark,
} from '../../../../../src/deploy/steps/build/output.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder();

const find = (yaml = '', wasBuilt = true, root = '') =>
  findOutput(
    createPlan({ workspace: folder.root, buildRoot: folder.at(root) }, yaml),
    wasBuilt ? began : undefined,
  );

/** Start of the builds in these tests, in ms. Older files are not from the build. */
const began = 1_700_000_000_000;
const old = (...names: string[]) => {
  for (const name of names) utimesSync(folder.at(name), began / 1000 - 60, began / 1000 - 60);
};

it('functionsRemark reports functions at the root of the repository that are not deployed', () => {
  const project = { buildRoot: folder.at('web'), workspace: folder.root };
  expect(functionsRemark(project)).toBeUndefined();
  folder.write({ 'api/host.json': '{}' });
  expect(functionsRemark(project)).toMatch(/^The functions in api are not deployed/);
});

describe('findOutput', () => {
  it('uses the output folder of the site config', async () => {
    folder.write({ 'web/public/index.html': '', 'web/dist/index.html': '' });
    expect(await find('build: { root: web, output: public }', true, 'web')).toBe(
      folder.at('web/public'),
    );
  });

  it('suggests the only folder with a start page instead of the configured one', async () => {
    folder.write({ 'web/public/page.html': '', 'web/made/index.html': '' });
    expect(
      await catchError(find('build: { root: web, output: public }', true, 'web')),
    ).toMatchObject({
      message: 'The folder "web/public" (build.output) has no index.html.',
      remedy: 'Set build.output: made',
    });
    const missing = await catchError(find('build: { root: web, output: dist }', true, 'web'));
    expect(missing).toMatchObject({ remedy: 'Set build.output: made' });
    folder.write({ 'web/public/deep/index.html': '', 'web/old/index.html': '' });
    old('web/public/deep/index.html', 'web/old/index.html');
    expect(
      await catchError(find('build: { root: web, output: public }', true, 'web')),
    ).toMatchObject({ facts: ['found one in made', 'found one in public/deep'] });
    folder.write({ 'web/more/index.html': '' });
    expect(
      (await catchError(find('build: { root: web, output: public }', true, 'web'))).remedy,
    ).not.toContain('Set build.output:');
  });

  it('uses a configured folder without a start page if nothing was built', async () => {
    folder.write({ 'dist/page.html': '' });
    expect(await find('build: { output: dist }', false)).toBe(folder.at('dist'));
  });

  it.each([
    [
      'next to the configured folder',
      'build: { output: dist/client }',
      { 'dist/client/index.html': '', 'dist/server/a.js': '' },
    ],
    [
      'beside a configured folder without a start page',
      'build: { output: dist }',
      { 'dist/a.css': '', '.output/server/a.js': '' },
    ],
    ['in .output', '', { '.output/server/a.js': '' }],
    [
      'next to a folder with a start page',
      '',
      { 'dist/client/index.html': '', 'dist/server/a.js': '' },
    ],
  ])('refuses a build that wrote a server %s', async (_, yaml, files) => {
    folder.write(files);
    expect((await catchError(find(yaml))).message).toMatch(
      /^The build made \S+\/server, which needs a server/,
    );
  });

  it("prefers the generator's folder or a usual folder, even if the build left the folder unchanged", async () => {
    folder.write({ 'dist/index.html': '', 'made/index.html': '' });
    old('dist/index.html', 'made/index.html');
    expect(await find()).toBe(folder.at('dist'));
    expect(await findEarlierSite(folder.root)).toBe('dist');
    folder.write({ 'build/index.html': '', 'public/index.html': '' });
    expect(await findEarlierSite(folder.root)).toBeUndefined();
    folder.write({ 'package.json': { devDependencies: { vite: '8' } } });
    folder.write({ 'dist/index.html': '' });
    expect(await find()).toBe(folder.at('dist'));
    expect(await find('', false)).toBe(folder.at('dist'));
    expect(await findEarlierSite(folder.root)).toBe('dist');
  });

  it('lists existing folders if the configured one is missing', async () => {
    folder.write({
      'dist/index.html': '',
      'src/a': '',
      'node_modules/a': '',
      '.cache/a': '',
      file: '',
    });
    const error = await catchError(find('build: { output: out }'));
    expect(error).toMatchObject({
      code: 'BUILD_OUTPUT_NOT_FOUND',
      facts: ['folders in build.root: dist, src', 'found an index.html in dist'],
    });
    expect(error.message).toContain('"out" (build.output) does not exist after the build');
  });

  it('refuses an output folder that is a file', async () => {
    folder.write({ out: 'a file' });
    expect((await catchError(find('build: { output: out }'))).code).toBe('BUILD_OUTPUT_NOT_FOUND');
  });

  it('refuses an output folder that is a link out of the workspace', async () => {
    symlinkSync('/', folder.at('out'));
    expect((await catchError(find('build: { output: out }'))).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it('suggests the subfolder that contains the start page', async () => {
    folder.write({ 'dist/app/browser/index.html': '', 'dist/app/3rdpartylicenses.txt': '' });
    expect(await catchError(find('build: { output: dist }'))).toMatchObject({
      code: 'BUILD_OUTPUT_NOT_FOUND',
      message: 'The folder "dist" (build.output) has no index.html.',
      facts: ['found one in dist/app/browser'],
      remedy: 'Set build.output: dist/app/browser',
    });
  });

  const angular = (build: object) => ({
    projects: { lib: { projectType: 'library' }, app: { architect: { build } } },
  });
  const angularPackage = { dependencies: { '@angular/core': '22' } };
  it.each<[string, object, object, string]>([
    ['Vite', { devDependencies: { vite: '5' } }, {}, 'dist'],
    ['Create React App', { dependencies: { react: '18', 'react-scripts': '5' } }, {}, 'build'],
    ['Next.js static export', { dependencies: { next: '15', react: '19' } }, {}, 'out'],
    ['Nuxt', { dependencies: { nuxt: '4', vue: '3' } }, { 'nuxt.config.js': '' }, '.output/public'],
    ['Astro', { dependencies: { astro: '7' } }, { 'astro.config.mjs': '' }, 'dist'],
    [
      'SvelteKit',
      { devDependencies: { '@sveltejs/kit': '3', svelte: '5', vite: '8' } },
      {},
      'build',
    ],
    ['VitePress', { devDependencies: { vitepress: '1' } }, {}, '.vitepress/dist'],
    [
      'VitePress in the folder docs',
      { devDependencies: { vitepress: '1' } },
      {},
      'docs/.vitepress/dist',
    ],
    ['Angular', angularPackage, { 'angular.json': angular({}) }, 'dist/app/browser'],
    [
      'Angular with a custom output path',
      angularPackage,
      { 'angular.json': angular({ options: { outputPath: 'www' } }) },
      'www/browser',
    ],
    [
      'Angular with a custom base path and no browser folder',
      angularPackage,
      { 'angular.json': angular({ options: { outputPath: { base: 'www', browser: '' } } }) },
      'www',
    ],
    [
      'Angular before 17',
      angularPackage,
      { 'angular.json': angular({ options: { outputPath: 'www' } }) },
      'www',
    ],
  ])('finds the output folder of %s', async (_, manifest, files, expected) => {
    folder.write({ 'package.json': manifest, 'vite.config.js': '', ...files });
    folder.write({
      [`${expected}/index.html`]: '',
      'site/index.html': '',
      'public/index.html': '',
      'coverage/index.html': '',
      '.cache/index.html': '',
    });
    old('site/index.html', 'public/index.html');
    expect(await find()).toBe(folder.at(expected));
  });

  it.each([
    ['without a known bundler', {}],
    ['with Parcel', { devDependencies: { parcel: '2' } }],
    ['with webpack', { devDependencies: { webpack: '5' } }],
  ])('uses the sources of a site %s only if build.output names them', async (_, manifest) => {
    const sources = { 'index.html': '', 'src/keys.ts': 'secret', 'package.json': manifest };
    folder.write({ ...sources, 'dist/index.html': '' });
    expect(await find()).toBe(folder.at('dist'));
    await rm(folder.at('dist'), { recursive: true });
    expect((await catchError(find())).message).toBe(
      'The build wrote no folder with an index.html.',
    );
    expect(await find("build: { output: '.' }")).toBe(folder.root);
  });

  it('finds an output folder that contains 1,200 folders', async () => {
    folder.write({ 'package.json': { dependencies: { react: '19' } }, 'site/index.html': '' });
    for (let index = 0; index < 1_200; index += 1) mkdirSync(folder.at(`site/page-${index}`));
    expect(await find()).toBe(folder.at('site'));
  });

  it('uses the only folder that has both a usual name and a start page', async () => {
    folder.write({ '_site/index.html': '', 'public/logo.svg': '' });
    expect(await find()).toBe(folder.at('_site'));
  });

  it('does not guess between two possible output folders', async () => {
    folder.write({ '_site/index.html': '', 'public/index.html': '' });
    const error = await catchError(find());
    expect(error.code).toBe('BUILD_OUTPUT_NOT_FOUND');
    expect(error.message).toContain('_site, public');
  });

  it.each([
    ['no known bundler', {}],
    ['Parcel', { devDependencies: { parcel: '2' } }],
    ['webpack', { devDependencies: { webpack: '5' } }],
    ['esbuild', { devDependencies: { esbuild: '1' } }],
  ])('finds the output of %s rather than its source folder', async (_, manifest) => {
    folder.write({
      'web/package.json': manifest,
      'web/index.html': '',
      'web/notes.txt': '',
      'web/dist/index.html': '',
    });
    expect(await find('build: { root: web }', true, 'web')).toBe(folder.at('web/dist'));
  });

  it('uses the source folder after a build only if build.output names it', async () => {
    folder.write({ 'web/index.html': '', 'web/notes.txt': '', 'web/made/page.html': '' });
    const error = await catchError(find('build: { root: web }', true, 'web'));
    expect(error.code).toBe('BUILD_OUTPUT_NOT_FOUND');
    expect(error.facts.join()).toContain('only if build.output names it');
    expect(await find('build: { root: web, output: . }', true, 'web')).toBe(folder.at('web'));
  });

  it('prefers fresh build output to older folders', async () => {
    folder.write({ 'public/index.html': '', 'dist/index.html': '' });
    old('public/index.html');
    expect(await find()).toBe(folder.at('dist'));
  });

  it('uses the repository itself if nothing was built', async () => {
    folder.write({ 'index.html': '', 'public/index.html': '' });
    expect(await find('', false)).toBe(folder.root);
  });

  it('reports that no usual folder has a start page if nothing was built', async () => {
    folder.write({ 'docs/index.md': '' });
    expect((await catchError(find('', false))).message).toBe(
      'Nothing was built because build.command is not set, and no usual folder has an index.html.',
    );
  });

  it('finds no output in a folder without a start page', async () => {
    folder.write({ 'dist/page.html': '' });
    expect(await catchError(find())).toMatchObject({
      code: 'BUILD_OUTPUT_NOT_FOUND',
      message: 'The build wrote no folder with an index.html.',
      facts: ['folders in build.root: dist'],
    });
  });
});

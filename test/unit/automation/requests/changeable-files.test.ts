import { describe, expect, it } from 'vitest';
import { guardedFiles } from '../../../../src/automation/requests/changeable-files.ts';
import { parseSiteConfig } from '../../../../src/config/parse.ts';
import { needed } from '../../../support/site-config.ts';

const createPolicy = (more = '', configFile = 'site.config.yml') => ({
  config: parseSiteConfig(needed + more, configFile),
  configFile,
});
const everything = "automation: { requests: { files: ['**'] } }\n";

/** Files that may decide which code runs outside the page, for example in a workflow or a build. */
const dangerous =
  'azure-pipelines.yml Jenkinsfile bitbucket-pipelines.yml ci/setup/action.yml ci/setup/action.yaml package.yaml ' +
  'package.json5 binding.gyp patches/left-pad+1.0.0.patch uv.lock Pipfile.lock setup.py pom.xml rush.json ' +
  'import_map.json mise.toml lefthook.yml renovate.json angular.json hugo.toml _config.yml gulpfile.js gulpfile.mjs ' +
  'Gruntfile.js tsconfig.json netlify.toml vercel.json Rakefile docker-compose.yml node_modules/left-pad/index.js ' +
  'src/package.json src/node_modules/a/index.js src/action.yml';
const names = dangerous.split(' ');

describe('an agent may not change', () => {
  it.each(
    `astro.config.mjs next.config.js docusaurus.config.ts hugo.toml angular.json package.json
       index.html`.split(/\s+/),
  )(`${names.length} files that decide what runs, on a site with %s`, (known) => {
    expect(names).toHaveLength(33);
    expect(guardedFiles(names, [known], createPolicy())).toEqual(names);
  });

  it('instructions for agents in any folder', () => {
    const files =
      'AGENTS.md CLAUDE.md docs/GEMINI.md copilot-instructions.md CONVENTIONS.md src/SKILL.md ' +
      'docs/review.prompt.md src/site.instructions.md';
    for (const known of ['astro.config.mjs', '_config.yml', 'docusaurus.config.js', 'index.html'])
      expect(guardedFiles(files.split(' '), [known], createPolicy())).toHaveLength(8);
    const everyFile = createPolicy(everything);
    expect(guardedFiles(files.split(' '), ['package.json'], everyFile)).toHaveLength(8);
  });

  it('a build script, nor other files of its site unless automation.requests.files lists them', () => {
    const files = ['build.mjs', 'scripts/pages.js', 'index.html', 'about/index.html'];
    const build = 'build: { command: node build.mjs, output: dist }\n';
    expect(guardedFiles(files, ['index.html', 'build.mjs'], createPolicy(build))).toEqual(files);
    const listed = "automation: { requests: { files: ['**'] } }\n";
    expect(guardedFiles(files, ['index.html'], createPolicy(build + listed))).toEqual([
      'build.mjs',
    ]);
  });

  it('the site config with any name, and files that control hosting and texts', () => {
    const files = [
      'sites/shop.yml',
      'content/overrides.json',
      'staticwebapp.config.json',
      '.npmrc',
    ];
    const policy = createPolicy(everything, './sites/shop.yml');
    expect(guardedFiles([...files, 'Sites/Shop.yml'], [], policy)).toHaveLength(5);
  });
});

describe('an agent may change', () => {
  it.each([
    [
      'astro.config.mjs',
      'src/pages/index.astro src/content/news/one.md src/content/team.yml public/a.svg',
    ],
    ['next.config.js', 'app/page.tsx components/logo.tsx styles/site.css'],
    ['docusaurus.config.ts', 'docs/intro.mdx blog/2026.md src/css/custom.css static/img/a.svg'],
    ['hugo.toml', 'content/_index.md layouts/index.html data/team.toml'],
    ['vite.config.ts', 'index.html src/main.ts'],
    ['_config.yml', 'about.md site.css _posts/one.md _data/team.csv'],
    ['nuxt.config.ts', 'app/app.vue layouts/default.vue content/a.yml'],
    ['svelte.config.js', 'src/routes/a.svelte static/a.txt'],
    ['gatsby-config.js', 'src/pages/index.jsx content/a.md'],
    ['.eleventy.js', '_includes/a.njk posts/a.liquid'],
    ['eleventy.config.mjs', '_data/team.json css/site.css'],
    ['config.toml', 'i18n/de.toml assets/a.scss'],
    ['angular.json', 'src/app/a.component.html public/a.svg'],
    ['package.json', 'docs/a.hbs app/a.less'],
    ['index.html', 'index.html about/index.html js/menu.js style.css'],
  ])('pages if the site has %s', (known, files) => {
    expect(guardedFiles(files.split(' '), [known], createPolicy())).toEqual([]);
  });

  it.each([
    ['astro.config.mjs', 'index.md a/index.html public/content/a.json src/a.png src/settings.yml'],
    ['_config.yml', 'src/index.html _data/a.b about/index.md'],
  ])('no other files if the site has %s', (known, files) => {
    const names = files.split(' ');
    expect(guardedFiles(names, [known], createPolicy())).toEqual(names);
  });

  it("nothing outside the site's folder", () => {
    const policy = createPolicy('build: { root: apps/site }\n');
    const known = ['apps/site/astro.config.mjs', 'package.json'];
    expect(guardedFiles(['apps/site/src/a.astro', 'src/a.astro'], known, policy)).toEqual([
      'src/a.astro',
    ]);
  });

  it('only the files that automation.requests.files lists', () => {
    const policy = createPolicy("automation: { requests: { files: ['web/**', 'a/*.html'] } }\n");
    const allowed = ['web/x/y.data', 'web/.well-known/y.txt', 'a/b.html'];
    const files = ['a/b/c.html', 'src/a.html', 'web/package.json', 'web/.env'];
    expect(guardedFiles([...allowed, ...files], ['package.json'], policy)).toEqual(files);
  });
});

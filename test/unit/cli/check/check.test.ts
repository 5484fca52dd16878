import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { useFolder } from '../../../support/folder.ts';
import { needed } from '../../../support/site-config.ts';
import { commitAll, runIn } from '../terminal-run.ts';

const folder = useFolder();

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

it('check names the setting if the default branch of origin is not the Production branch', async () => {
  folder.write({ 'origin/site.config.yml': needed, 'origin/public/index.html': 'x' });
  commitAll(folder.at('origin'), 'main');
  execFileSync('git', ['clone', '-q', folder.at('origin'), folder.at('clone')]);
  const { code, stdout } = await runIn(folder.at('clone'), ['check']);
  expect(code).toBe(0);
  expect(stdout).toContain('The default branch of origin is main, but Production deploys master.');
  expect(stdout).toContain('set environments.production.branch: main in site.config.yml');
});

it('check reports that the current branch is not deployed', async () => {
  folder.write({ 'site.config.yml': needed });
  commitAll(folder.root, 'topic');
  const { stdout } = await runIn(folder.root, ['check']);
  expect(stdout).toContain('Pushes to the current branch, topic, are not deployed');
});

it.each(['master', 'release/1.0.0'])(
  'check does not warn of the deployed branch %s',
  async (branch) => {
    folder.write({
      'site.config.yml': needed,
      'package.json': { version: '1.0.0', scripts: { build: 'x' } },
    });
    commitAll(folder.root, branch);
    const { stdout } = await runIn(folder.root, ['check']);
    expect(stdout).toContain('  Version     1.0.0, from this checkout');
    expect(stdout).not.toContain('warning:');
  },
);

it('check warns of settings that a deployment refuses or ignores, and of secrets, without showing them', async () => {
  const settings = [
    'environments: { preview: { url: https://www.acme.example } }',
    'hosting: { config: hosting/swa.json }',
    'build:',
    '  output: index.html',
    '  install: npm config set //npm.example/:_authToken=npm_abcdefghijklmnopqrstuvwxyz0123',
    '  env: { DATABASE: "postgres://me:Abc~123~secret@db.example", API_KEY: ghp_abcdefghijklmnopqrstuvwxyz0123, DEPLOY_TOKEN: 0a1b2c3d4e5f6a7b8c9d0e1f, A: b }',
  ];
  folder.write({ 'site.config.yml': `${needed}${settings.join('\n')}\n`, 'index.html': 'x' });
  const { code, stdout } = await runIn(folder.root, ['check']);
  expect(code).toBe(0);
  const output = oneLine(stdout);
  for (const text of [
    'environments.preview.url is the address of the live site, https://www.acme.example',
    'hosting.config: there is no file hosting/swa.json',
    'build.output is index.html, which is a file',
    'build.env.API_KEY may hold a secret',
    'build.env.DEPLOY_TOKEN may hold a secret',
    'build.env.DATABASE may hold a secret',
    'build.install may hold a secret',
  ])
    expect(output).toContain(text);
  expect(output).not.toContain('build.env.A ');
  const json = await runIn(folder.root, ['check', '--json']);
  expect(output + json.stdout).not.toMatch(/0a1b2c3d|Abc~123|npm_abc/);
});

it('check warns of replaced files, too many files and invalid names in the output of an earlier build', async () => {
  const scripts = { build: 'x' };
  const project = { 'package.json': { version: '1.0.0', scripts } };
  folder.write({ 'site.config.yml': `${needed}build: { output: dist }\n`, ...project });
  folder.write({ 'dist/index.html': 'x', 'dist/site-deploy-head.js': 'x' });
  const replaced = await runIn(folder.root, ['check']);
  expect(oneLine(replaced.stdout)).toContain(
    "The deployment writes site-deploy-head.js itself, in place of the site's own",
  );
  const limit = `${needed}build: { output: dist }\nhosting: { maxFiles: 6 }\n`;
  folder.write({ 'site.config.yml': limit, 'dist/a/b.html': 'x' });
  expect(oneLine((await runIn(folder.root, ['check'])).stdout)).toContain(
    '(hosting.maxFiles). folders with the most files: 2 .; 1 a',
  );
  folder.write({ 'dist/a:b.html': 'x' });
  const { code, stdout } = await runIn(folder.root, ['check']);
  expect(code).toBe(0);
  expect(oneLine(stdout)).toContain('warning: The last build: The built site has');
});

it('check --json prints the config and its warnings, or the errors in it', async () => {
  folder.write({ 'site.config.yml': needed, 'public/index.html': 'x' });
  const { stdout, stderr } = await runIn(folder.root, ['check', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    site: { slug: 'acme-docs' },
    warnings: [
      expect.stringContaining('not the root of a git repository'),
      expect.stringContaining('No version found'),
    ],
  });
  expect(stderr).toContain('No version found');
  folder.write({ 'site.config.yml': `${needed}bild: {}\n` });
  const wrong = await runIn(folder.root, ['check', '--json']);
  expect(wrong.code).toBe(2);
  expect(JSON.parse(wrong.stdout).error).toMatchObject({
    code: 'CONFIG_INVALID',
    problems: [{ line: 14, column: 1, message: expect.stringContaining('unknown key "bild"') }],
  });
});

it.each(['check', 'deploy'])(
  '%s names existing folders if build.root is missing',
  async (command) => {
    folder.write({
      'site.config.yml': `${needed}build: { root: packages/web }\n`,
      'apps/web/package.json': {},
    });
    commitAll(folder.root, 'master');
    const args = command === 'check' ? ['check'] : ['deploy', '--dry-run'];
    const { code, stdout, stderr } = await runIn(folder.root, args);
    expect(code).toBe(2);
    expect(stdout + stderr).toMatch(
      /site\.config\.yml:14:16 +build\.root: found "packages\/web", but there is no such folder; there is: apps\/web/,
    );
  },
);

it('check warns of an output, a tool and an address that do not fit the project', async () => {
  folder.write({
    'site.config.yml': `${needed}build: { command: hugo, output: dist }\n`,
    'hugo.toml': "baseURL = 'https://other.example/'\n",
  });
  const { stdout } = await runIn(folder.root, ['check'], { PATH: '/nowhere' });
  expect(stdout).toContain('build.output is dist, but Hugo writes public');
  expect(stdout).toContain('The build needs hugo, which is not on PATH here.');
  expect(stdout).toContain('baseURL in hugo.toml is https://other.example/, but site.url is');
});

/** Returns the output of `check` for a workflow with these inputs of the Action. */
async function checkReuse(build: string, input: string): Promise<string> {
  const uses = `{ uses: acme/site-deploy@v1, with: { ${input} } }`;
  const deploys = '{ uses: acme/site-deploy@v1, with: { mode: deploy } }';
  folder.write({
    'site.config.yml': `${needed}build: { ${build} }\n`,
    'package.json': { version: '1.0.0', scripts: { build: 'x' } },
    '.github/workflows/site.yml': `on: push\njobs: { a: { steps: [${uses}, ${deploys}] } }\n`,
  });
  return oneLine((await runIn(folder.root, ['check'])).stdout);
}
const neverReuses = 'looks for no earlier package, so each deployment builds';

it('check warns of a workflow that never reuses a package although the site config allows it', async () => {
  expect(await checkReuse('reads: []', 'mode: deploy')).toContain(neverReuses);
});

it.each([
  ['reads: []', 'reuse: true'],
  ['reads: []', 'mode: reuse'],
  ['reads: [], passEnv: [TOKEN]', 'mode: deploy'],
  ['output: dist', 'mode: deploy'],
])('check does not ask for reuse if the build has "%s" and the workflow "%s"', async (...given) => {
  expect(await checkReuse(...given)).not.toContain(neverReuses);
});

/** Returns the output of `check` for a workflow that runs on pushes to these branches. */
async function checkBranches(list: string): Promise<string> {
  const job = 'jobs: { a: { runs-on: x, steps: [{ uses: acme/site-deploy@v1 }] } }';
  folder.write({
    'site.config.yml': needed,
    'package.json': { version: '1.0.0', scripts: { build: 'x' } },
    '.github/workflows/site.yml': `on: { push: { branches: ${list} } }\n${job}\n`,
  });
  const { code, stdout } = await runIn(folder.root, ['check']);
  expect(code).toBe(0);
  return oneLine(stdout);
}

it.each([
  ['master', '[main, "release/**"]', ': "branches" in'],
  ['release/**', '[master, "release/*"]', ''],
])('check warns that the workflow does not deploy %s', async (branch, list, more) => {
  const warning = `Pushes to ${branch} start no deployment${more}`;
  expect(await checkBranches(list)).toContain(warning);
});

it('check does not warn of a workflow that deploys all branches of the site config', async () => {
  expect(await checkBranches('[master, "release/**"]')).not.toContain('start no deployment');
});

const dist = 'build: { output: dist }';
const page = { 'dist/index.html': 'x' };
const nothing = { 'docs/page.md': 'x' };
const noFolder = 'The folder "pubic" (build.output) does not exist, and nothing was';
const advice = 'If the site has a build, set build.command;';
const hosting = (config: object) => ({
  ...page,
  'dist/staticwebapp.config.json': JSON.stringify(config),
});

type Files = Parameters<typeof folder.write>[0];
it.each<[what: string, settings: string, files: Files, code: number, ...texts: string[]]>([
  [
    'warns of a site with neither a build nor an index.html',
    '',
    nothing,
    0,
    'warning: Nothing was built because build.command is not set, and no usual folder has an',
    advice,
  ],
  ['warns of a missing output', 'build: { output: pubic }', nothing, 0, noFolder, advice],
  [
    'warns of an output that nothing builds',
    'build: { command: false, output: pubic }',
    nothing,
    0,
    `warning: ${noFolder} built because build.command is false.`,
    advice,
  ],
  [
    'finds files at reserved paths, but no functions',
    dist,
    { 'static/api/users.html': 'x', 'dist/.auth/me.html': 'x', 'api/function.ts': '' },
    0,
    'returns 404 for .auth/me.html (the reserved folder .auth)',
    'returns 404 for api/users.html (the reserved',
  ],
  [
    'refuses invalid file names in an existing output',
    dist,
    { ...page, 'dist/a:b.html': 'x', 'dist/Robots.txt': 'x' },
    1,
    'artifacts, which hand the site to the next job, refuse :',
    'robots.txt: the same as Robots.txt if case is ignored',
  ],
  [
    'counts the files that a deployment adds',
    `${dist}\nhosting: { maxFiles: 6 }`,
    { ...page, 'dist/robots.txt': 'x' },
    1,
    'The built site has 2 files, and the deployment adds 5 (staticwebapp.config.json, ' +
      '.well-known/site-deploy.json, .well-known/site-text.json, sitemap.xml, ' +
      '.well-known/site-deploy-seo.json); the limit is 6 (hosting.maxFiles).',
  ],
  [
    'refuses a hosting configuration that is too large with the defaults',
    dist,
    hosting({ routes: [{ route: `/${'a'.repeat(19_900)}`, redirect: '/' }] }),
    1,
    'compact and with the defaults merged in',
  ],
  [
    'refuses a site whose server renders the pages',
    dist,
    hosting({ navigationFallback: { rewrite: '/api/server' } }),
    1,
    'rewrites to /api/server, and functions are not deployed',
  ],
  ['refuses a blank start page', dist, { 'dist/index.html': ' ' }, 1, '[START_PAGE_MISSING]'],
  [
    'reports that functions are not deployed',
    dist,
    { ...page, 'api/host.json': '{}' },
    0,
    'The functions in api are not deployed',
  ],
  [
    'refuses a start page that redirects in a circle',
    dist,
    hosting({
      routes: [
        { route: '/', redirect: '/a' },
        { route: '/a', redirect: '/' },
      ],
    }),
    1,
    'The route / in dist/staticwebapp.config.json redirects in a',
  ],
  [
    'warns of rules with missing targets',
    dist,
    { ...hosting({ routes: [{ route: '/a', redirect: '/d' }] }), 'dist/404.html': 'x' },
    0,
    'leads to /d, which returns 404.',
  ],
  [
    'translates the redirects of a different host',
    dist,
    { ...page, 'dist/_redirects': '/old /new 302\n/u/:id /users/:id' },
    0,
    '_redirects belongs to another host, such as Netlify or Cloudflare Pages: here, it has no ' +
      'effect, and anybody can read it. Add to staticwebapp.config.json: ' +
      '{"routes":[{"route":"/old","redirect":"/new","statusCode":302}]} The hosting ' +
      "configuration can't express line 2: a placeholder in the address.",
  ],
  [
    'fails if a deployment would find no build command',
    '',
    { 'package.json': { version: '1.0.0' } },
    1,
    '[BUILD_COMMAND_MISSING]',
  ],
  [
    'warns of a wrong version and a different Node version',
    '',
    { 'package.json': { version: 'one', engines: { node: '>=99' }, scripts: { build: 'x' } } },
    0,
    'found the version "one" in "version" in package.json',
    'warning: package.json requires Node >=99 (engines), but the build runs on Node ',
  ],
  [
    'reports a build.root that is a file',
    'build: { root: site.config.yml }',
    {},
    2,
    '14:16 build.root: found "site.config.yml", but there is no such folder',
  ],
  [
    'does not show Preview for the production branch',
    'environments: { production: { branch: main }, preview: { branches: [main] } }',
    {},
    0,
    'address from the hosting platform, from no branch',
  ],
  [
    'warns of a variable that nothing replaces',
    `build:\n  env: { API: '\${{ vars.API }}' }`,
    {},
    0,
    'in build.output or build.env is not replaced',
  ],
  [
    'names a workflow that GitHub cannot read',
    '',
    { '.github/workflows/deploy.yml': 'on: push\njobs\n' },
    0,
    'deploy.yml is not a valid workflow',
  ],
])('check %s', async (_, settings, files, expected, ...texts) => {
  folder.write({ 'site.config.yml': `${needed}${settings}\n`, ...files });
  const { code, stdout, stderr } = await runIn(folder.root, ['check']);
  expect(code, stderr).toBe(expected);
  for (const text of texts) expect(oneLine(stdout + stderr)).toContain(text);
});

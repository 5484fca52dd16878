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
  'check has no warning for a deployed branch: %s',
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

it('check warns of settings that a deployment refuses, ignores or publishes', async () => {
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

it.each([
  [
    '',
    'Nothing was built because build.command is not set, and no usual folder has an index.html.',
  ],
  ['build: { output: pubic }', 'The folder "pubic" (build.output) does not exist, and nothing was'],
  [
    'build: { command: false, output: pubic }',
    'The folder "pubic" (build.output) does not exist, and nothing was built because ' +
      'build.command is false.',
  ],
])(
  'check warns if nothing is built and a deployment would find no site: %s',
  async (build, warning) => {
    folder.write({ 'site.config.yml': `${needed}${build}\n`, 'docs/page.md': 'x' });
    const { code, stdout } = await runIn(folder.root, ['check']);
    expect(code).toBe(0);
    const output = oneLine(stdout);
    expect(output).toContain(`warning: ${warning}`);
    expect(output).toContain('If the site has a build, set build.command;');
  },
);

it('check finds files at paths that the platform reserves', async () => {
  folder.write({
    'site.config.yml': `${needed}build: { output: dist }\n`,
    'static/api/users.html': 'x',
    'dist/.auth/me.html': 'x',
    'api/function.ts': 'the own interface of the site lies here',
  });
  const { stdout } = await runIn(folder.root, ['check']);
  for (const name of ['.auth/me.html (the reserved folder .auth)', 'api/users.html (the reserved'])
    expect(oneLine(stdout)).toContain(`returns 404 for ${name}`);
});

const built = (files: Readonly<Record<string, string>>) =>
  folder.write({ 'site.config.yml': `${needed}build: { output: dist }\n`, ...files });

it('check refuses names of an existing output as a deployment does', async () => {
  built({ 'dist/index.html': 'x', 'dist/a:b.html': 'x', 'dist/Robots.txt': 'x' });
  const { code, stderr } = await runIn(folder.root, ['check']);
  expect(code).toBe(1);
  expect(stderr).toContain('artifacts, which hand the site to the next job, refuse :');
  expect(stderr).toContain('robots.txt: the same as Robots.txt if case is ignored');
});

it('check counts the files that a deployment adds', async () => {
  const config = `${needed}build: { output: dist }\nhosting: { maxFiles: 6 }\n`;
  built({ 'dist/index.html': 'x', 'dist/robots.txt': 'x', 'site.config.yml': config });
  const { stderr } = await runIn(folder.root, ['check']);
  expect(oneLine(stderr)).toContain(
    'The built site has 2 files, and the deployment adds 5 (staticwebapp.config.json, ' +
      '.well-known/site-deploy.json, .well-known/site-text.json, sitemap.xml, ' +
      '.well-known/site-deploy-seo.json); the limit is 6 (hosting.maxFiles).',
  );
});

it('check only warns of an output that a deployment builds again, and of files that it replaces', async () => {
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

it('check refuses a hosting configuration that is too large with the defaults', async () => {
  const routes = [{ route: `/${'a'.repeat(19_900)}`, redirect: '/' }];
  built({ 'dist/index.html': 'x', 'staticwebapp.config.json': JSON.stringify({ routes }) });
  const { code, stderr } = await runIn(folder.root, ['check']);
  expect(code).toBe(1);
  expect(stderr).toContain('compact and with the defaults merged in');
});

it('check refuses a site whose server makes the pages, and says that functions are not deployed', async () => {
  const fallback = { navigationFallback: { rewrite: '/api/server' } };
  const config = { 'dist/staticwebapp.config.json': JSON.stringify(fallback) };
  built({ 'dist/index.html': 'x', ...config });
  const server = await runIn(folder.root, ['check']);
  expect(server.code).toBe(1);
  expect(server.stderr).toContain('rewrites to /api/server, and functions are not deployed');
  built({ 'dist/index.html': ' ', 'dist/staticwebapp.config.json': '{}' });
  const blank = await runIn(folder.root, ['check']);
  expect(blank.code).toBe(1);
  expect(blank.stderr).toContain('[START_PAGE_MISSING]');
  built({ 'dist/index.html': 'x', 'api/host.json': '{}' });
  const functions = await runIn(folder.root, ['check']);
  expect(functions.code).toBe(0);
  expect(functions.stdout).toContain('The functions in api are not deployed');
});

it('check refuses a start page that redirects in a circle, and warns of rules that lead nowhere', async () => {
  const circle = [
    { route: '/', redirect: '/a' },
    { route: '/a', redirect: '/' },
  ];
  const config = (routes: object[]) => ({
    'dist/staticwebapp.config.json': JSON.stringify({ routes }),
  });
  built({ 'dist/index.html': 'x', ...config(circle) });
  const refused = await runIn(folder.root, ['check']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('The route / in dist/staticwebapp.config.json redirects in a');
  built({
    'dist/index.html': 'x',
    'dist/404.html': 'x',
    'dist/b/c.html': 'x',
    ...config([
      { route: '/a', redirect: '/d' },
      { route: '/e', rewrite: '/b/c' },
    ]),
  });
  const warned = await runIn(folder.root, ['check']);
  expect(warned.code).toBe(0);
  expect(warned.stdout).toContain('leads to /d, which returns 404.');
  expect(warned.stdout).not.toContain('which the site lacks');
});

it('check translates the redirects of another host', async () => {
  built({ 'dist/index.html': 'x', 'dist/_redirects': '/old /new 302\n/u/:id /users/:id' });
  const { stdout } = await runIn(folder.root, ['check']);
  expect(oneLine(stdout)).toContain(
    '_redirects belongs to another host, such as Netlify or Cloudflare Pages: here, it has no ' +
      'effect, and anybody can read it. Add to staticwebapp.config.json: ' +
      '{"routes":[{"route":"/old","redirect":"/new","statusCode":302}]} The hosting ' +
      "configuration can't express line 2: a placeholder in the address.",
  );
});

it('check fails if a deployment would find no build command', async () => {
  folder.write({ 'site.config.yml': needed, 'package.json': { version: '1.0.0' } });
  const { code, stderr } = await runIn(folder.root, ['check']);
  expect(code).toBe(1);
  expect(stderr).toContain('[BUILD_COMMAND_MISSING]');
});

it('check warns of a wrong version, and of another version of Node than the build uses', async () => {
  const scripts = { build: 'x' };
  folder.write({
    'site.config.yml': needed,
    'package.json': { version: 'one', engines: { node: '>=99' }, scripts },
  });
  const { code, stdout } = await runIn(folder.root, ['check']);
  expect(code).toBe(0);
  expect(stdout).toContain('found the version "one" in "version" in package.json');
  expect(stdout).toContain(
    'warning: package.json requires Node >=99 (engines), but the build runs on Node ',
  );
});

it('check --json prints the config with its warnings, or its errors', async () => {
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

it.each(['check', 'deploy'])('%s names the folders if build.root is missing', async (command) => {
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
});

it('check reports a build.root that is a file, and never shows Preview for the production branch', async () => {
  const write = (lines: string) => folder.write({ 'site.config.yml': needed + lines });
  write('build: { root: site.config.yml }\n');
  const { code, stderr } = await runIn(folder.root, ['check']);
  expect(code).toBe(2);
  expect(stderr).toContain(
    '14:16  build.root: found "site.config.yml", but there is no such folder',
  );
  write('environments: { production: { branch: main }, preview: { branches: [main] } }\n');
  const { stdout } = await runIn(folder.root, ['check']);
  expect(stdout).toContain('address from the hosting platform, from no branch');
});

it('check warns of a variable that nothing replaces', async () => {
  folder.write({ 'site.config.yml': `${needed}build:\n  env: { API: '\${{ vars.API }}' }\n` });
  const { stdout } = await runIn(folder.root, ['check']);
  expect(stdout).toContain('"${" in build.output or build.env is not replaced');
});

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

it.each([
  ['reads: []', 'mode: deploy', true],
  ['reads: []', 'reuse: true', false],
  ['reads: []', 'mode: reuse', false],
  ['reads: [], passEnv: [TOKEN]', 'mode: deploy', false],
  ['output: dist', 'mode: deploy', false],
])('check warns if the workflow never reuses a package: %s, %s', async (build, input, warns) => {
  const uses = `{ uses: acme/site-deploy@v1, with: { ${input} } }`;
  const deploys = '{ uses: acme/site-deploy@v1, with: { mode: deploy } }';
  folder.write({
    'site.config.yml': `${needed}build: { ${build} }\n`,
    'package.json': { version: '1.0.0', scripts: { build: 'x' } },
    '.github/workflows/site.yml': `on: push\njobs: { a: { steps: [${uses}, ${deploys}] } }\n`,
  });
  const { stdout } = await runIn(folder.root, ['check']);
  const text = oneLine(stdout);
  expect(text.includes('looks for no earlier package, so each deployment builds')).toBe(warns);
});

it.each([
  ['[main, "release/**"]', 'Pushes to master start no deployment: "branches" in'],
  ['[master, "release/*"]', 'Pushes to release/** start no deployment'],
  ['[master, "release/**"]', undefined],
])(
  'check compares the branches of the workflow, %s, with those of the config',
  async (list, warning) => {
    const job = 'jobs: { a: { runs-on: x, steps: [{ uses: acme/site-deploy@v1 }] } }';
    folder.write({
      'site.config.yml': needed,
      'package.json': { version: '1.0.0', scripts: { build: 'x' } },
      '.github/workflows/site.yml': `on: { push: { branches: ${list} } }\n${job}\n`,
    });
    const { code, stdout } = await runIn(folder.root, ['check']);
    const text = oneLine(stdout);
    expect(code).toBe(0);
    if (warning) expect(text).toContain(warning);
    else expect(text).not.toContain('start no deployment');
  },
);

it('check names a workflow that GitHub cannot read', async () => {
  folder.write({ 'site.config.yml': needed, '.github/workflows/deploy.yml': 'on: push\njobs\n' });
  const { stdout } = await runIn(folder.root, ['check']);
  expect(oneLine(stdout)).toContain('deploy.yml is not a valid workflow');
});

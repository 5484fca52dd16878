import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { namingOptions, run } from '../../../src/cli/program.ts';
import { catalogue } from '../../../src/shared/errors/catalogue.ts';
import { version } from '../../../src/shared/version.ts';
import { useFolder } from '../../support/folder.ts';
import { needed } from '../../support/site-config.ts';
import { commandPaths, withLine } from './terminal-run.ts';

const folder = useFolder();

async function call(args: readonly string[], env: Record<string, string> = {}, isTTY = false) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    env,
    cwd: folder.root,
    stdout: { write: (text) => out.push(text), isTTY },
    stderr: { write: (text) => err.push(text), isTTY },
    signal: new AbortController().signal,
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

describe('the command line', () => {
  it('prints only the version with --version', async () => {
    expect(await call(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('lists commands and exit codes with --help', async () => {
    const { code, stdout, stderr } = await call(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const word of [
      'Usage: site-deploy',
      'deploy',
      'check',
      'localcloud',
      'Exit codes: 0 done, 1 failed, 2',
    ])
      expect(stdout).toContain(word);
  });

  it('groups the commands by task in --help', async () => {
    const { stdout } = await call(['--help']);
    const groups = ['Start:', 'Operate:', 'Site management portal:', 'File-and-workspace API:'];
    expect(stdout.split('\n').filter((line) => groups.includes(line))).toEqual(groups);
  });

  it('marks a required option in --help', async () => {
    const { stdout } = await call(['rollback', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toContain('the run that built it (required)');
  });

  it.each(commandPaths().map((names) => [names.join(' '), names] as const))(
    'prints help of at most 100 columns that ends with examples for "%s --help"',
    async (_, names) => {
      const { code, stdout } = await call([...names, '--help']);
      expect(code).toBe(0);
      const lines = stdout.trimEnd().split('\n');
      const at = lines.findIndex((line) => /^Examples?:$/.test(line));
      expect(at).toBeGreaterThan(0);
      expect(lines.slice(0, at).filter((line) => line.length > 100)).toEqual([]);
      for (const line of lines.slice(at + 1)) expect(line).toContain('site-deploy ');
      expect(lines.slice(at + 1).join('\n')).toContain(`site-deploy ${names.join(' ')}`);
    },
  );

  it('refuses --version after a command, and names --site-version', async () => {
    const { code, stdout, stderr } = await call(['deploy', '--version', '1.2.3']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(
      "unknown option '--version'\n(the version of the site is --site-version)",
    );
    expect((await call(['deploy', '--version'])).code).toBe(2);
    expect(await call(['check', '--version'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('the command line', () => {
  it.each(
    withLine([
      [['--unknown'], "unknown option '--unknown'"],
      [['check', '--jsn'], "unknown option '--jsn'"],
      [['chek'], 'no command "chek"; did you mean "check"?'],
      [['help', 'portal', 'stie'], 'no command "portal stie"; did you mean "site"?'],
      [['portal', 'seo', 'shwo', '--help'], 'no command "portal seo shwo"; did you mean "show"?'],
      [['help', 'deplyo'], 'no command "deplyo"; did you mean "deploy"?'],
      [['sites', 'portal'], 'no command "sites portal"; did you mean "portal sites"?'],
      [['deploy', '--environment', 'staging'], "argument 'staging' is invalid"],
      [['deploy', '--mode', 'half'], "argument 'half' is invalid"],
      [['check', 'a', 'b'], 'too many arguments'],
      [['deploy', '--site-version', 'abc'], "argument 'abc' is invalid"],
      [['deploy', '--site-version', 'v1.2.3'], 'without a "v"'],
      [['fleet', 'onboard', '--concurrency', '17'], 'Expected a whole number from 1 to 16'],
      [['workspace', 'login', '--timeout', '0'], 'Expected a whole number from 1 to 3600'],
      [['rollback', '--to', '1.2.3', '--repository', 'acme'], 'Expected owner/name'],
      [['previews', 'list', '--repository', 'acme'], 'Expected owner/name'],
      [['onboard', '--repository', 'https://github.com/acme/shop'], 'Expected owner/name'],
      [['onboard', '--repository', 'acme/shop/x'], 'Expected owner/name'],
      [['fleet', 'summarize', '.', '--dashboard', 'acme'], 'Expected owner/name'],
    ]),
  )('exits with code 2 and suggests the help for "%s"', async (_, args, output) => {
    const { code, stdout, stderr } = await call(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(output);
    expect(stderr).toContain('--help');
  });

  it('shows the help of a command in a group', async () => {
    const { code, stdout } = await call(['help', 'portal', 'seo', 'set']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('portal seo set'),
    });
    expect(stdout).toContain('--structured-data');
  });

  it('exits with code 2 and prints the help without arguments', async () => {
    const { code, stdout, stderr } = await call([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: site-deploy');
  });

  it('exits with code 2 if the folder is missing', async () => {
    const { code, stderr } = await call(['check', 'nowhere']);
    expect(code).toBe(2);
    expect(stderr).toContain(`There is no folder ${folder.at('nowhere')}. [USAGE]`);
  });
});

describe('wrong usage', () => {
  it.each(
    withLine([
      [['onboard'], '--action is missing'],
      [['onboard', '--action', 'foo'], '--action is not a reference: "foo"'],
      [
        ['onboard', '--action', 'acme/site-deploy@v1', '--reusable', 'bar'],
        '--reusable is not a reference: "bar"',
      ],
      [['onboard', 'nowhere', '--action', 'acme/site-deploy@v1'], 'There is no folder'],
      [['onboard', '--action', 'acme/site-deploy@v1'], '--repository, --site-id'],
      [
        ['fleet', 'onboard', '--action', 'acme/site-deploy@v1'],
        'The address of the portal is unknown',
      ],
      [
        ['fleet', 'onboard', '--action', 'acme/site-deploy@v1', '--portal', 'x'],
        '--portal is not a URL',
      ],
      [
        ['fleet', 'doctor', '--action', 'acme/site-deploy@v1'],
        'The address of the portal is unknown',
      ],
      [['rollback', '--to', 'yesterday'], '--to: found "yesterday"'],
      [['rollback', '--to', '1.2.3'], 'The checkout has no origin'],
    ]),
  )('is reported before a secret is requested: %s', async (_, args, output) => {
    folder.write({ 'site.config.yml': args[0] === 'previews' ? needed : '' });
    if (args[0] !== 'previews') await rm(folder.at('site.config.yml'));
    const { code, stdout, stderr } = await call(args);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(output),
    });
    expect(stderr).toContain('[USAGE]');
    expect(stderr).not.toContain('TOKEN');
  });
});

it('deploy names an option instead of an input of the Action in the remedy of a failure', async () => {
  const { code, stderr } = await call(['deploy', '--dry-run']);
  expect(code).toBe(2);
  expect(stderr).toContain('[CONFIG_NOT_FOUND]');
  expect(stderr).toContain('name another file with --config.');
});

it.each(
  withLine([
    [
      ['--portal-url', 'https://other.example'],
      'portal.url is https://portal.example.com, portal-url pins https://other',
    ],
    [['--audience', 'api://other'], 'audience pins api://other'],
    [['--tenant-id', '00000000-0000-4000-8000-000000000000'], 'tenant-id pins 00000000'],
    [['--client-id', '00000000-0000-4000-8000-000000000000'], 'client-id pins 00000000'],
  ]),
)('deploy refuses a site config that contradicts %s', async (_, pin, output) => {
  folder.write({
    'site.config.yml': needed,
    'package.json': { version: '1.0.0' },
    'docs/index.html': 'x',
  });
  const { code, stderr } = await call(['deploy', '--dry-run', '--branch', 'master', ...pin]);
  expect(code).toBe(1);
  expect(stderr).toContain('[PIN_CONFLICT]');
  expect(stderr).toContain(output);
});

describe('check', () => {
  it('prints the effective config', async () => {
    folder.write({ 'site.config.yml': needed, 'public/index.html': 'x' });
    const { code, stdout, stderr } = await call(['check']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "acme-docs (docs): the config is valid.
        Production  https://www.acme.example, from master
        Preview     address from the hosting platform, from release/**
        Portal      https://portal.example.com
        Build       nothing to build in .
        Output      public (usual)
      warning: The folder is not the root of a git repository with a commit, or git is not installed: workflows deploy what is pushed. "deploy --local" works without.
      warning: No version found for this checkout. Pushes to the production branch fail until you set "version" in the package.json of build.root, tag the commit vX.Y.Z, or merge from release/X.Y.Z. "deploy" takes --site-version.
      "
    `);
  });

  it('reports every error with its location and exits with code 2', async () => {
    folder.write({
      'site.config.yml': needed.replace('type: docs', 'type: blog').replace('slug:', 'slgu:'),
    });
    const { code, stdout, stderr } = await call(['check']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('[CONFIG_INVALID]');
    expect(stderr).toContain('site.config.yml:3:3');
    expect(stderr).toContain('site.config.yml:5:9');
    expect(stderr).toContain('    5 |   type: blog\n                ^');
    expect(stderr).toMatch(/What to do: .*\n$/);
  });

  it.each([
    ['build.root', 'build: { root: ../other }'],
    ['build.output', 'build: { output: /dist }'],
    ['content.file', 'content: { file: ../texts.json }'],
    ['build.trustedRoot', 'build: { trustedRoot: ../root.jsonl }'],
  ])('reports that %s is outside the repository', async (key, section) => {
    folder.write({ 'site.config.yml': `${needed}${section}\n` });
    const { code, stdout, stderr } = await call(['check']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`site\\.config\\.yml:\\d+:\\d+ +${key}: found "`));
    expect(stderr).toContain('[PATH_OUTSIDE_WORKSPACE]');
  });
});

describe('colours', () => {
  const isColoured = async (env: Record<string, string>, isTTY: boolean) =>
    (await call(['check', 'nowhere'], env, isTTY)).stderr.includes('\u001b[');

  it.each<[string, Record<string, string>, boolean]>([
    ['on a terminal', {}, true],
    ['on a terminal with an empty NO_COLOR', { NO_COLOR: '' }, true],
    ['without a terminal with FORCE_COLOR=1', { FORCE_COLOR: '1' }, false],
  ])('are shown %s', async (_, env, isTTY) => {
    expect(await isColoured(env, isTTY)).toBe(true);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['without a terminal', {}, false],
    ['without a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
    ['on a terminal with NO_COLOR=1', { NO_COLOR: '1' }, true],
    ['on a terminal with NO_COLOR=1 and FORCE_COLOR=1', { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    ['on a terminal with TERM=dumb', { TERM: 'dumb' }, true],
  ])('are not shown %s', async (_, env, isTTY) => {
    expect(await isColoured(env, isTTY)).toBe(false);
  });
});

it.each([
  ['Name another file with the input "config".', 'Name another file with --config.'],
  ['Set the input "site-version".', 'Set --site-version.'],
  ['found "x" in the input "version"', 'found "x" in --site-version'],
  [
    'with the same inputs "environment" and "version"',
    'with the same --environment and --site-version',
  ],
  ['The input "api-token" is missing', 'SITE_DEPLOY_API_TOKEN is missing'],
  ['Use "uploader: direct", or "mode: build"', 'Use --uploader direct, or --mode build'],
])("namingOptions turns '%s' into '%s'", (line, expected) => {
  expect(namingOptions(line)).toBe(expected);
});

it.each(['actions/attest, input "subject-digest"', 'set "version" in package.json'])(
  "namingOptions does not change '%s'",
  (line) => {
    expect(namingOptions(line)).toBe(line);
  },
);

it('namingOptions replaces the inputs of the Action in each remedy', () => {
  const file = path.resolve(import.meta.dirname, '../../../action.yml');
  const { inputs }: { inputs: object } = parse(readFileSync(file, 'utf8'));
  // The runner sets `github-token`, and terminals have no equivalent.
  const names = Object.keys(inputs).filter((name) => name !== 'github-token');
  expect(names).toContain('config');
  const remedies = Object.values(catalogue).map(({ remedy }) => namingOptions(remedy));
  expect(
    remedies.filter((remedy) => names.some((name) => remedy.includes(`input "${name}"`))),
  ).toEqual([]);
});

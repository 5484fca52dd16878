import { describe, expect, it } from 'vitest';
import { undeclaredFiles } from '../../../../../src/deploy/steps/build/declared-copy.ts';
import {
  digestBuildInputs,
  digestSource,
  identifyInputs,
  parseTree,
} from '../../../../../src/deploy/steps/build/inputs.ts';
import { createDeps } from '../../../../support/deps.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

type Option = 'reads' | 'environment' | 'version' | 'url' | 'configFile';
type Options = Readonly<Partial<Record<Option, string>>> & {
  readonly env?: Readonly<Record<string, string>>;
  readonly tree?: Readonly<Record<string, string>>;
};

const tree = {
  'package-lock.json': 'l',
  '.github/workflows/deploy.yml': 'w',
  'site.config.yml': 'c',
  'content/overrides.json': 't',
  'content/seo.json': 's',
  'a.md': 'a',
};
const env = {
  PATH: '/usr/bin',
  HOME: '/home/runner',
  GITHUB_SHA: 'abc',
  GITHUB_REF: 'refs/heads/master',
  GITHUB_REF_NAME: 'master',
  GITHUB_RUN_ID: '1',
  GITHUB_REPOSITORY: 'acme/site',
  RUNNER_OS: 'Linux',
};

function identify(options: Options = {}): string {
  const {
    reads = '',
    environment = 'Production',
    version = '1.0.0',
    url = 'https://a.example',
    configFile = 'site.config.yml',
  } = options;
  const plan = createPlan(
    { environment: environment as 'Preview', version, url, configFile },
    `build: { reads: [${reads}] }`,
  );
  const entries = Object.entries({ ...tree, ...options.tree }).filter(([, id]) => id !== '');
  const listed = new Map(entries.map(([file, id]) => [file, { mode: '100644', id }]));
  const source = digestSource(listed, undeclaredFiles(plan.config));
  return digestBuildInputs(source, plan, { ...env, ...options.env }, undefined);
}

describe('the identity of a build does not depend on', () => {
  it.each<[string, Options]>([
    ['an undeclared environment', { environment: 'Preview' }],
    ['an undeclared version', { version: '1.1.0' }],
    ['an undeclared address', { url: 'https://b.example' }],
    ['undeclared texts', { tree: { 'content/overrides.json': 'x' } }],
    ['the absence of undeclared texts', { tree: { 'content/overrides.json': '' } }],
    ['an undeclared metadata file', { tree: { 'content/seo.json': 'x' } }],
    ['the commit, if no history is declared', { env: { GITHUB_SHA: 'def' } }],
    ['the branch', { env: { GITHUB_REF: 'refs/heads/x', GITHUB_REF_NAME: 'x' } }],
    ['the run', { env: { GITHUB_RUN_ID: '2', GITHUB_RUN_NUMBER: '7' } }],
    ['tools set up before the build', { env: { PATH: '/opt/node/bin:/usr/bin' } }],
    ['a proxy', { env: { https_proxy: 'http://proxy' } }],
    ['a variable that the build does not get', { env: { SECRET: 'x' } }],
    ["the spelling of the config's path", { configFile: './site.config.yml' }],
    ["the location of npm's cache", { env: { npm_config_cache: '/cache' } }],
  ])('%s', (_, options) => expect(identify(options)).toBe(identify()));
});

describe('the identity of a build depends on', () => {
  it.each<[string, Options, Options?]>([
    ['a page', { tree: { 'a.md': 'b' } }],
    ['a new page', { tree: { 'b.md': 'b' } }],
    ['a removed page', { tree: { 'a.md': '' } }],
    ['the lockfile', { tree: { 'package-lock.json': 'x' } }],
    ['the workflow', { tree: { '.github/workflows/deploy.yml': 'x' } }],
    ['the site config', { tree: { 'site.config.yml': 'x' } }],
    ['the path of the config', { configFile: 'staging.config.yml' }],
    ['a file next to the texts', { tree: { 'content/more.json': 'x' } }],
    ['NODE_ENV', { env: { NODE_ENV: 'test' } }],
    ['NODE_OPTIONS', { env: { NODE_OPTIONS: '--require /x' } }],
    ['the time zone', { env: { TZ: 'Asia/Tokyo' } }],
    ['the locale', { env: { LC_ALL: 'de_DE.UTF-8' } }],
    ['the registry', { env: { NPM_CONFIG_REGISTRY: 'https://r.example' } }],
    ["npm's settings", { env: { npm_config_userconfig: '/npmrc' } }],
    ['the name of the repository', { env: { GITHUB_REPOSITORY: 'acme/other' } }],
    ['the processor architecture', { env: { RUNNER_ARCH: 'ARM64' } }],
    ['the list of declared inputs', { reads: 'version' }],
    ['a declared environment', { environment: 'Preview' }, { reads: 'environment' }],
    ['a declared version', { version: '1.1.0' }, { reads: 'version' }],
    ['a declared address', { url: 'https://b.example' }, { reads: 'url' }],
    ['declared texts', { tree: { 'content/overrides.json': 'x' } }, { reads: 'texts' }],
    ['a declared metadata file', { tree: { 'content/seo.json': 'x' } }, { reads: 'seo' }],
    ['the commit, if the history is declared', { env: { GITHUB_SHA: 'd' } }, { reads: 'history' }],
  ])('%s', (_, options, common = {}) =>
    expect(identify({ ...common, ...options })).not.toBe(identify(common)),
  );

  it('file modes, links and submodules, but not folders', () => {
    const parse = (mode: string, type: string) =>
      digestSource(parseTree(`${mode} ${type} abc\ta b.txt\0`), new Set());
    const digests = ['100644', '100755', '120000'].map((mode) => parse(mode, 'blob'));
    expect(new Set([...digests, parse('160000', 'commit')]).size).toBe(4);
    expect(parse('040000', 'tree')).toBe(digestSource(new Map(), new Set()));
  });
});

const folder = useFolder({ 'package.json': { scripts: { build: 'x' } } });
const sha = 'c0ffee'.padEnd(40, '0');

describe('a build', () => {
  const answers: Readonly<Record<string, string>> = {
    'rev-parse': `${sha}\n`,
    status: '',
    'ls-tree': '100644 blob abc\ta.md\0',
    'for-each-ref': '',
  };
  const onGitHub = { ...env, GITHUB_SERVER_URL: 'https://github.com' };
  const identified = (
    build: string,
    { git = {}, env = {}, event = {} }: { git?: object; env?: object; event?: object } = {},
  ) => {
    const plan = createPlan(
      { workspace: folder.root, buildRoot: folder.root },
      `build: { ${build} }`,
    );
    const found: Record<string, string> = { ...answers, ...git };
    return identifyInputs(
      { ...plan, event: { ...plan.event, ...event } },
      createDeps({ env: { ...onGitHub, ...env }, git: async (_, [name = '']) => found[name] }),
    );
  };

  it.each<[string, string, string, Parameters<typeof identified>[1]?]>([
    ['without build.reads', '', 'build.reads is not set'],
    ['with build.passEnv', 'reads: [], passEnv: [X]', 'build.passEnv passes X'],
    ['without a lockfile', 'reads: [], install: make', 'there is no lockfile'],
    [
      'on a GitHub Enterprise Server',
      'reads: []',
      'GitHub Enterprise Server',
      { env: { GITHUB_SERVER_URL: 'https://ghe.acme.example' } },
    ],
    [
      'outside GitHub Actions',
      'reads: []',
      'not of a commit on GitHub',
      { event: { name: 'local' } },
    ],
    ['for a pull request', 'reads: []', 'of a pull request', { event: { pull: { number: 1 } } }],
    [
      'for a commit that is not checked out',
      'reads: []',
      'is not checked out',
      { git: { 'rev-parse': 'd' } },
    ],
    [
      'with uncommitted files in the workspace',
      'reads: []',
      'more than the commit: b.md',
      { git: { status: '?? b.md\0' } },
    ],
    ['if git lists no files', 'reads: []', 'is not checked out', { git: { 'ls-tree': undefined } }],
  ])('has no identity %s', async (_, build, reason, options) =>
    expect(await identified(build, options)).toContain(reason),
  );

  it('has an identity that depends on the history only if build.reads declares the history', async () => {
    const git = { 'for-each-ref': 'abc refs/heads/x' };
    const [none, same] = [await identified('reads: []'), await identified('reads: []', { git })];
    expect(none).toMatchObject({ digest: expect.any(String) });
    expect(same).toEqual(none);
    const read = await identified('reads: [history]');
    expect(await identified('reads: [history]', { git })).not.toEqual(read);
  });
});

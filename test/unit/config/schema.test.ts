import { describe, expect, it } from 'vitest';
import { foldEnvironmentName } from '../../../src/config/environment-name.ts';
import { parseSiteConfig } from '../../../src/config/parse.ts';
import { needed } from '../../support/site-config.ts';
import { problems } from './problems.ts';

const parse = (text: string) => parseSiteConfig(text, 'site.config.yml');

const messages = (text: string) => problems(text).map(({ message }) => message);

it('a config with only the required keys gets all defaults', () => {
  expect(parse(needed)).toEqual({
    version: 1,
    site: { slug: 'acme-docs', id: 'site_123', type: 'docs', url: 'https://www.acme.example' },
    portal: {
      url: 'https://portal.example.com',
      audience: 'api://0f0f0f0f-0000-4000-8000-000000000001',
      provider: 'repohost',
    },
    azure: {
      clientId: '11111111-2222-3333-4444-555555555555',
      tenantId: '11111111-2222-3333-4444-666666666666',
      subscriptionId: '11111111-2222-3333-4444-777777777777',
    },
    build: {
      root: '.',
      env: {},
      passEnv: [],
      reuseDays: 30,
      retentionDays: 90,
      timeoutMinutes: 20,
      attestation: 'off',
    },
    approval: { build: 'any' },
    environments: {
      production: { branch: 'master' },
      preview: { branches: ['release/**'], name: 'preview', perPullRequest: false },
    },
    hosting: {
      config: 'staticwebapp.config.json',
      maxTotalSize: 262_144_000,
      maxFiles: 15_000,
      distributionTimeoutMinutes: 15,
      fallback: 'auto',
      verificationTimeoutMinutes: 3,
    },
    content: { mode: 'commit', file: 'content/overrides.json' },
    seo: {
      enabled: true,
      onError: 'fail',
      file: 'content/seo.json',
      fetchMinutes: 5,
      hold: 'auto',
    },
    automation: {
      failures: 'issue',
      release: { files: [] },
      requests: {
        analysis: 'rules',
        assignee: 'copilot-swe-agent[bot]',
        by: 'people',
        dependencies: false,
        hours: 4,
        merge: 'people',
        model: 'openai/gpt-4.1-mini',
        release: 'people',
        rounds: 3,
        selfApproval: false,
        startsPerDay: 5,
        workflow: 'agent.yml',
      },
      texts: { as: 'commit', to: 'release' },
    },
  });
});

it('a section with a single key gets the defaults of its other keys', () => {
  expect(parse(`${needed}environments: { preview: { name: next } }\n`).environments).toEqual({
    production: { branch: 'master' },
    preview: { branches: ['release/**'], name: 'next', perPullRequest: false },
  });
});

it('the site config loses the trailing slashes of addresses', () => {
  const config = parse(
    needed
      .replace('acme.example', 'acme.example/')
      .replace('portal.example.com', 'portal.example.com/base/'),
  );
  expect(config.site.url).toBe('https://www.acme.example');
  expect(config.portal.url).toBe('https://portal.example.com/base');
});

it('the site config keeps the spelling of numbers and booleans in build.env', () => {
  const env = '{ A: 1.10, B: true, C: 0x1F, D: "5", E: 1e3, F: "" }';
  expect(parse(`${needed}build: { env: ${env} }\n`).build.env).toEqual({
    A: '1.10',
    B: 'true',
    C: '0x1F',
    D: '5',
    E: '1e3',
    F: '',
  });
});

it.each([
  ['250MB', 262_144_000],
  ['250 MB', 262_144_000],
  ['1kB', 1024],
  ['1.5kb', 1536],
  ['0.5GB', 536_870_912],
  ['1000', 1000],
])('the site config reads the size %s as %i bytes', (written, bytes) => {
  expect(parse(`${needed}hosting: { maxTotalSize: ${written} }\n`).hosting.maxTotalSize).toBe(
    bytes,
  );
});

it.each([
  '0',
  '-1',
  '0MB',
  '0.0GB',
  '250',
  '250M',
  '250 MiB',
  'MB',
  '1.5',
  '.5MB',
  '1e3',
  '',
  'true',
])('the site config refuses the quoted value "%s" as a size', (written) => {
  expect(messages(`${needed}hosting: { maxTotalSize: "${written}" }\n`)).toEqual([
    expect.stringContaining('expected a size such as 250MB'),
  ]);
});

it.each(['0', '-1', '1.5', '.inf', '.nan', '99999999999999999999', 'true', '[]'])(
  'the site config refuses the unquoted value %s as a size',
  (written) => {
    expect(messages(`${needed}hosting: { maxTotalSize: ${written} }\n`)).toEqual([
      expect.stringContaining('expected a size such as 250MB'),
    ]);
  },
);

describe('the site config', () => {
  const replaced = (key: string, value: string) =>
    needed.replace(new RegExp(`(\\n  ${key}:).*`), `$1 ${value}`);

  const withKey = (key: string, values: readonly string[]) =>
    values.map((value) => [key, value] as const);

  it.each([
    ...withKey('slug', ['a', 'acme-docs', 'a1-2', 'a'.repeat(100)]),
    ...withKey('id', ['site_123', '"5"', 'a.b~c']),
    ...withKey('clientId', ['AAAAAAAA-2222-3333-4444-555555555555']),
  ])('accepts %s: %s', (key, value) => {
    expect(messages(replaced(key, value))).toEqual([]);
  });

  it.each([
    ...withKey('slug', ['Acme', 'a--b', '-a', 'a-', 'a_b', '""', '5', 'ä', 'a'.repeat(101)]),
    ...withKey('id', ['5', '..', '.a', 'a/b', '"a b"', '""']),
    ...withKey('clientId', ['11111111-2222-3333-4444', '5']),
    ...withKey('clientId', ['"{11111111-2222-3333-4444-555555555555}"']),
  ])('refuses %s: %s', (key, value) => {
    expect(messages(replaced(key, value))).toHaveLength(1);
  });

  it.each([
    'https://a.example',
    'https://a.example/',
    'https://localhost:8443',
    'https://127.0.0.1:65535',
    'https://xn--bcher-kva.example',
    'https://A.Example',
  ])('accepts %s as site.url', (url) => {
    const config = parse(needed.replace('https://www.acme.example', url));
    expect(new URL(config.site.url).origin).toBe(config.site.url.toLowerCase());
  });

  it.each(
    `http://a.example a.example https://a.example/path https://a.example?x
       https://user@a.example https://a.example:0 https://a.example:65536 https://256.1.1.1
       https://a..example https://-a.example https:// javascript:alert(1)`.split(/\s+/),
  )('refuses %s as site.url', (url) => {
    expect(messages(needed.replace('https://www.acme.example', `"${url}"`))).toEqual([
      expect.stringContaining('expected an https origin'),
    ]);
  });

  it.each([
    'production: { branch: main }',
    'production: { branch: team/site_v2.x }',
    'preview: { branches: [develop, "rc/*", "**"] }',
    'preview: { name: staging }',
    'preview: { name: production2 }',
    'preview: { url: "https://p.example" }',
  ])('accepts environments: { %s }', (text) => {
    expect(messages(`${needed}environments: { ${text} }\n`)).toEqual([]);
  });

  it.each([
    'production: { branch: refs/heads/main }',
    'production: { branch: "a b" }',
    'production: { branch: a..b }',
    'production: { branch: -a }',
    'production: { branch: a.lock }',
    'preview: { branches: release }',
    'preview: { branches: ["release/[0-9]+"] }',
    'preview: { branches: ["!release/**"] }',
    'preview: { branches: ["a***"] }',
    'preview: { name: "---" }',
    'preview: { name: production }',
    'preview: { name: "Pro-Duction" }',
    'preview: { name: "-DEFAULT-" }',
    'preview: { url: "http://p.example" }',
  ])('refuses environments: { %s }', (text) => {
    expect(messages(`${needed}environments: { ${text} }\n`)).toHaveLength(1);
  });
});

it.each([
  ['preview', 'preview'],
  ['Feature/Next_1', 'featurenext1'],
  ['---', ''],
  ['Überblick', 'berblick'],
  ['productİon', 'producton'],
])('foldEnvironmentName(%j) returns %j', (name, folded) => {
  expect(foldEnvironmentName(name)).toBe(folded);
});

it.each(['environment', 'url'])(
  'the site config refuses a build that reads the %s if the same build must be approved',
  (read) => {
    const yaml = (reads: string, build = 'same') =>
      `${needed}build: { reads: [${reads}] }\napproval: { build: ${build} }\n`;
    const [problem, ...others] = problems(yaml(`version, ${read}`));
    expect(others).toEqual([]);
    expect(problem?.message).toContain(`found "same", but build.reads has ${read}:`);
    expect(problem?.line).toBe(yaml('').trimEnd().split('\n').length);
    expect(parse(yaml(read, 'any')).build.reads).toEqual([read]);
    expect(parse(yaml('version, texts, seo, history')).approval.build).toBe('same');
  },
);

import { describe, expect, it } from 'vitest';
import {
  deploymentWorkflow,
  findCachingAction,
  findDeployWorkflows,
  listBuildJobs,
} from '../../../src/workflows/deploy-workflow.ts';
import { renderOnboarding } from '../../../src/workflows/render/render.ts';
import { catchError } from '../../support/failure.ts';
import { useEach } from '../../support/fixture.ts';
import { openHarness } from '../operations/onboard/harness.ts';
import { reusable } from '../operations/onboard/shapes.ts';
import { action, site } from '../operations/onboard/site.ts';

const config = 'site.config.yml';
type Options = Partial<Parameters<typeof renderOnboarding>[1]>;
const rendered = (options: Options = {}) =>
  new Map(
    renderOnboarding(site, { action, ...options }).map(({ path, content }) => [path, content]),
  );
const found = async (files: ReadonlyMap<string, string>, of = config) =>
  (
    await findDeployWorkflows(
      { read: async (path) => files.get(path), paths: [...files.keys()] },
      of,
    )
  ).map(({ path }) => path.split('/').at(-1));
const at = (name: string, text: string): [string, string] => [`.github/workflows/${name}`, text];
const step = (uses: string, given = '') =>
  `on: push\njobs: { a: { steps: [{ uses: '${uses}'${given} }] } }\n`;

it.each<[string, Options]>([
  ['two jobs', {}],
  ['one job', { shape: 'single-job' }],
  ['a call of a reusable workflow', { shape: 'caller', reusable }],
  ['actions for an Enterprise Server', { server: true }],
])(
  'findDeployWorkflows finds a generated workflow with %s under a different file name',
  async (_, options) => {
    const files = rendered({
      ...options,
      with: ['release', 'texts'],
      workflowFile: 'deploy-docs.yaml',
    });
    expect(await found(files)).toEqual(['deploy-docs.yaml']);
  },
);

it('findDeployWorkflows finds the workflow for a site config, even if a copy deploys a different site', async () => {
  const own = rendered({ workflowFile: 'deploy-a.yml', config: 'a/site.config.yml' });
  const text = own.get('.github/workflows/deploy-a.yml') ?? '';
  const files = new Map([
    ...own,
    at('deploy-b.yml', text.replaceAll('a/site.config.yml', 'b/site.config.yml')),
  ]);
  // The copied workflow was edited, but its header still describes the first site.
  const copy = text.replaceAll("config: 'a/", "config: 'b/");
  expect(await found(files, 'a/site.config.yml')).toEqual(['deploy-a.yml']);
  expect(await found(new Map([...own, at('deploy-b.yml', copy)]), 'b/site.config.yml')).toEqual([
    'deploy-b.yml',
  ]);
  expect(await found(files)).toEqual([]);
});

it('findDeployWorkflows finds hand-written workflows that deploy', async () => {
  expect(await found(new Map([at('site.yml', step('acme/site-deploy@v1'))]))).toEqual(['site.yml']);
  expect(
    await found(new Map([at('site.yml', step('acme/site-deploy@v1', ', with: { mode: build }'))])),
  ).toEqual([]);
  expect(
    await found(
      new Map([at('ci.yml', step('actions/checkout@v4')), at('deploy.yml', 'on: push\n')]),
    ),
  ).toEqual(['deploy.yml']);
  const both = new Map([
    at('a.yml', step('acme/site-deploy@v1')),
    at('b.yml', step('acme/site-deploy@v1')),
  ]);
  expect(await found(both)).toEqual(['a.yml', 'b.yml']);
});

it('findDeployWorkflows recognises a fork of the action if another generated workflow uses it', async () => {
  const fork = { ...action, uses: `acme/ship@${'c'.repeat(40)}` };
  const files = rendered({ action: fork, with: ['texts'] });
  files.delete('.github/workflows/deploy.yml');
  expect(await found(new Map([...files, at('own.yml', step('acme/ship@v2'))]))).toEqual([
    'own.yml',
  ]);
});

describe('the deployment workflow on GitHub', () => {
  const harness = useEach(openHarness);
  const write = (name: string, text: string, branch = 'master') =>
    harness.api.writeFile('Acme/docs', branch, `.github/workflows/${name}`, text);
  const open = (asked?: string) =>
    deploymentWorkflow({
      repository: { ...harness.github, ...site.repository, defaultBranch: 'master' },
      config,
      asked,
    });

  it('is looked up on the given branch, and required on the default branch', async () => {
    await write('deploy.yml', step('acme/site-deploy@v1'));
    const { json } = await harness.api.send('GET', '/repos/Acme/docs/git/ref/heads/master');
    const { sha } = (json as { object: { sha: string } }).object;
    await harness.api.send('POST', '/repos/Acme/docs/git/refs', {
      ref: 'refs/heads/release/1.0.0',
      sha,
    });
    await write('deploy.yml', 'on: workflow_dispatch\n');
    await write('site.yml', step('acme/site-deploy@v1'));
    expect([await open().need('master'), await open().need('release/1.0.0')]).toEqual([
      'site.yml',
      'deploy.yml',
    ]);
    // GitHub only dispatches workflows that exist on the default branch.
    const { json: files } = await harness.api.send(
      'GET',
      '/repos/Acme/docs/contents/.github/workflows/deploy.yml',
    );
    const gone = { message: 'Rename it', branch: 'master', sha: (files as { sha: string }).sha };
    await harness.api.send(
      'DELETE',
      '/repos/Acme/docs/contents/.github/workflows/deploy.yml',
      gone,
    );
    expect(await catchError(open().need('release/1.0.0'))).toMatchObject({
      code: 'DEPLOY_WORKFLOW_NOT_FOUND',
      facts: ['on the default branch master: .github/workflows/site.yml'],
    });
    expect(await open().find(sha)).toBe('deploy.yml');
  });

  it('is ambiguous if there are two, and missing if there is none', async () => {
    expect(await open().find('master')).toBeUndefined();
    expect(await catchError(open().need('master'))).toMatchObject({
      code: 'DEPLOY_WORKFLOW_NOT_FOUND',
      message: 'The branch master has no workflow that deploys the site of site.config.yml.',
      remedy: expect.stringContaining('onboard --apply'),
    });
    await write('a.yml', step('acme/site-deploy@v1'));
    await write('b.yml', step('acme/site-deploy@v1'));
    expect(await catchError(open().need('master'))).toMatchObject({
      code: 'DEPLOY_WORKFLOW_AMBIGUOUS',
      facts: ['.github/workflows/a.yml', '.github/workflows/b.yml'],
      remedy: expect.stringContaining('input "workflow"'),
    });
    expect(await open('b.yml').need('master')).toBe('b.yml');
  });

  it('is not found if the requested file is missing, even if a different file exists', async () => {
    await write('site.yml', step('acme/site-deploy@v1'));
    expect(await catchError(open('deploy.yml').need('master'))).toMatchObject({
      code: 'DEPLOY_WORKFLOW_NOT_FOUND',
      message: 'The branch master has no .github/workflows/deploy.yml.',
      facts: ['on the default branch master: .github/workflows/site.yml'],
    });
  });
});

describe('the jobs that build a site', () => {
  const jobs = (name: string, options: Options = {}, of = config) =>
    listBuildJobs(rendered(options).get(`.github/workflows/${name}`) ?? '', of, undefined);

  it.each<[string, Options, string[]]>([
    ['two jobs', { shape: 'two-jobs' }, ['build']],
    ['one job', { shape: 'single-job' }, ['deploy']],
    ['a call of a published workflow', { shape: 'published' }, ['deploy']],
    ["a call of an organisation's workflow", { shape: 'caller', reusable }, ['deploy']],
  ])('are found in a generated workflow with %s', (_, options, expected) => {
    expect(jobs('deploy.yml', options)).toEqual(expected);
    expect(jobs('deploy.yml', options, 'b/site.config.yml')).toEqual([]);
  });

  it('are not found in workflows without a build', () => {
    for (const name of ['rollback', 'close-preview', 'release', 'requests', 'agent'])
      expect(jobs(`${name}.yml`, { with: ['release', 'requests'] }), name).toEqual([]);
  });

  it('are found by their build command', () => {
    const text = `jobs:
  lint: { steps: [{ run: npm run lint }] }
  site: { name: Site, steps: [{ run: npm ci && npm run build }] }
  own: { steps: [{ run: make site }] }
`;
    expect(listBuildJobs(text, config, 'make site')).toEqual(['Site', 'own']);
    expect(listBuildJobs('jobs: [', config, undefined)).toEqual([]);
  });
});

describe('findCachingAction', () => {
  const called = (uses: string) => `jobs: { a: { uses: '${uses}' } }`;

  it.each([
    ['actions/cache@v6', ''],
    ['actions/cache/restore@v6', ''],
    ['actions/setup-node@v7', ''],
    ['actions/setup-node@v7', ", with: { cache: '' }"],
    ['actions/setup-node@v7', ', with: { cache: npm, package-manager-cache: false }'],
    ['actions/setup-node@v7', ", with: { package-manager-cache: '${{ inputs.x }}' }"],
    ['actions/setup-go@v6', ''],
    ['oven-sh/setup-bun@v2', ''],
    ['ruby/setup-ruby@v1', ', with: { bundler-cache: true }'],
    ['./.github/actions/tools', ''],
    ['./.github/actions/site-deploy', ''],
    ['docker://alpine', ''],
  ])('finds %s%s', (uses, given) => expect(findCachingAction(step(uses, given))).toBe(uses));

  it.each([
    ['actions/checkout@v7', ''],
    ['actions/setup-node@v7', ', with: { package-manager-cache: false }'],
    ['actions/setup-go@v6', ', with: { cache: false }'],
    ['oven-sh/setup-bun@v2', ', with: { no-cache: true }'],
    ['site-deploy/site-deploy@v1', ', with: { mode: build }'],
  ])('ignores %s%s', (uses, given) => expect(findCachingAction(step(uses, given))).toBeUndefined());

  it('finds a called workflow unless it belongs to site-deploy', () => {
    expect(findCachingAction(called('./.github/workflows/build.yml'))).toBeDefined();
    expect(findCachingAction(called('acme/ci/.github/workflows/a.yml@v1'))).toBeDefined();
    expect(
      findCachingAction(called('site-deploy/site-deploy/.github/workflows/deploy.yml@v1')),
    ).toBeUndefined();
  });

  it.each<[string, Options]>([
    ['two jobs', {}],
    ['a call of a published workflow', { shape: 'published' }],
    ['an attestation', { attest: true }],
    [
      'a copy of the Action',
      { action: { uses: `acme/deploy@${'0123456789'.repeat(4)}`, version: 'v1' } },
    ],
  ])('returns undefined for a generated workflow that reuses packages, with %s', (_, options) => {
    const repository = { lockfile: 'package-lock.json', reuse: true };
    const files = rendered({ ...options, repository });
    const deploys = files.get('.github/workflows/deploy.yml') ?? '';
    expect(deploys).toContain('uses:');
    expect(findCachingAction(deploys)).toBeUndefined();
  });
});

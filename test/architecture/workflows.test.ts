import { describe, expect, it } from 'vitest';
import { renderOnboarding } from '../../src/workflows/render/render.ts';
import { action, site } from '../unit/operations/onboard/site.ts';
import { actionlintProblems } from './workflows/actionlint.ts';
import { languageServiceProblems } from './workflows/language-service.ts';
import { workflowViolations } from './workflows/rules.ts';

const sound = renderOnboarding(site, { action, shape: 'two-jobs' })[0]?.content ?? '';
const signed =
  renderOnboarding(site, { action, shape: 'two-jobs', attest: true })[0]?.content ?? '';
const caller =
  renderOnboarding(site, {
    action,
    shape: 'caller',
    reusable: {
      uses: `acme/.github/.github/workflows/site-deploy.yml@${'b'.repeat(40)}`,
      version: 'v1',
    },
  })[0]?.content ?? '';

const published = renderOnboarding(site, { action })[0]?.content ?? '';

/** Returns the workflow with one fault. */
function broken(find: string | RegExp, replacement: string, text = sound): string {
  const result = text.replace(find, replacement);
  expect(result).not.toBe(text);
  return result;
}

describe('the workflow safety rules find', () => {
  it.each<[string, string, string | RegExp, string, text?: string]>([
    [
      'an action without a commit id',
      'unpinned-uses',
      /actions\/checkout@[0-9a-f]{40}/,
      'actions/checkout@v7',
    ],
    [
      'a deploy job that cannot log in',
      'missing-id-token',
      '      id-token: write # logs in without a stored secret\n',
      '',
    ],
    [
      'a deploy job without an environment',
      'missing-environment',
      / {4}environment:\n {6}name: .*\n/,
      '',
    ],
    [
      'permissions for the whole workflow',
      'excessive-permissions',
      'permissions: {}',
      'permissions: write-all',
    ],
    ['write access to the code', 'excessive-permissions', 'contents: read #', 'contents: write #'],
    [
      'an identity in the build job',
      'excessive-permissions',
      "      contents: read # the site's code",
      "      id-token: write\n      contents: read # the site's code",
    ],
    [
      'access to runs in the build job',
      'excessive-permissions',
      "      contents: read # the site's code",
      "      actions: read\n      contents: read # the site's code",
    ],
    [
      'attestations by the build job',
      'excessive-permissions',
      "contents: read # the site's code",
      'attestations: write\n      contents: read #',
      signed,
    ],
    [
      'a script in the job that attests',
      'attest',
      '      - uses: actions/attest',
      '      - run: ls\n      - uses: actions/attest',
      signed,
    ],
    [
      'an environment for the job that attests',
      'attest',
      '    timeout-minutes: 10\n',
      '    timeout-minutes: 10\n    environment: Production\n',
      signed,
    ],
    [
      'an expression in a script',
      'template-injection',
      '      - uses: actions/setup',
      `      - run: echo \${{ github.head_ref }}\n      - uses: actions/setup`,
    ],
    [
      'a variable for later steps',
      'github-env',
      '      - uses: actions/setup',
      '      - run: echo A=1 >> "$GITHUB_ENV"\n      - uses: actions/setup',
    ],
    [
      'a missing output of the build step',
      'unknown-output',
      'build.outputs.site-version',
      'build.outputs.version',
    ],
    [
      'a missing output of the deploy step',
      'unknown-output',
      'steps.deploy.outputs.url',
      'steps.deploy.outputs.address',
    ],
    [
      'a missing output for the attestation',
      'unknown-output',
      'steps.build.outputs.digest',
      'steps.build.outputs.sha',
      signed,
    ],
    ['the output of a step with a different id', 'unknown-output', 'id: deploy', 'id: deployed'],
    [
      'a missing output of the build job',
      'unknown-output',
      'needs.build.outputs.version',
      'needs.build.outputs.digest',
    ],
    ['a token in the build', 'exposed-token', "          github-token: ''\n", ''],
    [
      'access to pull requests',
      'excessive-permissions',
      'contents: read # the site config',
      'pull-requests: write\n      contents: read # the site config',
    ],
    [
      'a token in the checkout',
      'artipacked',
      'persist-credentials: false',
      'persist-credentials: true',
    ],
    ['a job without a time limit', 'timeout-minutes', '    timeout-minutes: 30\n', ''],
    [
      'a deployment that cancels the running one',
      'concurrency',
      'cancel-in-progress: false',
      'cancel-in-progress: true',
    ],
    ['a deployment without a queue', 'concurrency', / {4}concurrency:\n.*\n.*\n.*\n/, ''],
    ['a queue that drops waiting deployments', 'concurrency', / {6}queue: max\n/, ''],
    [
      'a queue for the whole workflow',
      'concurrency',
      'jobs:\n',
      'concurrency:\n  group: all\n  cancel-in-progress: false\njobs:\n',
    ],
    [
      'a queue for the build job',
      'concurrency',
      '    timeout-minutes: 30\n',
      '    timeout-minutes: 30\n    concurrency: all\n',
    ],
    [
      'a secret that the action does not need',
      'overprovisioned-secrets',
      'mode: deploy',
      `mode: deploy\n          api-token: \${{ secrets.EVERYTHING }}`,
    ],
    [
      'a trigger with the rights of the target',
      'dangerous-triggers',
      '  push:\n',
      '  pull_request_target:\n  push:\n',
    ],
    [
      'a cache in the deploy job',
      'cache-poisoning',
      '      - uses: actions/download',
      `      - uses: actions/cache@${'c'.repeat(40)} # v6\n      - uses: actions/download`,
    ],
    [
      'a package manager in the deploy job',
      'package-manager',
      '      - uses: actions/download',
      '      - run: npm ci\n      - uses: actions/download',
    ],
    ['a commit id without a version', 'ref-version-mismatch', / # v7\.0\.1/, ''],
    [
      'inherited secrets',
      'secrets-inherit',
      '    with:\n',
      '    secrets: inherit\n    with:\n',
      caller,
    ],
  ])('%s (%s)', (_, rule, ...change) => {
    expect(workflowViolations(broken(...change)).join('\n')).toContain(`${rule}:`);
  });
});

describe("GitHub's language service finds", () => {
  it.each<[string, string | RegExp, string, text?: string]>([
    ['an input that the action does not have', 'mode: build', 'moed: build'],
    ['an unknown context', 'github.event_name ==', 'githubb.event_name =='],
    ['an unknown key', 'timeout-minutes', 'timeout-minuets'],
    ['an unknown permission', 'id-token: write', 'id-tokens: write'],
    ['a missing job', 'needs: build', 'needs: built'],
    [
      'an input that a called workflow does not have',
      'environment: ${',
      'environments: ${',
      published,
    ],
    ['an invalid expression', "|| 'Preview')", "|| 'Preview'"],
  ])('%s', async (_, ...change) => {
    expect(await languageServiceProblems(broken(...change))).not.toEqual([]);
  });
});

describe('actionlint', () => {
  it.each<[string, string | RegExp, string, text?: string]>([
    [
      'a script injection',
      '      - uses: actions/setup',
      `      - run: echo \${{ github.event.head_commit.message }}\n      - uses: actions/setup`,
    ],
    ['an invalid branch pattern', "'release/**'", "'release/[**'"],
    ['an unknown key', 'runs-on', 'run-on'],
  ])('finds %s', async (_, ...change) => {
    expect(await actionlintProblems(broken(...change))).not.toEqual([]);
  });
});

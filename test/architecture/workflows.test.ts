import { describe, expect, it } from 'vitest';
import { renderOnboarding } from '../../src/workflows/render/render.ts';
import { action, site } from '../unit/operations/onboard/world.ts';
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

/** The workflow with one thing wrong. */
function broken(find: string | RegExp, replacement: string, text = sound): string {
  const result = text.replace(find, replacement);
  expect(result).not.toBe(text);
  return result;
}

describe('the workflow safety rules find', () => {
  it.each([
    ['unpinned-uses', () => broken(/actions\/checkout@[0-9a-f]{40}/, 'actions/checkout@v7')],
    [
      'missing-id-token',
      () => broken('      id-token: write # logs in without a stored secret\n', ''),
    ],
    ['missing-environment', () => broken(/ {4}environment:\n {6}name: .*\n/, '')],
    ['excessive-permissions', () => broken('permissions: {}', 'permissions: write-all')],
    ['excessive-permissions', () => broken('contents: read #', 'contents: write #')],
    [
      'excessive-permissions',
      () =>
        broken(
          "      contents: read # the site's code",
          "      id-token: write\n      contents: read # the site's code",
        ),
    ],
    [
      'excessive-permissions',
      () =>
        broken(
          "      contents: read # the site's code",
          "      actions: read\n      contents: read # the site's code",
        ),
    ],
    [
      'excessive-permissions',
      () =>
        broken(
          "contents: read # the site's code",
          'attestations: write\n      contents: read #',
          signed,
        ),
    ],
    [
      'attest',
      () =>
        broken(
          '      - uses: actions/attest',
          '      - run: ls\n      - uses: actions/attest',
          signed,
        ),
    ],
    [
      'attest',
      () =>
        broken(
          '    timeout-minutes: 10\n',
          '    timeout-minutes: 10\n    environment: Production\n',
          signed,
        ),
    ],
    [
      'template-injection',
      () =>
        broken(
          '      - uses: actions/setup',
          `      - run: echo \${{ github.head_ref }}\n      - uses: actions/setup`,
        ),
    ],
    [
      'github-env',
      () =>
        broken(
          '      - uses: actions/setup',
          '      - run: echo A=1 >> "$GITHUB_ENV"\n      - uses: actions/setup',
        ),
    ],
    ['unknown-output', () => broken('build.outputs.site-version', 'build.outputs.version')],
    ['unknown-output', () => broken('steps.deploy.outputs.url', 'steps.deploy.outputs.address')],
    [
      'unknown-output',
      () => broken('steps.build.outputs.digest', 'steps.build.outputs.sha', signed),
    ],
    ['unknown-output', () => broken('id: deploy', 'id: deployed')],
    ['unknown-output', () => broken('needs.build.outputs.version', 'needs.build.outputs.digest')],
    ['exposed-token', () => broken("          github-token: ''\n", '')],
    [
      'excessive-permissions',
      () =>
        broken(
          'contents: read # the site config',
          'pull-requests: write\n      contents: read # the site config',
        ),
    ],
    ['artipacked', () => broken('persist-credentials: false', 'persist-credentials: true')],
    ['timeout-minutes', () => broken('    timeout-minutes: 30\n', '')],
    ['concurrency', () => broken('cancel-in-progress: false', 'cancel-in-progress: true')],
    ['concurrency', () => broken(/ {4}concurrency:\n.*\n.*\n.*\n/, '')],
    ['concurrency', () => broken(/ {6}queue: max\n/, '')],
    [
      'concurrency',
      () => broken('jobs:\n', 'concurrency:\n  group: all\n  cancel-in-progress: false\njobs:\n'),
    ],
    [
      'concurrency',
      () => broken('    timeout-minutes: 30\n', '    timeout-minutes: 30\n    concurrency: all\n'),
    ],
    [
      'overprovisioned-secrets',
      () => broken('mode: deploy', `mode: deploy\n          api-token: \${{ secrets.EVERYTHING }}`),
    ],
    ['dangerous-triggers', () => broken('  push:\n', '  pull_request_target:\n  push:\n')],
    [
      'cache-poisoning',
      () =>
        broken(
          '      - uses: actions/download',
          `      - uses: actions/cache@${'c'.repeat(40)} # v6\n      - uses: actions/download`,
        ),
    ],
    [
      'package-manager',
      () =>
        broken(
          '      - uses: actions/download',
          '      - run: npm ci\n      - uses: actions/download',
        ),
    ],
    ['ref-version-mismatch', () => broken(/ # v7\.0\.1/, '')],
    ['secrets-inherit', () => broken('    with:\n', '    secrets: inherit\n    with:\n', caller)],
  ])('%s', (rule, make) => {
    expect(workflowViolations(make()).join('\n')).toContain(`${rule}:`);
  });
});

describe("GitHub's language service finds", () => {
  it.each([
    ['an input that the action does not have', () => broken('mode: build', 'moed: build')],
    ['an unknown context', () => broken('github.event_name ==', 'githubb.event_name ==')],
    ['an unknown key', () => broken('timeout-minutes', 'timeout-minuets')],
    ['an unknown permission', () => broken('id-token: write', 'id-tokens: write')],
    ['a job that is not there', () => broken('needs: build', 'needs: built')],
    [
      'an input that a called workflow does not have',
      () => broken('environment: ${', 'environments: ${', published),
    ],
    ['an expression with a mistake', () => broken("|| 'Preview')", "|| 'Preview'")],
  ])('%s', async (_, make) => {
    expect(await languageServiceProblems(make())).not.toEqual([]);
  });
});

describe('actionlint finds', () => {
  it.each([
    [
      'code that an attacker can write',
      () =>
        broken(
          '      - uses: actions/setup',
          `      - run: echo \${{ github.event.head_commit.message }}\n      - uses: actions/setup`,
        ),
    ],
    ['a branch pattern with a mistake', () => broken("'release/**'", "'release/[**'")],
    ['an unknown key', () => broken('runs-on', 'run-on')],
  ])('%s', async (_, make) => {
    expect(await actionlintProblems(make())).not.toEqual([]);
  });
});

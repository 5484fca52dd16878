import { expect, it } from 'vitest';
import { branchesOfPreview } from '../../../../../src/deploy/steps/close/close.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createClosingPlan } from '../../../../support/plan.ts';

const object = { sha: 'a'.repeat(40) };
const refs = (...names: string[]) => names.map((name) => ({ ref: `refs/heads/${name}`, object }));

/** Creates a GitHub that always gives the same reply, and a site with these branch patterns. */
function harness(reply: Reply | Error, patterns: readonly string[] = ['release/**']) {
  const clock = fakeClock();
  const http = scriptedHttp(() => {
    if (reply instanceof Error) throw reply;
    return reply;
  }, clock);
  const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  const { config } = createClosingPlan();
  const preview = { ...config.environments.preview, branches: [...patterns] };
  const plan = createClosingPlan({
    config: { ...config, environments: { ...config.environments, preview } },
  });
  return { plan, http, deps: createDeps({ scratch: '/nowhere', http, clock, github }) };
}

it.each([
  [
    'returns a branch that matches a pattern',
    ['release/**'],
    refs('release/1.2.0'),
    ['release/1.2.0'],
  ],
  ['omits a branch that only begins like a pattern', ['next'], refs('next-gen'), []],
  [
    'omits a branch without the suffix of a pattern',
    ['release/*/final'],
    refs('release/1/draft'),
    [],
  ],
  ['omits the production branch', ['**'], refs('master', 'topic'), ['topic']],
  ['returns an empty list if GitHub finds no branch', ['release/**'], [], []],
])('branchesOfPreview %s', async (_, patterns, found, expected) => {
  const { plan, deps } = harness({ body: found }, patterns);
  expect(await branchesOfPreview(plan, deps)).toEqual(expected);
});

it("branchesOfPreview asks GitHub for the branches with each pattern's literal prefix", async () => {
  const { plan, deps, http } = harness({ body: [] }, ['release/*/final', 'next']);
  await branchesOfPreview(plan, deps);
  expect(http.requests.map(({ url }) => url.pathname)).toEqual([
    '/repos/acme/site/git/matching-refs/heads/release/',
    '/repos/acme/site/git/matching-refs/heads/next',
  ]);
});

it.each<[string, Reply]>([
  ['has status 502', { status: 502, body: {} }],
  ['has status 404', { status: 404, body: { message: 'Not Found' } }],
  ['has status 403', { status: 403, body: {} }],
  ['is an object', { body: { message: 'something else' } }],
  ['is an HTML page', { body: '<html>' }],
  ['is a list of other objects', { body: [{ name: 'release/1.2.0' }] }],
  ['is empty', { body: '' }],
])("branchesOfPreview fails if GitHub's response %s", async (_, reply) => {
  const { plan, deps } = harness(reply);
  expect(await catchError(branchesOfPreview(plan, deps))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

const withGit = (answer: string | undefined) =>
  createDeps({ scratch: '/nowhere', git: async () => answer });

it('branchesOfPreview asks git if there is no token for GitHub', async () => {
  const { plan } = harness({ body: [] });
  const listed = `${'a'.repeat(40)}\trefs/heads/release/1.3.0\n${'b'.repeat(40)}\trefs/heads/topic\n`;
  expect(await branchesOfPreview(plan, withGit(listed))).toEqual(['release/1.3.0']);
  expect(await branchesOfPreview(plan, withGit(''))).toEqual([]);
});

it('branchesOfPreview rejects with the abort reason', async () => {
  const { plan } = harness({ body: [] });
  const reason = new Error('cancelled');
  const deps = { ...withGit(undefined), signal: AbortSignal.abort(reason) };
  await expect(branchesOfPreview(plan, deps)).rejects.toBe(reason);
});

it('branchesOfPreview fails if git does not answer', async () => {
  const { plan } = harness({ body: [] });
  expect(await catchError(branchesOfPreview(plan, withGit(undefined)))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

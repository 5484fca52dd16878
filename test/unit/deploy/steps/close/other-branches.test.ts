import { expect, it } from 'vitest';
import { branchesOfPreview } from '../../../../../src/deploy/steps/close/other-branches.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { depsOf } from '../../../../support/deps.ts';
import { failureOf } from '../../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { closingPlanOf } from '../../../../support/plan.ts';

const object = { sha: 'a'.repeat(40) };
const refs = (...names: string[]) => names.map((name) => ({ ref: `refs/heads/${name}`, object }));

/** A GitHub that gives one answer, and the patterns of the site. */
function world(reply: Reply | Error, patterns: readonly string[] = ['release/**']) {
  const clock = fakeClock();
  const http = scriptedHttp(() => {
    if (reply instanceof Error) throw reply;
    return reply;
  }, clock);
  const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  const { config } = closingPlanOf();
  const preview = { ...config.environments.preview, branches: [...patterns] };
  const plan = closingPlanOf({
    config: { ...config, environments: { ...config.environments, preview } },
  });
  return { plan, http, deps: depsOf({ scratch: '/nowhere', http, clock, github }) };
}

it.each([
  ['one that matches', ['release/**'], refs('release/1.2.0'), ['release/1.2.0']],
  ['one that begins like the pattern alone', ['next'], refs('next-gen'), []],
  ['one that ends otherwise', ['release/*/final'], refs('release/1/draft'), []],
  ['the production branch', ['**'], refs('master', 'topic'), ['topic']],
  ['none', ['release/**'], [], []],
])('finds the branches that use the Preview: %s', async (_, patterns, found, expected) => {
  const { plan, deps } = world({ body: found }, patterns);
  expect(await branchesOfPreview(plan, deps)).toEqual(expected);
});

it('requests from GitHub the branches with the literal prefix of each pattern', async () => {
  const { plan, deps, http } = world({ body: [] }, ['release/*/final', 'next']);
  await branchesOfPreview(plan, deps);
  expect(http.requests.map(({ url }) => url.pathname)).toEqual([
    '/repos/acme/site/git/matching-refs/heads/release/',
    '/repos/acme/site/git/matching-refs/heads/next',
  ]);
});

it.each<[string, Reply]>([
  ['status 502', { status: 502, body: {} }],
  ['status 404', { status: 404, body: { message: 'Not Found' } }],
  ['status 403', { status: 403, body: {} }],
  ['an object', { body: { message: 'something else' } }],
  ['a page of HTML', { body: '<html>' }],
  ['a list of something else', { body: [{ name: 'release/1.2.0' }] }],
  ['nothing', { body: '' }],
])('keeps the Preview open if the answer lists no branches: %s', async (_, reply) => {
  const { plan, deps } = world(reply);
  expect(await failureOf(branchesOfPreview(plan, deps))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

it('uses git without a token, and fails if git does not answer', async () => {
  const { plan } = world({ body: [] });
  const listed = `${'a'.repeat(40)}\trefs/heads/release/1.3.0\n${'b'.repeat(40)}\trefs/heads/topic\n`;
  const asking = (answer: string | undefined) =>
    depsOf({ scratch: '/nowhere', git: async () => answer });
  expect(await branchesOfPreview(plan, asking(listed))).toEqual(['release/1.3.0']);
  expect(await branchesOfPreview(plan, asking(''))).toEqual([]);
  expect(await failureOf(branchesOfPreview(plan, asking(undefined)))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

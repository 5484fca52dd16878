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
  ['a matching branch', ['release/**'], refs('release/1.2.0'), ['release/1.2.0']],
  ['a branch with only the same prefix', ['next'], refs('next-gen'), []],
  ['a branch with another suffix', ['release/*/final'], refs('release/1/draft'), []],
  ['the production branch', ['**'], refs('master', 'topic'), ['topic']],
  ['none', ['release/**'], [], []],
])(
  'branchesOfPreview finds the branches that use the Preview: %s',
  async (_, patterns, found, expected) => {
    const { plan, deps } = harness({ body: found }, patterns);
    expect(await branchesOfPreview(plan, deps)).toEqual(expected);
  },
);

it("branchesOfPreview requests the branches with each pattern's literal prefix from GitHub", async () => {
  const { plan, deps, http } = harness({ body: [] }, ['release/*/final', 'next']);
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
  ['an HTML page', { body: '<html>' }],
  ['a list of other objects', { body: [{ name: 'release/1.2.0' }] }],
  ['nothing', { body: '' }],
])('branchesOfPreview fails if the answer is not a list of branches: %s', async (_, reply) => {
  const { plan, deps } = harness(reply);
  expect(await catchError(branchesOfPreview(plan, deps))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

it('branchesOfPreview uses git without a token, and fails if git does not answer', async () => {
  const { plan } = harness({ body: [] });
  const listed = `${'a'.repeat(40)}\trefs/heads/release/1.3.0\n${'b'.repeat(40)}\trefs/heads/topic\n`;
  const asking = (answer: string | undefined) =>
    createDeps({ scratch: '/nowhere', git: async () => answer });
  expect(await branchesOfPreview(plan, asking(listed))).toEqual(['release/1.3.0']);
  expect(await branchesOfPreview(plan, asking(''))).toEqual([]);
  expect(await catchError(branchesOfPreview(plan, asking(undefined)))).toMatchObject({
    code: 'CLOSE_BRANCHES_UNKNOWN',
  });
});

import { expect, it } from 'vitest';
import { warnAboutExposedSecrets } from '../../../../../src/deploy/steps/build/exposed.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { depsOf, type TestDeps } from '../../../../support/deps.ts';
import { planOf } from '../../../../support/plan.ts';

const github = { apiUrl: 'https://api.github.com', token: new Secret('ghs_read-only') };
const apiToken = new Secret('the-api-token');
const env = { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'a.b.c' };

function said(
  plan: Parameters<typeof planOf>[0],
  given: Pick<TestDeps, 'env'> & Partial<Pick<TestDeps, 'github' | 'apiToken'>>,
): readonly string[] {
  const deps = depsOf(given);
  warnAboutExposedSecrets(planOf(plan), deps);
  return deps.log.lines;
}

it('a single job lists every credential that the code of the site can read', () => {
  expect(said({}, { env, github })).toEqual([
    expect.stringMatching(
      /^info In a single job, .* the request for the job's id token, github-token, and change/,
    ),
  ]);
  expect(said({}, { env, github, apiToken })).toEqual([
    expect.stringMatching(
      /^warn .* id token, api-token, github-token, and .* "mode: build" and "mode: deploy"/,
    ),
  ]);
});

it('a single job without credentials reports nothing', () => {
  expect(said({}, { env: {} })).toEqual([]);
  expect(said({ dryRun: true }, { env, github })).toEqual([]);
});

it('a build job reports that it needs no token', () => {
  expect(said({ mode: 'build' }, { env: {}, github })).toEqual([
    expect.stringContaining("github-token: ''"),
  ]);
  expect(said({ mode: 'build' }, { env: {} })).toEqual([]);
});

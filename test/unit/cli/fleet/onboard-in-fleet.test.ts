import { expect, it } from 'vitest';
import { applyPullOptions } from '../../../../src/cli/fleet/onboard-in-fleet.ts';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { readJson, scriptedHttp } from '../../../support/http.ts';

const record = { repository: { owner: 'acme', name: 'docs' } };
const address = 'https://github.com/acme/docs/pull/12';

async function treat(more: object, refuses = '-') {
  const http = scriptedHttp(({ method, url }) => {
    if (url.pathname.includes(refuses)) return { status: 422, body: { message: 'No such user' } };
    if (method === 'GET') return { body: { node_id: 'PR_1' } };
    return { body: { data: {} } };
  });
  const { signal } = new AbortController();
  const github = createGitHub({ http, clock: fakeClock(), token: new Secret('t'), signal });
  const refusals = await applyPullOptions({ options: more, github }, record, address);
  const sent = http.requests
    .filter(({ method }) => method === 'POST')
    .map((request) => [request.url.pathname, readJson(request)]);
  return { refusals, sent };
}

it('onboarding in a fleet labels the pull request, requests reviews of users and teams, and enables auto-merge', async () => {
  const more = { label: ['site', 'bot'], reviewer: ['ada', 'acme/web'], automerge: true };
  const { refusals, sent } = await treat(more);
  expect(refusals).toEqual([]);
  expect(sent).toEqual([
    ['/repos/acme/docs/issues/12/labels', { labels: ['site', 'bot'] }],
    [
      '/repos/acme/docs/pulls/12/requested_reviewers',
      { reviewers: ['ada'], team_reviewers: ['web'] },
    ],
    ['/graphql', expect.objectContaining({ variables: { id: 'PR_1' } })],
  ]);
});

it('onboarding in a fleet reports the reason if GitHub refuses the reviewers', async () => {
  const { refusals, sent } = await treat({ label: ['a'], reviewer: ['x'] }, 'requested_reviewers');
  expect(refusals).toEqual([expect.stringContaining('No such user')]);
  expect(sent).toHaveLength(2);
});

it('onboarding in a fleet without options for the pull request sends no request', async () => {
  expect(await treat({})).toEqual({ refusals: [], sent: [] });
});

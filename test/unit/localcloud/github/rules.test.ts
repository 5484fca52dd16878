import { afterAll, beforeEach, expect, it } from 'vitest';
import { createGitHubApi } from '../../../../src/localcloud/github/github.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import type { LocalRepository } from '../../../../src/localcloud/github/state/state.ts';

const fullName = 'acme/docs';
const at = `/repos/${fullName}`;
const repositories = [{ owner: 'acme', name: 'docs', defaultBranch: 'master' }];
const api = createGitHubApi({ repositories });
const sha = await api.getHead(fullName, 'master');
await api.send('POST', `${at}/git/refs`, { ref: 'refs/heads/topic', sha });
await api.writeFile(fullName, 'topic', 'new.txt', 'new');
const head = (await api.getHead(fullName, 'topic')) ?? '';
const words = { title: 'A change', head: 'topic', base: 'master', body: '' };
const { number: pull } = (await api.send('POST', `${at}/pulls`, words)).json as { number: number };
const found = (): LocalRepository => {
  const repository = api.repository(fullName);
  if (repository === undefined) throw new Error('there is no repository');
  return repository;
};
afterAll(() => api.close());
beforeEach(() => {
  const { reviews, deployments, rules } = found();
  reviews.length = 0;
  deployments.length = 0;
  rules.clear();
});

const rule = (type: string, parameters: object) =>
  found().rules.set('master', [{ type, parameters: { ...parameters } }]);
const review = (
  by: string,
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED',
  more: object = {},
) => addReview(found(), { pull, author: by, state, body: '', commit: head, ...more });
const readState = async () =>
  ((await api.send('GET', `${at}/pulls/${pull}`)).json as { mergeable_state: string })
    .mergeable_state;
/** Returns the pull request's mergeable state, and reads it again if it is `unknown` at first. */
const mergeable = async () => {
  const first = await readState();
  return first === 'unknown' ? readState() : first;
};
/** Returns why GitHub refuses to merge. */
const refusal = async () => {
  const { json } = await api.send('PUT', `${at}/pulls/${pull}/merge`, { merge_method: 'merge' });
  return (json as { message: string }).message;
};

it('the last approval or objection of each person counts, regardless of later comments', async () => {
  rule('pull_request', { required_approving_review_count: 2 });
  review('anna', 'APPROVED');
  review('anna', 'APPROVED');
  expect(await refusal()).toContain(
    'At least 2 approving reviews are required by reviewers with write access.',
  );
  review('ben', 'APPROVED');
  review('ben', 'COMMENTED');
  expect(await mergeable()).toBe('clean');
  review('anna', 'CHANGES_REQUESTED');
  expect(await mergeable()).toBe('blocked');
});

it('only reviews by people with write access allow or block a merge', async () => {
  rule('pull_request', { required_approving_review_count: 1 });
  review('mallory', 'APPROVED', { association: 'NONE' });
  expect(await refusal()).toContain(
    'At least 1 approving review is required by reviewers with write access.',
  );
  review('anna', 'APPROVED');
  review('mallory', 'CHANGES_REQUESTED', { association: 'NONE' });
  expect(await mergeable()).toBe('clean');
  review('ben', 'CHANGES_REQUESTED', { commit: 'a'.repeat(40) });
  expect(await refusal()).toContain('Changes have been requested by a reviewer with write access.');
});

it('the last of several checks with the same name counts', async () => {
  const report = (name: string, conclusion: string) =>
    api.send('POST', `${at}/check-runs`, { name, head_sha: head, status: 'completed', conclusion });
  rule('required_status_checks', {
    required_status_checks: [{ context: 'links' }, { context: 'spelling' }],
  });
  await report('links', 'success');
  await report('spelling', 'skipped');
  expect(await mergeable()).toBe('clean');
  await report('links', 'failure');
  expect(await refusal()).toContain('Required status check "links" is expected.');
  await report('links', 'neutral');
  expect(await mergeable()).toBe('clean');
});

it('a successful deployment of the head commit fulfils a rule that requires it', async () => {
  rule('required_deployments', { required_deployment_environments: ['Preview'] });
  expect(await refusal()).toContain('Missing successful active Preview deployment.');
  const made = { id: 1, description: '', creator: 'ci', at: '2026-11-20T12:00:00Z' };
  const status = { ...made, state: 'success', environmentUrl: '', logUrl: '' };
  const what = { ref: 'topic', sha: head, task: 'deploy', payload: {} };
  const kind = { environment: 'preview', transient: true, production: false };
  found().deployments.push({ ...made, ...what, ...kind, statuses: [status] });
  expect(await mergeable()).toBe('clean');
});

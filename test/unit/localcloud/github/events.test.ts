import { beforeEach, describe, expect, it } from 'vitest';
import { requireGit } from '../../../../src/localcloud/github/git/run-git.ts';
import { isDue } from '../../../../src/localcloud/workflow-language/schedule.ts';
import { type Served, useGitHub } from './served.ts';

const name = 'acme/docs';
const github = useGitHub({ contents: 'write', issues: 'write', pull_requests: 'write' });

const write = (file: string, text: string, branch = 'master') =>
  github.api.writeFile(name, branch, `.github/workflows/${file}`, text);
const jobs = 'jobs: { a: { runs-on: x, steps: [{ run: y }] } }';
const send: Served['call'] = (...args) => github.call(...args);
const events = () => github.heard.map(({ event, payload }) => `${event} ${payload?.action}`);

// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
describe('events without a commit', () => {
  it('start workflows of the default branch that list their activity type or no types', async () => {
    await write('issues.yml', `on: { issues: { types: [opened] }, issue_comment: null }\n${jobs}`);
    await send('POST', '/issues', { title: 'A wish' });
    await send('PATCH', '/issues/1', { state: 'closed' });
    await send('POST', '/issues/1/comments', { body: 'Yes' });
    expect(events()).toEqual(['issues opened', 'issue_comment created']);
    expect(github.heard[1]).toMatchObject({
      ref: 'refs/heads/master',
      commit: await github.api.getHead(name, 'master'),
      payload: { issue: { number: 1 }, comment: { body: 'Yes' } },
    });
    await send('POST', '/issues', { title: 'By a job' }, 'ghs_job');
    await send('POST', '/issues/1/comments', { body: 'By a job' }, 'ghs_job');
    expect(github.heard).toHaveLength(2);
  });

  it('start workflow_run workflows by name, branch and type, up to three in a row', async () => {
    await write('build.yml', `name: Build\non: push\n${jobs}`);
    const of = 'workflows: [Build], types: [completed], branches: [master]';
    await write('after.yml', `on: { workflow_run: { ${of} } }\n${jobs}`);
    await write('all.yml', `name: All\non: { workflow_run: { workflows: [Build, All] } }\n${jobs}`);
    const [build] = github.heard;
    if (!build) throw new Error('no run');
    github.heard = [];
    await github.api.announceRun(build, 'in_progress');
    await github.api.announceRun({ ...build, branch: 'topic' }, 'completed');
    await github.api.announceRun(
      { ...build, status: 'completed', conclusion: 'success' },
      'completed',
    );
    const files = github.heard.map(({ workflow }) => workflow.split('/').at(-1));
    expect(files).toEqual(['all.yml', 'all.yml', 'after.yml', 'all.yml']);
    const conclusion = {
      workflow_run: { name: 'Build', conclusion: 'success', actor: {} },
      workflow: { name: 'Build', path: '.github/workflows/build.yml' },
    };
    expect(github.heard[2]).toMatchObject({ event: 'workflow_run', payload: conclusion });
    // Up to three runs may trigger each other in a row.
    for (let chain = 2; chain <= 4; chain += 1) {
      const last = github.heard.at(-1);
      if (last) await github.api.announceRun(last, 'completed');
    }
    expect(github.heard.map(({ chain }) => chain)).toEqual([1, 1, 1, 1, 2, 3]);
  });

  it('start workflows by the type of an API dispatch, even from a job', async () => {
    await write('sent.yml', `on: { repository_dispatch: { types: [go] } }\n${jobs}`);
    const body = { event_type: 'go', client_payload: { page: 7 } };
    expect(await github.status('POST', '/dispatches', body, 'ghs_job')).toBe(204);
    expect(await github.status('POST', '/dispatches', { event_type: 'stop' })).toBe(204);
    expect(await github.status('POST', '/dispatches', {})).toBe(422);
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, index]));
    const tooMany = await send('POST', '/dispatches', { ...body, client_payload: many });
    expect(tooMany).toMatchObject({ status: 422, json: { message: /^No more than 10/ } });
    expect(github.heard).toMatchObject([
      {
        event: 'repository_dispatch',
        title: 'go',
        ref: 'refs/heads/master',
        payload: { action: 'go', branch: 'master', client_payload: { page: 7 } },
      },
    ]);
  });

  it('start a workflow at the local time of its time zone, in summer and winter', async () => {
    const entry = "{ cron: '0 9 * * *', timezone: Europe/Berlin }";
    await write('nightly.yml', `on: { schedule: [${entry}] }\n${jobs}`);
    const at = (time: string) =>
      github.api.startScheduled(name, (cron, _, zone) => isDue(cron, new Date(time), zone));
    expect(await at('2026-11-23T09:00:00Z')).toBeUndefined();
    expect(await at('2026-11-23T08:00:00Z')).toMatchObject({ event: 'schedule' });
    expect(await at('2026-07-23T07:00:00Z')).toMatchObject({ event: 'schedule' });
    expect(isDue('0 9 * * *', new Date('2026-11-23T09:00:00Z'), 'Nowhere/Else')).toBe(false);
  });
});

// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/crontab.html
const monday = new Date('2026-11-23T12:41:30Z');

it.each([
  '11,41 * * * *',
  '1/10 12 * * *',
  '40-45 12 23 11 *',
  '41 12 * NOV MON-FRI',
  '41 12 1 * MON',
])('the schedule %s is due at 12:41 on Monday, 23 November', (cron) => {
  expect(isDue(cron, monday)).toBe(true);
});

it.each(['*/15 * * * *', '41 12 * * SUN', '41 12 1 * *', '41 12 * *'])(
  'the schedule %s is not due at 12:41 on Monday, 23 November',
  (cron) => {
    expect(isDue(cron, monday)).toBe(false);
  },
);

describe('pull requests', () => {
  beforeEach(async () => {
    const sha = await github.api.getHead(name, 'master');
    await send('POST', '/git/refs', { ref: 'refs/heads/topic', sha });
    await github.api.writeFile(name, 'topic', 'a.txt', 'a');
  });
  const open = () => send('POST', '/pulls', { title: 'Topic', head: 'topic', base: 'master' });

  it('do not report whether they can be merged right after they are opened or pushed to', async () => {
    expect((await open()).json).toMatchObject({ mergeable: null, mergeable_state: 'unknown' });
    expect((await send('GET', '/pulls/1')).json).toMatchObject({ mergeable: true });
    await github.api.writeFile(name, 'topic', 'b.txt', 'b');
    expect((await send('GET', '/pulls/1')).json).toMatchObject({ mergeable: null });
    expect((await send('GET', '/pulls/1')).json).toMatchObject({ mergeable_state: 'clean' });
  });

  it('count as merged once their commits are pushed to their base', async () => {
    await open();
    const head = await github.api.getHead(name, 'topic');
    const ref = '/git/refs/heads/master';
    expect(await github.status('PATCH', ref, { sha: head })).toBe(200);
    expect((await send('GET', '/pulls/1')).json).toMatchObject({
      state: 'closed',
      merged: true,
      merge_commit_sha: head,
    });
  });

  const types =
    'edited, labeled, unlabeled, assigned, unassigned, review_requested, review_request_removed, ' +
    'converted_to_draft, ready_for_review';
  const onAll = `on: { pull_request: { types: [${types}] } }\n${jobs}`;
  const mutate = async (name: string) => {
    const { node_id: id } = (await send('GET', '/pulls/1')).json;
    const query = `mutation { ${name}(input: { pullRequestId: "${id}" }) { clientMutationId } }`;
    const headers = { authorization: `Bearer ${github.api.token}` };
    const body = JSON.stringify({ query });
    await fetch(`${github.base}/graphql`, { method: 'POST', headers, body });
  };

  it('start runs for edits, labels, assignees, requested reviewers and draft changes', async () => {
    await write('pulls.yml', onAll, 'topic');
    github.api.repository(name)?.people.add('octocat');
    await open();
    await send('PATCH', '/pulls/1', { title: 'Other', body: '' });
    await send('PATCH', '/issues/1', { title: 'Other', body: 'Why' });
    await send('POST', '/issues/1/labels', { labels: ['ready'] });
    await send('DELETE', '/issues/1/labels/ready');
    for (const method of ['POST', 'POST', 'DELETE'])
      await send(method, '/issues/1/assignees', { assignees: ['octocat'] });
    for (const method of ['POST', 'DELETE'])
      await send(method, '/pulls/1/requested_reviewers', { reviewers: ['grace'] });
    const own = await send('POST', '/pulls/1/requested_reviewers', { reviewers: ['octocat'] });
    expect(own.status).toBe(422);
    await mutate('convertPullRequestToDraft');
    await mutate('markPullRequestReadyForReview');
    await mutate('markPullRequestReadyForReview');
    expect(events()).toEqual(
      ['edited', ...types.split(', ')].map((type) => `pull_request ${type}`),
    );
    expect(github.heard.map(({ payload }) => payload)).toMatchObject([
      { changes: { title: { from: 'Topic' } } },
      { changes: { body: { from: '' } } },
      { label: { name: 'ready' } },
      { label: { name: 'ready' }, pull_request: { labels: [] } },
      { assignee: { login: 'octocat' } },
      { assignee: { login: 'octocat' } },
      { requested_reviewer: { login: 'grace' } },
      { requested_reviewer: { login: 'grace' } },
      { pull_request: { draft: true } },
      { pull_request: { draft: false } },
    ]);
  });

  it("opened with a job's token create only a run that requires approval", async () => {
    await write('pulls.yml', onAll.replace('[', '[opened, '), 'topic');
    const body = { title: 'Topic', head: 'topic', base: 'master' };
    await send('POST', '/pulls', body, 'ghs_job');
    await send('POST', '/issues/1/labels', { labels: ['ready'] }, 'ghs_job');
    await send('PATCH', '/pulls/1', { title: 'Other' }, 'ghs_job');
    const { runs = [] } = github.api.repository(name) ?? {};
    expect(runs.map(({ payload, conclusion }) => [payload?.action, conclusion])).toEqual([
      ['opened', 'action_required'],
    ]);
    expect(github.heard).toEqual([]);
  });

  it('are closed when their branch is deleted', async () => {
    await open();
    expect(await github.status('DELETE', '/git/refs/heads/topic')).toBe(204);
    expect((await send('GET', '/pulls/1')).json).toMatchObject({ state: 'closed', merged: false });
  });
});

it('the API writes and removes files, and creates blobs', async () => {
  const content = Buffer.from('Hello').toString('base64');
  const put = await send('PUT', '/contents/docs/a.txt', { message: 'Add', content });
  expect(put).toMatchObject({ status: 201, json: { content: { path: 'docs/a.txt' } } });
  const { sha } = put.json.content;
  expect(await github.status('PUT', '/contents/docs/a.txt', { message: 'Again', content })).toBe(
    422,
  );
  const workflow = '/contents/.github/workflows/x.yml';
  expect(await github.status('PUT', workflow, { message: 'Add', content }, 'ghs_job')).toBe(403);
  const gone = await send('DELETE', '/contents/docs/a.txt', { message: 'Remove', sha });
  expect(gone).toMatchObject({ status: 200, json: { content: null } });
  const blob = await send('POST', '/git/blobs', { content, encoding: 'base64' });
  expect(blob).toMatchObject({ status: 201, json: { sha } });
  expect((await send('GET', `/git/blobs/${sha}`)).json).toMatchObject({ size: 5 });
});

it('the API creates and completes checks', async () => {
  const head = await github.api.getHead(name, 'master');
  const check = await send('POST', '/check-runs', { name: 'links', head_sha: head });
  expect(check).toMatchObject({ status: 201, json: { status: 'queued' } });
  await send('PATCH', `/check-runs/${check.json.id}`, { conclusion: 'failure' });
  expect((await send('GET', `/commits/${head}/check-runs`)).json.check_runs).toMatchObject([
    { name: 'links', status: 'completed', conclusion: 'failure' },
  ]);
});

// https://docs.github.com/actions/reference/limits
it('the jobs of a repository share 1,000 requests per hour', async () => {
  github.api.tokens.set('ghs_other', { contents: 'read' });
  const first = await send('GET', '/commits', undefined, 'ghs_job');
  expect(first.headers.get('x-ratelimit-limit')).toBe('1000');
  const second = await send('GET', '/commits', undefined, 'ghs_other');
  expect(second.headers.get('x-ratelimit-remaining')).toBe('998');
  const person = await send('GET', '/commits');
  expect(person.headers.get('x-ratelimit-remaining')).toBe('4999');
});

it.each([
  'git version 2.38.0',
  'git version 2.39.5 (Apple Git-154)',
  'git version 3.0.1.windows.1',
])('requireGit accepts "%s"', (version) => requireGit(version));

it.each([
  ['git version 2.37.9', 'found git version 2.37.9'],
  ['', 'found no git'],
])('requireGit refuses "%s"', (version, message) => {
  expect(() => requireGit(version)).toThrow(message);
});

it('releases start workflows when created, edited, published or deleted, except by a job', async () => {
  await write('release.yml', `on: release\n${jobs}`);
  const take = () => github.heard.splice(0).map(({ ref, payload }) => `${ref} ${payload?.action}`);
  const make = (tag: string, more: object, token?: string) =>
    send('POST', '/releases', { tag_name: tag, target_commitish: 'master', ...more }, token);
  const edit = (id: number, more: object) => send('PATCH', `/releases/${id}`, more);
  const at = (tag: string, ...actions: string[]) =>
    actions.map((action) => `refs/tags/${tag} ${action}`);
  const { json: whole } = await make('v5', {});
  expect(take()).toEqual(at('v5', 'created', 'published', 'released'));
  await edit(whole.id, { body: 'More' });
  await send('DELETE', `/releases/${whole.id}`);
  expect(take()).toEqual(at('v5', 'edited', 'deleted'));
  const { json: early } = await make('v6', { prerelease: true });
  await edit(early.id, { prerelease: false });
  expect(take()).toEqual(at('v6', 'created', 'published', 'prereleased', 'edited', 'released'));
  const { json: draft } = await make('v7', { draft: true });
  await edit(draft.id, { body: 'Nearly' });
  expect(take()).toEqual([]);
  await edit(draft.id, { draft: false });
  expect(take()).toEqual(at('v7', 'published', 'released'));
  expect((await make('v8', {}, 'ghs_job')).status).toBe(201);
  expect(take()).toEqual([]);
});

import { expect, it } from 'vitest';
import {
  assignIssue,
  closeIssue,
  findIssue,
  listIssues,
  openIssue,
  readTimeline,
  unassignIssue,
  updateIssueBody,
} from '../../../../src/clients/github/issues.ts';
import { scriptedRepository } from './scripted.ts';

const issue = (number: number, more: object = {}) => ({
  ...{ number, state: 'open', title: 'T', html_url: `https://github.com/i/${number}` },
  ...more,
});

it.each([
  [
    'the issue of an owner, who is trusted',
    { body: 'B', user: { login: 'ada' }, author_association: 'OWNER', assignees: [{ login: 'b' }] },
    { open: true, body: 'B', author: 'ada', trusted: true, assignees: ['b'] },
  ],
  [
    'the closed issue of a deleted account, which is not trusted',
    { state: 'closed', user: null, body: null, assignees: null },
    { open: false, body: '', author: '', trusted: false, assignees: [] },
  ],
  [
    'the issue of a bot, which is trusted',
    { user: { login: 'app[bot]', type: 'Bot' } },
    { trusted: true },
  ],
  [
    'the issue of a contributor, who is not trusted',
    { user: { login: 'eve', type: 'User' }, author_association: 'CONTRIBUTOR' },
    { trusted: false },
  ],
  ['the issue of a member, who is trusted', { author_association: 'MEMBER' }, { trusted: true }],
  [
    'the issue of a collaborator, who is trusted',
    { author_association: 'COLLABORATOR' },
    { trusted: true },
  ],
])('findIssue reads %s', async (_, more, expected) => {
  const { repo } = scriptedRepository({ 'GET /issues/7': { body: issue(7, more) } });
  expect(await findIssue(repo, 7)).toMatchObject({ number: 7, title: 'T', ...expected });
});

it.each([
  ['deleted', { status: 410, body: {} }],
  ['missing', { status: 404, body: {} }],
  ['transferred', { status: 301, body: { message: 'Moved Permanently' } }],
])('findIssue returns undefined for a %s issue', async (_, reply) => {
  const { repo } = scriptedRepository({ 'GET /issues/7': reply });
  expect(await findIssue(repo, 7)).toBeUndefined();
});

it('listIssues omits pull requests', async () => {
  const list = { body: [issue(2), issue(1, { pull_request: {} })] };
  const { repo } = scriptedRepository({
    'GET /issues?state=all&sort=created&direction=desc': list,
    'GET /issues?state=open&sort=created&direction=desc': { body: [] },
  });
  expect((await listIssues(repo)).map(({ number }) => number)).toEqual([2]);
  expect(await listIssues(repo, 'open')).toEqual([]);
});

const target = { target_repo: 'acme/docs', base_branch: 'work', custom_instructions: '' };
it.each([
  ['returns the assignees', 201, undefined, ['ada']],
  [
    'sends the repository, branch and instructions for an agent',
    201,
    { base_branch: 'work', custom_instructions: '' },
    ['ada'],
  ],
  ['returns an empty list if GitHub refuses the assignee', 422, undefined, []],
])('assignIssue %s', async (_, status, assignment, expected) => {
  const { repo, sent } = scriptedRepository({
    'POST /issues/7/assignees': { status, body: issue(7, { assignees: [{ login: 'ada' }] }) },
  });
  const given = { number: 7, login: 'ada', ...(assignment && { assignment }) };
  expect(await assignIssue(repo, given as Parameters<typeof assignIssue>[1])).toEqual(expected);
  expect(sent).toEqual([{ assignees: ['ada'], ...(assignment && { agent_assignment: target }) }]);
});

it('openIssue, updateIssueBody, closeIssue and unassignIssue send one request each', async () => {
  const { repo, calls, sent } = scriptedRepository({
    'POST /issues': { status: 201, body: {} },
    'PATCH /issues/7': { body: {} },
    'DELETE /issues/7/assignees': { body: {} },
  });
  const text = { title: 'T', body: 'B', labels: ['a'] };
  await openIssue(repo, text);
  await updateIssueBody(repo, 7, 'New');
  await closeIssue(repo, 7, 'completed');
  await unassignIssue(repo, 7, 'ada');
  expect(calls).toHaveLength(4);
  expect(sent).toEqual([
    text,
    { body: 'New' },
    { state: 'closed', state_reason: 'completed' },
    { assignees: ['ada'] },
  ]);
});

it.each([
  [
    'an event without fields',
    {},
    { event: '', at: '', assignee: '', reviewer: '', pull: undefined },
  ],
  [
    'an assignment',
    { event: 'assigned', created_at: 't', assignee: { login: 'ada' } },
    { event: 'assigned', at: 't', assignee: 'ada' },
  ],
  ['a request for review', { requested_reviewer: { login: 'ben' } }, { reviewer: 'ben' }],
  [
    'a reference by a pull request',
    { source: { issue: { number: 3, pull_request: {} } } },
    { pull: 3 },
  ],
  [
    'a reference by a pull request of another repository, whose number says nothing',
    { source: { issue: { number: 3, pull_request: {}, repository: { full_name: 'eve/docs' } } } },
    { pull: undefined },
  ],
  [
    'a reference by an issue, which is not a pull request',
    { source: { issue: { number: 3 } } },
    { pull: undefined },
  ],
])('readTimeline reads %s', async (_, event, expected) => {
  const { repo } = scriptedRepository({ 'GET /issues/7/timeline': { body: [event] } });
  expect(await readTimeline(repo, 7)).toMatchObject([expected]);
});

it.each([
  ['deleted', 410],
  ['transferred', 301],
])('readTimeline returns an empty list for a %s issue', async (_, status) => {
  const { repo } = scriptedRepository({ 'GET /issues/7/timeline': { status, body: {} } });
  expect(await readTimeline(repo, 7)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import {
  findFeedback,
  findRequestPull,
  findRevert,
  readApproval,
  readRequestPull,
  wasReleased,
} from '../../../../src/automation/requests/read-pull.ts';
import { findRequestIssues } from '../../../../src/automation/requests/read-request.ts';
import type { Issue } from '../../../../src/clients/github/issues.ts';
import type { RepositoryPull } from '../../../../src/clients/github/pulls.ts';
import type { Review } from '../../../../src/clients/github/reviews.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { createPull, minute, page, scriptedContext } from '../scripted.ts';
import { review as approval, request, work } from './request-state.ts';

describe('findRequestPull', () => {
  const closing = { body: 'Closes #3' };
  it.each<[string, RepositoryPull[], Partial<DevelopmentRequest>, number | undefined]>([
    [
      'finds a pull request that closes the issue',
      [createPull({ number: 5, ...closing }), createPull({ number: 6 })],
      {},
      5,
    ],
    [
      'ignores a pull request that closes a different issue',
      [createPull({ body: 'Closes #33' })],
      {},
      undefined,
    ],
    [
      'ignores a release that names the issue',
      [createPull({ ...closing, head: 'release/1.5.0' })],
      {},
      undefined,
    ],
    [
      'prefers the linked pull request',
      [createPull(closing), createPull({ number: 8 })],
      { pullRequestNumber: 8 },
      8,
    ],
    [
      "prefers the agent's pull request",
      [createPull({ number: 5, ...closing }), createPull({ number: 7 })],
      {},
      7,
    ],
    [
      'prefers an open pull request to the linked one, which was closed',
      [createPull({ number: 8, state: 'closed' }), createPull({ number: 5, ...closing })],
      { pullRequestNumber: 8 },
      5,
    ],
    [
      'finds a closed pull request if there is no other',
      [createPull({ ...closing, state: 'closed' })],
      {},
      9,
    ],
    ['finds a merged pull request', [createPull({ ...closing, state: 'merged' })], {}, 9],
  ])('%s', (_, pulls, more, expected) => {
    expect(findRequestPull(request(more), pulls, work({ pull: 7 }), 3)?.number).toBe(expected);
  });
});

const review = (more: Partial<Review>): Review => ({ ...approval, ...more });
const changes = { verdict: 'changes', at: minute(3) } as const;

describe('findFeedback', () => {
  it.each<[string, Partial<Review>[]]>([
    ['to the head', [changes]],
    ['whose author only commented afterwards', [changes, { verdict: 'comment' }]],
    [
      'although another person has approved the head',
      [changes, { verdict: 'approved', author: 'Cem' }],
    ],
    ['after an approval by its author', [{ verdict: 'approved' }, changes]],
  ])('finds a request for changes %s', (_, reviews) => {
    expect(findFeedback(reviews.map(review), 'h1')).toMatchObject({ isTried: false });
  });

  it.each<[string, Partial<Review>[]]>([
    ['to an earlier commit', [{ ...changes, commit: 'h0' }]],
    ['whose author approved the head afterwards', [changes, { verdict: 'approved' }]],
  ])('ignores a request for changes %s', (_, reviews) => {
    expect(findFeedback(reviews.map(review), 'h1')).toBeUndefined();
  });

  it('regards a request for changes as tried if an agent started when it was made or later', () => {
    const isTried = (at: number) =>
      findFeedback([review(changes)], 'h1', work({ startedAt: minute(at) }))?.isTried;
    expect([2, 3, 4].map(isTried)).toEqual([false, true, true]);
  });
});

describe('an approval on GitHub', () => {
  const notice = (shown = 't1', more = {}) => ({
    id: 1,
    body: `<!-- site-request: r1 --><!-- waits, shown: ${shown} -->\nReady for review.`,
    created_at: minute(4),
    author_association: 'MEMBER',
    user: { login: 'site-deploy[bot]' },
    ...more,
  });
  const inReview = { status: 'in-review' } as const;
  const given = { by: 'anna', at: minute(1), via: 'portal' } as const;
  const late = { at: minute(5) };
  const comment = { ...late, commit: undefined } as const;
  const change = { at: minute(6), verdict: 'changes' } as const;

  const edited = { updated_at: minute(5) };
  const byPerson = { user: { login: 'mallory' } };
  const byApp = { user: { login: 'acme-bot[bot]', type: 'Bot' } };
  const ofStranger = notice('t1', { author_association: 'NONE' });
  /**
   * Returns the forwarded approval. Expects none if Preview, the pull request or the issue is
   * unknown.
   */
  async function forward(
    reviews: Partial<Review>[],
    more: Partial<DevelopmentRequest> = inReview,
    posted: object = notice(),
  ) {
    const { context } = scriptedContext({
      'POST /graphql': { data: { viewer: { login: 'site-deploy[bot]' } } },
      'issues/3/comments': [posted],
      'pulls/9/commits': [{ author: { login: 'cem' }, committer: null }],
    });
    const find = (shown: string | undefined, pull?: RepositoryPull, issue?: number) =>
      readApproval(context, request(more), reviews.map(review), pull, issue, shown).then(
        (found) => found.pendingApproval,
      );
    const pull = createPull({ headCommit: 'h1' });
    for (const found of [find(undefined, pull, 3), find('t1', undefined, 3), find('t1', pull)])
      expect(await found).toBeUndefined();
    return await find('t1', pull, 3);
  }

  it.each<[string, Partial<Review>[], object?]>([
    ['comes after the notice', [late]],
    ['comes from a person other than the author', [{ ...late, author: 'cem' }, late]],
    ['is a comment', [comment]],
    [
      'follows a settled request for changes',
      [{ ...late, verdict: 'dismissed', author: 'Cem' }, late],
    ],
    ['answers a notice by an App', [late], notice('t1', byApp)],
  ])('is forwarded if it %s', async (_, reviews, posted) => {
    expect(await forward(reviews, inReview, posted)).toBeDefined();
  });

  it.each<[string, Partial<Review>[], Partial<DevelopmentRequest>?, object?]>([
    ['comes before the notice', [{ at: minute(3) }]],
    ['comes at the time of the notice', [{ at: minute(4) }]],
    ['belongs to a different commit', [{ ...late, commit: 'h0' }]],
    ['comes from the author of the pull request', [{ ...late, author: 'Copilot' }]],
    ['comes from the author of a commit', [{ ...late, author: 'cem' }]],
    ['is a review without a commit', [{ ...late, commit: '' }]],
    [
      'is the text of a review that requests changes',
      [{ ...late, verdict: 'changes', text: '/approve' }],
    ],
    ["conflicts with another person's request for changes", [late, { ...change, author: 'Cem' }]],
    ['belongs to an approved request', [late], { ...inReview, approval: given }],
    ['belongs to a request that is not in review', [late], { status: 'in-progress' }],
    ['belongs to a build that Preview no longer serves', [late], inReview, notice('t2')],
    ['answers a notice by a stranger', [late], inReview, ofStranger],
    ['answers a notice that a person edited', [late], inReview, notice('t1', edited)],
    ['answers a notice by a person', [late], inReview, notice('t1', byPerson)],
    ['answers the notice of a different request', [late], { ...inReview, id: 'r2' }],
  ])('is not forwarded if it %s', async (_, reviews, more, posted) => {
    expect(await forward(reviews, more, posted)).toBeUndefined();
  });
});

/** A comment in which a run asks people to approve. */
const waitingNotice = {
  id: 1,
  body: '<!-- site-request: r1 --><!-- waits, shown: t1 -->',
  created_at: minute(4),
  author_association: 'MEMBER',
  user: { login: 'site-deploy[bot]', type: 'Bot' },
};

/** Returns the author of the forwarded approval, if any. */
const find = async (commits: object[], pushers: string[], trees: object = {}) => {
  const { context } = scriptedContext({
    'issues/3/comments': [waitingNotice],
    'pulls/9/commits': commits,
    activity: pushers.map((login) => ({ after: 'h1', actor: { login } })),
    ...trees,
  });
  const late = review({ at: minute(5) });
  const pull = createPull({ headCommit: 'h1' });
  const found = request({ status: 'in-review' });
  const approval = await readApproval(context, found, [late], pull, 3, 't1');
  return approval.pendingApproval?.author;
};
const web = { login: 'web-flow' };
const unknown = { sha: 'c1', author: null, committer: web };

describe('an approval of commits by an author without an account', () => {
  it('is forwarded if other people pushed the commits', async () => {
    expect(await find([unknown], ['cem'])).toBe('Bea');
  });

  it.each([
    ['if the approver pushed the commits', ['cem', 'Bea']],
    ['if it is unknown who pushed the commits', []],
  ])('is not forwarded %s', async (_, pushers) => {
    expect(await find([unknown], pushers)).toBeUndefined();
  });
});

describe('an approval of commits by known authors', () => {
  it('is forwarded even if it is unknown who pushed the commits', async () => {
    expect(await find([{ ...unknown, author: { login: 'cem' } }], [])).toBe('Bea');
  });

  it('is forwarded if the approver only merged the base', async () => {
    const merge = { sha: 'm1', author: { login: 'Bea' }, parents: [{ sha: 'a' }, { sha: 'b' }] };
    const tree = (sha: string, files: Record<string, string>) => ({
      [`git/trees/${sha}`]: {
        sha,
        truncated: false,
        tree: Object.entries(files).map(([path, id]) => {
          return { path, mode: '100644', type: 'blob', sha: id };
        }),
      },
    });
    const base = { 'compare/a...b': { status: 'diverged', merge_base_commit: { sha: 'o' } } };
    const trees = {
      ...base,
      ...tree('o', { x: '1', y: '1' }),
      ...tree('a', { x: '2', y: '1' }),
      ...tree('b', { x: '1', y: '2' }),
    };
    const clean = tree('m1', { x: '2', y: '2' });
    expect(await find([merge], [], { ...trees, ...clean })).toBe('Bea');
    const more = tree('m1', { x: '2', y: '3' });
    expect(await find([merge], [], { ...trees, ...more })).toBeUndefined();
  });
});

describe('the people who may approve on GitHub', () => {
  const people = ['cem', 'Bea', 'Ada'].map((login) => ({ login }));
  const read = async (author: string, selfApproval: boolean, listed: unknown = people) => {
    const { context } = scriptedContext({
      'issues/3/comments': [waitingNotice],
      'pulls/9/commits': [{ author: { login: 'cem' }, committer: null }],
      collaborators: listed,
    });
    const { automation, ...config } = context.config;
    const requests = { ...automation.requests, selfApproval };
    const known = { ...context, config: { ...config, automation: { ...automation, requests } } };
    const output = review({ author, at: minute(5) });
    const pull = createPull({ headCommit: 'h1' });
    return readApproval(known, request({ status: 'in-review' }), [output], pull, 3, 't1');
  };

  it('are those with write access who wrote none of the commits', async () => {
    const approvers = { may: ['Ada', 'Bea'], ignored: ['cem'] };
    expect(await read('cem', false)).toEqual({ pendingApproval: undefined, approvers });
  });

  it('include authors if the site config allows it', async () => {
    expect((await read('cem', true)).pendingApproval?.author).toBe('cem');
  });

  it.each([403, 404])('are unknown if the token may not list them: status %i', async (status) => {
    expect((await read('cem', false, status)).approvers).toBeUndefined();
  });
});

const closedRevert = { number: 11, head: 'revert-9-form', state: 'closed' } as const;
const mergedRevert = { number: 12, head: 'revert-9-again', state: 'merged' } as const;
it.each<[string, Partial<RepositoryPull>[], number | undefined]>([
  [
    'no pull request that reverts a different change',
    [{ head: 'revert-90-form' }, { head: 'form' }],
    undefined,
  ],
  ['a closed pull request that reverts the change', [closedRevert], 11],
  ['the merged pull request rather than the closed one', [closedRevert, mergedRevert], 12],
])('findRevert finds %s', async (_, pulls, expected) => {
  const answers = [11, 12].map((number) => [
    `pulls/${number}`,
    {
      ...{ number, title: '', state: 'closed', html_url: `${page}/pull/${number}` },
      ...{ head: { ref: '', sha: '' }, base: { ref: '' } },
    },
  ]);
  const { context } = scriptedContext(Object.fromEntries(answers));
  const found = await findRevert(context, pulls.map(createPull), 9);
  expect(found?.number).toBe(expected);
});

const releasing = { state: 'merged', base: 'master', head: 'release/1.5.0' } as const;
it.each<[string, boolean, Partial<RepositoryPull>]>([
  ['a release that contains the change', true, releasing],
  ['a release that lacks the change', false, { ...releasing, headCommit: 'h0' }],
  ['a release that is still open', false, { ...releasing, state: 'open' }],
  ['a release into a different branch', false, { ...releasing, base: 'next' }],
  ['a branch that is not a release', false, { ...releasing, head: 'form' }],
])('wasReleased returns $1 after the merge of $0', async (_, expected, more) => {
  const holds = async (commit: string) => commit === 'h9';
  const pulls = [createPull({ ...releasing, headCommit: 'h0' }), createPull(more)];
  const { context } = scriptedContext({ 'branches/next': { name: 'next' } });
  expect(await wasReleased(context, pulls, holds)).toBe(expected);
});

describe('findRequestIssues', () => {
  const issue = (number: number, more: Partial<Issue> = {}): Issue => ({
    number,
    open: true,
    isReopened: false,
    title: '',
    body: '<!-- site-request: r1 -->\n## Request',
    url: '',
    author: 'ada',
    trusted: true,
    assignees: [],
    ...more,
  });
  const closed = { open: false };
  it.each<[string, Issue[], Partial<DevelopmentRequest>, number[]]>([
    [
      'finds issues with the marker of the request',
      [issue(2), issue(1, { body: 'Other' })],
      {},
      [2],
    ],
    ['ignores issues by people who are not trusted', [issue(2, { trusted: false })], {}, []],
    ['returns the oldest issue first', [issue(4), issue(2)], {}, [2, 4]],
    [
      'ignores closed issues, except for the oldest',
      [issue(4, closed), issue(3), issue(2, closed)],
      {},
      [2, 3],
    ],
    [
      'includes closed issues of a rejected request',
      [issue(4, closed), issue(2)],
      { status: 'rejected' },
      [2, 4],
    ],
    ['returns the linked issue first', [issue(4), issue(2)], { issueNumber: 4 }, [4, 2]],
    [
      'includes the linked issue even without a marker',
      [issue(4, { body: '' })],
      { issueNumber: 4 },
      [4],
    ],
  ])('%s', (_, issues, more, expected) => {
    const found = findRequestIssues(request(more), issues);
    expect(found.map(({ number }) => number)).toEqual(expected);
  });
});

describe('readRequestPull', () => {
  const now = Date.UTC(2026, 0, 2, 3, 4, 5);
  const head = { head: { sha: 'h9', ref: 'copilot/form' }, base: { ref: 'release/1.5.0' } };
  const check = (name: string, status: string, conclusion: string | null = null) => ({
    ...{ id: 1, name, status, conclusion },
  });
  async function read(found: readonly object[], minutesAgo = 1, isByAgent = true) {
    const date = new Date(now - minutesAgo * 60_000).toISOString();
    const commit = { sha: 'h9', message: '', tree: { sha: 't' }, parents: [], committer: { date } };
    const { context } = scriptedContext({
      'pulls/9': { number: 9, state: 'open', html_url: '', title: '', created_at: date, ...head },
      'pulls/9/files': ['page.html', 'link', 'package.json'].map((filename) => ({ filename })),
      'git/trees/h9': {
        truncated: false,
        tree: [
          { path: 'page.html', mode: '100644', sha: 'a', type: 'blob' },
          { path: 'link', mode: '120000', sha: 'b', type: 'blob' },
        ],
      },
      'git/commits/h9': commit,
      'commits/h9/check-runs': { check_runs: found },
      'commits/h9/status': { statuses: [] },
      'actions/runs': { workflow_runs: [] },
    });
    const automation = {
      requests: { ...context.config.automation.requests, checks: ['build', 'ci'] },
    };
    const config = {
      ...context.config,
      automation: { ...context.config.automation, ...automation },
    };
    return readRequestPull({ ...context, config }, createPull(), isByAgent);
  }
  const unbegun = ['build, which has not begun', 'ci, which has not begun'];

  it.each([
    ['no check', [], 9, unbegun],
    ['a running check', [check('ci', 'in_progress')], 9, ['ci']],
    ['a passed check', [check('ci', 'completed', 'success')], 9, []],
    ['a failed check', [check('ci', 'completed', 'failure')], 9, []],
    ['only a different check', [check('lint', 'completed', 'success')], 9, unbegun],
    ['no check of an old commit', [], 10, []],
  ])('waits for required checks if there is %s', async (_, found, minutes, running) => {
    expect((await read(found, minutes)).checks.running).toEqual(running);
  });

  it('names files that only people may merge', async () => {
    expect((await read([])).guarded.toSorted()).toEqual(['link', 'package.json']);
  });

  it('reads neither checks nor files of a pull request by people', async () => {
    const { checks, guarded } = await read([check('ci', 'in_progress')], 1, false);
    expect([checks, guarded]).toEqual([{ running: [], failed: [] }, []]);
  });
});

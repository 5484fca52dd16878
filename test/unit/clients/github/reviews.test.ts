import { expect, it } from 'vitest';
import {
  findObjection,
  isStillGiven,
  lastVerdicts,
  listPullCommits,
  listPushRights,
  listReviews,
  mayWrite,
} from '../../../../src/clients/github/reviews.ts';
import { scriptedContext } from '../../automation/scripted.ts';
import { scriptedRepository } from './scripted.ts';

const at = (minute: number) => `2026-01-01T00:0${minute}:00Z`;
const user = { login: 'anna', type: 'User' };
const review = (minute: number, state: string, more: object = {}) => ({
  ...{ id: minute, user, state, body: '', commit_id: 'h1', submitted_at: at(minute), ...more },
});
const comment = (minute: number, body: string, more: object = {}) => ({
  ...{ id: minute, user, body, created_at: at(minute), updated_at: at(minute), ...more },
});

async function read(reviews: object[], comments: object[] = [], timeline: object[] = []) {
  const { context } = scriptedContext({
    'pulls/9/reviews': reviews,
    'issues/9/comments': comments,
    'issues/9/timeline': timeline,
  });
  return listReviews(context.repository, 9);
}

const ben = { user: { login: 'ben', type: 'User' } };

it.each<[string, object[], object[], string[]]>([
  ['counts an approval', [review(1, 'APPROVED')], [], ['anna approved h1']],
  [
    'counts a request for changes after an approval',
    [review(1, 'APPROVED'), review(2, 'CHANGES_REQUESTED')],
    [],
    ['anna changes h1'],
  ],
  [
    'counts an approval after a request for changes',
    [review(1, 'CHANGES_REQUESTED'), review(2, 'APPROVED')],
    [],
    ['anna approved h1'],
  ],
  [
    'counts a dismissal after an approval',
    [review(1, 'APPROVED'), review(2, 'DISMISSED')],
    [],
    ['anna dismissed h1'],
  ],
  [
    'counts an approval despite a later review without a verdict',
    [review(1, 'APPROVED'), review(2, 'COMMENTED')],
    [],
    ['anna approved h1'],
  ],
  [
    'counts a comment that begins with /approve',
    [],
    [comment(1, '/approve \nThanks.')],
    ['anna approved undefined'],
  ],
  [
    'counts an approving comment after a request for changes',
    [review(1, 'CHANGES_REQUESTED')],
    [comment(2, '/approve')],
    ['anna approved undefined'],
  ],
  [
    'counts a request for changes after an approving comment',
    [review(3, 'CHANGES_REQUESTED')],
    [comment(2, '/approve')],
    ['anna changes h1'],
  ],
  ['ignores an edited comment', [], [comment(1, '/approve', { updated_at: at(2) })], []],
  [
    'ignores /approve unless it begins the comment',
    [],
    [comment(1, 'I /approve'), comment(2, 'No.\n/approve')],
    [],
  ],
  ['ignores /approve in a review', [review(1, 'COMMENTED', { body: '/approve' })], [], []],
  [
    'ignores the comment of a bot',
    [],
    [comment(1, '/approve', { user: { login: 'x[bot]', type: 'Bot' } })],
    [],
  ],
  [
    'returns the verdicts of two people',
    [review(1, 'APPROVED'), review(2, 'CHANGES_REQUESTED', ben)],
    [],
    ['anna approved h1', 'ben changes h1'],
  ],
])('lastVerdicts %s', async (_, reviews, comments, expected) => {
  const verdicts = lastVerdicts(await read(reviews, comments));
  expect(verdicts.map((found) => `${found.author} ${found.verdict} ${found.commit}`)).toEqual(
    expected,
  );
});

it.each<[string, object[], string | undefined]>([
  ['returns undefined after an approval', [review(1, 'APPROVED')], undefined],
  [
    'returns a request for changes to an older commit, although somebody else approved',
    [review(1, 'CHANGES_REQUESTED', { ...ben, commit_id: 'h0' }), review(2, 'APPROVED')],
    'ben',
  ],
  [
    'ignores a request for changes by a person who has approved since',
    [review(1, 'CHANGES_REQUESTED'), review(2, 'APPROVED')],
    undefined,
  ],
])('findObjection %s', async (_, reviews, author) => {
  expect(findObjection(await read(reviews))?.author).toBe(author);
});

const asked = (minute: number, event = 'review_requested', login = 'anna') => ({
  ...{ event, created_at: at(minute), requested_reviewer: { login } },
});
it.each<[string, object[], string]>([
  ['counts an approval that follows the request for review', [asked(1)], 'approved'],
  ['dismisses an approval if the review is requested again', [asked(1), asked(3)], 'dismissed'],
  [
    'counts an approval if a later request is withdrawn',
    [asked(3), asked(4, 'review_request_removed')],
    'approved',
  ],
  [
    'counts an approval if a review is requested from somebody else',
    [asked(3, 'review_requested', 'ben')],
    'approved',
  ],
])('listReviews %s', async (_, timeline, verdict) => {
  for (const given of [
    await read([review(2, 'APPROVED')], [], timeline),
    await read([], [comment(2, '/approve')], timeline),
  ])
    expect(given).toMatchObject([{ verdict }]);
});

const linked = (id: number) => ({ html_url: `https://github.com/acme/new/pull/9#review-${id}` });
const given = 'https://github.com/acme/docs/pull/9#review-1';
it.each<[string, boolean, object[]]>([
  ['preceded a rename of the repository', true, [review(1, 'APPROVED', linked(1))]],
  ['was dismissed', false, [review(1, 'DISMISSED', linked(1))]],
  ['is not listed', false, [review(2, 'APPROVED', { ...ben, ...linked(2) })]],
  ['was repeated', true, [review(1, 'APPROVED', linked(1)), review(2, 'APPROVED', linked(2))]],
  [
    'was followed by a request for changes',
    false,
    [review(1, 'APPROVED', linked(1)), review(2, 'CHANGES_REQUESTED', linked(2))],
  ],
])('isStillGiven returns $1 for an approval that $0', async (_, stands, reviews) => {
  expect(isStillGiven(await read(reviews), given)).toBe(stands);
});

it('isStillGiven returns true if the address of the approval is unknown', async () => {
  expect(isStillGiven(await read([]))).toBe(true);
});

it.each([
  ['true for a user with the permission "admin"', true, { body: { permission: 'admin' } }],
  ['true for a user with the permission "write"', true, { body: { permission: 'write' } }],
  ['false for a user with the permission "read"', false, { body: { permission: 'read' } }],
  ['false for an unknown user', false, { status: 404, body: {} }],
])('mayWrite returns %s', async (_, expected, reply) => {
  const { repo } = scriptedRepository({ 'GET /collaborators/ada%20b/permission': reply });
  expect(await mayWrite(repo, 'ada b')).toBe(expected);
});

it.each([
  [
    'the people, without bots',
    200,
    [{ login: 'ada' }, { login: 'bot', type: 'Bot' }, { login: 'ben', type: 'User' }],
    ['ada', 'ben'],
  ],
  ['undefined for an empty list', 200, [], undefined],
  ['undefined after status 403', 403, {}, undefined],
  ['undefined after status 404', 404, {}, undefined],
])('listPushRights returns %s', async (_, status, body, expected) => {
  const { repo } = scriptedRepository({ 'GET /collaborators?permission=push': { status, body } });
  expect(await listPushRights(repo)).toEqual(expected);
});

it('listPullCommits returns authors, parents, and committers other than GitHub', async () => {
  const found = [
    { sha: 'a', author: { login: 'ada' }, committer: { login: 'web-flow' } },
    { sha: 'b', author: null, committer: { login: 'ben' }, parents: [{ sha: 'a' }] },
    {},
  ];
  const { repo } = scriptedRepository({ 'GET /pulls/7/commits': { body: found } });
  expect(await listPullCommits(repo, 7)).toEqual({
    commits: [
      { id: 'a', author: 'ada', committer: undefined, parents: [] },
      { id: 'b', author: undefined, committer: 'ben', parents: ['a'] },
      { id: '', author: undefined, committer: undefined, parents: [] },
    ],
    isComplete: true,
  });
});

it.each([
  [249, 'complete', true],
  [250, 'incomplete', false],
])('listPullCommits regards a list of %i commits as %s', async (count, _word, isComplete) => {
  const found = Array.from({ length: count }, (_, index) => ({ sha: `${index}` }));
  const pages = [found.slice(0, 100), found.slice(100, 200), found.slice(200)];
  const { repo } = scriptedRepository({
    'GET /pulls/7/commits': pages.map((body) => ({ body })),
  });
  expect((await listPullCommits(repo, 7)).isComplete).toBe(isComplete);
});

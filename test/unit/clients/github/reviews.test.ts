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
  ['an approval', [review(1, 'APPROVED')], [], ['anna approved h1']],
  [
    'an approval followed by a request for changes',
    [review(1, 'APPROVED'), review(2, 'CHANGES_REQUESTED')],
    [],
    ['anna changes h1'],
  ],
  [
    'a request for changes followed by an approval',
    [review(1, 'CHANGES_REQUESTED'), review(2, 'APPROVED')],
    [],
    ['anna approved h1'],
  ],
  [
    'an approval followed by a dismissed review',
    [review(1, 'APPROVED'), review(2, 'DISMISSED')],
    [],
    ['anna dismissed h1'],
  ],
  [
    'an approval followed by a comment',
    [review(1, 'APPROVED'), review(2, 'COMMENTED')],
    [],
    ['anna approved h1'],
  ],
  ['an approving comment', [], [comment(1, '/approve \nThanks.')], ['anna approved undefined']],
  [
    'a comment after a request for changes',
    [review(1, 'CHANGES_REQUESTED')],
    [comment(2, '/approve')],
    ['anna approved undefined'],
  ],
  [
    'a request for changes after a comment',
    [review(3, 'CHANGES_REQUESTED')],
    [comment(2, '/approve')],
    ['anna changes h1'],
  ],
  ['an edited comment', [], [comment(1, '/approve', { updated_at: at(2) })], []],
  [
    'a command in the middle of a line',
    [],
    [comment(1, 'I /approve'), comment(2, 'No.\n/approve')],
    [],
  ],
  ['a command in a review', [review(1, 'COMMENTED', { body: '/approve' })], [], []],
  ['a bot', [], [comment(1, '/approve', { user: { login: 'x[bot]', type: 'Bot' } })], []],
  [
    'two people',
    [review(1, 'APPROVED'), review(2, 'CHANGES_REQUESTED', ben)],
    [],
    ['anna approved h1', 'ben changes h1'],
  ],
])(
  'lastVerdicts returns the last verdict of each person, given %s',
  async (_, reviews, comments, expected) => {
    const verdicts = lastVerdicts(await read(reviews, comments));
    expect(verdicts.map((found) => `${found.author} ${found.verdict} ${found.commit}`)).toEqual(
      expected,
    );
  },
);

it.each<[string, object[], string | undefined]>([
  ['nobody', [review(1, 'APPROVED')], undefined],
  [
    'one of two people',
    [review(1, 'CHANGES_REQUESTED', { ...ben, commit_id: 'h0' }), review(2, 'APPROVED')],
    'ben',
  ],
  [
    'a person who has approved since',
    [review(1, 'CHANGES_REQUESTED'), review(2, 'APPROVED')],
    undefined,
  ],
])('findObjection returns who requests changes to any commit: %s', async (_, reviews, author) => {
  expect(findObjection(await read(reviews))?.author).toBe(author);
});

const asked = (minute: number, event = 'review_requested', login = 'anna') => ({
  ...{ event, created_at: at(minute), requested_reviewer: { login } },
});
it.each<[string, object[], string]>([
  ['asked before', [asked(1)], 'approved'],
  ['requested again since', [asked(1), asked(3)], 'dismissed'],
  ['requested and withdrawn', [asked(3), asked(4, 'review_request_removed')], 'approved'],
  ['requested from somebody else', [asked(3, 'review_requested', 'ben')], 'approved'],
])(
  'listReviews counts an approval until the review is requested again: %s',
  async (_, timeline, verdict) => {
    for (const given of [
      await read([review(2, 'APPROVED')], [], timeline),
      await read([], [comment(2, '/approve')], timeline),
    ])
      expect(given).toMatchObject([{ verdict }]);
  },
);

const linked = (id: number) => ({ html_url: `https://github.com/acme/new/pull/9#review-${id}` });
const given = 'https://github.com/acme/docs/pull/9#review-1';
it.each<[string, boolean, object[]]>([
  ['is the last verdict, after a rename', true, [review(1, 'APPROVED', linked(1))]],
  ['was dismissed', false, [review(1, 'DISMISSED', linked(1))]],
  ['is not listed', false, [review(2, 'APPROVED', { ...ben, ...linked(2) })]],
  ['was repeated', true, [review(1, 'APPROVED', linked(1)), review(2, 'APPROVED', linked(2))]],
  [
    'was followed by a request for changes',
    false,
    [review(1, 'APPROVED', linked(1)), review(2, 'CHANGES_REQUESTED', linked(2))],
  ],
])('isStillGiven for an approval that %s is %s', async (_, stands, reviews) => {
  expect(isStillGiven(await read(reviews), given)).toBe(stands);
});

it('isStillGiven is true if the portal returned no address of the approval', async () => {
  expect(isStillGiven(await read([]))).toBe(true);
});

it.each([
  ['admin', true],
  ['write', true],
  ['read', false],
  [undefined, false],
])('mayWrite of a user with the permission %s is %s', async (permission, expected) => {
  const reply = permission ? { body: { permission } } : { status: 404, body: {} };
  const { repo } = scriptedRepository({ 'GET /collaborators/ada%20b/permission': reply });
  expect(await mayWrite(repo, 'ada b')).toBe(expected);
});

it.each([
  [200, [{ login: 'ada' }, { login: 'bot', type: 'Bot' }, { login: 'ben', type: 'User' }], 2],
  [200, [], undefined],
  [403, {}, undefined],
  [404, {}, undefined],
])(
  'listPushRights of an answer with status %i, %j returns a list of the length %s',
  async (status, body, count) => {
    const { repo } = scriptedRepository({ 'GET /collaborators?permission=push': { status, body } });
    expect((await listPushRights(repo))?.length).toBe(count);
  },
);

it('listPullCommits reads authors, committers other than GitHub, and parents', async () => {
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
  [249, true],
  [250, false],
])('listPullCommits of %i commits returns isComplete: %s', async (count, isComplete) => {
  const found = Array.from({ length: count }, (_, index) => ({ sha: `${index}` }));
  const pages = [found.slice(0, 100), found.slice(100, 200), found.slice(200)];
  const { repo } = scriptedRepository({
    'GET /pulls/7/commits': pages.map((body) => ({ body })),
  });
  expect((await listPullCommits(repo, 7)).isComplete).toBe(isComplete);
});

import { expect, it } from 'vitest';
import {
  createComment,
  deleteComment,
  readComments,
  updateComment,
} from '../../../../src/clients/github/comments.ts';
import { scriptedRepository } from './scripted.ts';

const at = '2026-01-01T00:00:00Z';
const later = '2026-01-02T00:00:00Z';

it.each([
  [
    'a trusted comment of a member',
    { user: { login: 'ada' }, body: 'Hi', author_association: 'MEMBER', created_at: at },
    { author: 'ada', body: 'Hi', isBot: false, trusted: true, isEdited: false, createdAt: at },
  ],
  [
    'an edited comment of a stranger',
    { user: { login: 'eve', type: 'User' }, author_association: 'NONE', updated_at: later },
    { author: 'eve', isBot: false, trusted: false, isEdited: true, createdAt: '' },
  ],
  [
    'a comment of a deleted account',
    { user: null },
    { author: '', body: '', isBot: false, trusted: false, isEdited: false },
  ],
  [
    'a trusted comment of a bot',
    { user: { login: 'app[bot]', type: 'Bot' }, created_at: at, updated_at: at },
    { isBot: true, trusted: true, isEdited: false },
  ],
])('readComments reads %s', async (_, found, expected) => {
  const comments = {
    body: [
      { id: 2, ...found },
      { id: 1, user: null },
    ],
  };
  const { repo } = scriptedRepository({ 'GET /issues/7/comments': comments });
  expect(await readComments(repo, 7)).toMatchObject([{ id: 1 }, { id: 2, ...expected }]);
});

it.each([
  ['true after a change', 200, true],
  ['false if the comment does not exist', 404, false],
])('updateComment returns %s', async (_, status, expected) => {
  const { repo, sent } = scriptedRepository({ 'PATCH /issues/comments/2': { status, body: {} } });
  expect(await updateComment(repo, 2, 'New')).toBe(expected);
  expect(sent).toEqual([{ body: 'New' }]);
});

it('deleteComment accepts that the comment does not exist', async () => {
  const { repo, calls } = scriptedRepository({
    'DELETE /issues/comments/2': { status: 404, body: {} },
  });
  await deleteComment(repo, 2);
  expect(calls).toEqual(['DELETE /issues/comments/2']);
});

it('createComment returns the new comment', async () => {
  const { repo, sent } = scriptedRepository({
    'POST /issues/7/comments': { status: 201, body: { id: 3, user: null } },
  });
  expect(await createComment(repo, 7, 'Hi')).toMatchObject({ id: 3 });
  expect(sent).toEqual([{ body: 'Hi' }]);
});

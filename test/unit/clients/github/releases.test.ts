import { expect, it } from 'vitest';
import {
  deleteDraft,
  draftRelease,
  generateNotes,
  listReleases,
  publishRelease,
} from '../../../../src/clients/github/releases.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

const release = (id: number, more: object = {}) => ({
  ...{ id, tag_name: 'v1', draft: false, html_url: `https://github.com/r/${id}`, body: null },
  ...more,
});

it('listReleases lists published releases before drafts, each from old to new', async () => {
  const body = [
    ...[release(4), release(3, { draft: true }), release(2, { body: 'Notes' })],
    ...[release(5, { tag_name: 'v10' }), release(1, { draft: true })],
  ];
  const { repo } = scriptedRepository({ 'GET /releases': { body } });
  const found = await listReleases(repo, 'v1');
  expect(found.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  expect(found.slice(0, 2)).toMatchObject([
    { tag: 'v1', draft: false, url: 'https://github.com/r/2', notes: 'Notes' },
    { notes: '' },
  ]);
});

it('draftRelease creates a draft that is named after its tag', async () => {
  const { repo, sent } = scriptedRepository({ 'POST /releases': { status: 201, body: {} } });
  await draftRelease(repo, { tag: 'v1', commit: 'c1', notes: 'Notes' });
  expect(sent).toEqual([
    { tag_name: 'v1', target_commitish: 'c1', name: 'v1', body: 'Notes', draft: true },
  ]);
});

it.each([
  ['publishes a draft', 200, {}, undefined],
  ['accepts that the draft does not exist', 404, { message: 'Not Found' }, undefined],
  [
    'accepts that the tag has a published release',
    422,
    { errors: [{ code: 'already_exists' }] },
    undefined,
  ],
  [
    'fails if GitHub finds the release invalid',
    422,
    { message: 'Validation Failed' },
    'GITHUB_REFUSED',
  ],
])('publishRelease %s', async (_, status, body, code) => {
  const { repo, sent } = scriptedRepository({ 'PATCH /releases/7': { status, body } });
  const publishing = publishRelease(repo, { id: 7, isLatest: false });
  if (code) expect((await catchError(publishing)).code).toBe(code);
  else await publishing;
  expect(sent).toEqual([{ draft: false, make_latest: 'false' }]);
});

it('deleteDraft accepts that the draft does not exist', async () => {
  const { repo, calls } = scriptedRepository({ 'DELETE /releases/7': { status: 404, body: {} } });
  await deleteDraft(repo, 7);
  expect(calls).toHaveLength(1);
});

it.each([
  ['since a previous tag', 'v0'],
  ['without a previous tag', undefined],
])('generateNotes requests the notes %s', async (_, previous) => {
  const { repo, sent } = scriptedRepository({
    'POST /releases/generate-notes': { body: { body: 'Notes' } },
  });
  expect(await generateNotes(repo, { tag: 'v1', commit: 'c1', previous })).toBe('Notes');
  const tags = { tag_name: 'v1', target_commitish: 'c1' };
  expect(sent).toEqual([previous ? { ...tags, previous_tag_name: previous } : tags]);
});

import { afterAll, expect, it } from 'vitest';
import { serveGitHub } from './served.ts';

const github = await serveGitHub();
const { api, call, status } = github;
afterAll(() => github[Symbol.asyncDispose]());

it('a release of an unknown commit is not published and gets no tag', async () => {
  const words = { tag_name: 'v1.0.0', name: '1.0.0', body: '' };
  const lost = { ...words, target_commitish: 'c'.repeat(40) };
  expect(await call('POST', '/releases', lost)).toMatchObject({
    status: 422,
    json: { errors: [{ resource: 'Release', code: 'invalid', field: 'target_commitish' }] },
  });
  const unfinished = { ...words, target_commitish: 'no-such-branch', draft: true };
  const draft = await call('POST', '/releases', unfinished);
  expect(draft.status).toBe(201);
  expect(await status('PATCH', `/releases/${draft.json.id}`, { draft: false })).toBe(422);
  expect(api.repository('acme/docs')?.releases).toMatchObject([{ draft: true }]);
  expect(await status('GET', '/git/ref/tags/v1.0.0')).toBe(404);
});

it('only one of two concurrent requests publishes a release of a tag', async () => {
  const words = { tag_name: 'v2.0.0', target_commitish: 'master', name: '2.0.0', body: '' };
  const made = await Promise.all([1, 2].map(() => call('POST', '/releases', words)));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 422]);
});

it('a release is found by id, by tag or as the latest, but a draft only by id', async () => {
  const words = { target_commitish: 'master', body: '' };
  const make = (name: string, draft: boolean) =>
    call('POST', '/releases', { ...words, tag_name: `v${name}`, name, draft });
  const [made, draft] = [await make('3.0.0', false), await make('4.0.0', true)];
  for (const path of ['latest', 'tags/v3.0.0', made.json.id])
    expect((await call('GET', `/releases/${path}`)).json).toMatchObject({ tag_name: 'v3.0.0' });
  expect((await call('GET', `/releases/${draft.json.id}`)).json).toMatchObject({ draft: true });
  expect(await status('GET', '/releases/tags/v4.0.0')).toBe(404);
});

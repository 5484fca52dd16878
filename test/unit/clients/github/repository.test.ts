import { expect, it } from 'vitest';
import {
  readMoved,
  readRepository,
  repositoryPage,
} from '../../../../src/clients/github/repository.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

const found = {
  ...{ id: 5, name: 'Docs', full_name: 'Acme/Docs', default_branch: 'main' },
  owner: { login: 'Acme', id: 7 },
};
const usual = { visibility: 'public', archived: false, fork: false };

it.each([
  [{}, '', usual],
  [{ private: true }, '', { ...usual, visibility: 'private' }],
  [{ private: true, visibility: 'internal' }, '', { ...usual, visibility: 'internal' }],
  [{ archived: true, fork: true }, '', { ...usual, archived: true, fork: true }],
  [{ template_repository: null }, '', usual],
  [
    { template_repository: { full_name: 'acme/template' } },
    'repo, workflow',
    { ...usual, template: 'acme/template', scopes: ['repo', 'workflow'] },
  ],
])('readRepository reads %j, with the scopes "%s"', async (more, scopes, expected) => {
  const reply = { body: { ...found, ...more }, headers: { 'x-oauth-scopes': scopes } };
  const { repo } = scriptedRepository({ 'GET ': reply });
  const { id, owner, ownerId, name, defaultBranch, ...rest } = await readRepository(repo);
  expect({ id, owner, ownerId, name, defaultBranch }).toEqual({
    ...{ id: 5, owner: 'Acme', ownerId: 7, name: 'Docs', defaultBranch: 'main' },
  });
  expect(rest).toMatchObject(expected);
  expect(Object.hasOwn(rest, 'scopes')).toBe(scopes !== '');
});

it('readRepository reports that there is none', async () => {
  const { repo } = scriptedRepository({ 'GET ': { status: 404, body: {} } });
  expect(await catchError(readRepository(repo))).toMatchObject({
    code: 'GITHUB_NOT_FOUND',
    message: "GitHub can't find the repository acme/docs.",
  });
});

it.each([
  [301, 'https://api.github.com/repositories/5', 200],
  [308, 'https://api.github.com/repositories/5', 200],
  [302, 'https://api.github.com/repositories/5', 'GITHUB_REFUSED'],
  [301, 'https://api.github.com.evil.example/', 301],
  [404, 'https://api.github.com/repositories/5', 404],
])('readMoved after status %i to %s ends with %s', async (status, location, expected) => {
  const { repo } = scriptedRepository({
    'GET ': { status, headers: { location }, body: {} },
    'GET /repositories/5': { body: found },
  });
  const reading = readMoved(repo, '/repos/acme/docs', 'Metadata: read');
  if (typeof expected === 'string') expect((await catchError(reading)).code).toBe(expected);
  else expect((await reading).status).toBe(expected);
});

it.each([
  ['https://api.github.com', 'https://github.com/acme/docs'],
  ['https://git.acme.example/api/v3', 'https://git.acme.example/acme/docs'],
])('the page of a repository on %s is %s', (apiUrl, expected) => {
  expect(repositoryPage({ apiUrl, owner: 'acme', name: 'docs' })).toBe(expected);
});

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
const byId = 'https://api.github.com/repositories/5';
const usual = { visibility: 'public', archived: false, fork: false };

it.each([
  ['a public repository', {}, '', usual],
  ['a private repository', { private: true }, '', { ...usual, visibility: 'private' }],
  [
    'an internal repository',
    { private: true, visibility: 'internal' },
    '',
    { ...usual, visibility: 'internal' },
  ],
  [
    'an archived fork',
    { archived: true, fork: true },
    '',
    { ...usual, archived: true, fork: true },
  ],
  ['a repository without a template', { template_repository: null }, '', usual],
  [
    'the template of a repository and the scopes of the token',
    { template_repository: { full_name: 'acme/template' } },
    'repo, workflow',
    { ...usual, template: 'acme/template', scopes: ['repo', 'workflow'] },
  ],
])('readRepository reads %s', async (_, more, scopes, expected) => {
  const reply = { body: { ...found, ...more }, headers: { 'x-oauth-scopes': scopes } };
  const { repo } = scriptedRepository({ 'GET ': reply });
  const { id, owner, ownerId, name, defaultBranch, ...rest } = await readRepository(repo);
  expect({ id, owner, ownerId, name, defaultBranch }).toEqual({
    ...{ id: 5, owner: 'Acme', ownerId: 7, name: 'Docs', defaultBranch: 'main' },
  });
  expect(rest).toMatchObject(expected);
  expect(Object.hasOwn(rest, 'scopes')).toBe(scopes !== '');
});

it('readRepository reports a missing repository', async () => {
  const { repo } = scriptedRepository({ 'GET ': { status: 404, body: {} } });
  expect(await catchError(readRepository(repo))).toMatchObject({
    code: 'GITHUB_NOT_FOUND',
    message: "GitHub can't find the repository acme/docs.",
  });
});

it.each([
  ['follows a redirect with status 301', 301, byId, 200],
  ['follows a redirect with status 308', 308, byId, 200],
  ['fails after a redirect with status 302', 302, byId, 'GITHUB_REFUSED'],
  [
    'does not follow a redirect to a different host',
    301,
    'https://api.github.com.evil.example/',
    301,
  ],
  ['does not follow the location of status 404', 404, byId, 404],
])('readMoved %s', async (_, status, location, expected) => {
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
])('repositoryPage returns $1 for the API $0', (apiUrl, expected) => {
  expect(repositoryPage({ apiUrl, owner: 'acme', name: 'docs' })).toBe(expected);
});

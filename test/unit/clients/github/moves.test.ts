import { expect, it } from 'vitest';
import {
  readOwner,
  renameBranch,
  renameRepository,
  transferRepository,
} from '../../../../src/clients/github/moves.ts';
import { scriptedRepository } from './scripted.ts';

it('readOwner returns the name and the id of an owner', async () => {
  const { repo } = scriptedRepository({ 'GET /users/acme': { body: { login: 'Acme', id: 7 } } });
  expect(await readOwner(repo, 'acme')).toEqual({ owner: 'Acme', ownerId: 7 });
});

it('renameBranch, renameRepository and transferRepository send one request each', async () => {
  const { repo, calls, sent } = scriptedRepository({
    'POST /branches/release/a%20b/rename': { status: 201, body: {} },
    'PATCH ': { body: {} },
    'POST /transfer': { status: 202, body: {} },
  });
  await renameBranch(repo, 'release/a b', 'next');
  await renameRepository(repo, 'site');
  await transferRepository(repo, 'other');
  expect(calls).toEqual(['POST /branches/release/a%20b/rename', 'PATCH ', 'POST /transfer']);
  expect(sent).toEqual([{ new_name: 'next' }, { name: 'site' }, { new_owner: 'other' }]);
});

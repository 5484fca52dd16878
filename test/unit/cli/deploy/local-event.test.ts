import { expect, it } from 'vitest';
import { localEvent } from '../../../../src/cli/deploy/local-event.ts';

const nothing = { branch: undefined, sha: undefined, repository: undefined, message: undefined };

it('localEvent of a folder without git has no commit, branch or repository', () => {
  expect(localEvent(nothing)).toEqual({
    name: 'local',
    ref: '',
    sha: '',
    repository: '',
    run: { id: expect.any(String), attempt: 1 },
  });
});

it('localEvent names the branch, the repository and a new run id', () => {
  const checkout = { ...nothing, branch: 'master', repository: 'acme/site' };
  expect(localEvent(checkout)).toMatchObject({
    name: 'local',
    ref: 'refs/heads/master',
    repository: 'acme/site',
  });
  expect(localEvent(checkout).run.id).not.toBe(localEvent(checkout).run.id);
});

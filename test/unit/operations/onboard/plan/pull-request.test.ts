import { expect, it } from 'vitest';
import {
  commitMessage,
  filesHash,
  getSitePullRequestTexts,
  hashOfMessage,
  planPullRequest,
} from '../../../../../src/operations/onboard/plan/pull-request.ts';
import type { RepositoryState } from '../../../../../src/operations/onboard/plan/types.ts';

type State = Parameters<typeof planPullRequest>[0];
const absent = { path: 'a.yml', state: { state: 'absent', content: 'new' } } as const;
const unchanged = { path: 'a.yml', state: { state: 'unchanged' } } as const;
const open = { number: 3, state: 'open', url: 'https://github.com/Acme/docs/pull/3' };
const closed = { ...open, state: 'closed' };
const current = { intact: true, filesHash: filesHash([{ path: 'a.yml', content: 'new' }]) };
const texts = getSitePullRequestTexts(true, { shape: 'published' });

const plan = (state: object, options = {}) =>
  planPullRequest(
    { files: [absent], branch: undefined, pulls: [], ...state } as State,
    options,
    texts,
  );

it('planPullRequest opens a pull request for new files', () => {
  expect(plan({})).toMatchObject({
    step: { kind: 'pull-request', commits: true, updates: false, files: [{ path: 'a.yml' }] },
    remarks: [],
  });
});

it.each([
  ['no change is left', { files: [unchanged], pulls: [open] }, /no longer needed: close it/],
  [
    'only a conflict is left',
    {
      files: [
        { path: 'a.yml', state: { state: 'conflict', conflicts: [], sides: [], decisions: [] } },
      ],
      pulls: [open],
    },
    /outdated: decide the conflict again, or close it/,
  ],
])('planPullRequest suggests closing the open pull request if %s', (_, state, remark) => {
  const { step, remarks } = plan(state);

  expect(step).toBeUndefined();
  expect(remarks.at(-1)).toMatch(remark);
});

it('planPullRequest asks people to merge an up-to-date pull request, except during a rename', () => {
  const state = { branch: current, pulls: [open] };

  expect(plan(state)).toEqual({
    state: 'waiting for merge',
    remarks: [`Merge ${open.url}: its changes are not deployed until then.`],
  });
  expect(plan(state, { renaming: {} }).remarks).toEqual([]);
});

it('planPullRequest updates a pull request whose branch is outdated', () => {
  expect(plan({ branch: { intact: true, filesHash: 'other' }, pulls: [open] })).toMatchObject({
    step: { commits: true, updates: true },
  });
});

it('planPullRequest opens a pull request for an up-to-date branch without adding a commit', () => {
  expect(plan({ branch: current })).toMatchObject({ step: { commits: false, updates: false } });
});

it('planPullRequest treats a pull request closed without a merge as declined unless forced', () => {
  expect(plan({ pulls: [closed] })).toMatchObject({
    state: 'declined',
    remarks: [expect.stringContaining('#3 was closed without a merge')],
  });
  expect(plan({ pulls: [closed] }, { force: true }).step).toBeDefined();
});

it("planPullRequest leaves a branch with others' commits alone unless forced", () => {
  const state = { branch: { intact: false, filesHash: 'other' } };

  expect(plan(state)).toMatchObject({
    state: 'conflict',
    remarks: [expect.stringContaining('--force')],
  });
  expect(plan(state, { force: true }).step).toBeDefined();
});

it.each<[string, RepositoryState['files'][number]['state'], readonly string[]]>([
  [
    'asks to remove an edited file that is no longer needed',
    { state: 'edited leftover' },
    ['b.yml is no longer needed, but has been edited: remove it.'],
  ],
  [
    'explains why a foreign file is left alone',
    { state: 'foreign', reason: 'it deploys' },
    ['b.yml is left alone: it deploys.'],
  ],
  ['has no remark about a customised file', { state: 'customised' }, []],
])('planPullRequest %s', (_, state, remarks) => {
  expect(plan({ files: [absent, { path: 'b.yml', state }] }).remarks).toEqual(remarks);
});

it('hashOfMessage finds the digest of the files in a commit message', () => {
  const files = [{ path: 'a.yml', content: 'new', state: 'absent' as const }];
  const message = commitMessage('Add', files);

  expect(hashOfMessage(message)).toBe(filesHash(files));
  expect(hashOfMessage(message)).not.toBe(filesHash([{ path: 'b.yml', content: 'new' }]));
  expect(hashOfMessage('Add')).toBeUndefined();
});

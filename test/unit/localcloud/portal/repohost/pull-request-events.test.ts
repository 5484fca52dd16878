import { beforeEach, describe, expect, it } from 'vitest';
import {
  commit,
  createCalls,
  createRequests,
  deliver,
  report,
  site,
  usePortal,
} from '../harness.ts';

const token = 'local-admin-token';
const repository = { full_name: 'acme/docs' };

const portal = usePortal({ seed: false });
const requests = createRequests(portal, token);
let id: string;
beforeEach(async () => {
  id = await requests.create();
  await patch({ status: 'triage', classification: 'bug', automationPotential: 'low' });
  await patch({ status: 'in-progress', issueNumber: 11 });
});

const patch = (body: object) => requests.patch(id, body);
const approve = () => requests.approve(id);
const get = () => requests.get(id);
interface Pull {
  readonly number?: number;
  readonly head?: string;
  readonly from?: string | null;
  readonly base?: string;
  readonly body?: string;
  readonly merged?: string;
  readonly mergedBy?: { readonly login: string; readonly type: string };
}
const pull = async (action: string, options: Pull = {}) => {
  const {
    number = 20,
    head = 'head',
    from = 'acme/docs',
    base: ref = 'master',
    body = 'fixes #11',
    merged,
  } = options;
  return await deliver(portal, 'pull_request', {
    action,
    repository,
    pull_request: {
      number,
      body,
      merged: merged !== undefined,
      merge_commit_sha: merged === undefined ? null : commit(merged),
      merged_by:
        merged === undefined ? null : (options.mergedBy ?? { login: 'mona', type: 'User' }),
      head: { ref: 'change', sha: commit(head), repo: from === null ? null : { full_name: from } },
      base: { ref, sha: commit('base') },
    },
  });
};
const push = async (before: string, after: string, more: Readonly<Record<string, unknown>> = {}) =>
  await deliver(portal, 'push', {
    repository,
    ref: 'refs/heads/master',
    before: commit(before),
    after: commit(after),
    commits: [{ id: commit(after) }],
    ...more,
  });
const deploy = async (word: string, environment: string) => {
  expect((await report(portal, { environment, commitSha: commit(word) })).status).toBe(200);
};

describe('a development request', () => {
  it.each([
    ['a fork', 'stranger/docs'],
    ['a deleted fork', null],
  ])('is not linked to a pull request from %s', async (_, from) => {
    const { json } = await pull('opened', { from });
    expect(json).toMatchObject({ moved: [], reason: expect.stringContaining('fork') });
    expect(await get()).not.toHaveProperty('pullRequestNumber');
  });

  it('follows only its first pull request while others name it', async () => {
    await pull('opened');
    await pull('opened', { number: 21, from: 'stranger/docs', head: 'hostile' });
    await pull('opened', { number: 22, head: 'second', body: `site-request: ${id}` });
    expect(await get()).toMatchObject({ pullRequestNumber: 20, headCommit: commit('head') });
    await deploy('hostile', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-progress' });
    await deploy('head', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-review' });
  });

  it('is not linked to a pull request that names neither the request nor its issue', async () => {
    await pull('opened', { body: 'fixes #12' });
    expect(await get()).not.toHaveProperty('pullRequestNumber');
  });

  it('is linked to a second pull request after the first was closed unmerged', async () => {
    await pull('opened');
    await pull('closed');
    await pull('opened', { number: 21, head: 'again' });
    expect(await get()).toMatchObject({
      pullRequestNumber: 21,
      headCommit: commit('again'),
      pullRequestState: 'open',
    });
  });
});

describe('deployments', () => {
  it('complete an unapproved request only if the settings require no approval', async () => {
    await pull('opened');
    await deploy('head', 'Preview');
    await deploy('head', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    const settings = { deployment: { requireApproval: false } };
    await createCalls(portal, token, site).send('PUT', '/settings', settings);
    await deploy('unrelated', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    await deploy('head', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('complete an approved request whose commit reaches Production with a release branch', async () => {
    await pull('opened');
    await pull('closed', { base: 'release/1.2.0', merged: 'merge' });
    await deploy('merge', 'Preview');
    await approve();
    // More commits are pushed to the release branch, which is then merged.
    await push('merge', 'bump', { ref: 'refs/heads/release/1.2.0' });
    await pull('closed', { number: 30, head: 'bump', body: 'Release 1.2.0', merged: 'release' });
    await deploy('release', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('do not move a request whose commit was removed by a force push', async () => {
    await pull('opened');
    await pull('closed', { base: 'release/1.2.0', merged: 'merge' });
    await push('merge', 'rewritten', { ref: 'refs/heads/release/1.2.0', forced: true });
    await deploy('rewritten', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-progress' });
  });

  it('move a request that was merged without a review into review, where an approval completes it', async () => {
    await pull('opened');
    await pull('closed', { merged: 'hotfix' });
    await deploy('hotfix', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    await deploy('unrelated', 'Preview');
    expect((await approve()).json.request).toMatchObject({ status: 'completed' });
  });
});

describe('merging the change of a request in review into the production branch', () => {
  beforeEach(async () => {
    await pull('opened');
    await deploy('head', 'Preview');
  });

  it('records the person who merged as the approver', async () => {
    await pull('closed', { merged: 'merge' });
    expect(await get()).toMatchObject({
      status: 'in-review',
      approval: { by: 'mona', via: 'pull-request' },
    });
    await deploy('merge', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('records no approval if a bot merged', async () => {
    await pull('closed', {
      merged: 'merge',
      mergedBy: { login: 'github-actions[bot]', type: 'Bot' },
    });
    await deploy('merge', 'Production');
    expect(await get()).not.toHaveProperty('approval');
    expect(await get()).toMatchObject({ status: 'in-review' });
  });
});

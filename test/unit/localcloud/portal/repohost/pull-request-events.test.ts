import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../../src/localcloud/portal/portal.ts';
import { call, commit, deliver, docsSite, report, startPortal } from '../world.ts';

const token = 'local-admin-token';
const base = `/api/sites/${docsSite.id}/requests`;
const repository = { full_name: 'acme/docs' };

let portal: Portal;
let id: string;
beforeEach(async () => {
  portal = await startPortal({ seed: false, rateLimits: { write: 1e6 } });
  const { json } = await call(portal, 'POST', base, { token, body: { title: 'Request' } });
  id = (json.request as { id: string }).id;
  await patch({ status: 'triage', classification: 'bug', automationPotential: 'low' });
  await patch({ status: 'in-progress', issueNumber: 11 });
});
afterEach(async () => {
  await portal.close();
});

const patch = async (body: unknown) =>
  await call(portal, 'PATCH', `${base}/${id}`, { token, body });
const approve = async () => await call(portal, 'POST', `${base}/${id}/approval`, { token });
const get = async () => (await call(portal, 'GET', `${base}/${id}`, { token })).json;
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

describe('which pull request is that of a request', () => {
  it('one of a branch of the repository that closes its issue', async () => {
    await pull('opened');
    expect(await get()).toMatchObject({ pullRequestNumber: 20, headCommit: commit('head') });
  });

  it.each([
    ['a fork', 'stranger/docs'],
    ['a fork that is gone', null],
  ])('none of %s', async (_, from) => {
    const { json } = await pull('opened', { from });
    expect(json).toMatchObject({ moved: [], reason: expect.stringContaining('fork') });
    expect(await get()).not.toHaveProperty('pullRequestNumber');
  });

  it('none of a fork in the place of its own, which goes on to move it', async () => {
    await pull('opened');
    await pull('opened', { number: 21, from: 'stranger/docs', head: 'hostile' });
    await pull('opened', { number: 22, head: 'second', body: `site-request: ${id}` });
    expect(await get()).toMatchObject({ pullRequestNumber: 20, headCommit: commit('head') });
    await deploy('hostile', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-progress' });
    await deploy('head', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-review' });
  });

  it('another one after the first was closed without being merged', async () => {
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

describe('which deployment moves a request', () => {
  it('to review: only one that holds its merged commit, not any that follows', async () => {
    await pull('opened');
    await pull('closed', { base: 'release/1.2.0', merged: 'merge' });
    await deploy('unrelated', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-progress' });
    await deploy('merge', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-review' });
  });

  it('to completed: only one that holds its change, though it is approved', async () => {
    await pull('opened');
    await deploy('head', 'Preview');
    await approve();
    await deploy('unrelated', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    expect((await patch({ status: 'completed' })).json.message).toContain(
      'Production holds its commit',
    );
    await deploy('head', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('to completed: none that no approval allows, unless the settings ask for none', async () => {
    await pull('opened');
    await deploy('head', 'Preview');
    await deploy('head', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    const settings = { deployment: { requireApproval: false } };
    await call(portal, 'PUT', `/api/sites/${docsSite.id}/settings`, { token, body: settings });
    await deploy('unrelated', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    await deploy('head', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('to completed: the merge of a release that holds the commit by pushes and merges', async () => {
    await pull('opened');
    await pull('closed', { base: 'release/1.2.0', merged: 'merge' });
    await deploy('merge', 'Preview');
    await approve();
    // More is pushed to the release branch, which is then merged.
    await push('merge', 'bump', { ref: 'refs/heads/release/1.2.0' });
    await pull('closed', { number: 30, head: 'bump', body: 'Release 1.2.0', merged: 'release' });
    await deploy('release', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('none after a push that has forced its commit away', async () => {
    await pull('opened');
    await pull('closed', { base: 'release/1.2.0', merged: 'merge' });
    await push('merge', 'rewritten', { ref: 'refs/heads/release/1.2.0', forced: true });
    await deploy('rewritten', 'Preview');
    expect(await get()).toMatchObject({ status: 'in-progress' });
  });

  it('out of a merge into production that nobody has reviewed: to review, and on when it is approved', async () => {
    await pull('opened');
    await pull('closed', { merged: 'hotfix' });
    await deploy('hotfix', 'Production');
    expect(await get()).toMatchObject({ status: 'in-review' });
    await deploy('unrelated', 'Preview');
    expect((await approve()).json.request).toMatchObject({ status: 'completed' });
  });
});

describe('merging into production approves what is in review', () => {
  beforeEach(async () => {
    await pull('opened');
    await deploy('head', 'Preview');
  });

  it('by a person, who is named', async () => {
    await pull('closed', { merged: 'merge' });
    expect(await get()).toMatchObject({
      status: 'in-review',
      approval: { by: 'mona', via: 'pull-request' },
    });
    await deploy('merge', 'Production');
    expect(await get()).toMatchObject({ status: 'completed' });
  });

  it('not by a program', async () => {
    await pull('closed', {
      merged: 'merge',
      mergedBy: { login: 'github-actions[bot]', type: 'Bot' },
    });
    await deploy('merge', 'Production');
    expect(await get()).not.toHaveProperty('approval');
    expect(await get()).toMatchObject({ status: 'in-review' });
  });
});

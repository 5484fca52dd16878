import { beforeEach, describe, expect, it } from 'vitest';
import { openReleases } from '../../../../src/automation/release/open-releases.ts';
import { readReleaseState } from '../../../../src/automation/release/read-release.ts';
import { finishRelease } from '../../../../src/automation/release/release.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { initialSettings } from '../../../../src/localcloud/portal/store/sites.ts';
import { useEach } from '../../../support/fixture.ts';
import { request } from '../requests/request-state.ts';
import { minute, scriptedContext } from '../scripted.ts';
import { releaseHarness } from './harness.ts';

const branch = 'release/1.4.0';
const here = useEach(releaseHarness);
beforeEach(async () => {
  await here.start({ version: '1.4.0' });
});

const inReview = { status: 'in-review', issueNumber: 700 } as const;
/** Returns why the release cannot be merged while the portal has this request. */
async function unapproved(more: Partial<DevelopmentRequest>, requireApproval = true) {
  const { harness } = await here.open();
  const site = `/api/sites/${harness.config.site.id}`;
  const { deployment, notifications, features } = initialSettings;
  const { context } = scriptedContext({
    [`${site}/requests`]: { requests: [request({ ...inReview, ...more })], total: 1 },
    [`${site}/settings`]: {
      general: { name: '', description: '', timezone: 'UTC' },
      deployment: { ...deployment, requireApproval },
      notifications,
      features,
    },
    [`${site}/environments`]: { environments: [] },
  });
  const state = await readReleaseState({ ...harness, portal: context.portal }, '1.4.0');
  return state.unapproved.map(({ why }) => why);
}

describe('the change of a request in a release', () => {
  const approval = { at: minute(1), by: 'ada', via: 'portal' } as const;
  const lost = { approval: { ...approval, commitSha: 'x' } };
  const archivedAfter = (status: DevelopmentRequest['status']) => ({
    status: 'archived' as const,
    history: [{ status, at: minute(1), by: 'ada' }],
  });

  it.each<[string, Partial<DevelopmentRequest>, boolean, string]>([
    ['is not approved', {}, true, 'not approved'],
    ['was rejected, although it needs no approval', { status: 'rejected' }, false, 'declined'],
    ['was archived', { status: 'archived' }, true, 'declined'],
    ['was approved for an unknown commit', { approval }, true, 'changed'],
    ['was approved for a lost commit', lost, true, 'changed'],
    ['was approved, and is in Preview', { approval, servedIn: ['Preview'] }, true, 'changed'],
    ['is in Production without approval', { servedIn: ['Production'] }, true, 'not approved'],
    ['was reviewed, then archived', archivedAfter('in-review'), true, 'declined'],
  ])('blocks the release if the request %s', async (_, request, requireApproval, reason) => {
    await here.merge(await here.propose('form', 'Closes #700'));
    expect(await unapproved(request, requireApproval)).toEqual([reason]);
  });

  it.each<[string, Partial<DevelopmentRequest>, boolean]>([
    ['needs no approval', {}, false],
    ['was approved, and is in Production', { approval, servedIn: ['Production'] }, true],
    ['is completed', { status: 'completed' }, true],
    ['was completed, then archived', archivedAfter('completed'), true],
  ])('does not block the release if the request %s', async (_, request, requireApproval) => {
    await here.merge(await here.propose('form', 'Closes #700'));
    expect(await unapproved(request, requireApproval)).toEqual([]);
  });

  it('is found by its commit, even if the commit is the head of the release', async () => {
    const mergeCommit = await here.head(branch);
    expect(await unapproved({ issueNumber: undefined, mergeCommit })).toEqual(['not approved']);
    expect(await unapproved({ issueNumber: undefined })).toEqual([]);
  });

  it.each([
    ['does not exist', 'f'.repeat(40), ['not approved']],
    ['belongs to a different change', undefined, ['not approved']],
  ])('is found by the issue if the commit in the portal %s', async (_, mergeCommit, reasons) => {
    await here.merge(await here.propose('form', 'Closes #700'));
    const other = mergeCommit ?? (await here.head('master'));
    expect(await unapproved({ mergeCommit: other })).toEqual(reasons);
  });

  it('is unknown if its commit is missing and nothing else identifies it', async () => {
    expect(await unapproved({ mergeCommit: 'f'.repeat(40) })).toEqual(['unknown']);
  });

  it('is found by its pull request, even if the pull request does not close the issue', async () => {
    const pullRequestNumber = await here.merge(await here.propose('form'));
    expect(await unapproved({ pullRequestNumber })).toEqual(['not approved']);
    expect(await unapproved({})).toEqual([]);
  });

  it('does not belong to the release before it is merged or after it was reverted', async () => {
    await here.propose('draft', 'Closes #700');
    expect(await unapproved({}), 'still open').toEqual([]);
    const number = await here.merge(await here.propose('form', 'Closes #700'));
    const revert = await here.propose(`revert-${number}-form`);
    expect(await unapproved({}), 'the revert is still open').toEqual(['not approved']);
    await here.merge(revert);
    expect(await unapproved({}), 'reverted').toEqual([]);
  });
});

it.each([
  ['on the production branch and is published', 'master', true],
  ['on the release branch', branch, false],
])('a release with an unmerged branch stops if its tag exists %s', async (_, from, isPublished) => {
  const tag = { ref: 'refs/tags/v1.4.0', sha: await here.head(from) };
  await here.send('POST', '/git/refs', tag);
  if (isPublished) await here.send('POST', '/releases', { tag_name: 'v1.4.0' });
  expect(await here.finish()).toMatchObject({
    kind: 'person',
    what: expect.stringContaining('The tag v1.4.0 exists, but release/1.4.0 was never merged.'),
  });
});

it('a merged release stays open until it is published, even if its branch is gone', async () => {
  const [pull] = await here.send<{ number: number }[]>('GET', '/pulls');
  await here.merge(pull?.number ?? 0);
  await here.send('DELETE', `/git/refs/heads/${branch}`);
  const { harness } = await here.open();
  expect(await openReleases(harness)).toEqual(['1.4.0']);
  expect(await here.finish()).toMatchObject({ kind: 'done' });
  expect(await openReleases(harness)).toEqual([]);
});

it('a merged release stays open until it is published, even if its production branch was renamed', async () => {
  const [pull] = await here.send<{ number: number }[]>('GET', '/pulls');
  await here.merge(pull?.number ?? 0);
  await here.send('DELETE', `/git/refs/heads/${branch}`);
  await here.send('POST', '/branches/master/rename', { new_name: 'main' });
  expect(await openReleases((await here.open()).harness)).toEqual(['1.4.0']);
  expect(await here.finish()).toMatchObject({ kind: 'done' });
  expect(here.repository().releases).toMatchObject([{ tag: 'v1.4.0', draft: false }]);
});

it('a release contained in a higher one is closed without being published', async () => {
  await here.branchOff('release/1.5.0', branch);
  await here.start({ version: '1.5.0' });
  const { harness } = await here.open();
  await finishRelease(harness, '1.5.0', { waitMs: 60_000 });
  const pulls = await here.send<object[]>('GET', '/pulls?state=all');
  expect(pulls).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
  expect(await openReleases(harness)).toEqual([]);
  expect(await here.finish()).toMatchObject({
    kind: 'done',
    what: expect.stringContaining('is not released: 1.5.0'),
  });
  expect(await here.head(branch)).toBeUndefined();
  expect(here.repository().releases).toMatchObject([{ tag: 'v1.5.0', draft: false }]);
});

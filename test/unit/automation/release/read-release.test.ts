import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReleases } from '../../../../src/automation/release/open-releases.ts';
import { readReleaseState } from '../../../../src/automation/release/read-release.ts';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { initialSettings } from '../../../../src/localcloud/portal/store/sites.ts';
import { minute, scriptedContext } from '../scripted.ts';
import { fullName, openReleaseWorld } from './world.ts';

const at = `/repos/${fullName}`;
const branch = 'release/1.4.0';
let here: Awaited<ReturnType<typeof openReleaseWorld>>;
beforeEach(async () => {
  here = await openReleaseWorld();
  const { world } = await here.open();
  await startRelease(world, { version: '1.4.0' }, { waitMs: 60_000 });
});
afterEach(() => here.close());

interface Numbered {
  readonly number: number;
}

/** A pull request into the release, merged unless told otherwise. */
async function propose(head: string, body: string, isMerged = true) {
  const sha = await here.api.getHead(fullName, branch);
  await here.api.send('POST', `${at}/git/refs`, { ref: `refs/heads/${head}`, sha });
  await here.api.writeFile(fullName, head, `${head}.md`, 'new');
  const words = { title: head, head, base: branch, body };
  const { number } = (await here.api.send('POST', `${at}/pulls`, words)).json as Numbered;
  if (isMerged) await here.api.send('PUT', `${at}/pulls/${number}/merge`, {});
  return number;
}

const requestOf = (more: Partial<DevelopmentRequest>): DevelopmentRequest => ({
  ...{ id: 'r1', title: 'A form', description: '', status: 'in-review', requester: 'ada' },
  ...{ issueNumber: 700, history: [], createdAt: minute(0), updatedAt: minute(0) },
  ...more,
});

/** What keeps the release from being merged while the portal has this request. */
async function unapproved(request: Partial<DevelopmentRequest>, requireApproval = true) {
  const { world } = await here.open();
  const site = `/api/sites/${world.config.site.id}`;
  const { deployment, notifications, features } = initialSettings;
  const { context } = scriptedContext({
    [`${site}/requests`]: { requests: [requestOf(request)], total: 1 },
    [`${site}/settings`]: {
      general: { name: '', description: '', timezone: 'UTC' },
      deployment: { ...deployment, requireApproval },
      notifications,
      features,
    },
    [`${site}/environments`]: { environments: [] },
  });
  const state = await readReleaseState({ ...world, portal: context.portal }, '1.4.0');
  return state.unapproved.map(({ why }) => why);
}

describe('the change of a request in a release', () => {
  const approval = { at: minute(1), by: 'ada', via: 'portal' } as const;
  const move = (status: DevelopmentRequest['status']) => ({ status, at: minute(1), by: 'ada' });

  it.each<[string, Partial<DevelopmentRequest>, boolean, string[]]>([
    ['nobody has approved', {}, true, ['not approved']],
    ['nobody has to approve', {}, false, []],
    ['was rejected, although nobody has to approve', { status: 'rejected' }, false, ['declined']],
    ['was archived', { status: 'archived' }, true, ['declined']],
    ['was approved for an unknown commit', { approval }, true, ['changed']],
    [
      'was approved for a lost commit',
      { approval: { ...approval, commitSha: 'x' } },
      true,
      ['changed'],
    ],
    ['was approved and is in Production', { approval, servedIn: ['Production'] }, true, []],
    ['was approved and is in Preview', { approval, servedIn: ['Preview'] }, true, ['changed']],
    ['is in Production without an approval', { servedIn: ['Production'] }, true, ['not approved']],
    ['is completed', { status: 'completed' }, true, []],
    [
      'was completed, then archived',
      { status: 'archived', history: [move('completed')] },
      true,
      [],
    ],
    [
      'was reviewed, then archived',
      { status: 'archived', history: [move('in-review')] },
      true,
      ['declined'],
    ],
  ])('that %s', async (_, request, requireApproval, reasons) => {
    await propose('form', 'Closes #700');
    expect(await unapproved(request, requireApproval)).toEqual(reasons);
  });

  it('is known by its commit, even if that is the head of the release', async () => {
    const mergeCommit = await here.api.getHead(fullName, branch);
    expect(await unapproved({ issueNumber: undefined, mergeCommit })).toEqual(['not approved']);
    expect(await unapproved({ issueNumber: undefined })).toEqual([]);
  });

  it('is known by its pull request, which need not close the issue', async () => {
    const pullRequestNumber = await propose('form', '');
    expect(await unapproved({ pullRequestNumber })).toEqual(['not approved']);
    expect(await unapproved({})).toEqual([]);
  });

  it('is not in the release before it is merged, nor after it was reverted', async () => {
    await propose('draft', 'Closes #700', false);
    expect(await unapproved({}), 'still open').toEqual([]);
    const number = await propose('form', 'Closes #700');
    await propose(`revert-${number}-form`, '', false);
    expect(await unapproved({}), 'the revert is still open').toEqual(['not approved']);
    await propose(`revert-${number}-again`, '');
    expect(await unapproved({}), 'reverted').toEqual([]);
  });
});

describe('a tag of the version', () => {
  async function tag(commit: string | undefined, isPublished: boolean) {
    const ref = 'refs/tags/v1.4.0';
    await here.api.send('POST', `${at}/git/refs`, { ref, sha: commit });
    if (isPublished) await here.api.send('POST', `${at}/releases`, { tag_name: 'v1.4.0' });
    const { world } = await here.open();
    return finishRelease(world, '1.4.0', { waitMs: 60_000 });
  }

  it('elsewhere on the production branch stops the release, even if somebody published it', async () => {
    expect(await tag(await here.api.getHead(fullName, 'master'), true)).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('The tag v1.4.0 exists, but release/1.4.0 was never merged.'),
    });
  });

  it('on a branch that was never merged is no release', async () => {
    expect(await tag(await here.api.getHead(fullName, branch), false)).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('The tag v1.4.0 exists, but release/1.4.0 was never merged.'),
    });
  });
});

it('a merged release is open until it is published, even if its branch is gone', async () => {
  const [pull] = (await here.api.send('GET', `${at}/pulls`)).json as Numbered[];
  await here.api.send('PUT', `${at}/pulls/${pull?.number}/merge`, {});
  await here.api.send('DELETE', `${at}/git/refs/heads/${branch}`);
  const { world } = await here.open();
  expect(await openReleases(world)).toEqual(['1.4.0']);
  expect(await finishRelease(world, '1.4.0', { waitMs: 60_000 })).toMatchObject({ kind: 'done' });
  expect(await openReleases(world)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { readDeploymentProgress } from '../../../../src/automation/release/deployment-runs.ts';
import {
  openReleaseBranch,
  openReleases,
  releaseToFinish,
} from '../../../../src/automation/release/open-releases.ts';
import { finishRelease, startRelease } from '../../../../src/automation/release/release.ts';
import { createBranch } from '../../../../src/clients/github/branches.ts';
import { readBranchHead } from '../../../../src/clients/github/tree.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import { createMarker } from '../../../support/marker.ts';
import { type HarnessOptions, jobToken, releaseHarness } from './harness.ts';

type Place = Awaited<ReturnType<typeof releaseHarness>>;
const waitMs = 60_000;
const text = (found: unknown) => JSON.stringify(found);
async function started(options?: HarnessOptions): Promise<Place> {
  const here = await releaseHarness(options);
  await here.start();
  return here;
}

/** Returns the final state of a release without values that depend on interruptions. */
async function getState({ send, read, repository, live }: Place) {
  const refs = async (kind: string) =>
    (await send<{ ref: string }[]>('GET', `/git/matching-refs/${kind}/`)).map(({ ref }) => ref);
  const pulls = await send<object[]>('GET', '/pulls?state=all');
  const { commit } = repository().merges[0] ?? {};
  return {
    branches: await refs('heads'),
    tags: await refs('tags'),
    pulls: pulls.length,
    releases: repository().releases.map(({ tag, draft }) => ({ tag, draft })),
    isLive: text(live.get('Production')).includes(commit ?? 'nothing'),
    version: await read('master', 'package.json'),
  };
}

const report = (here: Place, head_sha: string | undefined, conclusion: string) =>
  here.send('POST', '/check-runs', { name: 'links', head_sha, status: 'completed', conclusion });

const released = (here: Place) => ({
  branches: ['refs/heads/master'],
  tags: ['refs/tags/v1.4.0'],
  pulls: 1,
  releases: [{ tag: 'v1.4.0', draft: false }],
  isLive: true,
  version: here.manifest('1.4.0'),
});

describe('a release on the local GitHub', { timeout: 240_000 }, () => {
  it('is started once, with its version only on its branch', async () => {
    const here = await releaseHarness();
    expect(await here.start()).toMatchObject({
      kind: 'done',
      what: 'release/1.4.0 is open, from master, and live in Preview.',
    });
    expect(await here.read('release/1.4.0', 'package.json')).toBe(here.manifest('1.4.0'));
    expect(await here.read('master', 'package.json')).toBe(here.manifest('1.3.0'));
    expect(await here.start({ level: 'major' })).toMatchObject({ kind: 'done', done: [] });
  });

  it('is live in Preview if the portal reports the files of its last commit', async () => {
    const here = await started();
    await here.write('release/1.4.0', 'NOTES.md', 'not deployed');
    const { harness } = await here.open();
    const commit = (await here.head('release/1.4.0')) ?? '';
    const { provenance } = here.live.get('Preview') ?? createMarker();
    const commits = [commit] as const;
    const served = { environment: 'Preview', commits, branch: 'release/1.4.0' } as const;
    const isServed = async (reported: Partial<typeof provenance>) => {
      const report = { commit, provenance: { ...provenance, commit, ...reported } };
      const portal = new Map([['Preview', { ...report, ...reported }]]);
      return (await readDeploymentProgress(harness, served, portal)).served;
    };
    expect(await isServed({})).toBe(true);
    expect(await isServed({ files: 'sha256:others' })).toBe(false);
    expect(await isServed({ commit: provenance.commit })).toBe(false);
  });

  it.each([
    ['is finished with', true],
    ['waits for a person without', false],
  ])(
    '%s "Deployments: read" if there is no portal and no deployed file changed',
    async (_, isReadable) => {
      let unchanged: string | undefined;
      const here = await started({ isUnchanged: ({ commit }) => commit === unchanged });
      await here.write('release/1.4.0', 'NOTES.md', 'not deployed');
      unchanged = await here.head('release/1.4.0');
      here.api.tokens.set(jobToken, {
        ...{ contents: 'write', actions: 'write', pull_requests: 'write', checks: 'read' },
        [isReadable ? 'deployments' : 'issues']: 'read',
      });
      const end = await here.finish({ token: jobToken });
      const refused = {
        kind: 'person',
        what: expect.stringContaining('only with "Deployments: read"'),
      };
      expect(end).toMatchObject(isReadable ? { kind: 'done' } : refused);
    },
  );

  it('is merged, published and live in Production', async () => {
    const here = await started();
    await here.write('release/1.4.0', 'page.md', 'new');
    await here.write('master', 'hotfix.md', 'urgent');
    expect(await here.finish()).toMatchObject({
      kind: 'done',
      what: '1.4.0 is released and live in Production.',
    });
    expect(await getState(here)).toEqual(released(here));
    expect(await here.read('master', 'page.md')).toBe('new');
    expect(here.repository().releases[0]?.body, 'not its own pull request').toBe(
      "## What's Changed",
    );
    const merge = await here.send('GET', `/git/commits/${here.repository().merges[0]?.commit}`);
    expect(text(merge)).toMatch(/Merge pull request #\d+ from acme\/release\/1\.4\.0/);
    expect(await here.finish()).toMatchObject({ kind: 'done', done: [] });
  });

  it('waits at least 20 s for runs of its pushes, but not if its token starts none', async () => {
    const waitedBy = async (token: string | undefined) => {
      const here = await releaseHarness();
      const { harness, pauses } = await here.open(undefined, {
        laterMs: 0,
        ...(token !== undefined && { token }),
      });
      await startRelease(harness, { level: 'minor' }, { waitMs });
      expect(await finishRelease(harness, '1.4.0', { waitMs })).toMatchObject({ kind: 'done' });
      return pauses.reduce((sum, pause) => sum + pause, 0);
    };
    expect(await waitedBy(undefined)).toBeGreaterThanOrEqual(20_000);
    expect(await waitedBy(jobToken)).toBe(0);
  });
});

describe('a release with obstacles', { timeout: 60_000 }, () => {
  it('does not prevent a hotfix, which is merged into it', async () => {
    const here = await started();
    const { harness } = await here.open();
    const fix = { version: '1.3.1' };
    expect(await startRelease(harness, fix, { waitMs })).toMatchObject({
      kind: 'done',
      what: 'release/1.3.1 is open, from master, and live in Preview.',
    });
    expect(await openReleases(harness)).toEqual(['1.3.1', '1.4.0']);
    const end = await finishRelease(harness, '1.3.1', { waitMs });
    expect(here.repository().releases).toMatchObject([{ tag: 'v1.3.1', draft: false }]);
    // Both branches raise the version in package.json, and each keeps its own version.
    expect(end).toMatchObject({ kind: 'done', what: '1.3.1 is released and live in Production.' });
    expect(await here.read('master', 'package.json')).toBe(here.manifest('1.3.1'));
    expect(await here.read('release/1.4.0', 'package.json')).toBe(here.manifest('1.4.0'));
    const { parents } = await here.send<{ parents: object[] }>(
      'GET',
      `/git/commits/${await here.head('release/1.4.0')}`,
    );
    expect(parents).toHaveLength(2);
    expect(await finishRelease(harness, '1.4.0', { waitMs })).toMatchObject({ kind: 'done' });
  });

  it('needs a person to merge a hotfix that changed the same lines', async () => {
    const here = await started();
    const { harness } = await here.open();
    await startRelease(harness, { version: '1.3.1' }, { waitMs });
    await here.write('release/1.3.1', 'page.md', 'the fix');
    await here.write('release/1.4.0', 'page.md', 'the feature');
    const before = await here.head('release/1.4.0');
    expect(await finishRelease(harness, '1.3.1', { waitMs })).toMatchObject({
      kind: 'person',
      what: 'master conflicts with release/1.4.0 in page.md: merge master into release/1.4.0 by hand.',
    });
    expect(await here.head('release/1.4.0')).toBe(before);
  });

  it('is not finished while package.json has a different version', async () => {
    const here = await started();
    const path = 'package.json';
    await here.write('release/1.4.0', path, here.manifest('1.9.9'));
    expect(await here.finish()).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('says 1.9.9. Run "site-deploy release start"'),
    });
    expect(await here.start()).toMatchObject({ kind: 'done' });
    expect(await here.read('release/1.4.0', path)).toBe(here.manifest('1.4.0'));
    expect(await here.finish()).toMatchObject({ kind: 'done' });
  });

  it('is refused if its branch is named after a pre-release', async () => {
    const here = await releaseHarness();
    const { harness } = await here.open();
    const { repository } = harness;
    const commit = (await readBranchHead(repository, 'master')) ?? '';
    await createBranch(repository, { name: 'release/2.0.0-rc.1', commit });
    await expect(releaseToFinish(harness, undefined)).rejects.toMatchObject({
      facts: [expect.stringContaining('release/2.0.0-rc.1 is ignored: name it')],
    });
  });

  it('is tagged without a pull request if it has no commits', async () => {
    const here = await releaseHarness();
    await here.write('master', 'package.json', here.manifest('1.4.0'));
    await here.start({ version: '1.4.0' });
    expect(await here.finish()).toMatchObject({
      kind: 'done',
      what: '1.4.0 is released and live in Production.',
    });
    const { isLive: _, ...rest } = released(here);
    expect(await getState(here)).toMatchObject({ ...rest, pulls: 0 });
    expect(text(here.live.get('Production'))).toContain(await here.head('master'));
    expect(await here.finish()).toMatchObject({ kind: 'done', done: [] });
  });

  it('must be merged by a person if it contains workflow files', async () => {
    const here = await started();
    await here.write('release/1.4.0', '.github/workflows/test.yml', 'on: push');
    expect(await here.finish({ token: jobToken })).toMatchObject({
      kind: 'person',
      what: expect.stringMatching(/changes workflow files, .*press the merge button/),
      url: expect.stringMatching(/\/pull\/\d+$/),
    });
  });

  it('is not started if a branch is named release', async () => {
    const here = await releaseHarness();
    await here.branchOff('release', 'master');
    expect(await here.start()).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('if a branch named release exists'),
    });
  });
});

describe('a release of a site with the workflow deploy-docs.yml', () => {
  it('is deployed by that workflow', async () => {
    const place = await releaseHarness({ workflowFile: 'deploy-docs.yml' });
    expect(await place.start()).toMatchObject({
      kind: 'done',
      what: expect.stringContaining('live in Preview'),
    });
    expect(place.repository().runs.map(({ workflow }) => workflow)).toEqual([
      '.github/workflows/deploy-docs.yml',
    ]);
  });
});

describe('a release that people have to merge', { timeout: 60_000 }, () => {
  it.each(['squash', 'rebase'])(
    'is found and finished after a manual merge by %s',
    async (method) => {
      const here = await started();
      await here.write('release/1.4.0', 'page.md', 'new');
      await here.branchOff('release/1.5.0', 'release/1.4.0');
      const [pull] = await here.send<{ number: number }[]>('GET', '/pulls');
      await here.merge(pull?.number ?? 0, method);
      const { harness } = await here.open();
      expect(await openReleaseBranch(harness)).toBe('release/1.5.0');
      await here.send('DELETE', '/git/refs/heads/release/1.5.0');
      expect(await openReleaseBranch(harness)).toBeUndefined();
      expect(await here.start()).toMatchObject({
        kind: 'person',
        what: 'release/1.4.0 is merged, but 1.4.0 is not released yet: finish it (site-deploy release finish).',
      });
      expect(await openReleases(harness)).toEqual(['1.4.0']);
      expect(await here.finish()).toMatchObject({ kind: 'done' });
      expect(await here.read('master', 'page.md')).toBe('new');
      expect(await getState(here)).toEqual(released(here));
    },
  );

  it('waits for the merge queue without committing to its branch', async () => {
    const here = await started();
    const branch = 'release/1.4.0';
    const checks = { required_status_checks: [{ context: 'links' }] };
    const required = { type: 'required_status_checks', parameters: checks };
    here.repository().rules.set('master', [{ type: 'merge_queue' }, required]);
    await here.write(branch, 'page.md', 'new');
    await report(here, await here.head(branch), 'success');
    const button = expect.stringContaining('press "Merge when ready"');
    expect(await here.finish()).toMatchObject({ kind: 'person', what: button });
    const [{ number } = {}] = await here.send<{ number: number }[]>('GET', '/pulls');
    await here.send('MUTATION', `/pulls/${number}/enqueue`);
    await here.write('master', 'urgent.md', 'urgent');
    const what = `Pull request #${number} is in the merge queue of master.`;
    expect(await here.finish()).toMatchObject({ kind: 'machine', what, done: [] });
    const refused = await here.send('POST', '/merges', { base: branch, head: 'master' });
    expect(text(refused)).toContain('queued for merging cannot be updated');
    const path = '/git/matching-refs/heads/gh-readonly-queue/master/';
    const groups = await here.send<{ object: { sha: string } }[]>('GET', path);
    await report(here, groups[0]?.object.sha, 'success');
    expect(await here.finish()).toMatchObject({ kind: 'done' });
    expect(await getState(here)).toEqual(released(here));
    expect(await here.read('master', 'urgent.md')).toBe('urgent');
  });

  it('is not merged after a failed check', async () => {
    const here = await started();
    await report(here, await here.head('release/1.4.0'), 'failure');
    expect(await here.finish()).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('failed: links'),
    });
  });

  it('is not merged before the statuses of another CI have passed', async () => {
    const here = await started();
    const statuses = `/statuses/${await here.head('release/1.4.0')}`;
    const status = { context: 'jenkins' };
    await here.send('POST', statuses, { ...status, state: 'pending' });
    const waiting = await here.finish();
    expect(waiting).toMatchObject({ kind: 'machine', what: expect.stringContaining('jenkins') });
    await here.send('POST', statuses, { ...status, state: 'error' });
    const stopped = await here.finish();
    expect(stopped).toMatchObject({ kind: 'person', what: expect.stringContaining('jenkins') });
    await here.send('POST', statuses, { ...status, state: 'success' });
    expect(await here.finish()).toMatchObject({ kind: 'done' });
  });

  it('is merged if the token may not read statuses', async () => {
    const here = await started();
    expect(await here.finish({ token: jobToken })).toMatchObject({ kind: 'done' });
  });

  it('is not merged while a reviewer requests changes to its pull request', async () => {
    const here = await started();
    const commit = (await here.head('release/1.4.0')) ?? '';
    const [pull = 0] = (await here.send<{ number: number }[]>('GET', '/pulls')).map(
      ({ number }) => number,
    );
    const made = { pull, author: 'ben', body: 'Wait for the press release.', commit };
    const review = addReview(here.repository(), { ...made, state: 'CHANGES_REQUESTED' });
    expect((await here.finish()).what).toContain(`ben requested changes to pull request #${pull}`);
    expect(here.repository().merges).toEqual([]);
    review.state = 'DISMISSED';
    expect((await here.finish()).what).toBe('1.4.0 is released and live in Production.');
  });
});

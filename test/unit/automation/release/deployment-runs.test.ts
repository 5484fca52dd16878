import { describe, expect, it } from 'vitest';
import {
  deciding,
  deploysBranch,
  isKnownAncestor,
  readDeploymentProgress,
  type ServedCommit,
} from '../../../../src/automation/release/deployment-runs.ts';
import type { PortalDeployments } from '../../../../src/automation/release/read-portal.ts';
import type { WorkflowRun } from '../../../../src/clients/github/runs.ts';
import { catchError } from '../../../support/failure.ts';
import { createMarker } from '../../../support/marker.ts';
import { minute, scriptedContext } from '../scripted.ts';

const workflow = '.github/workflows/deploy.yml';
const run = (more: Partial<WorkflowRun> = {}): WorkflowRun => ({
  ...{ id: 1, url: `run ${more.id ?? 1}`, event: 'push', title: '', workflow, commit: 'm1' },
  ...{ branch: 'release/1.5.0', repository: 'acme/docs', status: 'completed', conclusion: '' },
  createdAt: minute(more.id ?? 1),
  updatedAt: minute(9),
  ...more,
});
const cancelled = { conclusion: 'cancelled' };

describe('the run that decides the state of a deployment', () => {
  const { context } = scriptedContext();
  it.each([
    ['queued', '', 'queued'],
    ['requested', '', 'queued'],
    ['pending', '', 'pending'],
    ['waiting', '', 'review'],
    ['action_required', '', 'review'],
    ['completed', 'action_required', 'review'],
    ['in_progress', '', 'runs'],
    ['completed', 'success', 'succeeded'],
    ['completed', 'failure', 'failed'],
    ['completed', 'cancelled', 'cancelled'],
  ])('with status %s and conclusion "%s" has the state %s', async (status, conclusion, state) => {
    const found = await deciding(context, 'Production', [run({ status, conclusion })]);
    expect(found).toEqual({ url: 'run 1', state });
  });

  const waiting = { id: 1, status: 'queued' };
  it.each<[string, Partial<WorkflowRun>[], string]>([
    ['the newest', [{ id: 1 }, { id: 2 }], 'run 2'],
    ['a newer one with a lower id', [{ id: 1, createdAt: minute(5) }, { id: 2 }], 'run 1'],
    [
      'the one with the higher id if listed last',
      [{ id: 1, createdAt: minute(2) }, { id: 2 }],
      'run 2',
    ],
    ['the one with the higher id', [{ id: 2, createdAt: minute(1) }, { id: 1 }], 'run 2'],
    ['the one that has not ended', [{ id: 2, ...cancelled }, waiting], 'run 1'],
    ['a newer cancelled one', [{ id: 2, ...cancelled }, { id: 1 }], 'run 2'],
  ])('is %s', async (_, runs, url) => {
    expect((await deciding(context, 'Production', runs.map(run)))?.url).toBe(url);
    expect(await deciding(context, 'Production', [])).toBeUndefined();
  });

  const other = { id: 5, head_branch: 'release/1.6.0', created_at: '2026-01-01T00:08:31Z' };
  const own = { head_branch: 'release/1.5.0' };
  const begun = (at: string) => ({ created_at: `2026-01-01T00:${at}Z` });
  it.each<[string, object, string, count?: number, environment?: 'Preview' | 'Production']>([
    ['was replaced by a run of a different branch', {}, 'superseded'],
    ['is for Production', {}, 'cancelled', 1, 'Production'],
    ['was replaced three times', {}, 'cancelled', 3],
    ['was replaced twice', {}, 'superseded', 2],
    ['was replaced by its own branch', own, 'cancelled'],
    ['is newer than its replacement', { id: 1 }, 'cancelled'],
    ['ended 30 s after its replacement began', begun('08:30'), 'cancelled'],
    ['ended 30 s before its replacement began', begun('09:30'), 'cancelled'],
  ])(
    'has the state $2 after a cancellation if it $0',
    async (_, more, state, count = 1, environment = 'Preview') => {
      const usual = { html_url: '', event: 'push', head_sha: 'x', status: 'queued' };
      const workflow_runs = [{ ...usual, ...other, ...more }];
      const found = scriptedContext({ 'actions/workflows/deploy.yml/runs': { workflow_runs } });
      const runs = [4, 3, 2].slice(0, count).map((id) => run({ id, ...cancelled }));
      expect((await deciding(found.context, environment, runs))?.state).toBe(state);
      const [nameless] = runs.map((item) => ({ ...item, workflow: '' }));
      const unknown = nameless && (await deciding(found.context, environment, [nameless]));
      expect(unknown?.state).toBe('cancelled');
    },
  );
});

it.each([
  ['push', 'release/1.5.0', true],
  ['workflow_dispatch', 'release/1.5.0', true],
  ['push', 'master', false],
  ['pull_request', 'release/1.5.0', false],
  ['pull_request_target', 'release/1.5.0', false],
  ['merge_group', 'release/1.5.0', false],
  ['delete', 'release/1.5.0', false],
])('deploysBranch returns $2 for the event $0 of the branch $1', (event, branch, expected) => {
  expect(deploysBranch(run({ event, branch }), 'release/1.5.0')).toBe(expected);
});

describe('readDeploymentProgress', () => {
  const url = 'https://www.acme.example';
  const marker = '/.well-known/site-deploy.json';
  type Reported = NonNullable<PortalDeployments> extends Map<string, infer Value> ? Value : never;
  const createPortal = (commit: string, more: Partial<Reported> = {}, at = 'Production') =>
    new Map([
      [at, { commit, version: '1.5.0', url, deployedAt: minute(1), ...more }],
    ]) as PortalDeployments;
  const production: ServedCommit = {
    ...{ environment: 'Production', commits: ['m1', 'p1'], branch: 'master' },
  };
  const preview: ServedCommit = { ...production, environment: 'Preview', commits: ['m1'] };
  const createCommit = (sha: string, date = minute(1)) => ({
    ...{ sha, message: '', tree: { sha: '' }, parents: [], committer: { date } },
  });
  // `later` contains `m1`, but `old` does not.
  const answers = {
    'compare/later...m1': { status: 'behind' },
    'compare/old...m1': { status: 'ahead' },
    'git/commits/m1': createCommit('m1'),
    'git/commits/p1': createCommit('p1'),
  };
  const own = createMarker({ commit: 'm1' });
  const sameFiles = createPortal('m1', { provenance: { ...own.provenance, run: '' } });
  const read = async (live: object, portal: PortalDeployments, commit = production) => {
    const { context } = scriptedContext({ ...answers, [marker]: live });
    const { served, portalAgrees } = await readDeploymentProgress(context, commit, portal);
    return [served, portalAgrees];
  };

  const progress: Readonly<Record<string, readonly [served: boolean, portalAgrees?: boolean]>> = {
    'served, and known to the portal': [true, true],
    'served, but unknown to the portal': [true, false],
    served: [true, undefined],
    'not served, but known to the portal': [false, true],
    'not served': [false, undefined],
  };

  it.each<[string, object, PortalDeployments, string]>([
    ['both report the commit', own, createPortal('m1'), 'served, and known to the portal'],
    ['there is no portal', own, undefined, 'served'],
    [
      'the portal reports an earlier commit',
      own,
      createPortal('old'),
      'served, but unknown to the portal',
    ],
    [
      'the portal reports a later commit',
      own,
      createPortal('later'),
      'served, and known to the portal',
    ],
    ['the portal reports no commit', own, new Map(), 'served, but unknown to the portal'],
    [
      'the head of the branch is live',
      createMarker({ commit: 'p1' }),
      createPortal('p1'),
      'served, and known to the portal',
    ],
    ['a later commit is live', createMarker({ commit: 'later' }), undefined, 'served'],
    ['an earlier commit is live', createMarker({ commit: 'old' }), undefined, 'not served'],
    ['nothing is live', {}, createPortal('m1'), 'not served, but known to the portal'],
    [
      'a different site is live',
      { ...own, slug: 'other' },
      createPortal('m1'),
      'not served, but known to the portal',
    ],
    ['the Preview is live', { ...own, environment: 'Preview' }, undefined, 'not served'],
    [
      'an earlier commit with other files is live',
      createMarker({ commit: 'old' }),
      createPortal('m1', { provenance: { ...own.provenance, run: '', files: 'others' } }),
      'not served, but known to the portal',
    ],
    [
      'an earlier commit with the same files is live',
      createMarker({ commit: 'old' }),
      sameFiles,
      'served, and known to the portal',
    ],
  ])('finds the commit $3 if $0', async (_, live, portal, expected) => {
    expect(await read(live, portal)).toEqual(progress[expected]);
  });

  it('does not accept a Preview that serves a later commit', async () => {
    const live = createMarker({ commit: 'later' }, { environment: 'Preview' });
    expect(await read(live, createPortal('later', {}, 'Preview'), preview)).toEqual([false, false]);
  });

  const proof = {
    ...{ state: 'success', environment_url: url },
    log_url: 'https://github.com/acme/docs/actions/runs/78/job/1',
  };
  const deployRun = {
    ...{ id: 78, html_url: '', event: 'push', head_branch: 'master', head_sha: 'm1' },
    ...{ status: 'completed', conclusion: 'success', created_at: minute(1) },
  };
  interface Older {
    readonly live?: string;
    readonly by?: string;
    readonly ended?: string;
    readonly states?: unknown;
  }
  /** Returns whether the commit counts as served while an older one is live. */
  async function servesOlder(older: Older): Promise<boolean> {
    const { live = 'old', by = '77', ended = 'success', states = [proof] } = older;
    const { context } = scriptedContext({
      ...answers,
      'compare/m1...old': { status: 'behind' },
      'compare/m1...other': { status: 'diverged' },
      'compare/other...m1': { status: 'diverged' },
      [marker]: createMarker({ commit: live }, { run: by }),
      'actions/workflows/deploy.yml/runs': {
        workflow_runs: [{ ...deployRun, conclusion: ended }],
      },
      deployments: [{ id: 5 }],
      'deployments/5/statuses': states,
    });
    const workflow = { ...context.workflow, find: async () => 'deploy.yml' };
    return (await readDeploymentProgress({ ...context, workflow }, production, undefined)).served;
  }

  it('accepts an older live commit if the run of the newer commit found its files live', async () => {
    expect(await servesOlder({})).toBe(true);
  });

  it.each<[string, Older]>([
    ['deployed other files, which are gone', { by: '78' }],
    ['was followed by a later run', { by: '79' }],
    ['was followed by a deployment from a folder', { by: 'd0e1-0' }],
    ['kept the files of a different branch', { live: 'other' }],
    ['failed', { ended: 'failure' }],
    ['was superseded', { states: [{ ...proof, environment_url: null }] }],
    ['has statuses that GitHub hides', { states: 404 }],
  ])('does not accept an older live commit if the run of the newer commit %s', async (_, older) => {
    expect(await servesOlder(older)).toBe(false);
  });

  it('rejects if GitHub refuses to list the statuses of a deployment', async () => {
    expect((await catchError(servesOlder({ states: 422 }))).code).toBe('GITHUB_REFUSED');
  });

  it.each<[string, ServedCommit, string | undefined, boolean]>([
    ['outdated metadata of Preview', preview, minute(2), true],
    ['no outdated metadata if nothing has changed', preview, undefined, false],
    ['no outdated metadata of Production', production, minute(2), false],
  ])('reports $0', async (_, commit, pagesChangedAt, expected) => {
    const { context } = scriptedContext(answers);
    const portal = createPortal('m1', { pagesChangedAt }, commit.environment);
    expect((await readDeploymentProgress(context, commit, portal)).isOutdated).toBe(expected);
  });

  it('reads the marker at the address from the portal if the config has none', async () => {
    const { context, http } = scriptedContext(answers);
    const reported = { url: 'https://preview.acme.example' };
    await readDeploymentProgress(context, preview, createPortal('m1', reported, 'Preview'));
    expect(http.requests.map(({ url }) => url.href)).toContain(reported.url + marker);
  });

  /** Opens a context in which a run of the commit has succeeded in minute 1. */
  function openDeployed(more: Readonly<Record<string, unknown>> = {}) {
    const { context, http } = scriptedContext({
      ...answers,
      'actions/workflows/deploy.yml/runs': { workflow_runs: [deployRun] },
      ...more,
    });
    return {
      http,
      context: { ...context, workflow: { ...context.workflow, find: async () => 'deploy.yml' } },
    };
  }

  it.each([
    ['counts a run if the metadata has never changed', undefined, 1],
    ['counts a run after the last change of metadata', minute(0), 1],
    ['counts a run at the time of the last change of metadata', minute(1), 1],
    ['does not count a run before the last change of metadata', minute(2), 0],
  ])('%s', async (_, pagesChangedAt, succeeded) => {
    const { context } = openDeployed();
    const served: ServedCommit = { ...production, commits: ['m1'], needsMetadata: true };
    const portal = createPortal('m1', { pagesChangedAt });
    const seen = await readDeploymentProgress(context, served, portal);
    expect(seen).toMatchObject({ succeeded, settling: false });
  });

  it.each([
    ['asks the portal again if a run has succeeded that it did not know', 'old', true, 1],
    ['does not ask the portal again if it knows the commit', 'm1', true, 0],
  ])('%s', async (_, known, portalAgrees, count) => {
    const { context, http } = openDeployed({
      '/api/sites/site_123/environments': {
        environments: [
          {
            environment: 'Production',
            commitSha: 'm1',
            version: '1.5.0',
            url,
            deployedAt: minute(1),
          },
        ],
      },
    });
    const seen = await readDeploymentProgress(context, production, createPortal(known));
    expect(seen.portalAgrees).toBe(portalAgrees);
    expect(
      http.requests.filter((call) => call.url.pathname.endsWith('/environments')),
    ).toHaveLength(count);
  });

  it('expects a run soon after a commit whose push is unknown', async () => {
    const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 0)).toISOString();
    const commit = createCommit('m1', date);
    const { context } = scriptedContext({ ...answers, 'git/commits/m1': commit, activity: [] });
    const seen = await readDeploymentProgress(context, preview, undefined);
    expect(seen.settling).toBe(true);
  });

  it.each([
    ["expects a run soon after a person's push", { actor: { login: 'ada' } }, true],
    [
      'does not expect a run after an old push',
      { actor: { login: 'ada' }, timestamp: minute(0) },
      false,
    ],
    ["expects no run after a job's push", { actor: { login: 'github-actions[bot]' } }, false],
  ])('%s', async (_, push, settling) => {
    const now = new Date(Date.UTC(2026, 0, 2, 3, 4, 0)).toISOString();
    const activity = [{ after: 'm1', timestamp: now, ...push }];
    const { context } = scriptedContext({ ...answers, activity });
    const seen = await readDeploymentProgress(context, preview, undefined);
    expect(seen).toMatchObject({ settling, run: undefined, succeeded: 0 });
  });
});

it('isKnownAncestor returns false for a commit that GitHub hides, and rejects with any other error', async () => {
  const { context } = scriptedContext({
    'compare/later...m1': { status: 'behind' },
    'compare/other...m1': { status: 'diverged' },
    'compare/hidden...m1': 404,
    'compare/down...m1': 422,
  });
  const isBehind = (later: string) => isKnownAncestor(context, 'm1', later);
  expect([await isBehind('later'), await isBehind('other')]).toEqual([true, false]);
  expect(await isBehind('hidden')).toBe(false);
  expect((await catchError(isBehind('down'))).code).toBe('GITHUB_REFUSED');
});

import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../../src/deploy/steps/plan/types.ts';
import { checkNotSuperseded } from '../../../../../src/deploy/steps/upload/superseded.ts';
import type { HttpRequest } from '../../../../../src/shared/http/client.ts';
import { HttpFault } from '../../../../../src/shared/http/fault.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { createResponse } from '../../../../support/http.ts';
import { createMarker } from '../../../../support/marker.ts';
import { createPlan } from '../../../../support/plan.ts';
import { workflowRun } from '../../../../support/repository.ts';

const older = createPlan().event.sha;
const newer = 'b'.repeat(40);

/** Creates a GitHub with a response for each path, and 404 otherwise. `undefined`: unreachable. */
function gitHub(answers: Readonly<Record<string, unknown>> | undefined) {
  const asked: string[] = [];
  const http = {
    async send({ url, headers }: HttpRequest) {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      if (answers === undefined)
        throw new HttpFault('dns', `GET ${pathname}`, 1, new Error('nobody'));
      expect(headers?.authorization).toBe('Bearer read-only');
      const found = answers[pathname.replace('/repos/acme/site/', '')];
      return found === undefined ? createResponse(404, {}) : createResponse(200, found);
    },
  };
  const github = { apiUrl: 'https://api.github.com', token: new Secret('read-only') };
  return { deps: createDeps({ scratch: '/nowhere', http, github }), asked };
}

/** Returns a run of the deployment workflow in GitHub's format. */
const run = (more: object) => ({
  ...workflowRun,
  id: 9,
  html_url: 'https://github.com/acme/site/actions/runs/9',
  head_sha: newer,
  status: 'in_progress',
  ...more,
});
const nothing = async () => undefined;
const headAt = (sha: string) => ({ 'git/ref/heads/master': { object: { sha } } });

describe('checkNotSuperseded', () => {
  const pull = { number: 12, branch: 'topic', commit: older, isFork: false, isClosed: false };
  const { event } = createPlan();
  const plan = createPlan({ event: { ...event, ref: 'refs/pull/12/merge', pull } });
  const answer = (state: string, sha: string) => ({
    'pulls/12': { number: 12, title: '', state, head: { ref: 'topic', sha }, base: { ref: 'm' } },
  });

  it('accepts the latest commit of an open pull request', async () => {
    const { deps } = gitHub(answer('open', older));
    expect(await checkNotSuperseded(plan, nothing, deps)).toEqual([]);
  });

  it.each([
    ['has been closed', 'BRANCH_GONE', answer('closed', older)],
    ['has a newer commit', 'SUPERSEDED', answer('open', newer)],
  ])('refuses a pull request that %s with %s', async (_, code, answers) => {
    const { deps } = gitHub(answers);
    expect(await catchError(checkNotSuperseded(plan, nothing, deps))).toMatchObject({ code });
  });

  it('accepts a pull request if GitHub cannot be reached, and reports that', async () => {
    const { deps } = gitHub(undefined);
    expect(await checkNotSuperseded(plan, nothing, deps)).toEqual([
      expect.stringContaining('Could not check whether pull request #12 is open.'),
    ]);
  });
});

describe('checkNotSuperseded with a GitHub token', () => {
  it('accepts the head of the branch', async () => {
    const { deps, asked } = gitHub(headAt(older));
    expect(await checkNotSuperseded(createPlan(), nothing, deps)).toEqual([]);
    expect(asked).toEqual(['/repos/acme/site/git/ref/heads/master']);
  });

  const own = { 'actions/runs/77': run({ id: 7, head_sha: older }) };
  const getRuns = (...runs: object[]) => ({
    'actions/runs': { total_count: runs.length, workflow_runs: runs },
  });
  /** Creates a GitHub whose branch has a newer head, with these runs. */
  const movedOn = (...runs: object[]) => gitHub({ ...headAt(newer), ...own, ...getRuns(...runs) });

  it.each([
    ['waits in the queue', { status: 'pending' }],
    ['waits for a review', { status: 'waiting' }],
    ['is running', { status: 'in_progress' }],
    ['has succeeded', { status: 'completed', conclusion: 'success' }],
  ])('yields to a run of the head that %s', async (_, more) => {
    const { deps, asked } = movedOn(run(more));
    expect(await catchError(checkNotSuperseded(createPlan(), nothing, deps))).toMatchObject({
      code: 'SUPERSEDED',
      message: 'master has moved on to bbbbbbbbbbbb; this run would deploy c0ffee000000.',
      facts: ['superseded by the run https://github.com/acme/site/actions/runs/9'],
    });
    expect(asked.at(-1)).toBe(
      `/repos/acme/site/actions/runs?head_sha=${newer}&branch=master&event=push&per_page=100&page=1`,
    );
  });

  it.each(`cancelled failure timed_out startup_failure action_required skipped stale`.split(/\s+/))(
    'accepts an older commit if the run of the head has the conclusion "%s"',
    async (conclusion) => {
      const { deps } = movedOn(run({ status: 'completed', conclusion }));
      expect(await checkNotSuperseded(createPlan(), nothing, deps)).toEqual([
        `master has moved on to bbbbbbbbbbbb, but its run ended with: ${conclusion}. ` +
          'This run deploys c0ffee000000. (https://github.com/acme/site/actions/runs/9)',
      ]);
    },
  );

  it('yields to a run of the head that was started after a failed one', async () => {
    const ended = run({ id: 8, status: 'completed', conclusion: 'failure' });
    const { deps } = movedOn(ended, run({ status: 'queued' }));
    expect(await catchError(checkNotSuperseded(createPlan(), nothing, deps))).toMatchObject({
      code: 'SUPERSEDED',
    });
  });

  it.each([
    ['no run', []],
    [
      'only runs of other workflows',
      [
        run({
          path: '.github/workflows/test.yml@master',
          status: 'completed',
          conclusion: 'success',
        }),
      ],
    ],
  ])('accepts an older commit if the head has %s', async (_, runs) => {
    const { deps } = movedOn(...runs);
    expect(await checkNotSuperseded(createPlan(), nothing, deps)).toEqual([
      'master has moved on to bbbbbbbbbbbb, but no run deploys it. This run deploys c0ffee000000.',
    ]);
  });

  it('accepts an older commit if it cannot read the runs of the head, and reports that', async () => {
    const { deps } = gitHub(headAt(newer));
    expect(await checkNotSuperseded(createPlan(), nothing, deps)).toEqual([
      expect.stringMatching(
        /^master has moved on to b{12}\. Could not check whether a run deploys it\. .*actions: read/,
      ),
    ]);
  });

  it('accepts an older commit if pushes to the branch do not deploy to the environment', async () => {
    const { deps } = movedOn(run({ status: 'in_progress' }));
    const byHand = createPlan({
      environment: 'Preview',
      event: { ...createPlan().event, name: 'workflow_dispatch' },
    });
    expect(await checkNotSuperseded(byHand, nothing, deps)).toEqual([
      'master has moved on to bbbbbbbbbbbb, which no run deploys to Preview automatically.',
    ]);
  });

  const ended = { ...headAt('d'.repeat(40)), ...own, ...getRuns() };
  const liveBy = (id: string) => async () => createMarker({ commit: newer }, { run: id });

  it('refuses an older commit if a newer run of the branch is live', async () => {
    const { deps } = gitHub({ ...ended, 'actions/runs/99': run({}) });
    expect(await catchError(checkNotSuperseded(createPlan(), liveBy('99'), deps))).toMatchObject({
      code: 'SUPERSEDED',
    });
  });

  it.each<[string, string, object]>([
    ['an older run of the branch', '8', {}],
    ['a run with an unknown kind of id', 'x99', {}],
    ['a newer run of a different branch', '99', { head_branch: 'release/1.3.0' }],
    ['a rollback', '99', { path: '.github/workflows/rollback.yml' }],
  ])('accepts an older commit if %s is live', async (_, id, more) => {
    const { deps } = gitHub({ ...ended, [`actions/runs/${id}`]: run(more) });
    expect(await checkNotSuperseded(createPlan(), liveBy(id), deps)).toHaveLength(1);
  });

  it.each<[string, Partial<Plan>]>([
    ['of a branch that was force-pushed back', {}],
    ['of a new branch behind the live commit', { environment: 'Preview' }],
    ['of master, deployed to Preview by hand', { environment: 'Preview' }],
  ])('accepts the head %s without reading the live run', async (_, more) => {
    const { deps, asked } = gitHub({ ...headAt(older), 'actions/runs/99': run({}) });
    const live = async () => createMarker({ commit: newer }, { ...more, run: '99' });
    expect(await checkNotSuperseded(createPlan(more), live, deps)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a different site', { slug: 'other' }],
    ['a different environment', { environment: 'Preview' }],
  ])('ignores the live run of %s', async (_, more) => {
    const { deps } = gitHub({ ...ended, 'actions/runs/99': run({}) });
    const live = async () => createMarker({ commit: newer }, { ...more, run: '99' });
    expect(await checkNotSuperseded(createPlan(), live, deps)).toHaveLength(1);
  });

  it('refuses a branch that no longer exists', async () => {
    const { deps } = gitHub({});
    expect(await catchError(checkNotSuperseded(createPlan(), nothing, deps))).toMatchObject({
      code: 'BRANCH_GONE',
    });
  });

  it('reports that it could not check the head', async () => {
    const { deps } = gitHub(undefined);
    expect(await checkNotSuperseded(createPlan(), liveBy('99'), deps)).toEqual([
      expect.stringMatching(/^Could not check .*still the head of master/),
    ]);
  });

  it('reports that it could not check the live run', async () => {
    const { deps } = gitHub(ended);
    expect(await checkNotSuperseded(createPlan(), liveBy('99'), deps)).toEqual([
      expect.stringContaining('no run deploys it'),
      expect.stringMatching(/^Could not check which branch the live run 99 is of/),
    ]);
  });

  it.each<[string, Partial<Plan>]>([
    ['a forced run', { force: true }],
    ['a rollback', { mode: 'rollback' }],
    ['a deployment from a terminal', { event: { ...createPlan().event, name: 'local' } }],
  ])('sends no request to GitHub for %s', async (_name, more) => {
    const { deps, asked } = gitHub(headAt(newer));
    await checkNotSuperseded(createPlan(more), nothing, deps);
    expect(asked).toEqual([]);
  });
});

describe('checkNotSuperseded without a GitHub token', () => {
  const git = (answers: Readonly<Record<string, string>>) =>
    createDeps({ scratch: '/nowhere', git: async (_folder, args) => answers[args.join(' ')] });

  it('reads the head of the branch from git, and reports that it cannot find the run of the head', async () => {
    const lsRemote = 'ls-remote origin refs/heads/master';
    await checkNotSuperseded(
      createPlan(),
      nothing,
      git({ [lsRemote]: `${older}\trefs/heads/master\n` }),
    );
    const moved = await checkNotSuperseded(
      createPlan(),
      nothing,
      git({ [lsRemote]: `${newer}\trefs/heads/master\n` }),
    );
    expect(moved).toEqual([
      expect.stringContaining(
        'Could not check whether a run deploys it. Set the input "github-token" so that the run can check.',
      ),
    ]);
  });

  it('refuses a branch that git does not find', async () => {
    const gone = git({ 'ls-remote origin refs/heads/master': '' });
    expect((await catchError(checkNotSuperseded(createPlan(), nothing, gone))).code).toBe(
      'BRANCH_GONE',
    );
    expect(await checkNotSuperseded(createPlan(), nothing, git({}))).toHaveLength(1);
  });
});

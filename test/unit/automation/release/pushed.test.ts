import { describe, expect, it } from 'vitest';
import { finishRelease } from '../../../../src/automation/release/release.ts';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import { type HarnessOptions, jobToken, releaseHarness } from './harness.ts';

type Place = Awaited<ReturnType<typeof releaseHarness>>;

const pushes = 'push: { branches: [master, "release/**"] }';
const waitMs = 300_000;
const opened = (options: HarnessOptions = {}) => releaseHarness({ pushes, ...options });
const start = (here: Place, token?: string) => here.start(undefined, { token, waitMs });
const finish = (here: Place, token?: string) => here.finish({ token, waitMs });
const shown = ({ event, branch, status, conclusion }: LocalRun) =>
  `${event} ${branch} ${conclusion ?? status}`;
const runs = (here: Place) => here.repository().runs.map(shown);
const since = (here: Place, count: number) => runs(here).slice(count);

describe('a release in a repository that deploys on push', { timeout: 60_000 }, () => {
  it('does not dispatch a deployment if its pushes start runs', async () => {
    const here = await opened();
    const before = runs(here).length;
    expect(await start(here)).toMatchObject({
      kind: 'done',
      what: expect.stringContaining('live in Preview'),
    });
    // The branch started one run, and the commit that sets the version started the other.
    expect(since(here, before)).toEqual([
      'push release/1.4.0 success',
      'push release/1.4.0 success',
    ]);
    expect(await finish(here)).toMatchObject({ kind: 'done' });
    expect(since(here, before + 2)).toEqual(['push master success']);
  });

  it('sends fewer than 1,000 requests per hour with a job token while it waits 55 minutes for a run', async () => {
    const here = await opened();
    here.runner.isIdle = true;
    const waiting = { token: jobToken, waitMs: 55 * 60_000 };
    expect(await here.start(undefined, waiting)).toMatchObject({ kind: 'machine' });
    expect(here.api.counts.peak.requestsPerHour).toBeLessThan(1_000);
    expect(here.api.counts.requests).toBeGreaterThan(300);
  });

  it('dispatches one deployment to each environment if its pushes start no runs', async () => {
    const here = await opened();
    const before = runs(here).length;
    expect(await start(here, jobToken)).toMatchObject({ kind: 'done' });
    expect(await finish(here, jobToken)).toMatchObject({ kind: 'done' });
    expect(since(here, before)).toEqual([
      'workflow_dispatch release/1.4.0 success',
      'workflow_dispatch master success',
    ]);
  });

  it('does not start a second deployment of a branch that was created from an old commit', async () => {
    const here = await opened();
    await here.write('master', 'package.json', here.manifest('1.4.0'));
    await here.pass(3_600_000);
    await here.pass(1_000);
    await here.pass(1_000);
    const before = runs(here).length;
    await here.branchOff('release/1.4.0', 'master');
    expect(await start(here)).toMatchObject({
      kind: 'done',
      what: expect.stringContaining('live in Preview'),
    });
    expect(since(here, before)).toEqual(['push release/1.4.0 success']);
  });

  it('does not wait for the run of its tag', async () => {
    const here = await opened({
      pushes: 'push:',
      judge: (run) => (run.branch === 'v1.4.0' ? 'failure' : 'success'),
    });
    await start(here);
    expect(await finish(here)).toMatchObject({ kind: 'done' });
    expect(runs(here).filter((run) => run.startsWith('workflow_dispatch'))).toEqual([]);
  });

  it('waits for the checks of a pull request even if the push has a run', async () => {
    const here = await opened({
      judge: (run) => (run.event === 'pull_request' ? 'waiting' : 'success'),
    });
    await here.write('master', '.github/workflows/test.yml', 'on: pull_request\njobs: {}\n');
    await here.branchOff('release/1.4.0', 'master');
    await here.write('release/1.4.0', 'package.json', here.manifest('1.4.0'));
    for (let turn = 0; turn < 6; turn += 1) await here.pass(0);
    expect(runs(here).at(-1)).toBe('push release/1.4.0 success');
    const { lines, ...end } = await here.finish({ waitMs: 19_000 });
    expect(lines.join('\n')).toContain('are running: checks that may still start');
    expect(runs(here)).toContain('pull_request release/1.4.0 waiting');
    const review = { kind: 'person', what: expect.stringContaining('press "Review deployments"') };
    expect(end).toMatchObject(review);
    expect(here.repository().merges).toEqual([]);
  });

  it('dispatches the deployment of a commit that skips CI', async () => {
    const here = await opened();
    await here.branchOff('release/1.4.0', 'master');
    const file = '/contents/package.json';
    const { sha } = await here.send<{ sha: string }>('GET', file);
    await here.send('PUT', file, {
      message: 'Version 1.4.0 [skip ci]',
      branch: 'release/1.4.0',
      sha,
      content: Buffer.from(here.manifest('1.4.0')).toString('base64'),
    });
    for (const ms of [1_000, 1_000, 1_000]) await here.pass(ms);
    const before = runs(here).length;
    expect(await start(here)).toMatchObject({
      kind: 'done',
      what: expect.stringContaining('live in Preview'),
    });
    expect(since(here, before)).toEqual(['workflow_dispatch release/1.4.0 success']);
  });

  it('does not start a second deployment if the first ends while its state is read', async () => {
    const here = await opened();
    await start(here);
    await here.write('release/1.4.0', 'page.md', 'new');
    await here.api.runStarts.release();
    const { harness } = await here.open();
    const list: typeof harness.repository.list = (request, ...more) => {
      if (request.path.includes('/workflows/'))
        for (const run of here.repository().runs.filter(({ status }) => status !== 'completed'))
          here.deployed(run);
      return harness.repository.list(request, ...more);
    };
    const repository = { ...harness.repository, list };
    const end = await finishRelease({ ...harness, repository }, '1.4.0', { waitMs });
    expect(end).toMatchObject({ kind: 'done' });
    expect(runs(here).filter((run) => run.startsWith('workflow_dispatch'))).toEqual([]);
  });

  it('is finished although another branch replaced its deployment in the queue', async () => {
    const here = await opened();
    await start(here);
    await here.branchOff('release/1.5.0', 'release/1.4.0');
    await here.api.runStarts.release();
    await here.pass(60_000);
    // Another release uses Preview, and its next push replaces the waiting run.
    for (const branch of ['release/1.4.0', 'release/1.5.0']) {
      await here.write(branch, `${branch.slice(-5)}.md`, branch);
      await here.api.runStarts.release();
    }
    expect(runs(here)).toContain('push release/1.4.0 cancelled');
    expect(await finish(here)).toMatchObject({ kind: 'done' });
  });
});

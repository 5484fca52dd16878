import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { followRun } from '../../../../src/operations/rollback/rollback.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { createDeps } from '../../../support/deps.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';
import { docsRepository as repository } from '../../../support/repository.ts';

const url = 'https://github.com/acme/docs/actions/runs/9';

/** Follows a run through these states. */
function follow(states: readonly (string | [conclusion: string])[], more: object = {}) {
  const http = scriptedHttp((_, count): Reply => {
    const state = states[Math.min(count, states.length) - 1] ?? '';
    if (state === 'gone') return { status: 404, body: {} };
    if (state === 'down') return { status: 500, body: {} };
    const [status, conclusion] =
      typeof state === 'string' ? [state, null] : ['completed', state[0]];
    const run = {
      id: 9,
      html_url: url,
      event: 'workflow_dispatch',
      head_branch: 'master',
      head_sha: 'a',
    };
    return { body: { ...run, status, conclusion, created_at: '2026-01-02T03:04:05Z' } };
  });
  const deps = createDeps({ http, ...more });
  const { clock, signal } = deps;
  const github = createGitHub({ http, clock, signal, token: new Secret('token') });
  return { deps, http, ended: followRun({ ...repository, ...github }, 9, deps) };
}

describe('following a workflow run', () => {
  it('reports each change until the run succeeds', async () => {
    const { deps, ended } = follow([
      'queued',
      'queued',
      'pending',
      'waiting',
      'in_progress',
      'in_progress',
      ['success'],
    ]);
    expect(await ended).toMatchObject({ id: 9, conclusion: 'success' });
    expect(deps.log.lines).toEqual([
      'info Run 9: queued',
      'info Run 9: waiting for another deployment to the environment',
      'info Run 9: waiting for a review of the environment',
      'info Run 9: runs',
    ]);
  });

  it('pauses for 2 to 15 s between polls', async () => {
    const { deps, http, ended } = follow([...Array<string>(250).fill('waiting'), ['success']]);
    await ended;
    const hour = deps.clock.pauses.reduce((sum, pause) => sum + pause, 0);
    expect(hour).toBeGreaterThan(3_600_000);
    expect(http.requests).toHaveLength(251);
    expect(deps.clock.pauses[0]).toBe(2_000);
    expect(Math.max(...deps.clock.pauses)).toBe(15_000);
  });

  it('tolerates five failed polls in a row, but not six', async () => {
    // Each poll makes six attempts; five failed polls are tolerated.
    const { deps, ended } = follow(['in_progress', ...Array<string>(30).fill('down'), ['success']]);
    await ended;
    expect(deps.log.lines).toEqual(['info Run 9: runs', 'info Run 9: GitHub is not responding']);
    // Every successful poll resets the count.
    const down = Array<string>(30).fill('down');
    const often = follow([...down, 'queued', ...down, 'queued', ...down, ['success']]);
    expect(await often.ended).toMatchObject({ conclusion: 'success' });
    const lost = follow(['down']);
    expect((await catchError(lost.ended)).code).toBe('GITHUB_UNAVAILABLE');
    expect(lost.http.requests).toHaveLength(6 * 6);
  });

  it('rejects with the abort reason', async () => {
    const gone = new AbortController();
    gone.abort(new Error('enough'));
    await expect(follow(['queued'], { signal: gone.signal }).ended).rejects.toThrow('enough');
  });
});

describe('following a workflow run that does not succeed', () => {
  it.each([
    ['failure', 'Run 9 ended with: failure.'],
    ['timed_out', 'Run 9 ended with: timed_out.'],
    ['cancelled', 'Run 9 was cancelled.'],
    ['', 'Run 9 ended with: nothing.'],
  ])('fails if the conclusion is %j', async (conclusion, message) => {
    const error = await catchError(follow([[conclusion]]).ended);
    expect(error).toMatchObject({ code: 'ROLLBACK_FAILED', message, facts: [url] });
  });

  it('explains what may have cancelled the run', async () => {
    const { remedy } = await catchError(follow([['cancelled']]).ended);
    expect(remedy).toContain('a newer deployment to the environment was waiting');
  });

  it('fails if the run no longer exists', async () => {
    const { ended, http } = follow(['gone']);
    expect((await catchError(ended)).message).toBe('Run 9 no longer exists.');
    expect(http.requests).toHaveLength(1);
  });
});

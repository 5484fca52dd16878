import { expect, it } from 'vitest';
import { watchCi } from '../../../src/automation/watch.ts';
import { page, scriptedContext } from './scripted.ts';

const run = `${page}/actions/runs/7`;
const pull = `${page}/pull/9`;
const runAnswer = (more: object) => ({
  ...{ id: 7, html_url: run, head_branch: 'master', head_sha: 'h7', event: 'push', path: 'a.yml' },
  ...{ status: 'in_progress', conclusion: null, created_at: '', updated_at: '1', ...more },
});
const pullAnswer = {
  number: 9,
  title: '',
  state: 'open',
  mergeable_state: 'blocked',
  html_url: pull,
};
const checks = (...found: object[]) => ({
  total_count: found.length,
  check_runs: found.map((check, index) => ({ id: index + 1, name: 'build', ...check })),
});
const head = { head: { sha: 'h9', ref: 'form' }, base: { ref: 'release/1.5.0' } };

async function watch(url: string, answers: Readonly<Record<string, unknown>>) {
  const { context, http } = scriptedContext(answers);
  return { state: await watchCi(context, url), requests: http.requests.length };
}

it('watchCi returns a new state of a run after each update, with one request', async () => {
  const at = (updated_at: string) => watch(run, { 'actions/runs/7': runAnswer({ updated_at }) });
  const [first, same, later] = [await at('1'), await at('1'), await at('2')];
  expect(first).toEqual({ state: expect.stringContaining('in_progress'), requests: 1 });
  expect(same).toEqual(first);
  expect(later.state).not.toBe(first.state);
});

it('watchCi returns undefined for a run that has ended or is missing', async () => {
  const ended = runAnswer({ status: 'completed', conclusion: 'success' });
  expect((await watch(run, { 'actions/runs/7': ended })).state).toBeUndefined();
  expect((await watch(run, { 'actions/runs/7': 404 })).state).toBeUndefined();
});

it('watchCi returns head and statuses of a pull request with an unfinished check', async () => {
  const states = (...found: object[]) =>
    watch(pull, {
      'pulls/9': { ...pullAnswer, ...head },
      'commits/h9/check-runs': checks(...found),
      'commits/h9/status': { statuses: [] },
    });
  const running = { status: 'in_progress', conclusion: null };
  const passed = { status: 'completed', conclusion: 'success' };
  const { state, requests } = await states(passed, running);
  expect(state?.split('\n')).toEqual([
    'h9',
    'blocked',
    '1 completed success',
    expect.stringMatching(/^2 in_progress/),
  ]);
  expect(requests).toBe(3);
  expect((await states(passed, passed)).state).toBeUndefined();
});

it.each([
  ['an empty address', ''],
  ['a missing address', undefined],
  ['the page of a repository', page],
  ['a site', 'https://preview.acme.example'],
])('watchCi returns undefined for %s without sending a request', async (_, url) => {
  expect(await watch(url as string, {})).toEqual({ state: undefined, requests: 0 });
});

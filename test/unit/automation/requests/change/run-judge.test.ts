import { describe, expect, it } from 'vitest';
import { runJudge } from '../../../../../src/automation/requests/change/run-judge.ts';
import type { ExecOptions, ExecResult } from '../../../../../src/shared/exec.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';

const files = { PATCH: '/tmp/change.patch', TASK: '/tmp/task.md' };
const accepted: ExecResult = {
  kind: 'exited',
  code: 0,
  stdout: 'It adds\na map.',
  stderr: 'Ok.',
};
const output = ['foreign It adds', 'foreign a map.', 'foreign Ok.'];

/** Judges with a shell that returns this result. */
async function judge(result = accepted, token: string | undefined = 'ghs_read') {
  const secrets = { JUDGE_KEY: 'key', JUDGE_EMPTY: '', SITE_PORTAL_API_TOKEN: 'hidden' };
  const calls: [tool: string, args: readonly string[], options: ExecOptions][] = [];
  const deps = createDeps({
    scratch: '/scratch',
    env: { PATH: '/bin', ...secrets },
    github: token ? { apiUrl: 'https://api.github.com', token: new Secret(token) } : undefined,
    async exec(...call) {
      calls.push(call);
      return result;
    },
  });
  const end = await runJudge(deps, './judge', files).catch((error) => error);
  return { end, call: calls[0], lines: deps.log.lines };
}

describe('the judge of a patch', () => {
  it('runs in a shell for 8 minutes with the patch, the task, the token and its own variables', async () => {
    const { end, call, lines } = await judge();
    expect(end).toBeUndefined();
    const [tool, args, { cwd, env, limitMs } = {}] = call ?? [];
    expect([tool, args, cwd, limitMs]).toEqual(['sh', ['-c', './judge'], '/scratch', 480_000]);
    expect(env).toMatchObject({ ...files, PATH: '/bin', HOME: '/scratch', JUDGE_KEY: 'key' });
    expect(env).toHaveProperty('GITHUB_TOKEN', 'ghs_read');
    expect(env).not.toHaveProperty('JUDGE_EMPTY');
    expect(JSON.stringify(env)).not.toContain('hidden');
    expect(lines).toEqual(['open Judge: ./judge', ...output, 'close']);
  });

  it('does not get a token if the run has none', async () => {
    const { end, call } = await judge(accepted, '');
    expect([end, call?.[2].env.GITHUB_TOKEN]).toEqual([undefined, undefined]);
  });

  const killed = { ...accepted, kind: 'killed', reason: 'it took too long' } as const;
  it.each<[how: string, result: ExecResult, words: string, lines: number]>([
    ['exits with code 3', { ...accepted, code: 3 }, 'did not accept it: exit code 3', 5],
    ['is killed', killed, 'was ended: it took too long', 5],
    ['does not start', { kind: 'not started', reason: 'no sh' }, 'did not run: no sh', 0],
  ])('makes the run refuse the change if it %s', async (_, result, words, count) => {
    const { end, lines } = await judge(result);
    const message = expect.stringContaining(`its judge ${words}`);
    expect(end).toMatchObject({ code: 'CHANGE_REFUSED', message });
    expect(lines).toHaveLength(count);
  });
});

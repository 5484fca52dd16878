import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RunnerEvent } from '../../../../src/localcloud/runner/environment.ts';
import { useFolder } from '../../../support/folder.ts';
import { type ActionOptions, startAction } from '../../../support/start-action.ts';

const event: RunnerEvent = {
  name: 'push',
  ref: 'refs/heads/release/1.2.0',
  sha: 'b'.repeat(40),
  repository: 'acme/docs',
  commitMessage: 'Say hello',
};
const metadata = `
inputs:
  config: { default: site.config.yml }
  api-token: { description: no default }
  dry run: { default: false }
runs: { using: node24, main: dist/action.mjs }
`;

const folder = useFolder({ 'action.yml': metadata });
const usual = () => ({ workspace: folder.root, event, idToken: false, actionRoot: folder.root });
function start(script: string, options: Partial<ActionOptions> = {}) {
  folder.write({ 'dist/action.mjs': script });
  return startAction({ ...usual(), ...options });
}

describe('the environment of an action', () => {
  it("contains the runner's variables and nothing from this process", async () => {
    process.env.RUNNER_TEST_LEAK = 'leaked';
    await using action = await start(
      'console.log(JSON.stringify({ env: process.env, cwd: process.cwd() }))',
      { inputs: { 'api-token': 't' } },
    );
    delete process.env.RUNNER_TEST_LEAK;
    const { env, cwd } = JSON.parse((await action.done).stdout);
    expect(cwd).toBe(folder.root);
    expect(env).toMatchObject({
      'INPUT_API-TOKEN': 't',
      INPUT_CONFIG: 'site.config.yml',
      INPUT_DRY_RUN: 'false',
      GITHUB_ACTIONS: 'true',
      GITHUB_REF: event.ref,
      GITHUB_REF_NAME: 'release/1.2.0',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_SHA: event.sha,
      GITHUB_WORKSPACE: folder.root,
      RUNNER_TEMP: action.tempDir,
    });
    const allowed =
      /^(PATH|HOME|LANG|CI|(GITHUB|RUNNER|INPUT)_.+|ACTIONS_(RUNTIME|RESULTS|CACHE|ORCHESTRATION)_.+)$/;
    expect(Object.keys(env).filter((name) => !allowed.test(name))).toEqual([]);
    expect(env).not.toHaveProperty('RUNNER_TEST_LEAK');
  });
});

it('an orphaned process of the action ends with the job', async () => {
  const action = await start(`
    import { spawn } from 'node:child_process';
    const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    child.unref();
    console.log(child.pid);`);
  const pid = Number((await action.done).stdout);
  expect(action.orphans()).toEqual([pid]);
  await action.dispose();
  await expect.poll(() => action.orphans()).toEqual([]);
});

it('a disposed action is ended, and its temporary folder is removed', async () => {
  const action = await start("console.log('ready'); setInterval(() => {}, 1000);");
  await action.line(/ready/);
  expect(existsSync(action.tempDir)).toBe(true);
  await action.dispose();
  expect(await action.done).toMatchObject({ code: null, signal: 'SIGKILL' });
  expect(existsSync(action.tempDir)).toBe(false);
});

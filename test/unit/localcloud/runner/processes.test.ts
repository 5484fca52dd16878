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

  it("contains the cloud's variables, and an identity only if the job may have one", async () => {
    const cloud = {
      env: { HTTPS_PROXY: 'http://127.0.0.1:1' },
      github: {
        runnerEnv: (job: object) => ({
          ACTIONS_ID_TOKEN_REQUEST_URL: JSON.stringify(job),
          ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'r',
        }),
      },
    };
    const script = 'console.log(JSON.stringify(process.env))';
    await using permitted = await start(script, {
      cloud,
      idToken: true,
      jobEnvironment: 'Preview',
      claims: { lifetimeSeconds: 1 },
    });
    const env = JSON.parse((await permitted.done).stdout);
    expect(env.HTTPS_PROXY).toBe('http://127.0.0.1:1');
    expect(JSON.parse(env.ACTIONS_ID_TOKEN_REQUEST_URL)).toMatchObject({
      repository: 'acme/docs',
      ref: event.ref,
      environment: 'Preview',
      lifetimeSeconds: 1,
    });
    await using refused = await start(script, { cloud, idToken: false });
    expect((await refused.done).stdout).not.toContain('ACTIONS_ID_TOKEN');
  });
});

it('an action gets the event, and its outputs, summary, state and annotations are read', async () => {
  await using action = await start(`
    import fs from 'node:fs';
    const payload = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
    fs.appendFileSync(process.env.GITHUB_OUTPUT, 'url=https://x\\nmessage<<E\\n' + payload.head_commit.message + '\\nE\\n');
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Done');
    fs.appendFileSync(process.env.GITHUB_STATE, 'k=v\\n');
    console.log('::add-mask::s3cret\\nout s3cret\\n::error file=a.yml,line=2::broken');
    process.exitCode = 3;`);
  const result = await action.done;
  expect(result).toMatchObject({
    code: 3,
    signal: null,
    outputs: { url: 'https://x', message: 'Say hello' },
    conclusion: 'failure',
    summary: '# Done',
    state: { k: 'v' },
    masks: ['s3cret'],
    visible: 'out ***\nError: broken',
    annotations: [{ level: 'error', file: 'a.yml', line: 2, message: 'broken' }],
  });
  expect(result.stdout).toContain('out s3cret');
});

it('an action gets a signal, and its exit code and lines are returned', async () => {
  const seen: string[] = [];
  await using action = await start(
    "process.on('SIGTERM', () => { console.log('cancelled'); process.exit(7); }); console.log('ready'); setInterval(() => {}, 1000);",
    { onLine: (line) => seen.push(line) },
  );
  expect(await action.line(/^ready/)).toBe('ready');
  expect(await action.line(/^read/)).toBe('ready');
  action.signal('SIGTERM');
  expect(await action.done).toMatchObject({ code: 7, visible: 'ready\ncancelled' });
  expect(seen).toEqual(['ready', 'cancelled']);
  await expect(action.line(/never/)).rejects.toThrow('without printing a line');
});

it('a failed command fails a step with exit code 0, and the next lines are read', async () => {
  await using action = await start(
    "console.log('see ##[set-env name=x]y'); console.log('::notice::there');",
  );
  const result = await action.done;
  expect(result).toMatchObject({ code: 0, conclusion: 'failure' });
  expect(result.annotations.at(-1)).toEqual({ level: 'notice', message: 'there' });
});

it("the log masks the job's secrets and its runtime token", async () => {
  await using action = await start("console.log(process.env.ACTIONS_RUNTIME_TOKEN, 'api-s3cret')", {
    masked: ['api-s3cret'],
  });
  const { stdout, visible } = await action.done;
  expect(stdout).toContain(action.runtimeToken);
  expect(visible).toBe('*** ***');
});

it('the log shows debug lines if debugging is switched on', async () => {
  const script = "console.log('::debug::detail ' + process.env.RUNNER_DEBUG)";
  await using action = await start(script, { extraEnv: { RUNNER_DEBUG: '1' } });
  expect((await action.done).visible).toBe('##[debug]detail 1');
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

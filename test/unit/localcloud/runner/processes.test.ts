import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { useFolder } from '../../../support/folder.ts';
import { startAction } from '../../../support/start-action.ts';

const folder = useFolder({ 'action.yml': 'runs: { using: node24, main: dist/action.mjs }' });
const event = {
  name: 'push',
  ref: 'refs/heads/master',
  sha: 'b'.repeat(40),
  repository: 'acme/docs',
};
function start(script: string) {
  folder.write({ 'dist/action.mjs': script });
  const { root } = folder;
  return startAction({ workspace: root, event, idToken: false, actionRoot: root });
}

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

it('disposing of a running action ends it and removes its temporary folder', async () => {
  const action = await start("console.log('ready'); setInterval(() => {}, 1000);");
  await action.line(/ready/);
  expect(existsSync(action.tempDir)).toBe(true);
  await action.dispose();
  expect(await action.done).toMatchObject({ code: null, signal: 'SIGKILL' });
  expect(existsSync(action.tempDir)).toBe(false);
});

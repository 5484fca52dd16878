import { rename, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useHarness } from './harness/harness.ts';
import { script } from './harness/site.ts';

const harness = useHarness();

it('a deployment token that arrives during the build is masked in the remaining output of the build', async () => {
  // Commands are stopped during the build, so the Action must resume them to mask the token.
  const build = script(`
console.log('waiting for the token');
const look = () => {
  if (!fs.existsSync(path.join(outside, 'go'))) return;
  watcher.close();
  console.log('the build has seen ' + fs.readFileSync(path.join(outside, 'go'), 'utf8'));
  site();
};
const watcher = fs.watch(outside, look);
look();`);
  const run = await harness.deploy({
    files: { 'build.mjs': build },
    inputs: { 'api-token': harness.cloud.portal.apiToken },
    async during({ action, until, handedOut, outside }) {
      await until(action.line(/waiting for the token/));
      await until(action.line(/^::add-mask::[0-9a-f]{64}\d-/));
      const [token = ''] = [...handedOut].find(([, what]) => what === 'deployment token') ?? [];
      await writeFile(`${outside}/going`, token);
      await rename(`${outside}/going`, `${outside}/go`);
    },
  });
  expect(run.code).toBe(0);
  expect(run.visible).toContain('the build has seen ***');
  // The build printed its lines while commands were stopped.
  const lines = run.stdout.split('\n');
  const seen = lines.findIndex((line) => line.startsWith('the build has seen'));
  const before = lines
    .slice(0, seen)
    .findLast((line) => !line.startsWith('::add-mask::') && line.startsWith('::'));
  expect(before).toMatch(/^::stop-commands::/);
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { call, exchanged } from './harness/sent.ts';
import { withBuild } from './harness/site.ts';

const harness = useHarness();

describe('a built site', () => {
  it('that is refused after the exchange is reported to the portal, and not uploaded', async () => {
    // The build waits for the exchange, so that the order of requests is fixed.
    const lines =
      "const look = () => fs.existsSync(path.join(outside, 'go')) && (watcher.close(), site(), write('dist/.env', 'x')); const watcher = fs.watch(outside, look); look();";
    const run = await harness.deploy({
      ...withBuild(lines),
      async during({ action, until, outside }) {
        await until(action.line(/^::add-mask::[0-9a-f]{64}\d-/));
        await writeFile(path.join(outside, 'go'), '');
      },
    });
    expectRun(run, {
      code: 1,
      status: 'failed',
      notified: true,
      known: 'planned',
      steps: 'plan login exchange build finish pack notify',
      sent: [...exchanged, call.notify()],
      notifications: ['failed Production 1.0.0 PACKAGE_FORBIDDEN_FILE'],
      output: ['[PACKAGE_FORBIDDEN_FILE]', '.env'],
    });
  });
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { dry, drySteps } from './harness/outcomes.ts';
import { call, exchanged, target } from './harness/sent.ts';
import { withBuild } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

describe('a built site', () => {
  it('that is refused after the exchange is reported to the portal, and not uploaded', async () => {
    // The build waits for the exchange, so that the order of what is sent is known.
    const lines =
      "const look = () => fs.existsSync(path.join(outside, 'go')) && (watcher.close(), site(), write('dist/.env', 'x')); const watcher = fs.watch(outside, look); look();";
    const run = await world.deploy({
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
      told: ['failed Production 1.0.0 PACKAGE_FORBIDDEN_FILE'],
      says: ['[PACKAGE_FORBIDDEN_FILE]', '.env'],
    });
  });
});

describe('a dry run', () => {
  it('sends no request', async () => {
    // Whatever it would send fails: it must not come to that.
    for (const host of Object.values(target))
      world.cloud.faults.add({ host: host.host, kind: { type: 'reset' } });
    const run = await world.deploy({ ...dry, idToken: true });
    expectRun(run, { ...drySteps, says: ['Nothing was sent.'] });
    expect(run.requests).toEqual([]);
  });
});

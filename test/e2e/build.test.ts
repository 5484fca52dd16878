import { expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { dry, drySteps } from './harness/outcomes.ts';
import { call, target } from './harness/sent.ts';
import { withBuild } from './harness/site.ts';

const harness = useHarness();

it('a failed build is reported with its last lines in the log, and with only its code in the portal', async () => {
  // The login takes longer than the build.
  harness.cloud.faults.add({ ...target.login, kind: { type: 'latency', ms: 3_000 } });
  const run = await harness.deploy({
    ...withBuild(
      "for (let n = 1; n <= 40; n += 1) console.log('line ' + n); console.log('it broke'); process.exit(3);",
    ),
  });
  expectRun(run, {
    code: 1,
    status: 'failed',
    notified: true,
    known: 'planned',
    // The login continues, because notifying the portal needs its access token, but that token
    // isn't exchanged for a deployment token.
    steps: 'plan login exchange build notify',
    sent: [call.idToken(), call.login(), call.notify()],
    notifications: ['failed Production 1.0.0 BUILD_FAILED'],
    output: [
      '"node build.mjs" exited with code 3. [BUILD_FAILED]',
      '| it broke',
      '| line 40',
      '| line 17',
      'The live site was not changed.',
    ],
  });
  expect(run.visible).not.toContain('| line 16\n');
  expect(run.visible).toContain('line 1\n');
  // The build's output must not reach the portal.
  expect(JSON.stringify(harness.cloud.portal.deployments('site_789').at(-1))).not.toContain(
    'it broke',
  );
});

it('the log contains all 100,000 lines of a build in order', async () => {
  const run = await harness.deploy({
    ...dry,
    ...withBuild(
      "let all = ''; for (let n = 1; n <= 100000; n += 1) all += 'line ' + n + '\\n'; process.stdout.write(all); site();",
    ),
  });
  expectRun(run, drySteps);
  const lines = run.visible.split('\n').filter((line) => line.startsWith('line '));
  expect(lines.length).toBe(100_000);
  expect(lines.every((line, index) => line === `line ${index + 1}`)).toBe(true);
});

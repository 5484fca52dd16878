import { expect, it } from 'vitest';
import { sanitize } from '../../src/shared/sanitize.ts';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { dry, drySteps } from './harness/outcomes.ts';
import { call, everything, target } from './harness/sent.ts';
import { withBuild } from './harness/site.ts';

const harness = useHarness();

it('reports a failed build with its last lines, in the log and to the portal', async () => {
  // The login ends later than the build.
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
    // The login continues, because its access token is needed to notify the portal; no token is
    // exchanged.
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

it('logs all 100,000 lines of a build in order', async () => {
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

it('shows workflow commands in the build output without executing them', async () => {
  const commands = [
    '::error file=a.js,line=1::planted error',
    '::warning::planted warning',
    '::add-mask::Acme',
    '::set-output name=url::https://evil.example',
    '::save-state name=evil::1',
    '::set-env name=PATH::/evil',
    '::stop-commands::planted',
    '::planted::',
    '::endgroup::',
    '##[error]planted',
    'behind text ##[stop-commands]planted',
    'behind text ##[set-env name=PATH]/evil',
    '  ::error::planted after spaces',
  ];
  const run = await harness.deploy({
    ...dry,
    ...withBuild(
      `for (const line of ${JSON.stringify(commands)}) console.log(line);\nconsole.log('Acme is not masked'); site();`,
    ),
  });
  expectRun(run, drySteps);
  for (const line of commands) expect(run.visible).toContain(sanitize(line));
  expect(run.visible).toContain('Acme is not masked');
  expect(run.annotations).toEqual([]);
  expect(run.masks).not.toContain('Acme');
});

it("passes a build its own variables and the run's public ones, but no secret", async () => {
  const run = await harness.deploy({
    config: { build: { env: { NODE_ENV: 'production' }, passEnv: ['ANALYTICS_ID'] } },
    inputs: { 'api-token': harness.cloud.portal.apiToken },
    env: {
      ANALYTICS_ID: 'a1',
      NPM_TOKEN: 'not passed',
      GITHUB_TOKEN: 'ghs_not_passed',
      AZURE_CLIENT_SECRET: 'not passed',
    },
  });
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    notified: true,
    known: 'live',
    steps: 'plan login exchange build finish pack upload verify notify',
    sent: everything,
    notifications: ['succeeded Production 1.0.0'],
  });
  expect(run.buildEnv).toMatchObject({
    NODE_ENV: 'production',
    ANALYTICS_ID: 'a1',
    SITE_ENVIRONMENT: 'Production',
    SITE_VERSION: '1.0.0',
    SITE_URL: 'https://www.acme.example',
    GITHUB_REPOSITORY: 'acme/shop',
  });
  const names = Object.keys(run.buildEnv ?? {});
  expect(names.filter((name) => /TOKEN|SECRET|^ACTIONS_|^INPUT_/.test(name))).toEqual([]);
});

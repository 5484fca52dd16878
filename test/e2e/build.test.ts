import { expect, it } from 'vitest';
import { sanitize } from '../../src/shared/sanitize.ts';
import { expectRun } from './harness/expect.ts';
import { dry, drySteps, failedDry } from './harness/outcomes.ts';
import { call, everything, target } from './harness/sent.ts';
import { endlessBuild, withBuild } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

it('reports a failed build with its last lines, in the log and to the portal', async () => {
  // The login ends later than the build.
  world.cloud.faults.add({ ...target.login, kind: { type: 'latency', ms: 1_000 } });
  const run = await world.deploy({
    ...withBuild(
      "for (let n = 1; n <= 40; n += 1) console.log('line ' + n); console.log('it broke'); process.exit(3);",
    ),
  });
  expectRun(run, {
    code: 1,
    status: 'failed',
    notified: true,
    known: 'planned',
    // The login goes on, since the access token is the way to tell the portal; nothing is exchanged any more.
    steps: 'plan login exchange build notify',
    sent: [call.idToken(), call.login(), call.notify()],
    told: ['failed Production 1.0.0 BUILD_FAILED'],
    says: [
      '"node build.mjs" exited with code 3. [BUILD_FAILED]',
      '| it broke',
      '| line 40',
      '| line 17',
      'The live site was not changed.',
    ],
  });
  expect(run.visible).not.toContain('| line 16\n');
  expect(run.visible).toContain('line 1\n');
  // What a build prints is not for the portal.
  expect(JSON.stringify(world.cloud.portal.deployments('site_789').at(-1))).not.toContain(
    'it broke',
  );
});

it('reports a failed install with its own error code', async () => {
  const run = await world.deploy({
    ...dry,
    config: { build: { install: 'echo no such package >&2; exit 1' } },
  });
  expectRun(run, {
    ...failedDry,
    says: ['[BUILD_INSTALL_FAILED]', '| no such package', 'in a fresh clone reproduces it'],
  });
  expect(run.buildEnv).toBeUndefined();
});

it.each([
  [
    'a tool that is not installed',
    { build: { command: 'hugo-that-is-not-there' } },
    {},
    'BUILD_TOOL_MISSING',
  ],
  ['an output that is not there', { build: { output: 'public' } }, {}, 'BUILD_OUTPUT_NOT_FOUND'],
  [
    'a build that takes too long',
    { build: { timeoutMinutes: 0.01 } },
    { 'build.mjs': endlessBuild },
    'BUILD_TIMEOUT',
  ],
])('reports %s with its own error code', async (_, config, files, code) => {
  const run = await world.deploy({ ...dry, config, files });
  expectRun(run, { ...failedDry, says: [`[${code}]`, 'The live site was not changed.'] });
});

it('names all folders that could be the site instead of guessing one', async () => {
  const files = {
    'package.json': '{"version":"1.0.0"}',
    ...withBuild("write('dist/index.html', 'a'); write('out/index.html', 'b');").files,
  };
  const run = await world.deploy({ ...dry, config: { build: { output: undefined } }, files });
  expectRun(run, {
    ...failedDry,
    says: [
      '[BUILD_OUTPUT_NOT_FOUND]',
      'Several folders could be the built site: dist, out.',
      'folders in build.root: dist, out',
    ],
    changed: ['out/index.html'],
  });
});

it('refuses a build output that is a link out of the workspace', async () => {
  const run = await world.deploy({ ...dry, ...withBuild("fs.symlinkSync(outside, 'dist');") });
  expectRun(run, { ...failedDry, says: ['[PATH_OUTSIDE_WORKSPACE]'], changed: ['dist'] });
});

it('logs all 100,000 lines of a build in order', async () => {
  const run = await world.deploy({
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
  const run = await world.deploy({
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
  const run = await world.deploy({
    config: { build: { env: { NODE_ENV: 'production' }, passEnv: ['ANALYTICS_ID'] } },
    inputs: { 'api-token': world.cloud.portal.apiToken },
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
    told: ['succeeded Production 1.0.0'],
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

it('deploys a site without package.json and build command as is', async () => {
  const page = '<!doctype html><title>Ready</title>';
  const run = await world.deploy({
    ...dry,
    base: { 'public/index.html': page },
    config: { build: { command: undefined, output: 'public' } },
    inputs: { 'dry-run': 'true', 'site-version': '1.0.0' },
  });
  expectRun(run, { ...drySteps, outputs: { 'file-count': '3' }, says: ['nothing to build'] });
});

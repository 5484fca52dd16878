import { rename, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/localcloud.ts';
import { answer } from './harness/answer.ts';
import { expectRun } from './harness/expect.ts';
import { call, loggedIn, target } from './harness/sent.ts';
import { shortPauses } from './harness/short-pauses.ts';
import { acme, endlessBuild, script } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const endless = { files: { 'build.mjs': endlessBuild } };
const refused = {
  code: 1,
  status: 'failed',
  notified: true,
  known: 'planned',
  steps: 'plan login exchange build notify',
} as const;

it.each<[string, FaultKind, string, readonly (number | 'none')[], string]>([
  ['401', answer(401), 'EXCHANGE_UNAUTHORIZED', [401], 'Compare portal.audience'],
  [
    'a far Retry-After',
    answer(429, {}, { 'retry-after': '3600' }),
    'EXCHANGE_RATE_LIMITED',
    [429],
    'The portal asks to wait',
  ],
  [
    'a reset',
    { type: 'reset' },
    'EXCHANGE_UNAVAILABLE',
    Array.from({ length: 6 }, () => 'none' as const),
    'did not respond',
  ],
  [
    'a page',
    answer(200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
    'EXCHANGE_ANSWER_INVALID',
    [200],
    'text/html, not an object',
  ],
  [
    'an empty token',
    answer(200, { swaToken: '' }),
    'EXCHANGE_ANSWER_INVALID',
    [200],
    'with the fields: swaToken',
  ],
])(
  '%s in place of a deployment token ends the build and is reported to the portal',
  async (_, kind, code, statuses, text) => {
    world.cloud.faults.add({ ...target.exchange, kind });
    const run = await world.deploy({ ...endless, env: shortPauses });
    expectRun(run, {
      ...refused,
      sent: [...loggedIn, ...statuses.map((status) => call.exchange(status)), call.notify()],
      told: [`failed Production 1.0.0 ${code}`],
      says: [`[${code}]`, text, acme.portal.url, 'The live site was not changed.'],
    });
  },
);

it('reports a site that the portal does not know', async () => {
  const run = await world.deploy({ ...endless, config: { site: { slug: 'acme-shoop' } } });
  expectRun(run, {
    ...refused,
    notified: false,
    // The report names the same site, so it is refused as well.
    sent: [...loggedIn, call.exchange(404), call.notify(400)],
    told: [],
    says: ['[EXCHANGE_SITE_UNKNOWN]', '"acme-shoop"', 'Could not notify the portal'],
  });
});

it('refuses a deployment token of an unknown shape before sending it anywhere', async () => {
  world.cloud.faults.add({
    ...target.exchange,
    kind: answer(200, { swaToken: 'a-token-of-quite-another-shape' }),
  });
  const run = await world.deploy();
  expectRun(run, {
    code: 1,
    status: 'failed',
    notified: true,
    known: 'begun',
    steps: 'plan login exchange build finish pack upload notify',
    sent: [...loggedIn, call.exchange(), call.notify()],
    told: ['failed Production 1.0.0 UPLOAD_TOKEN_SHAPE'],
    says: ['[UPLOAD_TOKEN_SHAPE]', 'length: 30 characters'],
  });
  expect(run.visible + run.summary).not.toContain('a-token-of-quite-another-shape');
  expect(run.masks).toContain('a-token-of-quite-another-shape');
});

it('masks a token immediately if it arrives during build output', async () => {
  // Commands are switched off while the build prints, and a mask is a command.
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
  const run = await world.deploy({
    files: { 'build.mjs': build },
    inputs: { 'api-token': world.cloud.portal.apiToken },
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
  // The build's own lines came while commands were switched off.
  const lines = run.stdout.split('\n');
  const seen = lines.findIndex((line) => line.startsWith('the build has seen'));
  const before = lines
    .slice(0, seen)
    .findLast((line) => !line.startsWith('::add-mask::') && line.startsWith('::'));
  expect(before).toMatch(/^::stop-commands::/);
});

import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../src/localcloud/gateway/faults.ts';
import { markerOf } from '../support/marker.ts';
import { answer } from './harness/answer.ts';
import { expectRun } from './harness/expect.ts';
import { call, everything, target, uploaded, verified } from './harness/sent.ts';
import { acme, type Files } from './harness/site.ts';
import { useWorld } from './harness/world.ts';

const world = useWorld();

const steps = 'plan login exchange build finish pack upload verify notify';
const soon = { hosting: { verificationTimeoutMinutes: 0.005 } };
const unseen =
  'may have changed: the hosting platform reported success, but no check found this build there.';
const seen = 'has changed: a check found this build there, but not everywhere.';
/** What the platform calls the site: the address that is known as long as none is verified. */
const platformUrl = () => `https://${world.cloud.hosting.hostname(acme.slug)}`;
const old = markerOf({ commit: 'f'.repeat(40) }, { slug: acme.slug, version: '0.9.0' });

describe('a live site that does not serve the build', () => {
  it.each<[string, keyof typeof target, FaultKind, string[], string[]]>([
    [
      'but an earlier one',
      'marker',
      answer(200, old),
      [call.marker()],
      [
        'it serves another build',
        'served:   acme-shop 0.9.0 (Production), commit ffffffffffff',
        'expected: acme-shop 1.0.0 (Production)',
      ],
    ],
    [
      'but without the headers',
      'root',
      answer(200, 'hello', { 'x-frame-options': 'SAMEORIGIN' }),
      [call.marker(), call.root()],
      [
        'the start page lacks configured headers',
        'X-Frame-Options: expected "DENY", served "SAMEORIGIN"',
        'Referrer-Policy: expected',
      ],
    ],
  ])('%s, is reported with the difference', async (_, where, kind, looks, texts) => {
    world.cloud.faults.add({ ...target[where], kind });
    const run = await world.deploy({ config: soon });
    expectRun(run, {
      code: 1,
      status: 'failed',
      notified: true,
      known: 'uploaded',
      outputs: { url: platformUrl() },
      steps,
      sent: [...uploaded, ...looks, call.notify()],
      told: ['failed Production 1.0.0 VERIFY_MISMATCH'],
      says: ['[VERIFY_MISMATCH]', ...texts, where === 'marker' ? unseen : seen],
    });
  });

  it('at first is probed again', async () => {
    world.cloud.faults.add({ ...target.marker, times: 2, kind: answer(200, old) });
    world.cloud.faults.add({ ...target.root, times: 1, kind: answer(503) });
    const run = await world.deploy();
    expectRun(run, {
      code: 0,
      status: 'succeeded',
      notified: true,
      known: 'live',
      steps,
      sent: [...uploaded, call.marker(), call.root(503), call.root(), call.notify()],
      told: ['succeeded Production 1.0.0'],
    });
  });
});

it('the outcome is unknown if the name of the live site is not known', async () => {
  const url = 'https://nowhere.acme.example';
  const run = await world.deploy({ config: { ...soon, site: { url } } });
  expectRun(run, {
    code: 1,
    status: 'unknown',
    notified: true,
    known: 'uploaded',
    outputs: { url: platformUrl() },
    steps,
    sent: [...uploaded, 'CONNECT nowhere.acme.example 502', call.notify()],
    told: ['unknown Production 1.0.0 VERIFY_UNREACHABLE'],
    says: ['[VERIFY_UNREACHABLE]', `${url} could not be reached.`, 'Failed to establish tunnel'],
  });
});

it("verifies a custom domain that leads to the platform's address", async () => {
  const host = world.cloud.hosting.hostname(acme.slug);
  world.cloud.faults.add({
    ...target.marker,
    kind: answer(302, '', { location: `https://${host}${target.marker.path}` }),
  });
  const run = await world.deploy();
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    notified: true,
    known: 'live',
    steps,
    sent: [
      ...uploaded,
      call.marker(302),
      call.marker(200, host),
      ...everything.slice(verified.length - 1),
    ],
    told: ['succeeded Production 1.0.0'],
  });
});

const page = (text: string) =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body>${text}</body></html>`;
const prebuilt = { ...soon, build: { command: undefined, output: 'public' } };
const news = (text: string): Files => ({
  'public/index.html': page('start'),
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `public/news/p${index}.html`,
      page(`${index}${index === 17 ? text : ''}`),
    ]),
  ),
});
const path = '/news/p17.html';

it('does not verify the only changed page of 20 if a cache or the platform serves the previous one', {
  timeout: 90_000,
}, async () => {
  await world.deploy({ config: prebuilt, files: news('old') });
  world.cloud.faults.add({
    host: target.marker.host,
    path,
    kind: answer(200, page('17old'), { 'content-type': 'text/html', age: '900' }),
  });
  const run = await world.deploy({
    config: prebuilt,
    files: news('new'),
    inputs: { force: 'false' },
  });
  expect(run).toMatchObject({ code: 1, told: ['failed Production 1.0.0 VERIFY_MISMATCH'] });
  expect(run.visible).toContain(`stale: ${path} has the hash`);
  expect(run.visible).toContain(seen);
  // Neither does a second run, for which nothing has changed.
  const inputs = { force: 'false' };
  const again = await world.deploy({ config: prebuilt, files: news('new'), inputs });
  expect(again).toMatchObject({ code: 1, told: ['failed Production 1.0.0 VERIFY_MISMATCH'] });

  // The platform reports success, and serves the previous build.
  world.cloud.faults.clear();
  Object.assign(world.cloud.distribution.behaviour, {
    outcome: { state: 'Failed', reason: '' },
    statusNames: { Failed: 'Succeeded' },
  });
  const unchanged = await world.deploy({
    config: prebuilt,
    files: news('old'),
    inputs: { force: 'false' },
  });
  expect(unchanged).toMatchObject({ code: 1, told: ['failed Production 1.0.0 VERIFY_MISMATCH'] });
  expect(unchanged.visible).toContain(unseen);
  expect(JSON.parse(unchanged.outputs.report ?? '{}')).toMatchObject({ siteChanged: 'maybe' });
});

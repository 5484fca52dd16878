import { expect, it } from 'vitest';
import { answer } from './harness/answer.ts';
import { useHarness } from './harness/harness.ts';
import { target } from './harness/sent.ts';
import type { Files } from './harness/site.ts';

const harness = useHarness();

const soon = { hosting: { verificationTimeoutMinutes: 0.005 } };
const unseen =
  'may have changed: the hosting platform reported success, but no check found this build there.';
const seen = 'has changed: a check found this build there, but not everywhere.';

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

it('does not verify the only changed page of 20 if a cache or the platform serves its previous version', {
  timeout: 90_000,
}, async () => {
  await harness.deploy({ config: prebuilt, files: news('old') });
  harness.cloud.faults.add({
    host: target.marker.host,
    path,
    kind: answer(200, page('17old'), { 'content-type': 'text/html', age: '900' }),
  });
  const run = await harness.deploy({
    config: prebuilt,
    files: news('new'),
    inputs: { force: 'false' },
  });
  expect(run).toMatchObject({
    code: 1,
    notifications: ['failed Production 1.0.0 VERIFY_MISMATCH'],
  });
  expect(run.visible).toContain(`stale: ${path}, in `);
  expect(run.visible).toContain(seen);
  // A second run without changes fails as well.
  const inputs = { force: 'false' };
  const again = await harness.deploy({ config: prebuilt, files: news('new'), inputs });
  expect(again).toMatchObject({
    code: 1,
    notifications: ['failed Production 1.0.0 VERIFY_MISMATCH'],
  });

  // The platform reports success, and serves the previous build.
  harness.cloud.faults.clear();
  Object.assign(harness.cloud.distribution.behaviour, {
    outcome: { state: 'Failed', reason: '' },
    statusNames: { Failed: 'Succeeded' },
  });
  const unchanged = await harness.deploy({
    config: prebuilt,
    files: news('old'),
    inputs: { force: 'false' },
  });
  expect(unchanged).toMatchObject({
    code: 1,
    notifications: ['failed Production 1.0.0 VERIFY_MISMATCH'],
  });
  expect(unchanged.visible).toContain(unseen);
  expect(JSON.parse(unchanged.outputs.report ?? '{}')).toMatchObject({ siteChanged: 'maybe' });
});

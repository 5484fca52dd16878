import { expect, it } from 'vitest';
import { commit, createCalls, docsSite, report, usePortal } from '../harness.ts';

const now = Date.parse('2026-05-20T12:00:00Z');

// The portal accepts times up to an hour ahead, so tests can report a deployment from the future.
const portal = usePortal({ seed: false, clock: () => now, reportTolerance: 3_600_000 });
const { send, get } = createCalls(portal);
const correct = (environment: string, body: object) =>
  send('PUT', `/environments/${environment}`, body);
const right = { version: '1.0.0', commitSha: commit('right') };

it("an admin's correction of an environment applies until the next deployment", async () => {
  const wrong = { version: '999.0.0', commitSha: commit('wrong') };
  await report(portal, wrong, { timestamp: new Date(now + 3_600_000).toISOString() });
  const answer = await correct('Production', { ...right, neverDeployed: true });
  expect(answer.json.environment).toEqual({
    environment: 'Production',
    url: docsSite.url,
    ...right,
    deployedAt: '2026-05-20T12:00:00.000Z',
    correctedBy: 'Adnan Kaya',
    lastStatus: 'succeeded',
    lastReport: '2026-05-20T12:00:00.000Z',
  });
  expect(await get()).toMatchObject({
    versions: { current: '1.0.0' },
    lastDeployed: '2026-05-20T12:00:00.000Z',
  });
  expect((await get('/versions')).versions).toMatchObject([
    { version: '1.0.0', status: 'production' },
  ]);

  const next = { version: '1.0.1', commitSha: commit('next') };
  const { json } = await report(portal, next, { timestamp: new Date(now + 1).toISOString() });
  expect(json).toMatchObject({ deployment: { applied: true } });
  expect((await get('/environments')).environments).toMatchObject([
    next,
    { environment: 'Preview' },
  ]);
});

it('correcting an environment does not remove the deployed version from the list of versions', async () => {
  await report(portal, { version: '2.0.0' }, { timestamp: '2026-05-19T12:00:00Z' });
  await correct('Production', right);
  const { versions } = await get('/versions');
  expect((versions as { version: string }[]).map(({ version }) => version)).toEqual([
    '2.0.0',
    '1.0.0',
  ]);
});

it.each([
  ['an invalid version', { ...right, version: 'latest' }, 400],
  ['an invalid commit', { ...right, commitSha: 'HEAD' }, 400],
  ['a time in the future', { ...right, deployedAt: '2026-05-20T12:00:00.001Z' }, 400],
  ['an address', { ...right, url: 'https://new.example' }, 400],
])('a correction of Production with %s is refused', async (_, body, status) => {
  expect((await correct('Production', body)).status).toBe(status);
  expect(await get()).toMatchObject({ versions: {} });
});

it('deployment reports are listed with their results, newest first', async () => {
  await report(portal, { version: '1.0.0' }, { timestamp: '2026-05-19T12:00:00Z' });
  const error = { code: 'BUILD_FAILED', message: 'The build failed.' };
  await report(
    portal,
    { version: '1.0.1' },
    { timestamp: '2026-05-20T12:00:00Z', status: 'failed', error },
  );
  expect(await get('/deployments?limit=1')).toMatchObject({
    deployments: [{ version: '1.0.1', status: 'failed', applied: false, error }],
    total: 2,
    limit: 1,
  });
  expect(await get('/deployments?limit=1&offset=1')).toMatchObject({
    deployments: [{ version: '1.0.0', applied: true }],
  });
});

it('an environment shows the provenance of its last successful deployment until it is corrected', async () => {
  const at = (minute: number) => new Date(now + minute * 60_000).toISOString();
  const provenance = {
    commit: commit('live'),
    tree: '1'.repeat(40),
    texts: 'sha256:texts',
    seo: 'sha256:pages',
    files: 'sha256:files',
    run: 'https://github.com/acme/docs/actions/runs/1',
  };
  await report(portal, {}, { timestamp: at(0), provenance });
  const later = { ...provenance, files: 'sha256:other' };
  await report(portal, {}, { timestamp: at(1), status: 'failed', provenance: later });
  expect((await get('/environments')).environments).toMatchObject([
    { environment: 'Production', provenance },
    { environment: 'Preview' },
  ]);
  expect(await get('/deployments')).toMatchObject({
    deployments: [{ provenance: later }, { provenance }],
  });
  await correct('Production', right);
  const { environments } = await get('/environments');
  expect(environments).not.toMatchObject([{ provenance: {} }, {}]);
});

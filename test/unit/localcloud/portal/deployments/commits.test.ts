import { expect, it } from 'vitest';
import { accessToken, audience, call, commit, tenantId, usePortal } from '../harness.ts';

const contained: string[] = [];
const portal = usePortal({
  contains: async (repository, of, ancestor) => {
    contained.push(repository);
    return of === commit('merge') && ancestor === commit('change');
  },
});
const report = (token: string, ...holds: string[]) =>
  call(portal, 'PUT', `/api/sites/site_hp_web/commits/${commit('merge')}`, {
    token,
    body: { holds: holds.map(commit) },
  });

it('an application may report which commits a commit contains if the repository host confirms them', async () => {
  const app = await accessToken({
    clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003',
    tenant: tenantId,
    audience,
  });
  expect((await report(app, 'change')).status).toBe(200);
  expect(new Set(contained)).toEqual(new Set(['harbour-pine/web']));
  const refused = await report(app, 'change', 'another');
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.json)).toContain('does not confirm that');
});

it('an admin may report which commits a commit contains even without confirmation', async () => {
  expect((await report('local-admin-token', 'another')).status).toBe(200);
});

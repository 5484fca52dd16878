import { describe, expect, it } from 'vitest';
import {
  type RequestStatus,
  requestMoves,
} from '../../../../../src/contracts/portal/development-request.ts';
import { createCalls, createRequests, docsSite, report, shopSite, usePortal } from '../harness.ts';

const token = 'local-admin-token';

let time = Date.parse('2026-05-01T10:00:00Z');
const portal = usePortal({
  seed: false,
  // Each read advances the clock by a millisecond, so no two events have the same time.
  clock: () => {
    time += 1;
    return time;
  },
});
const { create, patch, approve, get } = createRequests(portal, token);
const site = createCalls(portal, token, `/api/sites/${docsSite.id}`);
const shop = createRequests(portal, token, shopSite.id);
const deploy = async (environment: string) => {
  const timestamp = new Date(time + 1).toISOString();
  expect((await report(portal, { environment }, { timestamp })).status).toBe(200);
};

let lastIssue = 0;
/** Returns the additional fields that the portal requires for a move to this state. */
const needs = (status: RequestStatus) => {
  lastIssue += 1;
  if (status === 'triage') return { classification: 'content', automationPotential: 'high' };
  return status === 'in-progress' ? { issueNumber: lastIssue } : {};
};

/** Creates a request and moves it to a state. */
async function requestIn(status: RequestStatus): Promise<string> {
  const id = await create();
  if (status === 'submitted') return id;
  if (status === 'rejected' || status === 'archived') {
    expect((await patch(id, { status, reason: 'No.' })).status).toBe(200);
    return id;
  }
  const way: RequestStatus[] = ['triage', 'in-progress', 'in-review', 'completed'];
  for (const next of way.slice(0, way.indexOf(status) + 1)) {
    if (next === 'in-review') await deploy('Preview');
    if (next === 'completed') {
      await approve(id);
      await deploy('Production');
    }
    expect((await patch(id, { status: next, ...needs(next) })).status).toBe(200);
  }
  expect(await get(id)).toMatchObject({ status });
  return id;
}

describe('moving a development request', () => {
  const states = Object.keys(requestMoves) as RequestStatus[];
  const illegal = states.flatMap((from) =>
    states.filter((to) => !requestMoves[from].includes(to)).map((to) => [from, to] as const),
  );

  it.each(illegal)(
    'from %s to %s is refused with a reason and changes nothing',
    async (from, to) => {
      const id = await requestIn(from);
      const before = await get(id);
      const answer = await patch(id, { status: to, reason: 'Because.' });
      expect(answer.status).toBe(409);
      expect(answer.json.message).toContain(`A request that is ${from} cannot become ${to}`);
      expect(await get(id)).toEqual(before);
    },
  );

  it.each(['submitted', 'triage', 'in-progress', 'in-review'] as const)(
    'from %s through rejected to archived requires a reason for the rejection',
    async (from) => {
      const id = await requestIn(from);
      expect((await patch(id, { status: 'rejected' })).json).toMatchObject({
        error: 'bad_request',
        details: [{ field: 'reason' }],
      });
      expect((await patch(id, { status: 'rejected', reason: 'Too much.' })).status).toBe(200);
      expect((await get(id)).history).toContainEqual(
        expect.objectContaining({ status: 'rejected', reason: 'Too much.', by: 'Adnan Kaya' }),
      );
      expect((await patch(id, { status: 'archived' })).status).toBe(200);
    },
  );

  it('to completed requires an approval and a later deployment to Production', async () => {
    const id = await requestIn('in-review');
    await deploy('Production');
    expect((await patch(id, { status: 'completed' })).json.message).toContain('not been approved');
    await approve(id);
    expect((await patch(id, { status: 'completed' })).json.message).toContain(
      'Nothing has been deployed to Production since',
    );
    await deploy('Production');
    // The portal does not know the request's commit, so any deployment could be the right one.
    expect(await get(id)).toMatchObject({ status: 'in-review' });
    expect((await patch(id, { status: 'completed' })).status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'completed', approvedAt: expect.any(String) });
  });

  it('to completed requires only a deployment to Production if the settings require no approval', async () => {
    await site.send('PUT', '/settings', { deployment: { requireApproval: false } });
    const id = await requestIn('in-review');
    expect((await patch(id, { status: 'completed' })).status).toBe(409);
    await deploy('Production');
    expect((await patch(id, { status: 'completed' })).status).toBe(200);
  });
});

it('a development request in triage cannot be approved', async () => {
  expect((await approve(await requestIn('triage'))).status).toBe(409);
});

it('a development request in progress does not block the requests of a different site', async () => {
  await requestIn('in-progress');
  const other = await shop.create();
  for (const status of ['triage', 'in-progress'] as const)
    expect((await shop.patch(other, { status, ...needs(status) })).status).toBe(200);
});

it('the list of development requests can be filtered by status', async () => {
  const id = await requestIn('triage');
  await create();
  const triage = { total: 1, requests: [{ id }] };
  expect(await site.get('/requests?status=triage')).toMatchObject(triage);
});

it('a development request is not found under a different site', async () => {
  const id = await create();
  const elsewhere = createCalls(portal, token, `/api/sites/${shopSite.id}/requests`);
  expect(await elsewhere.status('GET', `/${id}`)).toBe(404);
});

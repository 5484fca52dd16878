import { expect, it } from 'vitest';
import { reportCommit } from '../../../../src/automation/requests/apply-request.ts';
import type { DevelopmentRequest } from '../../../../src/contracts/portal/development-request.ts';
import { minute, scriptedContext } from '../scripted.ts';
import { request } from './request-state.ts';

const before = request({ status: 'in-progress', servedIn: ['Preview'] });

/** Reports the commit `live`, which contains the change `merged`, to a portal with this request. */
async function report(after: Partial<DevelopmentRequest>, texts: (string | undefined)[] = []) {
  const site = '/api/sites/site_123';
  const overrides = texts.map((commitSha) => ({
    ...{ requestId: 'r1', value: 'New', status: 'committed', commitSha },
    ...{ updatedAt: minute(0), updatedBy: 'ada' },
  }));
  const { context, sent } = scriptedContext({
    [`${site}/text`]: {
      ...{ mode: 'commit', total: 1 },
      texts: [{ key: 'a.b.c', pageSlug: 'a', default: '', overrides }],
    },
    [`${site}/requests/r1`]: { ...before, ...after },
    'compare/live...older': { status: 'behind' },
    'compare/live...newer': { status: 'ahead' },
    [`PUT ${site}/commits/live`]: { success: true, moved: [] },
  });
  const step = { do: 'tell-commit', commit: 'live', holds: 'merged' } as const;
  return { pending: await reportCommit(step, { request: before, task: undefined }, context), sent };
}

it.each<[string, Partial<DevelopmentRequest>]>([
  ['has moved the request to the next state', { status: 'in-review' }],
  ['knows that Production serves the change', { servedIn: ['Preview', 'Production'] }],
  ['has completed the request', { status: 'completed', servedIn: ['Preview', 'Production'] }],
])('the report of a commit does not wait if the portal %s', async (_, after) => {
  expect((await report(after)).pending).toBeUndefined();
});

it('the report of a commit waits if the portal has not registered the deployment', async () => {
  const what = 'The portal has not registered the deployment yet.';
  expect((await report({})).pending).toEqual({ kind: 'machine', what });
});

it("the report of a commit names the commits of the request's change and texts that Production contains", async () => {
  const { sent } = await report({}, ['live', 'older', 'newer', 'older', undefined]);
  expect(sent).toMatchObject([
    ['PUT', expect.anything(), expect.anything(), { holds: ['merged', 'live', 'older'] }],
  ]);
});

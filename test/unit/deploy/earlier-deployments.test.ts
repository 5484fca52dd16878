import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../../src/deploy/record.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import type { Http } from '../../../src/shared/http/client.ts';
import { fakeClock } from '../../support/clock.ts';
import { planOf } from '../../support/plan.ts';
import {
  api,
  commit,
  failed,
  http,
  log,
  made,
  openGitHub,
  run,
  states,
  succeeds,
  type World,
} from './shown-run.ts';

openGitHub();

const now = fakeClock().now();

describe('a deployment left behind by a killed run', () => {
  const page = 'https://github.com/acme/site/actions/runs/';
  const ends = (record: RunRecord) => record.failed(failed);
  /** Leaves one, as a run that is killed does, or a machine that is lost. @param state of its run of Actions */
  async function left(
    at: string,
    more: World & { readonly state?: 'in_progress' | 'completed' } = {},
  ) {
    await run(ends, { ...more, page: at });
    made().at(-1)?.statuses.splice(1);
    const id = Number(/runs\/(\d+)$/.exec(at)?.[1] ?? 0);
    const known = {
      id,
      workflow: 'deploy.yml',
      event: 'push',
      branch: 'master',
      commit,
      inputs: {},
      createdAt: '',
    };
    const { state = 'completed' } = more;
    if (id > 0)
      api
        .repository('acme/site')
        ?.runs.push({ ...known, repository: 'acme/site', status: state, conclusion: null });
  }

  it.each([
    ['fails', ends],
    [
      'is cancelled',
      (record: RunRecord) => record.failed(new SiteDeployError('CANCELLED', 'cancelled')),
    ],
    ['succeeds', succeeds],
  ])('is ended by a following run that %s', async (_, end) => {
    api.tokens.set('seer', { deployments: 'write', actions: 'read' });
    await left(`${page}31`, { token: 'seer' });
    const { lines } = await run(end, { page: `${page}32`, token: 'seer' });
    expect(states(0)?.[0]).toBe('in_progress');
    expect(['error', 'inactive']).toContain(states(0)?.at(-1));
    if (end === ends)
      expect(lines).toContain(
        `info GitHub showed deployment ${made()[0]?.id} of an earlier run as unfinished: it is ended now.`,
      );
  });

  it('is not ended by a failed run if its own run may still be going on', async () => {
    api.tokens.set('seer', { deployments: 'write', actions: 'read' });
    await left(`${page}41`, { token: 'seer', state: 'in_progress' });
    // Nobody can say whether a run elsewhere has ended; a token without the right to see runs cannot either.
    await left(`${log}42`);
    await left(`${page}43`);
    await run(ends, { page: `${page}44`, token: 'seer' });
    await run(ends, { page: `${page}45` });
    expect([0, 1].map((index) => states(index))).toEqual([['in_progress'], ['in_progress']]);
  });

  it('is not searched for before the last success, which ended all earlier ones', async () => {
    api.tokens.set('seer', { deployments: 'write', actions: 'read' });
    await left(`${page}46`, { token: 'seer', state: 'in_progress' });
    await run(succeeds, { page: `${page}47`, token: 'seer' });
    const asked: string[] = [];
    const counted: Http = {
      send(request) {
        asked.push(`${request.method} ${request.url}`);
        return http.send(request);
      },
    };
    await run(ends, { page: `${page}48`, token: 'seer', http: counted });
    const looksAt = (index: number) =>
      asked.filter(
        (one) => one.startsWith('GET ') && one.includes(`/${made()[index]?.id}/statuses`),
      ).length;
    expect([0, 1].map(looksAt)).toEqual([0, 1]);
  });

  it('is ended if it is too old for its run to be still going on', async () => {
    await left(`${log}51`);
    await left(`${log}52`);
    const [first, second] = made();
    const [status] = first?.statuses ?? [];
    if (status && second)
      Object.assign(status, { at: new Date(now - 13 * 3_600_000).toISOString() });
    if (second)
      Object.assign(second, { statuses: [], at: new Date(now - 11 * 3_600_000).toISOString() });
    await run(ends, { page: `${log}53` });
    expect([0, 1].map((index) => states(index))).toEqual([['in_progress', 'error'], []]);
  });

  it('is not ended if it belongs to another account, program or site', async () => {
    const other = planOf({}, '').config;
    const shop = { ...other, site: { ...other.site, slug: 'shop' } };
    for (const number of [61, 62, 63])
      await left(`${page}${number}`, number === 61 ? { plan: { config: shop } } : {});
    Object.assign(made()[1] ?? {}, { by: 'somebody' });
    Object.assign(made()[2] ?? {}, { payload: { by: 'another program' } });
    api.tokens.set('seer', { deployments: 'write', actions: 'read' });
    await run(ends, { page: `${page}64`, token: 'seer' });
    expect([0, 1, 2].map((index) => states(index))).toEqual([
      ['in_progress'],
      ['in_progress'],
      ['in_progress'],
    ]);
  });
});

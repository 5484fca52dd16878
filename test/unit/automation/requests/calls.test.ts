import { expect, it } from 'vitest';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import { docsSite } from '../../localcloud/portal/harness.ts';
import { harnessWithPortal } from '../release/harness.ts';

/** Whether 1,000 requests are tested, too, as in `npm run test:histories`. */
const isAll = process.env.SITE_DEPLOY_HISTORIES !== undefined;
/**
 * Numbers of requests, and the maximum number of API calls in one pass. A job's token allows 1,000
 * calls to GitHub per hour.
 */
const rows = [
  { count: 100, github: 60, portal: 10 },
  { count: 1_000, github: 60, portal: 10 },
];

it.each(isAll ? rows : rows.slice(0, 1))(
  'a pass over $count requests makes at most $github GitHub calls and $portal portal calls',
  { timeout: isAll ? 1_800_000 : 180_000 },
  async ({ count, ...limits }) => {
    const site = { id: docsSite.id, slug: docsSite.slug };
    const { here, requests } = await harnessWithPortal(
      { sites: [docsSite], seed: false },
      { site },
    );
    await here.branchOff('release/1.4.0', 'master');
    for (let number = 1; number <= count; number += 1)
      await requests.create(`Add form ${number}`, 'On the home page.');
    const pass = async () => {
      const { harness } = await here.openRequests({ release: 'start' });
      let portal = 0;
      const counting: typeof harness.portal = {
        call(...call) {
          portal += 1;
          return harness.portal.call(...call);
        },
      };
      const before = here.api.counts.requests;
      const context = { ...harness, portal: counting };
      const outcomes = await advanceRequests(context, { waitMs: 0 });
      return { outcomes, github: here.api.counts.requests - before, portal };
    };
    // The first pass analyses the requests and tells the portal what each of them waits for.
    await pass();
    const { outcomes, github, portal } = await pass();
    expect(outcomes).toHaveLength(count);
    expect(outcomes.map(({ end }) => end.kind)).toEqual([
      'person',
      ...Array.from({ length: count - 1 }, () => 'turn'),
    ]);
    expect(github).toBeGreaterThan(5);
    expect(github).toBeLessThanOrEqual(limits.github);
    expect(portal).toBeLessThanOrEqual(limits.portal);
  },
);

import { describe, expect, it } from 'vitest';
import { fleetTable, onboardFleet, type SiteOutcome, type SiteSource } from '../../../src/onboard/fleet.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import { site } from './world.ts';

const source = (count: number): SiteSource => ({
  async *sites() {
    for (let index = 0; index < count; index += 1) yield { id: `site_${index}`, slug: `s${index}` };
  },
  record: async (id) => ({ ...site, id, slug: id.replace('site_', 's') }),
});
const ready = { status: 'ready', steps: 0, note: '' } as const;
const { signal } = new AbortController();
const statuses = (outcomes: readonly SiteOutcome[]) => outcomes.map(({ status }) => status);

describe('a fleet', () => {
  it('one site that fails does not stop the others', async () => {
    const outcomes = await onboardFleet(source(5), {
      concurrency: 2,
      signal,
      async onboard({ slug }) {
        if (slug === 's2') throw new SiteDeployError('GITHUB_NOT_FOUND', 'GitHub shows no repository.');
        return ready;
      },
    });
    expect(statuses(outcomes)).toEqual(['ready', 'ready', 'failed', 'ready', 'ready']);
    expect(outcomes[2]?.note).toBe('GitHub shows no repository. [GITHUB_NOT_FOUND]');
    expect(fleetTable(outcomes).at(-1)).toBe('5 sites: 4 ready, 1 failed');
  });

  it('no more sites at a time than allowed', async () => {
    let running = 0;
    let most = 0;
    await onboardFleet(source(20), {
      concurrency: 3,
      signal,
      async onboard() {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        return ready;
      },
    });
    expect(most).toBe(3);
  });

  it('ends where every further site would fail alike, and a second run goes on there', async () => {
    const done = new Set<string>();
    let tokenWorks = false;
    const run = () =>
      onboardFleet(source(4), {
        concurrency: 1,
        signal,
        async onboard({ slug }) {
          if (done.has(slug)) return ready;
          if (slug === 's1' && !tokenWorks)
            throw new SiteDeployError('GITHUB_RATE_LIMITED', 'GitHub is limiting requests.');
          done.add(slug);
          return { ...ready, status: 'applied', steps: 3 };
        },
      });
    expect(statuses(await run())).toEqual(['applied', 'failed', 'not reached', 'not reached']);
    tokenWorks = true;
    expect(statuses(await run())).toEqual(['ready', 'applied', 'applied', 'applied']);
  });

  it('ends when it is cancelled', async () => {
    const controller = new AbortController();
    const outcomes = await onboardFleet(source(3), {
      concurrency: 1,
      signal: controller.signal,
      async onboard() {
        controller.abort(new SiteDeployError('CANCELLED', 'The run was cancelled.'));
        controller.signal.throwIfAborted();
        return ready;
      },
    });
    expect(statuses(outcomes)).toEqual(['failed', 'not reached', 'not reached']);
  });
});

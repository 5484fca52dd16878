import { describe, expect, it } from 'vitest';
import {
  type FleetSource,
  onboardFleet,
  openFleetProgress,
} from '../../../../../src/operations/onboard/fleet/fleet.ts';
import type { SiteOutcome } from '../../../../../src/operations/onboard/fleet/report.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { site } from '../site.ts';
import { memoryProgress } from './store.ts';

const source = (count: number): FleetSource => ({
  async *sites() {
    for (let index = 0; index < count; index += 1)
      yield { id: `site_${index}`, slug: `s${index}`, digest: 'same' };
  },
  record: async (id) => ({ ...site, id, slug: id.replace('site_', 's') }),
});
const gone = new SiteDeployError('GITHUB_NOT_FOUND', 'GitHub shows no repository.', {
  facts: ['seen as nobody'],
  remedy: 'Name it as GitHub does.',
});
const ready = { status: 'ready', steps: 0, note: '' } as const;
const { signal } = new AbortController();
const statuses = (outcomes: readonly SiteOutcome[]) => outcomes.map(({ status }) => status);

describe('onboarding a fleet of sites', () => {
  it('continues after a failed site', async () => {
    const outcomes = await onboardFleet(source(5), {
      concurrency: 2,
      signal,
      async onboard({ slug }) {
        if (slug === 's2') throw gone;
        return ready;
      },
    });
    expect(statuses(outcomes)).toEqual(['ready', 'ready', 'failed', 'ready', 'ready']);
    expect(outcomes[2]).toMatchObject({
      note: 'GitHub shows no repository. [GITHUB_NOT_FOUND]',
      details: ['seen as nobody', 'What to do: Name it as GitHub does.'],
    });
  });

  it('refuses a pattern that matches no site', async () => {
    const choice = { only: ['s1', 'shp-*'] };
    const options = { concurrency: 1, signal, choice, onboard: async () => ready };
    await expect(onboardFleet(source(5), options)).rejects.toMatchObject({
      code: 'USAGE',
      message: '--only shp-* matches no site.',
    });
  });

  it('handles three sites at a time with a concurrency of 3', async () => {
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

  it.each(['GITHUB_TOKEN_REFUSED', 'GITHUB_RATE_LIMITED', 'AZURE_TOKEN_REFUSED'] as const)(
    'stops after a site has failed with %s',
    async (code) => {
      const outcomes = await onboardFleet(source(4), {
        concurrency: 1,
        signal,
        async onboard({ slug }) {
          if (slug === 's1') throw new SiteDeployError(code, 'No.');
          return ready;
        },
      });
      expect(statuses(outcomes)).toEqual(['ready', 'failed', 'not reached', 'not reached']);
    },
  );

  it('reports its progress after each site', async () => {
    const output: string[] = [];
    const onOutcome = ({ slug, status }: SiteOutcome, done: number, total: number) =>
      output.push(`${done}/${total} ${slug} ${status}`);
    await onboardFleet(source(3), {
      concurrency: 1,
      signal,
      onOutcome,
      onboard: async () => ready,
    });
    expect(output).toEqual(['1/3 s0 ready', '2/3 s1 ready', '3/3 s2 ready']);
  });

  it('lists unreached sites after a cancellation, including the interrupted one', async () => {
    const controller = new AbortController();
    const outcomes = await onboardFleet(source(4), {
      concurrency: 1,
      signal: controller.signal,
      async onboard({ slug }) {
        if (slug !== 's1') return ready;
        controller.abort(new SiteDeployError('CANCELLED', 'The run was cancelled.'));
        throw controller.signal.reason;
      },
    });
    expect(statuses(outcomes)).toEqual(['ready', 'not reached', 'not reached', 'not reached']);
  });
});

describe('resuming the onboarding of a fleet', () => {
  /**
   * Onboards sites until `ending` of them are finished.
   * @returns their outcomes, and in `asked` the sites whose records were requested
   */
  async function run(
    store: ReturnType<typeof memoryProgress>,
    { count = 4, ending = 99, concurrency = 1, fails = [] as string[], clock = fakeClock() } = {},
  ) {
    const controller = new AbortController();
    const asked: string[] = [];
    const { sites, record } = source(count);
    const outcomes = await onboardFleet(
      {
        sites,
        async record(id) {
          asked.push(id.replace('site_', 's'));
          return record(id);
        },
      },
      {
        concurrency,
        signal: controller.signal,
        progress: await openFleetProgress(store, clock, (error) => {
          throw error;
        }),
        async onboard({ slug }) {
          if (asked.length > ending)
            controller.abort(new SiteDeployError('CANCELLED', 'The run was cancelled.'));
          controller.signal.throwIfAborted();
          if (fails.includes(slug))
            throw new SiteDeployError('GITHUB_NOT_FOUND', 'GitHub shows no repository.');
          return { status: 'applied', steps: 3, note: `https://github.example/${slug}` };
        },
      },
    );
    return { asked, outcomes };
  }

  it.each([0, 1, 2, 3])(
    'skips the sites that the interrupted run finished: %i of 4',
    async (ending) => {
      const store = memoryProgress();
      const first = await run(store, { ending });
      expect(statuses(first.outcomes).filter((status) => status === 'applied')).toHaveLength(
        ending,
      );
      const second = await run(store);
      expect(second.asked).toEqual(['s0', 's1', 's2', 's3'].slice(ending));
      expect(statuses(second.outcomes)).toEqual(['applied', 'applied', 'applied', 'applied']);
      expect(second.outcomes.map(({ earlier }) => earlier !== undefined)).toEqual(
        [0, 1, 2, 3].map((index) => index < ending),
      );
      expect(second.outcomes[0]?.note).toBe('https://github.example/s0');
      // A complete run leaves nothing behind, so the next one checks every site.
      expect(store.text).toBeUndefined();
    },
  );

  it('repeats only failed sites', async () => {
    const store = memoryProgress();
    const first = await run(store, { fails: ['s1'], concurrency: 3 });
    expect(statuses(first.outcomes)).toEqual(['applied', 'failed', 'applied', 'applied']);
    const second = await run(store, { concurrency: 3 });
    expect(second.asked).toEqual(['s1']);
    expect(store.text).toBeUndefined();
  });
});

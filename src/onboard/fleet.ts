import { SiteDeployError } from '../shared/errors/error.ts';
import type { SiteRecord } from './site-record.ts';

/** Where the sites come from. */
export interface SiteSource {
  /** The ids of all sites that are to be onboarded. */
  sites(): AsyncIterable<{ readonly id: string; readonly slug: string }>;
  record(id: string): Promise<SiteRecord>;
}

export interface SiteOutcome {
  readonly slug: string;
  /** `ready`: nothing was to be done; `planned`: something is, and this was only a look. */
  readonly status: 'ready' | 'planned' | 'applied' | 'failed' | 'not reached';
  /** Steps of its plan. */
  readonly steps: number;
  /** Address of the pull request, or what went wrong. */
  readonly note: string;
}

export interface FleetOptions {
  /** What is done for one site. */
  readonly onboard: (site: SiteRecord) => Promise<Omit<SiteOutcome, 'slug'>>;
  /** Sites at a time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  readonly onOutcome?: (outcome: SiteOutcome) => void;
}

/** After these every further site would fail alike. */
const endsAll = ['GITHUB_TOKEN_REFUSED', 'GITHUB_RATE_LIMITED', 'CLOUD_TOKEN_REFUSED', 'CANCELLED'];

/**
 * Onboards many sites, a few at a time. One that fails does not stop the others; a token that is refused, a rate limit that lasts and
 * a cancel do. What is done stays done, so a second run goes on with the rest.
 * @returns one outcome per site, in the order of the source
 */
export async function onboardFleet(source: SiteSource, options: FleetOptions): Promise<SiteOutcome[]> {
  const { onboard, concurrency, signal, onOutcome } = options;
  const outcomes: SiteOutcome[] = [];
  const stop = new AbortController();
  const isOver = () => stop.signal.aborted || signal.aborted;
  const running = new Set<Promise<void>>();

  const run = async (index: number, { id, slug }: { readonly id: string; readonly slug: string }) => {
    let outcome: SiteOutcome;
    try {
      outcome = { slug, ...(await onboard(await source.record(id))) };
    } catch (thrown) {
      const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
      if (endsAll.includes(error.code)) stop.abort();
      outcome = { slug, status: 'failed', steps: 0, note: `${error.message} [${error.code}]` };
    }
    outcomes[index] = outcome;
    onOutcome?.(outcome);
  };

  let index = 0;
  for await (const site of source.sites()) {
    if (isOver()) {
      outcomes[index] = { slug: site.slug, status: 'not reached', steps: 0, note: 'run it again: it goes on here' };
    } else {
      const work = run(index, site).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= concurrency) await Promise.race(running);
    }
    index += 1;
  }
  await Promise.all(running);
  return outcomes;
}

/** The outcomes as a table with a line of sums. */
export function fleetTable(outcomes: readonly SiteOutcome[]): string[] {
  const width = Math.max(4, ...outcomes.map(({ slug }) => slug.length));
  const line = (slug: string, status: string, steps: string, note: string) =>
    `${slug.padEnd(width)}  ${status.padEnd(11)}  ${steps.padStart(5)}  ${note}`.trimEnd();
  const counts = new Map<string, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [
    line('site', 'status', 'steps', ''),
    ...outcomes.map(({ slug, status, steps, note }) => line(slug, status, String(steps), note)),
    `${outcomes.length} sites: ${[...counts].map(([status, count]) => `${count} ${status}`).join(', ') || 'none'}`,
  ];
}

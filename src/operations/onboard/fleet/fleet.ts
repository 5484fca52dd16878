import { describeError, SiteDeployError } from '../../../shared/errors/error.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';
import { chooseSites, type SiteChoice } from './choose-sites.ts';
import type { FleetProgress } from './fleet-progress.ts';
import type { FleetSite, SiteOutcome } from './types.ts';

/** Where the sites come from. */
export interface FleetSource {
  /** All sites that are to be onboarded. */
  sites(): AsyncIterable<FleetSite>;
  record(id: string): Promise<SiteRecord>;
}

export interface FleetOptions {
  /** What is done for one site. */
  readonly onboard: (site: SiteRecord) => Promise<Omit<SiteOutcome, 'slug' | 'earlier'>>;
  /** Sites at a time. */
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Which sites of the source are taken. Default: all. */
  readonly choice?: SiteChoice;
  /** Whether no further site is begun. Those that are begun come to their end. */
  readonly isOver?: () => boolean;
  /** What earlier runs have finished. Default: nothing, and nothing is kept. */
  readonly progress?: FleetProgress;
  /** Told of each site that this run is done with, and how many of all are done. */
  readonly onOutcome?: (outcome: SiteOutcome, done: number, total: number) => void;
}

/** After these every further site would fail alike. */
const endsAll: readonly string[] = [
  'GITHUB_TOKEN_REFUSED',
  'GITHUB_APP_REFUSED',
  'GITHUB_RATE_LIMITED',
  'AZURE_TOKEN_REFUSED',
  'PORTAL_UNAUTHORIZED',
  'TOKEN_COMMAND_FAILED',
];

/**
 * Onboards many sites, a few at a time. One that fails does not stop the others; a token that is refused, a rate limit
 * that lasts and a cancel do. What is done stays done: a second run goes on with the rest.
 * @returns one outcome per site, in the order of the source
 * @throws SiteDeployError what the source says when it cannot name the sites
 */
export async function onboardFleet(source: FleetSource, options: FleetOptions): Promise<SiteOutcome[]> {
  const { concurrency, signal, progress, onOutcome } = options;
  const listed: FleetSite[] = [];
  for await (const site of source.sites()) listed.push(site);
  const sites = chooseSites(listed, options.choice ?? {});
  const outcomes = sites.map(
    (site) => progress?.earlier(site) ?? ({ ...notReached, slug: site.slug } satisfies SiteOutcome),
  );
  const open = sites.flatMap((site, index) => {
    if (outcomes[index]?.earlier === undefined) return [{ site, index }];
    return [];
  });
  let done = sites.length - open.length;
  let isOver = false;
  const mayBegin = () => !isOver && !signal.aborted && options.isOver?.() !== true;

  const work = async () => {
    for (let next = open.shift(); next && mayBegin(); next = open.shift()) {
      const { site, index } = next;
      try {
        outcomes[index] = { slug: site.slug, ...(await options.onboard(await source.record(site.id))) };
      } catch (thrown) {
        // It is begun and not done: the next run goes on with it.
        if (signal.aborted) return;
        const error = SiteDeployError.from(thrown);
        isOver ||= endsAll.includes(error.code);
        const { code, message } = error;
        const note = `${message} [${code}]`;
        // What to do, and the commands that somebody with the rights needs.
        outcomes[index] = { slug: site.slug, status: 'failed', steps: 0, note, details: detailsOf(error), code };
      }
      done += 1;
      const outcome = outcomes[index];
      if (!outcome) continue;
      progress?.keep(site, outcome);
      onOutcome?.(outcome, done, sites.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await progress?.close(isComplete(outcomes));
  }
  return outcomes;
}

/** What an error says besides its first line. */
function detailsOf(error: SiteDeployError): string[] {
  return describeError(error)
    .slice(1)
    .map((line) => line.replace(/^ {2}/, ''));
}

/** Whether nothing is left to a later run. */
export function isComplete(outcomes: readonly SiteOutcome[]): boolean {
  return outcomes.every(({ status }) => status !== 'failed' && status !== 'not reached');
}

const notReached = { status: 'not reached', steps: 0, note: 'run it again: it goes on here' } as const;

import { describeError, SiteDeployError } from '../../../shared/errors/error.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';
import { chooseSites, type SiteChoice, unmatchedPatterns } from './choose-sites.ts';
import type { FleetProgress } from './fleet-progress.ts';
import type { FleetSite, SiteOutcome } from './types.ts';

export interface FleetSource {
  sites(): AsyncIterable<FleetSite>;
  record(id: string): Promise<SiteRecord>;
}

export interface FleetOptions {
  readonly onboard: (site: SiteRecord) => Promise<Omit<SiteOutcome, 'slug' | 'earlier'>>;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Selects sites of the source. Default: all. */
  readonly choice?: SiteChoice;
  /** Whether to stop starting further sites. */
  readonly isOver?: () => boolean;
  readonly progress?: FleetProgress;
  /** Called for each site this run has finished, with the number done and the total. */
  readonly onOutcome?: (outcome: SiteOutcome, done: number, total: number) => void;
}

/** Errors after which every further site would fail, too. */
const fatalCodes: readonly string[] = [
  'GITHUB_TOKEN_REFUSED',
  'GITHUB_APP_REFUSED',
  'GITHUB_RATE_LIMITED',
  'AZURE_TOKEN_REFUSED',
  'PORTAL_UNAUTHORIZED',
  'TOKEN_COMMAND_FAILED',
];

/**
 * Onboards many sites, a few at a time. A failed site does not stop the rest; a refused token, a
 * persistent rate limit or a cancel does.
 * @returns one outcome per site, in the order of the source
 * @throws SiteDeployError `USAGE` if the choice names no site; from the source
 */
export async function onboardFleet(
  source: FleetSource,
  options: FleetOptions,
): Promise<SiteOutcome[]> {
  const { concurrency, signal, progress, onOutcome } = options;
  const listed: FleetSite[] = [];
  for await (const site of source.sites()) listed.push(site);
  checkChoice(listed, options.choice ?? {});
  const sites = chooseSites(listed, options.choice ?? {});
  const outcomes = sites.map(
    (site) => progress?.earlier(site) ?? ({ ...notReached, slug: site.slug } satisfies SiteOutcome),
  );
  const open = [...sites.entries()].filter(([index]) => !outcomes[index]?.earlier);
  let done = sites.length - open.length;
  let isOver = false;
  const mayBegin = () => !isOver && !signal.aborted && options.isOver?.() !== true;

  const work = async () => {
    for (let next = open.shift(); next && mayBegin(); next = open.shift()) {
      const [index, site] = next;
      try {
        const outcome = await options.onboard(await source.record(site.id));
        outcomes[index] = { slug: site.slug, ...outcome };
      } catch (thrown) {
        // Started but not done: the next run continues with it.
        if (signal.aborted) return;
        const error = SiteDeployError.from(thrown);
        isOver ||= fatalCodes.includes(error.code);
        outcomes[index] = toFailure(site.slug, error);
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

function toFailure(slug: string, error: SiteDeployError): SiteOutcome {
  const { code, message } = error;
  const note = `${message} [${code}]`;
  const details = describeError(error).slice(1);
  const lines = details.map((line) => line.replace(/^ {2}/, ''));
  return { slug, status: 'failed', steps: 0, note, details: lines, code };
}

function checkChoice(sites: readonly FleetSite[], choice: SiteChoice): void {
  const unmatched = unmatchedPatterns(sites, choice);
  if (unmatched.length === 0) return;
  throw new SiteDeployError('USAGE', `--only ${unmatched.join(',')} matches no site.`, {
    remedy: 'Correct it: the portal lists the slugs of its sites.',
  });
}

export function isComplete(outcomes: readonly SiteOutcome[]): boolean {
  return outcomes.every(({ status }) => status !== 'failed' && status !== 'not reached');
}

const notReached = { status: 'not reached', steps: 0, note: 'run again to continue here' } as const;

import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Pace } from '../../../clients/github/pace.ts';
import { matchesBranch } from '../../../config/branch-pattern.ts';
import type { Clock } from '../../../shared/clock.ts';
import { describeError, SiteDeployError } from '../../../shared/errors/error.ts';
import { parseJson } from '../../../shared/json.ts';
import type { SiteRecord } from '../../../workflows/render/render-options.ts';
import { type SiteOutcome, StoredOutcome } from './report.ts';

export interface FleetSite {
  readonly id: string;
  readonly slug: string;
  /** Hash of everything that affects the outcome. Without it, the outcome isn't recorded. */
  readonly digest?: string;
}

/** Record of finished sites, so that a run resumes instead of starting over. */
export interface FleetProgress {
  /**
   * Returns the recorded outcome; `undefined` if the site isn't finished, the record is too old, or
   * the site's inputs have changed.
   */
  earlier(site: FleetSite): SiteOutcome | undefined;
  /**
   * Records the outcome if the site is finished. The file is written atomically soon afterwards.
   */
  keep(site: FleetSite, outcome: SiteOutcome): void;
  /** Resolves when everything is written. After `isComplete`, the next run starts over. */
  close(isComplete: boolean): Promise<void>;
}

export interface FleetProgressStore {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

const unfinished: readonly string[] = ['failed', 'not reached'];

const Entry = z.extend(z.omit(StoredOutcome, { slug: true, earlier: true, code: true }), {
  digest: z.string(),
  status: StoredOutcome.shape.status.check(z.refine((status) => !unfinished.includes(status))),
  at: z.iso.datetime(),
});
/**
 * File without secrets. `sites`: entries by portal id. `writes`: times of writes in the last hour,
 * in ms since the epoch.
 */
const File = z.strictObject({
  version: z.literal(1),
  sites: z.record(z.string(), Entry),
  writes: z.optional(z.array(z.int())),
});

/** Maximum age of a record in ms. Afterwards, the site's state may have changed. */
const maxAgeMs = 24 * 60 * 60_000;

/**
 * Opens the progress of earlier runs.
 * @param onProblem called once if the progress can't be read or written; onboarding continues
 */
export async function openFleetProgress(
  store: FleetProgressStore,
  clock: Clock,
  onProblem: (error: unknown) => void,
  pace?: Pick<Pace, 'writes' | 'restore'>,
): Promise<FleetProgress> {
  const entries = new Map<string, z.infer<typeof Entry>>();
  let isUsable = true;
  const give = (error: unknown) => {
    if (isUsable) onProblem(error);
    isUsable = false;
  };
  const text = await store.read().catch(give);
  const { data } = File.safeParse(parseJson(text ?? ''));
  for (const [id, entry] of Object.entries(data?.sites ?? {}))
    if (clock.now() - Date.parse(entry.at) < maxAgeMs) entries.set(id, entry);
  pace?.restore(data?.writes ?? []);
  let writing: Promise<void> | undefined;
  let isBehind = false;
  const write = async () => {
    while (isBehind && isUsable) {
      isBehind = false;
      const writes = [...(pace?.writes(clock.now()) ?? [])];
      const file = { version: 1, sites: Object.fromEntries(entries), writes };
      await store.write(`${JSON.stringify(file, null, 1)}\n`).catch(give);
    }
    writing = undefined;
  };

  return {
    earlier({ id, slug, digest }) {
      const entry = entries.get(id);
      if (!entry || entry.digest !== digest) return undefined;
      const { digest: _, at, ...outcome } = entry;
      return { slug, ...outcome, earlier: at };
    },
    keep({ id, digest }, outcome) {
      const { status, steps, note } = outcome;
      if (!digest || unfinished.includes(status)) return;
      const at = new Date(clock.now()).toISOString();
      const details = outcome.details && [...outcome.details];
      entries.set(id, { digest, status, steps, note, details, at });
      isBehind = true;
      writing ??= write();
    },
    async close(isComplete) {
      await writing;
      if (isComplete && isUsable) await store.remove().catch(give);
    },
  };
}

export interface Shard {
  readonly index: number;
  readonly of: number;
}

interface SiteChoice {
  /** Slugs to select, in which `*` matches any characters. Default: all. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  /** Percentage of the selected sites to include. At least one site is included. */
  readonly wave?: number;
  readonly shard?: Shard;
}

function unmatchedPatterns(
  sites: readonly Pick<FleetSite, 'slug'>[],
  siteChoice: SiteChoice,
): string[] {
  const { only = [] } = siteChoice;
  return only.filter((pattern) => !sites.some((site) => matchesBranch(site.slug, pattern)));
}

/**
 * Selects sites. Their order in waves and their shards depend only on their portal ids. Therefore,
 * a larger wave includes the smaller ones, and a site stays in its shard when the portal gets more
 * sites.
 */
export function chooseSites<Site extends Pick<FleetSite, 'id' | 'slug'>>(
  sites: readonly Site[],
  siteChoice: SiteChoice,
): Site[] {
  const { only = [], exclude = [], wave, shard } = siteChoice;
  const named = sites
    .filter(
      (site) => only.length === 0 || only.some((pattern) => matchesBranch(site.slug, pattern)),
    )
    .filter((site) => !exclude.some((pattern) => matchesBranch(site.slug, pattern)));
  return inWave(named, wave).filter(
    (site) => !shard || hashToNumber(`shard ${site.id}`) % shard.of === shard.index - 1,
  );
}

function inWave<Site extends Pick<FleetSite, 'id'>>(
  sites: readonly Site[],
  percent: number | undefined,
): Site[] {
  if (percent === undefined) return [...sites];
  const rank = ({ id }: Pick<FleetSite, 'id'>) => hashToNumber(`wave ${id}`);
  const order = sites.toSorted((a, b) => rank(a) - rank(b));
  const chosen = order.slice(0, Math.ceil((sites.length * percent) / 100));
  return sites.filter((site) => chosen.includes(site));
}

function hashToNumber(text: string): number {
  return Number.parseInt(hash('sha256', text).slice(0, 12), 16);
}

export interface FleetSource {
  sites(): AsyncIterable<FleetSite>;
  record(id: string): Promise<SiteRecord>;
}

export interface FleetOptions {
  readonly onboard: (site: SiteRecord) => Promise<Omit<SiteOutcome, 'slug' | 'earlier'>>;
  readonly concurrency: number;
  readonly signal: AbortSignal;
  /** Selection of sites. Default: all. */
  readonly choice?: SiteChoice;
  /** Returns whether no further site may be started. */
  readonly isOver?: () => boolean;
  readonly progress?: FleetProgress;
  readonly onBegin?: (sites: number) => void;
  /**
   * Called for each site that this run has finished, with the number of finished sites and the
   * total.
   */
  readonly onOutcome?: (outcome: SiteOutcome, done: number, total: number) => void;
}

/** Codes of errors that would make every further site fail, too. */
const fatalCodes: readonly string[] = [
  'GITHUB_TOKEN_REFUSED',
  'GITHUB_APP_REFUSED',
  'GITHUB_RATE_LIMITED',
  'AZURE_TOKEN_REFUSED',
  'PORTAL_UNAUTHORIZED',
  'TOKEN_COMMAND_FAILED',
];

/**
 * Onboards many sites, a few at a time. A failed site doesn't stop the others, but a rejected
 * token, a persistent rate limit or a cancellation does.
 * @returns one outcome per site, in the order of the source
 * @throws SiteDeployError `USAGE` if an entry of `choice.only` matches no site; errors of the
 * source
 */
export async function onboardFleet(source: FleetSource, options: FleetOptions) {
  const { concurrency, signal, progress, onOutcome } = options;
  const listed: FleetSite[] = [];
  for await (const site of source.sites()) listed.push(site);
  const { choice = {} } = options;
  const unmatched = unmatchedPatterns(listed, choice);
  if (unmatched.length > 0)
    throw new SiteDeployError('USAGE', `--only ${unmatched.join(',')} matches no site.`, {
      remedy: 'Correct it: the portal lists the slugs of its sites.',
    });
  const sites = chooseSites(listed, choice);
  const outcomes = sites.map(
    (site) => progress?.earlier(site) ?? ({ ...notReached, slug: site.slug } satisfies SiteOutcome),
  );
  const open = [...sites.entries()].filter(([index]) => !outcomes[index]?.earlier);
  options.onBegin?.(open.length);
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
        // The site was started but isn't finished, so the next run will continue with it.
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
  const lines = describeError(error).slice(1);
  const details = lines.map((line) => line.replace(/^ {2}/, ''));
  return { slug, status: 'failed', steps: 0, note: `${message} [${code}]`, details, code };
}

export function isComplete(outcomes: readonly SiteOutcome[]): boolean {
  return outcomes.every((outcome) => !unfinished.includes(outcome.status));
}

const notReached = { status: 'not reached', steps: 0, note: 'run again to continue here' } as const;

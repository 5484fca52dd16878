import * as z from 'zod/mini';
import type { Pace } from '../../../clients/github/pace.ts';
import type { Clock } from '../../../shared/clock.ts';
import { parseJson } from '../../../shared/json.ts';
import type { FleetSite, SiteOutcome } from './types.ts';

/** What runs over many sites have finished, so that one that goes on does not begin anew. */
export interface FleetProgress {
  /** How an earlier run has finished the site; `undefined`: not at all, too long ago, or with something else to do. */
  earlier(site: FleetSite): SiteOutcome | undefined;
  /** Keeps the outcome, where the site is done with. Written soon, and never in halves. */
  keep(site: FleetSite, outcome: SiteOutcome): void;
  /** Resolves when everything is written. @param isComplete nothing is left to a later run: it begins anew */
  close(isComplete: boolean): Promise<void>;
}

/** Where progress lies. */
export interface FleetProgressStore {
  /** `undefined`: there is none. */
  read(): Promise<string | undefined>;
  /** Replaces it as a whole. */
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

const Entry = z.strictObject({
  digest: z.string(),
  status: z.enum([
    'ready',
    'drift',
    'waiting for merge',
    'declined',
    'conflict',
    'foreign',
    'deployed twice',
    'credentials unknown',
    'archived',
    'applied',
  ]),
  steps: z.int(),
  note: z.string(),
  details: z.optional(z.array(z.string())),
  at: z.iso.datetime(),
});
/** By the portal's id of the site. Nothing in it is secret. */
/** `writes`: when GitHub was written to in the last hour, since it counts those of an earlier run, too. */
const File = z.strictObject({
  version: z.literal(1),
  sites: z.record(z.string(), Entry),
  writes: z.optional(z.array(z.int())),
});

/** Milliseconds after which a site is looked at again: what was right then need not be so now. */
const longestAge = 24 * 60 * 60_000;

/**
 * Takes up what earlier runs have left.
 * @param pace how often GitHub is written to: it goes on where the earlier run has ended
 * @param onProblem told once when it cannot be read or written; the sites are onboarded all the same
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
  for (const [id, entry] of Object.entries(data?.sites ?? {})) {
    if (clock.now() - Date.parse(entry.at) < longestAge) entries.set(id, entry);
  }

  pace?.restore(data?.writes ?? []);

  let writing: Promise<void> | undefined;
  let isBehind = false;
  /** One write at a time; what comes meanwhile is in the next one. */
  const write = async () => {
    while (isBehind && isUsable) {
      isBehind = false;
      const writes = [...(pace?.writes(clock.now()) ?? [])];
      const file = { version: 1, sites: Object.fromEntries(entries), writes } satisfies z.infer<typeof File>;
      await store.write(`${JSON.stringify(file, null, 1)}\n`).catch(give);
    }
    writing = undefined;
  };

  return {
    earlier({ id, slug, digest }) {
      const entry = entries.get(id);
      if (!entry || entry.digest !== digest) return undefined;
      const { status, steps, note, details, at } = entry;
      return { slug, status, steps, note, details, earlier: at };
    },
    keep({ id, digest }, { status, steps, note, details }) {
      if (!digest || status === 'failed' || status === 'not reached') return;
      const at = new Date(clock.now()).toISOString();
      const more = details ? { details: [...details] } : {};
      entries.set(id, { digest, status, steps, note, ...more, at });
      isBehind = true;
      writing ??= write();
    },
    async close(isComplete) {
      await writing;
      if (isComplete && isUsable) await store.remove().catch(give);
    },
  };
}

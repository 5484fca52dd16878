import * as z from 'zod/mini';
import type { Pace } from '../../../clients/github/pace.ts';
import type { Clock } from '../../../shared/clock.ts';
import { parseJson } from '../../../shared/json.ts';
import { type SiteOutcome, StoredOutcome } from './report.ts';

export interface FleetSite {
  readonly id: string;
  readonly slug: string;
  /** Hash of everything its outcome depends on. Without it, no outcome is recorded. */
  readonly digest?: string;
}

/** The finished sites of fleet runs, so that a run can resume instead of starting over. */
export interface FleetProgress {
  /** `undefined`: unfinished, done too long ago, or its input has changed. */
  earlier(site: FleetSite): SiteOutcome | undefined;
  /** Records the outcome if the site is done. Written soon and atomically. */
  keep(site: FleetSite, outcome: SiteOutcome): void;
  /** Resolves when everything is written. If complete, the next run starts over. */
  close(isComplete: boolean): Promise<void>;
}

export interface FleetProgressStore {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

const finishedStates = [
  ...(['ready', 'drift', 'waiting for merge', 'declined', 'conflict', 'foreign'] as const),
  ...(['deployed twice', 'credentials unknown', 'archived', 'applied'] as const),
] as const satisfies readonly SiteOutcome['status'][];

const Entry = z.extend(z.pick(StoredOutcome, { steps: true, note: true, details: true }), {
  digest: z.string(),
  status: z.enum(finishedStates),
  at: z.iso.datetime(),
});
/** Contains no secrets. `sites`: by portal id; `writes`: times of those of the last hour. */
const File = z.strictObject({
  version: z.literal(1),
  sites: z.record(z.string(), Entry),
  writes: z.optional(z.array(z.int())),
});

/** Milliseconds after which a site is checked again, since its state may have changed. */
const maxAgeMs = 24 * 60 * 60_000;

/**
 * Resumes from the progress of earlier runs.
 * @param onProblem called once if the progress can't be read or written; sites are onboarded anyway
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
    if (clock.now() - Date.parse(entry.at) < maxAgeMs) entries.set(id, entry);
  }

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
    earlier(fleetSite) {
      const { id, slug, digest } = fleetSite;
      const entry = entries.get(id);
      if (!entry || entry.digest !== digest) return undefined;
      const { status, steps, note, details, at } = entry;
      return { slug, status, steps, note, details, earlier: at };
    },
    keep(fleetSite, outcome) {
      const { status, steps, note, details } = outcome;
      if (!fleetSite.digest || status === 'failed' || status === 'not reached') return;
      const at = new Date(clock.now()).toISOString();
      entries.set(fleetSite.id, {
        digest: fleetSite.digest,
        status,
        steps,
        note,
        details: details && [...details],
        at,
      });
      isBehind = true;
      writing ??= write();
    },
    async close(isComplete) {
      await writing;
      if (isComplete && isUsable) await store.remove().catch(give);
    },
  };
}

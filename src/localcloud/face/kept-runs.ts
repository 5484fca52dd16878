import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { replaceFile } from '../../shared/files.ts';
import { parseJson } from '../../shared/json.ts';

/** A run that has ended, here or in another process. */
export interface EndedRun {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly lines: readonly string[];
  /** Its report as JSON; absent where it has none. */
  readonly report?: string;
}

const KeptRun = z.object({
  id: z.string(),
  startedAt: z.string(),
  lines: z.array(z.string()),
  report: z.optional(z.string()),
});
const KeptRuns = z.record(z.string(), z.array(KeptRun));

/** How much is kept: the last runs of each site, the last lines of each run, and so many characters in all. */
const most = { runs: 20, lines: 500, characters: 4_000_000 };

/** The runs of each site by its id, the oldest first. */
export type RunsBySite = Readonly<Record<string, readonly EndedRun[]>>;

/** What was kept; nothing where the file is not there, or is none of ours. */
export async function readKeptRuns(file: string): Promise<RunsBySite> {
  return z.safeParse(KeptRuns, parseJson(await readFile(file, 'utf8').catch(() => ''))).data ?? {};
}

/** Writes the last runs of each site. */
export async function keepRuns(file: string, runs: RunsBySite): Promise<void> {
  let text = '';
  for (let left = most.runs; left > 0; left = Math.floor(left / 2)) {
    text = JSON.stringify(
      Object.fromEntries(
        Object.entries(runs).map(([site, ofSite]) => [
          site,
          ofSite.slice(-left).map((run) => ({ ...run, lines: run.lines.slice(-most.lines) })),
        ]),
      ),
    );
    if (text.length <= most.characters) break;
    text = '{}';
  }
  await replaceFile(file, text);
}

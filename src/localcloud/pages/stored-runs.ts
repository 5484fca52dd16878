import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { replaceFile } from '../../shared/files.ts';
import { parseJson } from '../../shared/json.ts';

const StoredRun = z.object({
  id: z.string(),
  startedAt: z.string(),
  lines: z.array(z.string()),
  report: z.optional(z.string()),
});
export type FinishedRun = z.infer<typeof StoredRun>;
const StoredRuns = z.record(z.string(), z.array(StoredRun));

/** Last runs per site, last lines per run, and total characters. */
const limits = { runs: 20, lines: 500, characters: 4_000_000 };

export type RunsBySite = Readonly<Record<string, readonly FinishedRun[]>>;

export async function readStoredRuns(file: string): Promise<RunsBySite> {
  return (
    z.safeParse(StoredRuns, parseJson(await readFile(file, 'utf8').catch(() => ''))).data ?? {}
  );
}

export async function storeRuns(file: string, runs: RunsBySite): Promise<void> {
  let text = '{}';
  for (let left = limits.runs; left > 0; left = Math.floor(left / 2)) {
    const stored = Object.entries(runs).map(([site, ofSite]) => [
      site,
      ofSite.slice(-left).map((run) => ({ ...run, lines: run.lines.slice(-limits.lines) })),
    ]);
    const whole = JSON.stringify(Object.fromEntries(stored));
    if (whole.length > limits.characters) continue;
    text = whole;
    break;
  }
  await replaceFile(file, text);
}

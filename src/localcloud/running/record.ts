import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../../shared/json.ts';
import { cacheFolder } from '../packages.ts';

/** How another process of the same person finds a local cloud that runs. */
const RunningRecord = z.object({
  /** `http://127.0.0.1:PORT`. */
  address: z.string(),
  /** Whoever has it may act in every part of that local cloud. */
  token: z.string(),
  /** Of the pages for people. */
  face: z.string(),
  /** Absolute path of the folder that it keeps its data in. */
  dir: z.optional(z.string()),
  /** Absolute paths of the repositories whose sites it knows. */
  folders: z.array(z.string()),
});
export type RunningRecord = z.infer<typeof RunningRecord>;

/** Where the records of a person are. */
export function recordsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.join(cacheFolder(env), 'site-deploy', 'running');
}

/**
 * Writes the record of this process where only its person can read it.
 * @param folder of the records
 * @returns takes it away
 */
export async function writeRecord(folder: string, record: RunningRecord): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${process.pid}.json`);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(record), { mode: 0o600, flag: 'wx' });
  return () => rm(file, { force: true });
}

/** All records with their files. Of some the process may have ended without a word. */
export async function readRecords(
  folder: string,
): Promise<{ readonly file: string; readonly record: RunningRecord }[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const read = names
    .filter((name) => /^\d+\.json$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const parsed = z.safeParse(RunningRecord, parseJson(await readFile(file, 'utf8').catch(() => '')));
      if (parsed.success) return [{ file, record: parsed.data }];
      return [];
    });
  return (await Promise.all(read)).flat();
}

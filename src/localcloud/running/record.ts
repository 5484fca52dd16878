import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '../../shared/json.ts';
import { cacheFolder } from '../packages.ts';

/** How other processes of the same user reach a running local cloud. */
const RunningRecord = z.object({
  address: z.string(),
  /** Grants full access to the local cloud. */
  token: z.string(),
  face: z.string(),
  dir: z.optional(z.string()),
  /** Absolute paths of repositories with hosted sites. */
  folders: z.array(z.string()),
});
export type RunningRecord = z.infer<typeof RunningRecord>;

export function recordsFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.join(cacheFolder(env), 'site-deploy', 'running');
}

/** Readable only by its user. Returns its removal. */
export async function writeRecord(folder: string, record: RunningRecord) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${process.pid}.json`);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(record), { mode: 0o600, flag: 'wx' });
  return () => rm(file, { force: true });
}

/** The process of a record may have been killed. */
export async function readRecords(folder: string) {
  const names = await readdir(folder).catch((): string[] => []);
  const read = names
    .filter((name) => /^\d+\.json$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name);
      const parsed = z.safeParse(
        RunningRecord,
        parseJson(await readFile(file, 'utf8').catch(() => '')),
      );
      if (parsed.success) return [{ file, record: parsed.data }];
      return [];
    });
  return (await Promise.all(read)).flat();
}

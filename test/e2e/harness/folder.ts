import { createHash } from 'node:crypto';
import { existsSync, type Stats, watch } from 'node:fs';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the files below a folder with a hash of their content, and links with their targets.
 * Skips `.git` and `node_modules`.
 */
export async function readContents(folder: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const file of await filesBelow(folder)) {
    contents.set(path.relative(folder, file), await getContent(file));
  }
  return contents;
}

/**
 * Maximum size in bytes of files whose content is read. Larger ones are identified by their size.
 */
const largest = 64 << 20;

async function getContent(file: string): Promise<string> {
  const stat = await lstat(file);
  if (stat.isSymbolicLink()) return `-> ${await readlink(file)}`;
  if (!isReadable(stat)) return `${stat.size} bytes`;
  const bytes = await readFile(file);
  return createHash('sha1').update(bytes).digest('hex');
}

/**
 * Returns whether a file can be read whole: a pipe may never end, and a huge file does not fit into
 * memory.
 */
export function isReadable(stat: Pick<Stats, 'isFile' | 'size'>): boolean {
  return stat.isFile() && stat.size <= largest;
}

/** Returns the paths of files and links below a folder. Skips `.git` and `node_modules`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== '.git' && entry.name !== 'node_modules')
        files.push(...(await filesBelow(name)));
    } else files.push(name);
  }
  return files.sort();
}

/** Returns paths that were added, changed or removed. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

/** Waits until the file appears. Its folder must exist. */
export function fileAppears(file: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(path.dirname(file), () => observe());
    const observe = () => {
      if (!existsSync(file)) return;
      watcher.close();
      resolve();
    };
    observe();
  });
}

/** Returns those ids in a file (one per line) whose processes still run. Zombies don't count. */
export async function findProcesses(file: string): Promise<number[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const running: number[] = [];
  for (const pid of text
    .split('\n')
    .filter((line) => line !== '')
    .map(Number)) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (stat !== undefined && stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z') running.push(pid);
  }
  return running;
}

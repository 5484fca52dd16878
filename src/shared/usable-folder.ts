import { constants, type Stats } from 'node:fs';
import { access, lstat, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from './errors/error.ts';
import { errorCode } from './files.ts';

/** What the system's codes mean for a folder that files are to be written to. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'the system does not let you write there',
  EPERM: 'the system does not let you write there',
  EROFS: 'its disk can only be read',
  ELOOP: 'a link in it leads to itself',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'its disk is full',
};

/** Why a folder cannot be used, for people: part of a sentence. */
export function folderFault(error: unknown): string {
  return reasons[errorCode(error) ?? ''] ?? messageOf(error);
}

/**
 * Why files cannot be written to a folder, as part of a sentence; `undefined`: nothing speaks against it. A folder that
 * is not there yet is not made.
 * @param folder absolute path
 */
export async function whyUnusable(folder: string): Promise<string | undefined> {
  try {
    const found = await nearestThere(folder);
    const stats = await statsOf(found);
    if (!stats) return `${found} is a link that leads nowhere`;
    if (!stats.isDirectory()) return `${found} is a file, not a folder`;
    await access(found, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return folderFault(error);
  }
}

async function statsOf(found: string): Promise<Stats | undefined> {
  try {
    return await stat(found);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The folder itself, else the nearest one above it that is there, or whatever is in its place. */
async function nearestThere(folder: string): Promise<string> {
  try {
    await lstat(folder);
    return folder;
  } catch (error) {
    const code = errorCode(error);
    const above = path.dirname(folder);
    if ((code === 'ENOENT' || code === 'ENOTDIR') && above !== folder) return nearestThere(above);
    throw error;
  }
}

/**
 * Makes a folder, and those above it that are missing, one by one: in a file system that takes none, such as /proc,
 * `mkdir` with `recursive` tries for ever.
 * @param folder absolute path
 * @throws the system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  const found = await nearestThere(folder);
  for (let at = folder; at !== found; at = path.dirname(at)) missing.unshift(at);
  for (const at of missing) {
    await mkdir(at).catch((error: unknown) => {
      // Another process may have made it in between.
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

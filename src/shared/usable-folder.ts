import { constants } from 'node:fs';
import { access, lstat, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { getErrorMessage } from './errors/error.ts';
import { errorCode, isMissing, undefinedIfMissing } from './files.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you do not have permission to write there',
  EPERM: 'you do not have permission to write there',
  EROFS: 'its disk is read-only',
  ELOOP: 'a link in it points to itself',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'its disk is full',
};

export function folderFault(error: unknown): string {
  return reasons[errorCode(error) ?? ''] ?? getErrorMessage(error);
}

/**
 * Returns why a folder can't be used, as the end of a sentence; `undefined` if it seems usable. It
 * may not exist yet.
 */
export async function whyUnusable(folder: string): Promise<string | undefined> {
  try {
    const found = await nearestThere(folder);
    const stats = await undefinedIfMissing(stat(found));
    if (!stats) return `${found} is a broken link`;
    if (!stats.isDirectory()) return `${found} is a file, not a folder`;
    await access(found, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return folderFault(error);
  }
}

async function nearestThere(folder: string): Promise<string> {
  try {
    await lstat(folder);
    return folder;
  } catch (error) {
    const above = path.dirname(folder);
    if (isMissing(error) && above !== folder) return nearestThere(above);
    throw error;
  }
}

/**
 * Creates a folder and its parents. Doesn't use the option `recursive`, because it makes `mkdir`
 * retry forever in /proc.
 * @throws the system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  const found = await nearestThere(folder);
  for (let at = folder; at !== found; at = path.dirname(at)) missing.unshift(at);
  for (const at of missing) {
    await mkdir(at).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

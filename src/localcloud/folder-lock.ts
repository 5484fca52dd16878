import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../shared/errors/error.ts';
import { lockFile, makePrivateFile } from '../shared/file-lock.ts';
import { folderFault, makeFolder } from '../shared/usable-folder.ts';

const lockName = 'in-use.sqlite';

/**
 * Creates the folder of a local cloud, or opens that of an earlier one, and locks it until
 * `close()`.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE`, e.g. if another local cloud is using it
 */
export async function openFolder(dir: string): Promise<{ close(): void }> {
  try {
    await makeFolder(dir);
    const names = await readdir(dir);
    if (names.length > 0 && !names.includes(lockName)) {
      const message = `The folder ${dir} holds files that are not from a local cloud.`;
      const remedy = 'Choose an empty folder, or one that does not exist yet.';
      throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
    }
    // Restrict access, because the folder contains secrets.
    await chmod(dir, 0o700);
    return await lockFolder(dir);
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const message = `The folder ${dir} cannot be used: ${folderFault(cause)}.`;
    const remedy = 'Choose a folder that you can write to, or one that does not exist yet.';
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause, remedy });
  }
}

/** Locks a folder by a file in it. A second file names the process that holds the lock. */
async function lockFolder(dir: string): Promise<{ close(): void }> {
  const lock = await lockFile(path.join(dir, lockName));
  const holder = path.join(dir, 'in-use-by.txt');
  if (!lock) {
    const message = `Another local cloud is using the folder ${dir}${holderIn(holder)}.`;
    const remedy = 'Stop the other one with Ctrl-C, or choose another folder with --dir.';
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { remedy });
  }
  makePrivateFile(holder);
  writeFileSync(holder, `process ${process.pid}, since ${new Date().toISOString()}\n`);
  return lock;
}

const resetNames = ['blob', 'certificates', 'engine', 'sites', 'sites.json'];

/**
 * Removes a local cloud's stored data, but keeps its repositories. Does nothing to a folder that no
 * local cloud has used.
 */
export async function resetFolder(dir: string): Promise<void> {
  const names = await readdir(dir).catch((): string[] => []);
  if (!names.includes(lockName)) return;
  const lock = await lockFolder(dir);
  try {
    const ours = names.filter(
      (name) => resetNames.includes(name) || /^portal\.sqlite(-\w+)?$/.test(name),
    );
    for (const name of ours) await rm(path.join(dir, name), { recursive: true, force: true });
  } finally {
    lock.close();
  }
}

function holderIn(file: string): string {
  if (!existsSync(file)) return '';
  const text = readFileSync(file, 'utf8').trim();
  if (/^process \d+, since [\dTZ:.-]+$/.test(text)) return `: ${text}`;
  return '';
}

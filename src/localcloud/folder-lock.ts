import { chmodSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SiteDeployError } from '../shared/errors/error.ts';
import { folderFault, makeFolder } from '../shared/usable-folder.ts';

const lockName = 'in-use.sqlite';
/** Result code of SQLite for a locked database: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;

/** Creates the folder and locks it for exclusive use. */
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
    return lockFolder(dir);
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const message = `The folder ${dir} cannot be used: ${folderFault(cause)}.`;
    const remedy = 'Choose a folder that you can write to, or one that does not exist yet.';
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause, remedy });
  }
}

/**
 * Locks a folder by SQLite's lock on a file in it. The lock ends with the process, if not before. A
 * second file names the process.
 */
function lockFolder(dir: string): { close(): void } {
  const file = path.join(dir, lockName);
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  const holder = path.join(dir, 'in-use-by.txt');
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    if (Object(cause).errcode !== sqliteBusy) throw cause;
    const message = `Another local cloud is using the folder ${dir}${holderIn(holder)}.`;
    const remedy = 'Stop the other one with Ctrl-C, or choose another folder with --dir.';
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message, { cause, remedy });
  }
  makePrivateFile(holder);
  writeFileSync(holder, `process ${process.pid}, since ${new Date().toISOString()}\n`);
  return database;
}

const resetNames = ['blob', 'certificates', 'home', 'sites', 'sites.json', 'runs.json'];

/** Removes stored data, except for pushed repositories. Leaves folders of other programs alone. */
export async function resetFolder(dir: string): Promise<void> {
  const names = await readdir(dir).catch((): string[] => []);
  if (!names.includes(lockName)) return;
  const lock = lockFolder(dir);
  try {
    const ours = names.filter(
      (name) => resetNames.includes(name) || /^portal\.sqlite(-\w+)?$/.test(name),
    );
    for (const name of ours) await rm(path.join(dir, name), { recursive: true, force: true });
  } finally {
    lock.close();
  }
}

/** Creates a file that only the user can read. SQLite's journal gets the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function holderIn(file: string): string {
  if (!existsSync(file)) return '';
  const text = readFileSync(file, 'utf8').trim();
  if (/^process \d+, since [\dTZ:.-]+$/.test(text)) return `: ${text}`;
  return '';
}

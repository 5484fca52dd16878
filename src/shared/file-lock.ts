import { chmodSync, closeSync, openSync } from 'node:fs';

/** Result code of SQLite for a locked database: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;

/**
 * Locks a file by SQLite's lock, which ends with the process, if not before. Returns `undefined` if
 * the file is locked.
 */
export async function lockFile(file: string): Promise<{ close(): void } | undefined> {
  const { DatabaseSync } = await import('node:sqlite');
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (Object(error).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

/** Creates a file that only the user can read. SQLite's journal gets the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

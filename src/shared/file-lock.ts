import { chmodSync, closeSync, openSync } from 'node:fs';

/** Result code of SQLite for a locked database: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;

/**
 * Locks a file with an SQLite lock, which is released by `close` or the end of the process. Returns
 * `undefined` if the file is already locked.
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

/**
 * Creates a file, or changes its mode, so that only the user can access it. SQLite's journal gets
 * the same mode.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

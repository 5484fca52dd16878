import { chmodSync, closeSync, openSync, truncateSync } from 'node:fs';

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;
const sqliteNotADatabase = 26;

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
    const { errcode } = Object(error);
    if (errcode === sqliteBusy) return undefined;
    if (errcode !== sqliteNotADatabase) throw error;
    // The file is from another program, e.g. an earlier version with locks of another kind.
    truncateSync(file);
    return await lockFile(file);
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

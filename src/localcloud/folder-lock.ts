import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * Makes sure that one local cloud at a time uses a folder. The lock is SQLite's own on a file in it, so that it ends
 * with the process, however that ends.
 * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` where another one uses it
 */
export function lockFolder(dir: string): { close(): void } {
  const database = new DatabaseSync(path.join(dir, 'in-use.sqlite'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database.close();
    throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', `Another local cloud uses the folder ${dir}.`, {
      cause,
      remedy: 'End the other one, or name another folder.',
    });
  }
}

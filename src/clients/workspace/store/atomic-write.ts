import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file atomically and syncs it, so that it survives a crash. Only the owner can read it.
 */
export async function writeAtomically(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/**
 * Removes temporary files that killed processes have left behind. The caller must hold the lock, so
 * that no other process is writing one.
 */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const isLeftover = (entry: string) =>
    entry.startsWith(name) && /^\.[0-9a-f-]{36}\.tmp$/.test(entry.slice(name.length));
  const left = (await readdir(folder)).filter(isLeftover);
  await Promise.all(left.map((entry) => rm(path.join(folder, entry), { force: true })));
}

/** Syncs the folder, because a rename isn't durable otherwise. Windows doesn't support this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Survives a crash or power loss. Only the owner can read the file. */
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
 * Removes drafts of killed processes. Requires the lock, because it would also remove the drafts of
 * running processes.
 */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const isLeftover = (entry: string) =>
    entry.startsWith(name) && /^(\.lock)?\.[0-9a-f-]{36}\.tmp$/.test(entry.slice(name.length));
  const left = (await readdir(folder)).filter(isLeftover);
  await Promise.all(left.map((entry) => rm(path.join(folder, entry), { force: true })));
}

/** A rename is durable only after the folder is synced. Windows needs no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

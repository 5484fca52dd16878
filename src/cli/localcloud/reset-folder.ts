import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { usageError } from '../../shared/errors/error.ts';

/** Nothing else is ever removed, from any folder. */
const preservedNames = ['blob', 'certificates', 'home', 'sites', 'sites.json', 'runs.json'];

/** @throws SiteDeployError `USAGE`; `LOCAL_CLOUD_UNAVAILABLE` if another local cloud uses it */
export async function resetFolder(dir: string | undefined): Promise<void> {
  if (!dir) {
    throw usageError(
      '--reset needs the folder to reset.',
      'Add --dir <folder>; without it, the local cloud keeps no data.',
    );
  }
  const names = await readdir(dir).catch((): string[] => []);
  if (!names.includes('in-use.sqlite')) return;
  const { lockFolder } = await import('../../localcloud/folder-lock.ts');
  const lock = lockFolder(dir);
  try {
    const ours = names.filter(
      (name) => preservedNames.includes(name) || /^portal\.sqlite(-\w+)?$/.test(name),
    );
    for (const name of ours) await rm(path.join(dir, name), { recursive: true, force: true });
  } finally {
    lock.close();
  }
}

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';

/** What a local cloud keeps in its folder. Nothing else is removed, whatever folder is named. */
const kept = ['blob', 'certificates', 'home', 'sites', 'sites.json', 'runs.json'];

/**
 * Removes what a local cloud has kept in a folder.
 * @param dir absolute path
 * @throws SiteDeployError `USAGE` without a folder; `LOCAL_CLOUD_UNAVAILABLE` where another local cloud uses it
 */
export async function resetFolder(dir: string | undefined): Promise<void> {
  if (dir === undefined) {
    throw new SiteDeployError('USAGE', '--reset needs the folder that is to be reset.', {
      remedy: 'Add --dir <folder>; without it a local cloud keeps nothing.',
    });
  }
  const names = await readdir(dir).catch((): string[] => []);
  if (!names.includes('in-use.sqlite')) return;
  const { lockFolder } = await import('../../localcloud/folder-lock.ts');
  const lock = lockFolder(dir);
  try {
    const ours = names.filter((name) => kept.includes(name) || /^portal\.sqlite(-\w+)?$/.test(name));
    for (const name of ours) await rm(path.join(dir, name), { recursive: true, force: true });
  } finally {
    lock.close();
  }
}

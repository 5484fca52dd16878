import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { paced } from '../../../shared/pace.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { copyAndHash } from './copy.ts';
import type { Entry } from './entry.ts';

/**
 * Copies the files for the client, comparing each with the manifest: the client gets exactly what
 * was hashed.
 * @param folder absolute path; must not exist
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export async function writeFolder(
  entries: readonly Entry[],
  files: readonly SiteFile[],
  folder: string,
  deps: Deps,
): Promise<void> {
  const expected = new Map(files.map((file) => [file.path, file.sha256]));
  const made = new Set<string>();
  const pace = paced(deps.signal);
  for (const entry of entries) {
    const target = path.join(folder, entry.path);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (entry.kind === 'bytes') writeFileSync(target, entry.bytes, { flag: 'wx' });
    else if (copyAndHash(entry, target) !== expected.get(entry.path)) {
      throw new SiteDeployError(
        'PACKAGE_FILE_CHANGED',
        `The file "${entry.path}" changed after it was packed.`,
      );
    }
    await pace();
  }
}

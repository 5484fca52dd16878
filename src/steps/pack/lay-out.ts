import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { paced } from '../../shared/pace.ts';
import { copyAndHash } from './copy.ts';
import type { ManifestFile } from './manifest.ts';
import type { Entry } from './piece.ts';

/**
 * Lays the package out as a folder, which is what the client takes. Each file is compared with the manifest as it is copied, so that what the client finds is
 * what was counted and hashed.
 * @param folder absolute path; must not exist
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export async function layOut(
  entries: readonly Entry[],
  files: readonly ManifestFile[],
  folder: string,
  deps: Deps,
): Promise<void> {
  const expected = new Map(files.map((file) => [file.path, file.sha256]));
  const made = new Set<string>();
  const pace = paced(deps.signal);
  for (const { path: name, content, source } of entries) {
    const target = path.join(folder, name);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (content !== undefined) writeFileSync(target, content, { flag: 'wx' });
    else if (copyAndHash(source, target) !== expected.get(name)) {
      throw new SiteDeployError('PACKAGE_FILE_CHANGED', `The file "${name}" changed after it was packed.`);
    }
    await pace();
  }
}

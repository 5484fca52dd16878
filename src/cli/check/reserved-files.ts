import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compact } from '../../shared/compact.ts';

/** Reserved by the platform (https://learn.microsoft.com/azure/static-web-apps/configuration). */
const reserved = ['api', '.auth'];
/** Generators copy these verbatim into the site. */
const copied = ['public', 'static'];

/**
 * Finds reserved files in existing output and in folders that a build copies. @returns paths
 * relative to the root
 */
export async function reservedFiles(
  buildRoot: string,
  output: string | undefined,
): Promise<string[]> {
  const bases = new Set(compact([output, ...copied]));
  // In the source folder, "api" contains the code of the site's own API.
  bases.delete('.');
  const found: string[] = [];
  for (const base of bases) {
    for (const name of reserved) {
      const folder = path.join(buildRoot, base, name);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      const files = entries.filter((entry) => entry.isFile());
      found.push(
        ...files.map((entry) => path.relative(buildRoot, path.join(entry.parentPath, entry.name))),
      );
    }
  }
  return found.map((file) => file.split(path.sep).join('/')).sort();
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compact } from '../../shared/compact.ts';

/**
 * Folders whose addresses the platform answers itself
 * (https://learn.microsoft.com/azure/static-web-apps/configuration).
 */
const reserved = ['api', '.auth'];
/** Folders that generators copy into the site as they are. */
const copied = ['public', 'static'];

/**
 * Files that would lie below an address of the platform: in what is built already, and in what a build copies.
 * @param output folder of the built site, relative to the root, where it is known
 * @returns paths relative to the root
 */
export async function reservedFiles(buildRoot: string, output: string | undefined): Promise<string[]> {
  const bases = new Set(compact([output, ...copied]));
  // Beside the sources, "api" is where the code of the site's own interface lies.
  bases.delete('.');
  const found: string[] = [];
  for (const base of bases) {
    for (const name of reserved) {
      const folder = path.join(buildRoot, base, name);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile());
      found.push(...files.map((entry) => path.relative(buildRoot, path.join(entry.parentPath, entry.name))));
    }
  }
  return found.map((file) => file.split(path.sep).join('/')).sort();
}

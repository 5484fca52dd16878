import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces the contents of a folder.
 * @param files contents by path
 */
export async function replaceFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Lists the files with their sizes, largest first, and the total. */
export function sizeTable(files: ReadonlyMap<string, string>): string {
  const rows = [...files]
    .map(([name, text]) => ({ name, bytes: Buffer.byteLength(text) }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  const total = {
    name: `${rows.length} files`,
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return [...rows, total]
    .map(({ name, bytes }) => `${(bytes / 1000).toFixed(1).padStart(9)} kB  ${name}`)
    .join('\n');
}

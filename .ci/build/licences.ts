import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Licences under which code may be passed on inside our own files as long as their text goes with it. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
]);

/** The part of a chunk that counts here: its modules by their paths, with their size in the output. */
export type Modules = Readonly<Record<string, { readonly renderedLength: number }>>;

/**
 * The licence texts of every package of which something is in the output, as one text.
 * @throws Error for a package whose licence is not known to be permissive
 */
export async function collectLicences(
  chunks: readonly { readonly modules: Modules }[],
): Promise<string> {
  const blocks = new Map<string, string>();
  const refused: string[] = [];
  for (const folder of bundledPackages(chunks)) {
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    const title = `${manifest.name} ${manifest.version}`;
    if (!isPermissive(manifest.license ?? ''))
      refused.push(`${title}: ${manifest.license ?? 'no licence named'}`);
    blocks.set(title, `${title} (${manifest.license})\n\n${await licenceTexts(folder)}`);
  }
  if (refused.length > 0)
    throw new Error(`Not bundled, because the licence is not permissive:\n${refused.join('\n')}`);
  const sorted = [...blocks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, block]) => block);
  return `The files in this folder contain parts of these packages.\n\n${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Whether an SPDX expression allows what we do: one side of an OR is enough, an AND needs all. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  // Without its parentheses a mixed expression could be read in two ways.
  if (/ OR /.test(plain) && / AND /.test(plain)) return false;
  if (/ AND /.test(plain))
    return plain.split(/ +AND +/).every((licence) => permissive.has(licence));
  return plain.split(/ +OR +/).some((licence) => permissive.has(licence));
}

/** Folders of the packages that contributed at least a byte. */
function bundledPackages(chunks: readonly { readonly modules: Modules }[]): Set<string> {
  const folders = new Set<string>();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const folder = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
      if (renderedLength > 0 && folder !== undefined) folders.add(folder);
    }
  }
  return folders;
}

/** Every file of a package that states its licence or is to go with it. */
async function licenceTexts(folder: string): Promise<string> {
  const names = (await readdir(folder))
    .filter((name) => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(name))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  if (texts.length === 0)
    return 'The package carries no licence text of its own; the licence is the one that its package.json names.';
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

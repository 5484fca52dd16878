import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Licences that permit redistribution in bundled files, together with the licence's text. */
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

/** Modules of a chunk by path, with their size in the output. */
export type Modules = Readonly<Record<string, { readonly renderedLength: number }>>;

/**
 * Returns the licences of all packages in the output, as one text.
 * @throws Error if a package's licence is unknown or not permissive
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

/**
 * Returns whether an SPDX expression is permissive. An `OR` needs one permissive side, an `AND`
 * needs both.
 */
export function isPermissive(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  // A mixed expression is ambiguous without its parentheses.
  if (/ OR /.test(plain) && / AND /.test(plain)) return false;
  if (/ AND /.test(plain))
    return plain.split(/ +AND +/).every((licence) => permissive.has(licence));
  return plain.split(/ +OR +/).some((licence) => permissive.has(licence));
}

/** Lists the folders of packages that contribute at least one byte. */
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

/** Returns the texts of all licence and notice files of a package. */
async function licenceTexts(folder: string): Promise<string> {
  const names = (await readdir(folder))
    .filter((name) => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(name))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  if (texts.length === 0)
    return 'The package carries no licence text of its own; the licence is the one that its package.json names.';
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

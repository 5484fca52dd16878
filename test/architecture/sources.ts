import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParsedFile, parseSource, readSource, type Source } from './source.ts';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Returns TypeScript files below a folder of a checkout: paths relative to it, with `/`, and texts.
 * The modules that `init --texts` copies follow the rules of their frameworks instead.
 */
export function filesBelow(
  folder: string,
  checkout = repositoryRoot,
): { readonly file: string; readonly text: string }[] {
  const root = path.join(checkout, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('text-helpers/'))
    .map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      text: readFileSync(path.join(root, file), 'utf8'),
    }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** Every file below `src`, read once. */
export const parsedSources: readonly ParsedFile[] = filesBelow('src').map(({ file, text }) => ({
  file,
  text,
  program: parseSource(file, text),
}));

export const sources: readonly Source[] = parsedSources.map(({ file, text, program }) =>
  readSource(file, text, program),
);

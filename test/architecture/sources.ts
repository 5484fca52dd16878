import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParsedFile, parseSource, readSource, type Source } from './source.ts';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/**
 * Returns the TypeScript files below a folder of a checkout, with paths relative to that folder.
 * Omits the modules that `init --texts` copies, which follow the rules of their frameworks.
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

/** The TypeScript files below `src`, parsed once. */
export const parsedSources: readonly ParsedFile[] = filesBelow('src').map(({ file, text }) => ({
  file,
  text,
  program: parseSource(file, text),
}));

export const sources: readonly Source[] = parsedSources.map(({ file, text, program }) =>
  readSource(file, text, program),
);

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './sources.ts';

/** A documentation page and its path relative to the root of the repository. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

/** Limit of the repository's front page in bytes, so that people can read it in one sitting. */
export const longestFrontPage = 12_288;

let found: Promise<Page[]> | undefined;

/**
 * Returns our Markdown pages: the front page and the pages in folders, except for specifications
 * and fixtures.
 */
export function pages(): Promise<Page[]> {
  found ??= readPages();
  return found;
}

async function readPages(): Promise<Page[]> {
  const folders = ['src', 'test', 'workflows', '.github'];
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(repositoryRoot, folder), { recursive: true })).map((name) =>
        path.join(folder, name),
      ),
    ),
  );
  const files = ['README.md', ...names.flat()].filter(
    (file) =>
      file.endsWith('.md') && !/node_modules|^test\/fixtures\/|^\.github\/spec\//.test(file),
  );
  return Promise.all(
    files.sort().map(async (file) => ({
      file,
      text: await readFile(path.join(repositoryRoot, file), 'utf8'),
    })),
  );
}

/** Returns dead links to files of the repository, each as `page: target`. */
export function deadLinks(
  { file, text }: Page,
  exists = (target: string) => existsSync(target),
): string[] {
  const targets = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  );
  return targets
    .filter((target) => !/^[a-z]+:|^#/.test(target))
    .filter(
      (target) => !exists(path.join(repositoryRoot, path.dirname(file), target.replace(/#.*/, ''))),
    )
    .map((target) => `${file}: ${target}`);
}

/**
 * Returns the source files that a page names in code, such as `pack/*.ts`, but that do not exist.
 * `*` stands for any string without slashes.
 */
export function missingFiles({ file, text }: Page, files: readonly string[]): string[] {
  const folder = path.posix.dirname(file);
  const named = text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([\w./*-]+\.ts)`/g);
  return [...named].flatMap(([, name = '']) => {
    const pattern = name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    const isNamed = new RegExp(`(^|/)${pattern.replace(/^(\\\.\\\.?\/)+/, '')}$`);
    const isThere = files.some((candidate) => isNamed.test(candidate));
    return isThere ? [] : [`${folder}: ${name}`];
  });
}

/**
 * Returns names in code, such as `readLive` or `Portal`, that none of our files contains. Names in
 * lower case are not checked.
 */
export function missingNames({ file, text }: Page, known: ReadonlySet<string>): string[] {
  const named = text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([A-Za-z][\w.]*)(?:\(\))?`/g);
  return [...named].flatMap(([, name = '']) =>
    name
      .split('.')
      .filter((part) => /[a-z][A-Z]|^[A-Z][a-z]/.test(part) && !known.has(part))
      .map((part) => `${file}: ${part}`),
  );
}

/**
 * Returns lines of prose with more than 120 characters. Table rows, code blocks and lines with a
 * URL may be longer.
 */
export function wideProse({ file, text }: Page): string[] {
  const lines = text
    .replaceAll(/```[\s\S]*?```/g, (code) => code.replaceAll(/[^\n]/g, ''))
    .split('\n');
  return lines.flatMap((line, index) =>
    line.length > 120 && !/^ *\||https?:\/\//.test(line) ? [`${file}:${index + 1}`] : [],
  );
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What people have to read: tokens of code without comments, and tokens of data. */
export interface Weight {
  readonly code: number;
  readonly data: number;
}

const codeFile = /\.[mc]?[tj]s$/;
const dataFile = /\.(json|ya?ml|sql|css|html|graphql|sh|txt)$/;

/** Comments; templates; strings; names; numbers; operators; any other character. */
const codeTokens = new RegExp(
  [
    String.raw`\/\*[\s\S]*?\*\/|\/\/[^\n]*`,
    '`(?:\\\\[\\s\\S]|[^`\\\\])*`',
    String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`,
    String.raw`[A-Za-z_$#][\w$]*|\d[\w.]*`,
    String.raw`=>|\?\?=?|\?\.|\.\.\.|[=!]==?|&&=?|\|\|=?|[<>]=|[-+*/%&|^]=|\+\+|--|\*\*`,
    String.raw`[^\s\w]`,
  ].join('|'),
  'g',
);

/**
 * Counts the tokens of TypeScript or JavaScript. A string is one token, and so is a template, plus
 * four for each expression in it.
 */
export function countCodeTokens(text: string): number {
  let count = 0;
  for (const [token] of text.matchAll(codeTokens)) {
    if (/^\/[/*]/.test(token)) continue;
    count += token.startsWith('`') ? 1 + 4 * token.split('${').slice(1).length : 1;
  }
  return count;
}

/** Counts the tokens of any other language: words and signs, including comments. */
export function countDataTokens(text: string): number {
  return text.match(/[\w$]+|[^\s\w]/g)?.length ?? 0;
}

/**
 * Weighs the code and data files of a folder, without fixtures and files that `.gitattributes`
 * marks as generated.
 * @param root root of a git checkout
 * @returns weights by path relative to the root
 */
export function weighFiles(root: string, folder: string): Map<string, Weight> {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', [...args], { cwd: root, input, encoding: 'utf8', maxBuffer: 1e8 });
  const listed = git(['ls-files', '--cached', '--others', '--exclude-standard', '--', folder]);
  const generated = new Set(
    git(['check-attr', 'linguist-generated', '--stdin'], listed)
      .split('\n')
      .filter((line) => /: (set|true)$/.test(line))
      .map((line) => line.split(': ')[0]),
  );
  const files = listed
    .split('\n')
    .filter((file) => codeFile.test(file) || dataFile.test(file))
    .filter((file) => !generated.has(file) && !/(^|\/)fixtures\//.test(file));
  return new Map(files.flatMap((file) => weighFile(root, file)));
}

/**
 * Returns a file's path and weight, or an empty list for a deleted file that is still in git's
 * index.
 */
function weighFile(root: string, file: string): [string, Weight][] {
  let text: string;
  try {
    text = readFileSync(path.join(root, file), 'utf8');
  } catch {
    return [];
  }
  const weight = codeFile.test(file)
    ? { code: countCodeTokens(text), data: 0 }
    : { code: 0, data: countDataTokens(text) };
  return [[file, weight]];
}

/**
 * Sums up weights by room. A file belongs to the room with the longest name that its path begins
 * with. A file without a room is listed by its own path.
 */
export function weighRooms(
  files: ReadonlyMap<string, Weight>,
  names: readonly string[],
): Map<string, Weight> {
  const sums = new Map(names.map((name) => [name, { code: 0, data: 0 }]));
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  for (const [file, { code, data }] of files) {
    const name = longestFirst.find((candidate) => file.startsWith(`${candidate}/`)) ?? file;
    const sum = sums.get(name) ?? { code: 0, data: 0 };
    sums.set(name, { code: sum.code + code, data: sum.data + data });
  }
  return sums;
}

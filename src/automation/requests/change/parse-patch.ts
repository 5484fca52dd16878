import { SiteDeployError } from '../../../shared/errors/error.ts';

export interface FilePatch {
  readonly path: string;
  readonly kind: 'new' | 'changed' | 'deleted';
  readonly hunks: readonly Hunk[];
}

export interface Hunk {
  readonly start: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly added: readonly string[];
}

const refuse = (why: string): never => {
  throw refused(why);
};

/**
 * Parses the output of `git diff --no-renames`.
 * @throws SiteDeployError `CHANGE_REFUSED`
 */
export function parsePatch(text: string): FilePatch[] {
  if (text === '') return [];
  if (!text.endsWith('\n')) refuse('the patch ends in the middle of a line');
  const lines = text.slice(0, -1).split('\n');
  const files: FilePatch[] = [];
  let at = 0;
  while (at < lines.length) {
    const { file, next } = parseFile(lines, at);
    if (files.some((patch) => patch.path === file.path)) refuse(`${file.path} appears twice`);
    files.push(file);
    at = next;
  }
  return files;
}

function parseFile(lines: readonly string[], begin: number): { file: FilePatch; next: number } {
  const path = parseDiffPath(lines[begin] ?? '');
  let at = begin + 1;
  let kind: FilePatch['kind'] = 'changed';
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, verb, mode] = /^(new file|deleted file|old|new) mode (\d{6})$/.exec(line) ?? [];
    if (verb === 'old' || verb === 'new') refuse(`${path} changes its file mode`);
    else if (mode) {
      if (mode !== '100644') refuse(`${path} is not a plain file: mode ${mode}`);
      kind = verb === 'new file' ? 'new' : 'deleted';
    } else if (/^(similarity|dissimilarity|rename|copy) /.test(line))
      refuse(`${path} is moved or copied`);
    else if (/^(Binary files |GIT binary patch)/.test(line)) refuse(`${path} is not text`);
    else {
      const index = /^index [0-9a-f]{4,64}\.\.[0-9a-f]{4,64}(?: (\d{6}))?$/.exec(line);
      if (index === null) break;
      if (index[1] && index[1] !== '100644')
        refuse(`${path} is not a plain file: mode ${index[1]}`);
    }
  }
  const hunks: Hunk[] = [];
  if (lines[at]?.startsWith('--- ')) {
    expect(lines[at], '---', kind === 'new' ? undefined : `a/${path}`, path);
    expect(lines[at + 1], '+++', kind === 'deleted' ? undefined : `b/${path}`, path);
    at += 2;
    while (lines[at]?.startsWith('@@ ')) {
      const { hunk, next } = parseHunk(lines, at, path);
      hunks.push(hunk);
      at = next;
    }
    if (hunks.length === 0) refuse(`${path} is listed without a change`);
  } else if (kind === 'changed') refuse(`${path} is listed without a change`);
  if (at < lines.length && !lines[at]?.startsWith('diff --git '))
    refuse(`a line after ${path} is not part of a patch`);
  return { file: { path, kind, hunks }, next: at };
}

function parseDiffPath(line: string): string {
  const [, paths = ''] = /^diff --git (.+)$/.exec(line) ?? [];
  const [, left, right = ''] = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/.exec(paths) ?? [];
  const half = (paths.length - 1) / 2;
  let [from, to] = [paths.slice(0, half), paths.slice(half + 1)];
  if (left) [from, to] = [unquoted(left), unquoted(right)];
  if (
    !from.startsWith('a/') ||
    !to.startsWith('b/') ||
    from.slice(2) !== to.slice(2) ||
    from.length < 3
  )
    refuse('a file does not start with "diff --git a/PATH b/PATH" and the same path twice');
  return from.slice(2);
}

function expect(line: string | undefined, sign: string, name: string | undefined, path: string) {
  const expected = name ?? '/dev/null';
  const [, actual = ''] = /^(?:---|\+\+\+) (.*?)\t?$/.exec(line ?? '') ?? [];
  const isSame = [actual, actual.startsWith('"') && unquoted(actual)].includes(expected);
  if (!line?.startsWith(`${sign} `) || !isSame) refuse(`${path} has a different name in its patch`);
}

const badQuotes = 'a name is quoted in a way that git does not use';
const escapes = new Map(Object.entries({ a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 }));

/** Decodes a quoted path, in which git writes non-ASCII bytes as octal escapes. */
function unquoted(text: string): string {
  const bytes: Uint8Array[] = [];
  const inside = text.slice(1, -1);
  for (const [part, octal, letter] of inside.matchAll(/\\([0-3][0-7]{2})|\\(.)|[^\\]+/gs)) {
    if (octal) bytes.push(Uint8Array.of(Number.parseInt(octal, 8)));
    else if (!letter) bytes.push(Buffer.from(part));
    else if (letter === '"' || letter === '\\') bytes.push(Buffer.from(letter));
    else bytes.push(Uint8Array.of(escapes.get(letter) ?? refuse(badQuotes)));
  }
  return utf8(Buffer.concat(bytes)) ?? refuse('a name is not UTF-8');
}

export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseHunk(lines: readonly string[], begin: number, path: string) {
  const header = /^@@ -(\d{1,7})(?:,(\d{1,7}))? \+(\d{1,7})(?:,(\d{1,7}))? @@(?: .*)?$/.exec(
    lines[begin] ?? '',
  );
  if (header === null) return refuse(`a hunk of ${path} has no valid header`);
  const [, start, oldCount = '1', , newCount = '1'] = header;
  const [before, after, added]: [string[], string[], string[]] = [[], [], []];
  let at = begin + 1;
  for (; before.length < Number(oldCount) || after.length < Number(newCount); at += 1) {
    const line = lines[at] ?? refuse(`a hunk of ${path} is truncated`);
    const [sign] = line;
    const isLast = lines[at + 1]?.startsWith('\\ ') ?? false;
    const content = line.slice(1) + (isLast ? '' : '\n');
    if (sign === ' ' || sign === '-') before.push(content);
    if (sign === ' ' || sign === '+') after.push(content);
    if (sign === '+') added.push(content);
    if (sign !== ' ' && sign !== '-' && sign !== '+')
      refuse(`a line in ${path} is neither context, an addition nor a removal`);
    if (isLast) at += 1;
  }
  if (before.length !== Number(oldCount) || after.length !== Number(newCount))
    refuse(`the line counts of a hunk of ${path} do not match its header`);
  return { hunk: { start: Number(start), before, after, added }, next: at };
}

export function refused(why: string): SiteDeployError {
  return new SiteDeployError('CHANGE_REFUSED', `The change was not proposed: ${why}.`);
}

export function applyPatch(content: string, patch: FilePatch): string {
  const lines = content.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  // Collect chunks, because the number of arguments in a call is limited.
  const pieces: (readonly string[])[] = [];
  let at = 0;
  for (const { start, before, after } of patch.hunks) {
    // For a hunk without old lines, `start` is the line before the insertion.
    const from = before.length === 0 ? start : start - 1;
    const isThere = from >= at && before.every((line, offset) => lines[from + offset] === line);
    if (!isThere) throw refused(`${patch.path} does not contain the lines that the patch changes`);
    pieces.push(lines.slice(at, from), after);
    at = from + before.length;
  }
  pieces.push(lines.slice(at));
  const result = pieces.flat();
  if (result.slice(0, -1).some((line) => !line.endsWith('\n')))
    throw refused(`${patch.path} would have text after an unterminated last line`);
  return result.join('');
}

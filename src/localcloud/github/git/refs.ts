import fs from 'node:fs';
import path from 'node:path';

export const nothing = '0'.repeat(40);

export interface GitRef {
  readonly ref: string;
  readonly id: string;
}

/** Returns whether a full ref name is valid: https://git-scm.com/docs/git-check-ref-format */
export function isRefName(ref: string): boolean {
  const isOdd = /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|[/.]$/.test(ref);
  return /^refs\/[^/]+\/./.test(ref) && !isOdd && !/(^|\/)\.|\.lock(\/|$)/.test(ref);
}

export function readRef(folder: string, ref: string): string | undefined {
  if (!isRefName(ref)) return undefined;
  try {
    return fs.readFileSync(path.join(folder, ref), 'utf8').trim();
  } catch {
    return readPacked(folder).find((packed) => packed.ref === ref)?.id;
  }
}

export function listRefs(folder: string, prefix: string): GitRef[] {
  const found = new Map(readPacked(folder).map(({ ref, id }) => [ref, id]));
  const entries = fs.readdirSync(path.join(folder, 'refs'), {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.lock')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const ref = path.relative(folder, file).replaceAll(path.sep, '/');
    found.set(ref, fs.readFileSync(file, 'utf8').trim());
  }
  return [...found]
    .map(([ref, id]) => ({ ref, id }))
    .filter((item) => item.ref.startsWith(prefix))
    .toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
}

function readPacked(folder: string): GitRef[] {
  const file = path.join(folder, 'packed-refs');
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => /^[0-9a-f]{40} /.test(line))
    .map((line) => ({ id: line.slice(0, 40), ref: line.slice(41) }));
}

/**
 * Makes a branch the default one. Replaces the file as a whole, because git may read it at any
 * time.
 */
export function setHead(folder: string, ref: string): void {
  const file = path.join(folder, 'HEAD');
  fs.writeFileSync(`${file}.lock`, `ref: ${ref}\n`);
  fs.renameSync(`${file}.lock`, file);
}

/**
 * Moves, creates or deletes a ref if it still has the expected value. Like git, creates a lock
 * file, which excludes concurrent pushes.
 * @returns whether it was changed
 */
export function moveRef(folder: string, ref: string, before: string, after: string): boolean {
  const file = path.join(folder, ref);
  const lock = `${file}.lock`;
  if (before === nothing && collides(folder, ref)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(lock, `${after}\n`, { flag: 'wx' });
  } catch {
    return false;
  }
  const isCurrent = (readRef(folder, ref) ?? nothing) === before;
  if (isCurrent && after === nothing) remove(folder, ref);
  else if (isCurrent) {
    // An empty folder at this path is left over from deleted branches.
    if (fs.existsSync(file) && fs.statSync(file).isDirectory())
      fs.rmSync(file, { recursive: true });
    fs.renameSync(lock, file);
    return true;
  }
  fs.rmSync(lock);
  return isCurrent;
}

/**
 * Returns whether another ref is above or below this one. Git stores a ref as a file, which can't
 * contain other refs.
 */
export function collides(folder: string, ref: string): boolean {
  return listRefs(folder, 'refs/').some(
    (item) => item.ref.startsWith(`${ref}/`) || ref.startsWith(`${item.ref}/`),
  );
}

function remove(folder: string, ref: string): void {
  fs.rmSync(path.join(folder, ref), { force: true });
  const packed = readPacked(folder);
  if (!packed.some((item) => item.ref === ref)) return;
  const kept = packed.filter((item) => item.ref !== ref).map((item) => `${item.id} ${item.ref}\n`);
  fs.writeFileSync(path.join(folder, 'packed-refs'), kept.join(''));
}

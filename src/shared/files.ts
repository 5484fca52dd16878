import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';

/** The system's code of an error, such as `ENOENT`; `undefined` where it has none. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return undefined;
}

/**
 * Whether the error says that there is no such file or folder; a file in the place of a folder above it counts, too.
 */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/**
 * The text of a file, read as UTF-8; `undefined` where there is no such file.
 * @throws the system's error where the file is there and cannot be read
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  return undefinedIfMissing(read(file));
}

/**
 * Replaces a file that one process alone writes: one that is killed leaves the file before or after, and its draft is
 * overwritten the next time. Only the owner may read it.
 * @throws the system's error
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Without O_NONBLOCK (which Windows lacks), opening a pipe waits for its other end, for ever. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** A file above this size is not read whole: no file that is read for its text is as large. In bytes. */
const largest = 64 << 20;

async function read(file: string): Promise<string> {
  await using handle = await open(file, flags);
  checkReadable(file, await handle.stat());
  return await handle.readFile('utf8');
}

/** @throws an error with the code of a folder, for what is neither, or of a file that is too large */
function checkReadable(file: string, stats: Stats): void {
  const refuse = (code: string, what: string) =>
    Object.assign(new Error(`${file} ${what}`), { code, syscall: 'read', path: file });
  if (!stats.isFile()) throw refuse('EISDIR', 'is not a file');
  if (stats.size > largest) throw refuse('EFBIG', `has ${stats.size} bytes; at most ${largest} are read`);
}

/** `readIfThere` for work that must not wait. */
export function readIfThereSync(file: string): string | undefined {
  return readBytesIfThereSync(file)?.toString('utf8');
}

/** The bytes of a file; `undefined` where there is no such file. @throws as `readIfThere` */
export function readBytesIfThereSync(file: string): Buffer | undefined {
  let handle: number;
  try {
    handle = openSync(file, flags);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    checkReadable(file, fstatSync(handle));
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** What came of work on a file or folder; `undefined` where that does not exist. */
export async function undefinedIfMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

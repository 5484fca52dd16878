import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';

/** The system's code of an error, such as `ENOENT`; `undefined` where it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
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

/** Without O_NONBLOCK (which Windows lacks), opening a pipe waits for its other end, for ever. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

async function read(file: string): Promise<string> {
  await using handle = await open(file, flags);
  checkIsFile(file, await handle.stat());
  return await handle.readFile('utf8');
}

/** @throws an error with the code of a folder, which is neither a file */
function checkIsFile(file: string, stats: Stats): void {
  if (stats.isFile()) return;
  throw Object.assign(new Error(`${file} is not a file`), { code: 'EISDIR', syscall: 'read', path: file });
}

/** `readIfThere` for work that must not wait. */
export function readIfThereSync(file: string): string | undefined {
  let handle: number;
  try {
    handle = openSync(file, flags);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    checkIsFile(file, fstatSync(handle));
    return readFileSync(handle, 'utf8');
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

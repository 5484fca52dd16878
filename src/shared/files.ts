import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

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
  return undefinedIfMissing(readFile(file, 'utf8'));
}

/** `readIfThere` for work that must not wait. */
export function readIfThereSync(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
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

import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { type JsonObject, parseJson, toObject } from './json.ts';

export function errorCode(error: unknown): string | undefined {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  return undefined;
}

export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/**
 * Reads a text file of at most 64 MiB; `undefined` if it doesn't exist.
 * @throws an error with a system error code, e.g. `EISDIR`, if it can't be read
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  return readIfThereSync(file);
}

/**
 * Reads a JSON object from a file; an empty object if the file doesn't exist or contains no object.
 */
export async function readJsonObject(file: string): Promise<JsonObject> {
  return toObject(parseJson((await readIfThere(file)) ?? ''));
}

/** Returns the stats of a file; `undefined` if it doesn't exist or isn't accessible. */
export function getStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Replaces a file atomically. If a write is interrupted, the next one overwrites its temporary
 * file.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Flags for opening a file. Without O_NONBLOCK, which Windows lacks, a named pipe would block. */
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

const largest = 64 << 20;

function checkReadable(file: string, stats: Stats): void {
  const refuse = (code: string, reason: string) =>
    Object.assign(new Error(`${file} ${reason}`), { code, syscall: 'read', path: file });
  if (!stats.isFile()) throw refuse('EISDIR', 'is not a file');
  if (stats.size > largest)
    throw refuse('EFBIG', `is ${stats.size} bytes; the limit is ${largest} bytes`);
}

export const readIfThereSync = (file: string) => readBytesIfThereSync(file)?.toString('utf8');

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

export async function undefinedIfMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

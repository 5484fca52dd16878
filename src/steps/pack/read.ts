import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { isMissing } from '../../shared/files.ts';

/** A file as it was found, before it is read. */
export interface SourceFile {
  /** With forward slashes, relative to the folder. */
  readonly path: string;
  readonly absolute: string;
  readonly size: number;
  readonly modifiedMs: number;
  /** Where it begins in `absolute`, in bytes, if it is a part of that file. Such a file is the run's own, and nobody else writes to it. */
  readonly offset?: number;
}

/** Bytes that are read at a time of a file that is too large to be held whole. */
export const partBytes = 1 << 20;

/**
 * Reads `length` bytes from `start` into `into`, if the file is still the one that was found. Synchronous: for the many small files of a site a trip to the
 * thread pool takes longer than the read.
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export function readInto(source: SourceFile, into: Uint8Array, start: number, length: number): void {
  withFile(source, (file) => fill(source, file, into, start, length));
}

/**
 * All bytes of a file, in order and in pieces of 1 MiB; each piece is valid until the next one is read.
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export function* readParts(source: SourceFile): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(source.size, partBytes));
  const file = openSource(source);
  try {
    for (let at = 0; at < source.size; at += partBytes) {
      const part = buffer.subarray(0, Math.min(partBytes, source.size - at));
      fill(source, file, part, at, part.byteLength);
      yield part;
    }
    checkUnchanged(source, file);
  } finally {
    closeSync(file);
  }
}

function withFile(source: SourceFile, use: (file: number) => void): void {
  const file = openSource(source);
  try {
    use(file);
    checkUnchanged(source, file);
  } finally {
    closeSync(file);
  }
}

function openSource(source: SourceFile): number {
  try {
    return openSync(source.absolute, 'r');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw changed(source);
  }
}

function fill(source: SourceFile, file: number, into: Uint8Array, start: number, length: number): void {
  for (let done = 0; done < length; ) {
    const read = readSync(file, into, done, length - done, (source.offset ?? 0) + start + done);
    if (read === 0) throw changed(source);
    done += read;
  }
}

function checkUnchanged(source: SourceFile, file: number): void {
  if (source.offset !== undefined) return;
  const { size, mtimeMs } = fstatSync(file);
  if (size !== source.size || mtimeMs !== source.modifiedMs) throw changed(source);
}

function changed({ path }: SourceFile): SiteDeployError {
  return new SiteDeployError('PACKAGE_FILE_CHANGED', `The file "${path}" changed while it was read.`);
}

import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { isMissing } from '../../../shared/files.ts';
import type { DiskEntry } from './piece.ts';

export const partBytes = 1 << 20;

/** Reads part of a file synchronously, which is faster for small files. */
export function readInto(source: DiskEntry, into: Uint8Array, start: number, length: number): void {
  const file = openSource(source);
  try {
    fill(source, file, into, start, length);
    checkUnchanged(source, file);
  } finally {
    closeSync(file);
  }
}

export function* readParts(source: DiskEntry): Generator<Uint8Array> {
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

function openSource(source: DiskEntry): number {
  try {
    return openSync(source.file, 'r');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw changedFile(source.path);
  }
}

function fill(source: DiskEntry, file: number, out: Uint8Array, start: number, size: number): void {
  for (let done = 0; done < size; ) {
    const read = readSync(file, out, done, size - done, getStart(source) + start + done);
    if (read === 0) throw changedFile(source.path);
    done += read;
  }
}

function checkUnchanged(source: DiskEntry, file: number): void {
  // A slice can't change: only this run writes to its file, and it has finished writing.
  if (source.kind === 'slice') return;
  const { size, mtimeMs } = fstatSync(file);
  if (size !== source.size || mtimeMs !== source.modifiedMs) throw changedFile(source.path);
}

const getStart = (source: DiskEntry): number => (source.kind === 'slice' ? source.offset : 0);

export function changedFile(path: string): SiteDeployError {
  const message = `The file "${path}" changed while it was being read.`;
  return new SiteDeployError('PACKAGE_FILE_CHANGED', message);
}

export function hashSource(source: DiskEntry, onPart?: (part: Uint8Array) => void): string {
  const hash = createHash('sha256');
  for (const part of readParts(source)) {
    hash.update(part);
    onPart?.(part);
  }
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { DiskEntry } from './entry.ts';
import { readParts } from './read.ts';

export function copyAndHash(source: DiskEntry, target: string): string {
  const file = openSync(target, 'wx');
  try {
    return hashSource(source, (part) => {
      for (let done = 0; done < part.byteLength; ) done += writeSync(file, part, done);
    });
  } finally {
    closeSync(file);
  }
}

export function hashSource(source: DiskEntry, onPart?: (part: Uint8Array) => void): string {
  const hash = createHash('sha256');
  for (const part of readParts(source)) {
    hash.update(part);
    onPart?.(part);
  }
  return hash.digest('hex');
}

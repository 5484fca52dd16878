import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { paced } from '../../../shared/pace.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { type DiskEntry, type Entry, sha256 } from './piece.ts';
import { hashSource, partBytes, readInto } from './read.ts';

/** Copies files and hashes the written bytes, because a source may change after it was copied. */
export async function copyEntries(
  entries: readonly Entry[],
  folder: string,
  signal: AbortSignal,
): Promise<SiteFile[]> {
  const made = new Set<string>();
  const pace = paced(signal);
  const files: SiteFile[] = [];
  const buffer = Buffer.allocUnsafeSlow(partBytes);
  for (const entry of entries) {
    const target = path.join(folder, entry.path);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    files.push({ path: entry.path, size: entry.size, sha256: copyAndHash(entry, target, buffer) });
    await pace();
  }
  return files;
}

/**
 * Copies and hashes a file.
 * @param buffer files that fit into it are copied in one piece
 */
function copyAndHash(entry: Entry, target: string, buffer: Buffer): string {
  if (entry.kind !== 'bytes' && entry.size > buffer.byteLength) return copyLarge(entry, target);
  let content: Uint8Array = buffer.subarray(0, entry.size);
  if (entry.kind === 'bytes') content = entry.bytes;
  else readInto(entry, content, 0, entry.size);
  writeFileSync(target, content, { flag: 'wx' });
  return sha256(content);
}

function copyLarge(entry: DiskEntry, target: string): string {
  const file = openSync(target, 'wx');
  try {
    return hashSource(entry, (part) => {
      for (let done = 0; done < part.byteLength; ) done += writeSync(file, part, done);
    });
  } finally {
    closeSync(file);
  }
}

import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { paced } from '../../../shared/pace.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { type Entry, sha256 } from './piece.ts';
import { hashSource } from './read.ts';

/** Hashes what it copies: a file may change afterwards, but its copy doesn't. */
export async function copyEntries(
  entries: readonly Entry[],
  folder: string,
  signal: AbortSignal,
): Promise<SiteFile[]> {
  const made = new Set<string>();
  const pace = paced(signal);
  const files: SiteFile[] = [];
  for (const entry of entries) {
    const target = path.join(folder, entry.path);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    files.push({ path: entry.path, size: entry.size, sha256: copyAndHash(entry, target) });
    await pace();
  }
  return files;
}

function copyAndHash(entry: Entry, target: string): string {
  if (entry.kind === 'bytes') {
    writeFileSync(target, entry.bytes, { flag: 'wx' });
    return sha256(entry.bytes);
  }
  const file = openSync(target, 'wx');
  try {
    return hashSource(entry, (part) => {
      for (let done = 0; done < part.byteLength; ) done += writeSync(file, part, done);
    });
  } finally {
    closeSync(file);
  }
}

import { hash } from 'node:crypto';
import type { SiteFile } from '../site-files.ts';

/**
 * The files of a build as its marker lists them, so that the next deployment can say what it changes. Public, so it
 * names none: of each file it has a hash of its path, its size, and the beginning of its hash. Who knows a path can ask
 * the site for it as well.
 */
export interface FileList {
  /** How many files there are, the marker left out. */
  readonly files: number;
  /** Bytes of all of them. */
  readonly bytes: number;
  /** Records of `recordBytes` in base64, sorted; absent where there are too many files. */
  readonly list?: string;
}

/** The marker is read several times in a run: at most 38 kB of it are the list. */
export const mostListed = 2_000;
const pathBytes = 6;
const sizeBytes = 4;
const contentBytes = 4;
const recordBytes = pathBytes + sizeBytes + contentBytes;

/** The list of files; of the same files it is the same. */
export function fileListOf(files: readonly SiteFile[]): FileList {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (files.length > mostListed) return { files: files.length, bytes };
  const records = files.map(recordOf).sort(Buffer.compare);
  return { files: files.length, bytes, list: Buffer.concat(records).toString('base64') };
}

/** A list that takes as much room as that of these files, before their contents have been read. */
export function fileListLike(files: readonly Pick<SiteFile, 'size'>[]): FileList {
  return fileListOf(files.map(({ size }) => ({ path: '', size, sha256: '' })));
}

/** What a deployment changes. */
export interface FileChanges {
  /** Paths, in the order of the files. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Files that are gone. The list knows no names. */
  readonly removed: number;
  /** Files that have grown, new ones included, by how many bytes; the most first. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

/** How many of the files that have grown are named. */
const mostGrown = 5;

/**
 * Compares files with the list of those that were live.
 * @param list as it was read; whatever is no list of ours is not compared
 */
export function changesSince(list: unknown, files: readonly SiteFile[]): FileChanges | undefined {
  const before = readList(list);
  if (!before) return undefined;
  const added: string[] = [];
  const changed: string[] = [];
  const grown: { path: string; bytes: number }[] = [];
  for (const file of files) {
    const record = recordOf(file);
    const key = keyOf(record);
    const old = before.get(key);
    before.delete(key);
    const size = old?.readUInt32LE(pathBytes) ?? 0;
    if (!old) added.push(file.path);
    else if (!old.equals(record)) changed.push(file.path);
    if (file.size > size) grown.push({ path: file.path, bytes: file.size - size });
  }
  grown.sort((a, b) => b.bytes - a.bytes);
  return { added, changed, removed: before.size, grown: grown.slice(0, mostGrown) };
}

function recordOf({ path, size, sha256 }: SiteFile): Buffer {
  const record = Buffer.alloc(recordBytes);
  Buffer.from(hash('sha256', path), 'hex').copy(record, 0, 0, pathBytes);
  record.writeUInt32LE(Math.min(size, 0xffff_ffff), pathBytes);
  Buffer.from(sha256, 'hex').copy(record, pathBytes + sizeBytes, 0, contentBytes);
  return record;
}

const keyOf = (record: Buffer) => record.toString('latin1', 0, pathBytes);

function readList(list: unknown): Map<string, Buffer> | undefined {
  if (typeof list !== 'string' || list.length > longestFileListText) return undefined;
  const bytes = Buffer.from(list, 'base64');
  if (bytes.length % recordBytes !== 0 || bytes.toString('base64') !== list) return undefined;
  const records = Array.from({ length: bytes.length / recordBytes }, (_, index) =>
    bytes.subarray(index * recordBytes, (index + 1) * recordBytes),
  );
  return new Map(records.map((record) => [keyOf(record), record]));
}

const longestFileListText = Math.ceil((mostListed * recordBytes) / 3) * 4;

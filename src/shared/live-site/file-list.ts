import { hash } from 'node:crypto';
import type { SiteFile } from '../site-files.ts';

/**
 * List of files in a public marker. For each file, it contains the size and prefixes of the hashes
 * of path and content, but no name.
 */
export interface FileList {
  readonly files: number;
  readonly bytes: number;
  /** Sorted records of `recordBytes` each, in Base64. */
  readonly list?: string;
  /** SHA-256 of the list's bytes, if the list is a separate file. */
  readonly listed?: string;
  /**
   * Hashes, in Base64, of some paths that the last deployment added or changed. The next one checks
   * them again.
   */
  readonly changed?: string;
}

const pathBytes = 6;
const sizeBytes = 4;
const contentBytes = 4;
const recordBytes = pathBytes + sizeBytes + contentBytes;

export const maxChanged = 16;

/**
 * Builds the list.
 * @param earlier the field `changed` of the live site's list
 */
export function toFileList(
  files: readonly SiteFile[],
  changes?: FileChanges,
  earlier?: string,
): FileList {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const records = files.map(encodeRecord).sort(Buffer.compare);
  const list = Buffer.concat(records).toString('base64');
  const paths = [...(changes?.changed ?? []), ...(changes?.added ?? [])];
  if (paths.length === 0) return { files: files.length, bytes, list, changed: earlier };
  const step = Math.ceil(paths.length / maxChanged);
  const marked = paths.filter((_, index) => index % step === 0).map(hashPath);
  const changed = Buffer.concat(marked).toString('base64');
  return { files: files.length, bytes, list, changed };
}

export function createChangedTest({ changed = '' }: Partial<FileList> = {}) {
  const marked = Buffer.from(changed, 'base64').toString('latin1');
  const keys = new Set(marked.match(new RegExp(`[^]{${pathBytes}}`, 'g')));
  return (path: string): boolean => keys.has(hashPath(path).toString('latin1'));
}

const hashPath = (path: string) => hash('sha256', path, 'buffer').subarray(0, pathBytes);

/** Returns a placeholder for unread files. Its field `list` has the final length. */
export function fileListLike(files: readonly Pick<SiteFile, 'size'>[]): FileList {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const list = Buffer.alloc(files.length * recordBytes).toString('base64');
  return { files: files.length, bytes, list };
}

/** How a build differs from the live site. */
export interface FileChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Hashes of paths that exist only on the live site. */
  readonly removed: ReadonlySet<string>;
  /** The files, including new ones, that grew most, and by how many bytes. */
  readonly grown: readonly { readonly path: string; readonly bytes: number }[];
}

const maxGrown = 5;

export function changesSince(list: unknown, files: readonly SiteFile[]): FileChanges | undefined {
  const before = readList(list);
  if (!before) return undefined;
  const added: string[] = [];
  const changed: string[] = [];
  const grown: { path: string; bytes: number }[] = [];
  for (const file of files) {
    const record = encodeRecord(file);
    const key = getRecordKey(record);
    const old = before.get(key);
    before.delete(key);
    const size = old?.readUInt32LE(pathBytes) ?? 0;
    if (!old) added.push(file.path);
    else if (!old.equals(record)) changed.push(file.path);
    if (file.size > size) grown.push({ path: file.path, bytes: file.size - size });
  }
  grown.sort((a, b) => b.bytes - a.bytes);
  const removed = new Set(before.keys());
  return { added, changed, removed, grown: grown.slice(0, maxGrown) };
}

export const isRemoved = ({ removed }: FileChanges, path: string): boolean =>
  removed.has(hashPath(path).toString('latin1'));

/** Returns whether a value is a valid list of this many files. */
export const listsFiles = (files: number, list: unknown) => readList(list)?.size === files;

function encodeRecord(siteFile: SiteFile): Buffer {
  const record = Buffer.alloc(recordBytes);
  hashPath(siteFile.path).copy(record);
  record.writeUInt32LE(Math.min(siteFile.size, 0xffff_ffff), pathBytes);
  Buffer.from(siteFile.sha256, 'hex').copy(record, pathBytes + sizeBytes, 0, contentBytes);
  return record;
}

const getRecordKey = (record: Buffer) => record.toString('latin1', 0, pathBytes);

function readList(list: unknown): Map<string, Buffer> | undefined {
  if (typeof list !== 'string' || list.length > maxFileListLength) return undefined;
  const bytes = Buffer.from(list, 'base64');
  if (bytes.length % recordBytes !== 0 || bytes.toString('base64') !== list) return undefined;
  const records = Array.from({ length: bytes.length / recordBytes }, (_, index) =>
    bytes.subarray(index * recordBytes, (index + 1) * recordBytes),
  );
  return new Map(records.map((record) => [getRecordKey(record), record]));
}

/** Length of a list of 65,535 files (1.2 MB), the maximum of an archive. */
const maxFileListLength = Math.ceil((0xffff * recordBytes) / 3) * 4;

import type { SiteFile } from '../../../shared/site-files.ts';
import { type CompressionMethod, localHeaderBytes } from './zip/format.ts';

export type Entry = BytesEntry | DiskEntry;

export type DiskEntry = FileEntry | SliceEntry;

interface NamedEntry {
  readonly path: string;
  readonly size: number;
}

export interface BytesEntry extends NamedEntry {
  readonly kind: 'bytes';
  readonly bytes: Uint8Array;
}

export interface FileEntry extends NamedEntry {
  readonly kind: 'file';
  readonly file: string;
  readonly modifiedMs: number;
}

/** A slice of a temporary file that only this run writes. */
export interface SliceEntry extends NamedEntry {
  readonly kind: 'slice';
  readonly file: string;
  readonly offset: number;
}

export interface PackedEntry extends SiteFile {
  readonly crc: number;
  readonly method: CompressionMethod;
  readonly compressed: number;
}

export function bytesEntry(path: string, bytes: Uint8Array): BytesEntry {
  return { kind: 'bytes', path, size: bytes.byteLength, bytes };
}

/** Upper bound in bytes: an entry is stored if deflating doesn't make it smaller. */
export const getMaxBytes = (entry: Entry): number =>
  localHeaderBytes + Buffer.byteLength(entry.path) + entry.size;

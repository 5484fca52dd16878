import type { SiteFile } from '../../../shared/site-files.ts';
import { type CompressionMethod, localHeaderBytes } from './zip/format.ts';

/** One file of the site, on its way into the package. */
export type Entry = BytesEntry | DiskEntry;

/** What is read from a disk. */
export type DiskEntry = FileEntry | SliceEntry;

interface NamedEntry {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** Bytes that are there already. */
export interface BytesEntry extends NamedEntry {
  readonly kind: 'bytes';
  readonly bytes: Uint8Array;
}

/** A file as it was found, before it is read. */
export interface FileEntry extends NamedEntry {
  readonly kind: 'file';
  /** Absolute path. */
  readonly file: string;
  readonly modifiedMs: number;
}

/** A part of a file of the run's own, to which nobody else writes. */
export interface SliceEntry extends NamedEntry {
  readonly kind: 'slice';
  /** Absolute path. */
  readonly file: string;
  /** Where it begins, in bytes. */
  readonly offset: number;
}

/** An entry that was packed. */
export interface PackedEntry extends SiteFile {
  readonly crc: number;
  readonly method: CompressionMethod;
  /** Bytes in the archive, without the header. */
  readonly compressed: number;
}

export function bytesEntry(path: string, bytes: Uint8Array): BytesEntry {
  return { kind: 'bytes', path, size: bytes.byteLength, bytes };
}

/** Bytes that an entry takes in the archive at most: it is stored where deflating does not make it smaller. */
export const mostBytesOf = ({ path, size }: Entry): number => localHeaderBytes + Buffer.byteLength(path) + size;

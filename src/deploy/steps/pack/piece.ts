import { hash } from 'node:crypto';
import type { SiteFile } from '../../../shared/site-files.ts';
import { type CompressionMethod, localHeaderBytes } from './zip.ts';

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

interface SliceEntry extends NamedEntry {
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

/**
 * Returns the maximum size of a packed entry in bytes. An entry that doesn't get smaller when
 * deflated is stored.
 */
export const getMaxBytes = (entry: Entry): number =>
  localHeaderBytes + Buffer.byteLength(entry.path) + entry.size;

export type Piece =
  | { readonly kind: 'hash'; readonly entries: readonly Entry[] }
  /** Files that are packed as a whole, each with its local header. */
  | { readonly kind: 'files'; readonly entries: readonly Entry[] }
  /** A large file. The worker computes its hash and the checksum of each part. */
  | { readonly kind: 'large'; readonly source: DiskEntry; readonly method: CompressionMethod }
  /** The bytes `start` to `start + length` of a large file. Packed parts are joined in order. */
  | {
      readonly kind: 'part';
      readonly source: DiskEntry;
      readonly method: CompressionMethod;
      readonly start: number;
      readonly length: number;
    };

export type PackedPiece =
  | { readonly kind: 'hash'; readonly files: readonly SiteFile[] }
  | {
      readonly kind: 'files';
      readonly files: readonly PackedEntry[];
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  | {
      readonly kind: 'large';
      readonly file: Omit<PackedEntry, 'compressed'>;
      readonly partCrcs: readonly number[];
    }
  | {
      readonly kind: 'part';
      readonly path: string;
      readonly crc: number;
      readonly length: number;
      readonly bytes: Uint8Array<ArrayBuffer>;
    };

export const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes);

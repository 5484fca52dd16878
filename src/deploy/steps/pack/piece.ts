import { hash } from 'node:crypto';
import type { SiteFile } from '../../../shared/site-files.ts';
import type { DiskEntry, Entry, PackedEntry } from './entry.ts';
import type { CompressionMethod } from './zip/format.ts';

export type Piece =
  | { readonly kind: 'hash'; readonly entries: readonly Entry[] }
  /** Files that are read and packed whole, each with its local header. */
  | { readonly kind: 'files'; readonly entries: readonly Entry[] }
  /** The hash of a large file, and the checksum of each of its parts. */
  | { readonly kind: 'large'; readonly source: DiskEntry; readonly method: CompressionMethod }
  /** Bytes `start` to `start + length` of a large file; its packed parts are joined in order. */
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

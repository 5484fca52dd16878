import { hash } from 'node:crypto';
import type { ManifestFile } from './manifest.ts';
import type { SourceFile } from './read.ts';
import { localHeaderBytes, type Method } from './zip/format.ts';

/** One file of the site: bytes that are there already, or a file to be read. */
export interface Entry {
  readonly path: string;
  readonly size: number;
  readonly content: Uint8Array | undefined;
  readonly source: SourceFile;
}

/** A share of the work that any worker can do without knowing of the others. */
export type Piece =
  /** Files that are only hashed. */
  | { readonly kind: 'hash'; readonly entries: readonly Entry[] }
  /** Files that are read and packed whole, each with its local header. */
  | { readonly kind: 'files'; readonly entries: readonly Entry[] }
  /** The hash of a large file, and the checksum of each of its parts. */
  | { readonly kind: 'large'; readonly source: SourceFile; readonly method: Method }
  /** Bytes `start` to `start + length` of a large file; the parts one after another are its packed data. */
  | {
      readonly kind: 'part';
      readonly source: SourceFile;
      readonly method: Method;
      readonly start: number;
      readonly length: number;
    };

export interface PackedFile extends ManifestFile {
  readonly crc: number;
  readonly method: Method;
  /** Bytes in the archive, without the header. */
  readonly compressed: number;
}

/** What comes of a piece. `bytes` go into the archive as they are. */
export type PackedPiece =
  | { readonly kind: 'hash'; readonly files: readonly ManifestFile[] }
  | { readonly kind: 'files'; readonly files: readonly PackedFile[]; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'large';
      readonly file: Omit<PackedFile, 'compressed'>;
      readonly partCrcs: readonly number[];
    }
  | {
      readonly kind: 'part';
      readonly path: string;
      readonly crc: number;
      /** Bytes of the file that it stands for. */
      readonly length: number;
      readonly bytes: Uint8Array<ArrayBuffer>;
    };

export const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes);

/** Bytes that a file takes in the archive at most: it is stored where deflating does not make it smaller. */
export const mostBytesOf = ({ path, size }: Entry): number => localHeaderBytes + Buffer.byteLength(path) + size;

import { hash } from 'node:crypto';
import type { BuiltFile } from '../build/build.ts';

/** One file of the site. */
export type ManifestFile = BuiltFile;

/** Every file of a site, sorted by path. */
export interface Manifest {
  readonly files: readonly ManifestFile[];
  readonly totalBytes: number;
  readonly largestBytes: number;
}

export function createManifest(files: readonly ManifestFile[]): Manifest {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0),
  };
}

/** `sha256:` and the hash over one line a file, in the format that `sha256sum` prints and checks. The same files have the same digest. */
export function digestOf(files: readonly ManifestFile[]): string {
  return `sha256:${hash('sha256', files.map((file) => `${file.sha256}  ${file.path}\n`).join(''))}`;
}

import type { SiteFile } from '../../../shared/site-files.ts';

/** Sorted by path. */
export interface Manifest {
  readonly files: readonly SiteFile[];
  readonly totalBytes: number;
  readonly largestBytes: number;
}

export function createManifest(files: readonly SiteFile[]): Manifest {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0),
  };
}

import type { SiteFile } from '../../../shared/site-files.ts';

export type Manifest = ReturnType<typeof createManifest>;

export function createManifest(files: readonly SiteFile[]) {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0),
  };
}

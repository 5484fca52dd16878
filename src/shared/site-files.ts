import { hash } from 'node:crypto';

export interface SiteFile {
  /** Path relative to the site's root, with forward slashes. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Hashes files as lines in the format of `sha256sum`. @param files sorted by path */
export function computeDigest(files: readonly SiteFile[], head = ''): string {
  const lines = files.map((file) => `${file.sha256}  ${file.path}\n`);
  return `sha256:${hash('sha256', head + lines.join(''))}`;
}

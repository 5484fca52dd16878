import { hash } from 'node:crypto';

export interface SiteFile {
  /** Path relative to the site's root, with forward slashes. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Hashes `head`, followed by a line per file in the format of `sha256sum`.
 * @param files sorted by path
 * @returns `sha256:` and the hash in hexadecimal
 */
export function computeDigest(files: readonly SiteFile[], head = ''): string {
  const lines = files.map((file) => `${file.sha256}  ${file.path}\n`);
  return `sha256:${hash('sha256', head + lines.join(''))}`;
}

import { hash } from 'node:crypto';

/** One file of a site, as a manifest lists it. */
export interface SiteFile {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
}

/**
 * `sha256:` and the hash over one line a file, in the format that `sha256sum` prints and checks. The same files have
 * the same digest.
 * @param files sorted by path
 * @param head what stands before them
 */
export function digestOf(files: readonly SiteFile[], head = ''): string {
  return `sha256:${hash('sha256', head + files.map((file) => `${file.sha256}  ${file.path}\n`).join(''))}`;
}

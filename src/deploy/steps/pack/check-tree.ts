import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { bytes, count, limitLines } from '../../../shared/units.ts';
import type { SiteTree } from '../../artifact/site-tree.ts';
import type { FileEntry } from './piece.ts';
import { formatLimits } from './zip.ts';

export function checkTree(tree: SiteTree): FileEntry[] {
  const { folder, files, forbidden, escaping } = tree;
  if (escaping.length > 0) {
    const links = count(escaping.length, 'symbolic link');
    const message = `The built site has ${links} pointing outside the site or to a missing file.`;
    const remedy =
      'Replace the links with the files themselves, or leave them out of the build output.';
    const details = { facts: limitLines(escaping), remedy };
    throw new SiteDeployError('PATH_OUTSIDE_WORKSPACE', message, details);
  }
  if (forbidden.length > 0) {
    const paths = count(forbidden.length, 'path');
    const message = `${folder} contains ${paths} that must not be published.`;
    throw new SiteDeployError('PACKAGE_FORBIDDEN_FILE', message, { facts: limitLines(forbidden) });
  }
  if (files.length === 0)
    throw new SiteDeployError('PACKAGE_EMPTY', `There are no files in ${folder}.`);
  return inByteOrder(files).map((found) => ({ kind: 'file', ...found }));
}

export function inByteOrder<File extends { readonly path: string }>(files: Iterable<File>): File[] {
  const keyed = Array.from(files, (file) => ({ file, key: Buffer.from(file.path) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map((item) => item.file);
}

export type Manifest = ReturnType<typeof createManifest>;

export function createManifest(files: readonly SiteFile[]) {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0),
  };
}

interface Limits {
  readonly maxTotalSize: number;
  readonly maxFiles: number;
}

export function checkLimits(
  files: readonly { readonly path: string; readonly size: number }[],
  limits: Limits,
): void {
  const maxCount = Math.min(limits.maxFiles, formatLimits.files);
  if (files.length > maxCount) {
    const limit = `the limit is ${maxCount} (hosting.maxFiles)`;
    const facts = ['folders with the most files:', ...largestFolders(files)];
    const message = `The built site has ${files.length} files; ${limit}.`;
    throw new SiteDeployError('PACKAGE_TOO_MANY_FILES', message, { facts });
  }
  const total = files.reduce((sum, file) => sum + file.size, 0);
  // Reserves space for headers and the marker: offsets in the archive have 32 bits.
  const maxBytes = Math.min(limits.maxTotalSize, formatLimits.bytes - (64 << 20));
  if (total <= maxBytes) return;
  const largest = files.toSorted((a, b) => b.size - a.size).slice(0, 10);
  const lines = largest.map(({ path, size }) => `${bytes(size).padStart(9)}  ${path}${hint(path)}`);
  const limit = `the limit is ${bytes(maxBytes)} (hosting.maxTotalSize)`;
  const message = `The built site is ${bytes(total)}; ${limit}.`;
  throw new SiteDeployError('PACKAGE_TOO_LARGE', message, { facts: ['largest files:', ...lines] });
}

function hint(file: string): string {
  if (file.endsWith('.map')) return '  (source map)';
  if (/\.(mp4|webm|mov|avi)$/i.test(file)) return '  (video)';
  return '';
}

function largestFolders(files: readonly { readonly path: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([folder, count]) => `${String(count).padStart(6)}  ${folder}`);
}

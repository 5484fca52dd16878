import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { bytes, firstNames } from '../../shared/units.ts';

/** Limits of ZIP without its 64-bit extension, which some programs don't support. */
const formatLimits = { files: 0xffff, bytes: 0xffff_ffff } as const;

/**
 * Checks the number and total size of files.
 * @param added names of files that the deployment adds
 * @throws SiteDeployError `PACKAGE_TOO_MANY_FILES` or `PACKAGE_TOO_LARGE`
 */
export function checkLimits(
  files: readonly { readonly path: string; readonly size: number }[],
  limits: { readonly maxTotalSize: number; readonly maxFiles: number },
  added: readonly string[] = [],
): void {
  const maxCount = Math.min(limits.maxFiles, formatLimits.files);
  const total = files.length + added.length;
  if (total > maxCount) {
    const limit = `the limit is ${maxCount} (hosting.maxFiles)`;
    const facts = ['folders with the most files:', ...largestFolders(files)];
    const own = `, and the deployment adds ${added.length} (${firstNames(added)})`;
    const message =
      `The built site has ${files.length} files${added.length > 0 ? own : ''}; ` + `${limit}.`;
    throw new SiteDeployError('PACKAGE_TOO_MANY_FILES', message, { facts });
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  // Reserve space for headers and the marker, because offsets in the archive have 32 bits.
  const maxBytes = Math.min(limits.maxTotalSize, formatLimits.bytes - (64 << 20));
  if (size <= maxBytes) return;
  const largest = files.toSorted((a, b) => b.size - a.size).slice(0, 10);
  const lines = largest.map(
    (file) => `${bytes(file.size).padStart(9)}  ${file.path}${hint(file.path)}`,
  );
  const limit = `the limit is ${toMegabytes(maxBytes)} (hosting.maxTotalSize)`;
  const message = `The built site is ${toMegabytes(size)}; ${limit}.`;
  throw new SiteDeployError('PACKAGE_TOO_LARGE', message, { facts: ['largest files:', ...lines] });
}

/** Formats a size in the unit of the setting, whose megabytes have 1,048,576 bytes. */
function toMegabytes(size: number): string {
  const value = size / (1 << 20);
  return `${Number.isInteger(value) ? value : value.toFixed(2)}MB`;
}

function hint(file: string): string {
  if (file.endsWith('.map')) return '  (source map)';
  if (/\.(mp4|webm|mov|avi)$/i.test(file)) return '  (video)';
  return '';
}

function largestFolders(files: readonly { readonly path: string }[]): string[] {
  return [...Map.groupBy(files, (file) => path.posix.dirname(file.path))]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 5)
    .map(([folder, { length }]) => `${String(length).padStart(6)}  ${folder}`);
}

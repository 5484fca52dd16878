import { SiteDeployError } from '../../../shared/errors/error.ts';
import { bytes } from '../../../shared/units.ts';
import { formatLimits } from './zip/format.ts';

export interface Limits {
  readonly maxTotalSize: number;
  readonly maxFiles: number;
}

export function checkLimits(
  files: readonly { readonly path: string; readonly size: number }[],
  limits: Limits,
): void {
  const maxCount = Math.min(limits.maxFiles, formatLimits.files);
  if (files.length > maxCount) {
    throw new SiteDeployError(
      'PACKAGE_TOO_MANY_FILES',
      `The built site has ${files.length} files; the limit is ${maxCount} (hosting.maxFiles).`,
      { facts: ['folders with the most files:', ...largestFolders(files)] },
    );
  }
  const total = files.reduce((sum, file) => sum + file.size, 0);
  // Leaves space for headers and the marker: offsets in the archive have 32 bits.
  const maxBytes = Math.min(limits.maxTotalSize, formatLimits.bytes - (64 << 20));
  if (total > maxBytes) {
    const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
    throw new SiteDeployError(
      'PACKAGE_TOO_LARGE',
      `The built site is ${bytes(total)}; the limit is ${bytes(maxBytes)} (hosting.maxTotalSize).`,
      {
        facts: [
          'largest files:',
          ...largest.map(
            (item) => `${bytes(item.size).padStart(9)}  ${item.path}${hint(item.path)}`,
          ),
        ],
      },
    );
  }
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

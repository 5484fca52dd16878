import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Formats measurements: `title: median 71 ms (68 to 90, 15 runs)`. */
export function summary(title: string, values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${title}: median ${Math.round(median(values))} ms (${low} to ${high}, ${values.length} runs)`;
}

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Calls `use` with a folder that contains the sources of a commit and the packages installed now.
 */
export async function withSources(commit: string, use: (folder: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sources-'));
  try {
    const sources = execFileSync('git', ['archive', commit, 'src', 'package.json'], {
      ...{ cwd: root, maxBuffer: 1 << 28 },
    });
    execFileSync('tar', ['-x', '-C', folder], { input: sources });
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

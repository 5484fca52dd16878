import { omitUndefined } from '../../../shared/omit-undefined.ts';
import type { RepositoryTraits } from '../../../workflows/render/render-options.ts';

const lockfiles = [
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
] as const;
const nodeFiles = ['.nvmrc', '.node-version'];

/** In a workspace, the lockfile is in the root of the repository. */
export function detectTraits(has: (path: string) => boolean, root: string): RepositoryTraits {
  const inRoot = (name: string) => (root === '.' ? name : `${root}/${name}`);
  const node = nodeFiles.flatMap((name) => [inRoot(name), name]).find(has);
  const common = omitUndefined({ root, node: node ? { file: node } : undefined });
  for (const [name, packageManager] of lockfiles) {
    const lockfile = [inRoot(name), name].find(has);
    if (lockfile) return { ...common, packageManager, lockfile };
  }
  return { ...common, packageManager: has(inRoot('package.json')) ? 'npm' : 'none' };
}

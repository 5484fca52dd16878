import { cp, lstat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../config/schema.ts';
import type { Deps } from '../../../shared/deps.ts';
import { undefinedIfMissing } from '../../../shared/files.ts';
import { artifactFolder } from '../../artifact/artifact.ts';
import type { Plan } from '../plan/types.ts';
import { copyEntry, listGitFiles } from './root-site.ts';

/**
 * Returns the paths (as in git) of the content file and the metadata file, unless the build reads
 * them.
 */
export function undeclaredFiles({ build, content, seo }: SiteConfig): ReadonlySet<string> {
  const { reads = [] } = build;
  const files = new Set<string>();
  if (!reads.includes('texts')) files.add(path.posix.normalize(content.file));
  if (!reads.includes('seo')) files.add(path.posix.normalize(seo.file));
  return files;
}

/**
 * Copies only what the build may read. If `build.reads` is incomplete, the build then lacks the
 * inputs that it doesn't declare. Doesn't change the workspace.
 * @returns the plan for a build in the copy
 */
export async function copyDeclared(plan: Plan, deps: Deps): Promise<Plan> {
  const { workspace, config } = plan;
  const target = path.join(deps.scratch, 'checkout');
  const left = undeclaredFiles(config);
  const isInput = (name: string) =>
    !left.has(name) && !/(^|\/)(node_modules|\.git)(\/|$)/.test(name) && !isArtifact(name);
  for (const name of (await listGitFiles(workspace, deps)) ?? ['.']) {
    deps.signal.throwIfAborted();
    const from = path.join(workspace, name);
    const found = isInput(name) && (await undefinedIfMissing(lstat(from)));
    if (!found) continue;
    const to = path.join(target, name);
    if (!found.isDirectory()) {
      await copyEntry(from, to);
      continue;
    }
    // Filter the files of a submodule, or of a workspace without git, because git doesn't list
    // them.
    const filter = (entry: string) =>
      isInput(path.relative(workspace, entry).split(path.sep).join('/'));
    await cp(from, to, { recursive: true, verbatimSymlinks: true, filter });
  }
  const history = path.join(workspace, '.git');
  if (config.build.reads?.includes('history'))
    await undefinedIfMissing(cp(history, path.join(target, '.git'), { recursive: true }));
  return { ...plan, workspace: target, buildRoot: path.join(target, config.build.root) };
}

const isArtifact = (name: string) => name.split('/')[0] === artifactFolder;

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { listSourceFolders } from '../../config/config-paths.ts';
import { resolveInside } from '../../shared/paths.ts';
import { firstNames } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { detectProject, type Project } from '../inputs/detect-project.ts';

export interface FoundSite {
  /** Absolute path: where the config belongs. */
  readonly workspace: string;
  /** Of the site, relative to the workspace. */
  readonly root: string;
  readonly project: Project;
}

/** The repository above the folder, and the folder of the site in it. */
export async function findSite(
  folder: string,
  requested: string | undefined,
  { log }: CommandContext,
): Promise<FoundSite> {
  const workspace = await findRepository(folder);
  const below = path.relative(workspace, folder).split(path.sep).join('/') || '.';
  const found = requested ?? (below === '.' ? await findRoot(workspace) : below);
  const [root = '.', ...others] = typeof found === 'string' ? [found] : found;
  if (workspace !== folder)
    log.info(`The root of the repository is ${workspace}: the config is written there.`);
  if (others.length > 0)
    log.info(`Found several sites. Using ${root}; for another, --root: ${firstNames(others)}.`);
  const project = await detectProject(await resolveInside(workspace, root, '--root'));
  if (root === '.') return { workspace, root, project };
  const { packageManager } = await detectProject(workspace);
  return {
    workspace,
    root,
    project: { ...project, packageManager: project.packageManager ?? packageManager },
  };
}

/** The folder itself without one. */
async function findRepository(folder: string): Promise<string> {
  for (let at = folder; ; at = path.dirname(at)) {
    const found = await stat(path.join(at, '.git')).catch(() => undefined);
    if (found) return at;
    if (path.dirname(at) === at) return folder;
  }
}

/** Sites of a workspace; else those below a root that isn't one itself. */
async function findRoot(workspace: string): Promise<string[]> {
  const { framework, output, hasWorkspaces, hasBuild } = await detectProject(workspace);
  if (!hasWorkspaces && (framework || output || hasBuild)) return ['.'];
  const folders = await listSourceFolders(workspace);
  const sites: string[] = [];
  for (const folder of folders) {
    const project = await detectProject(path.join(workspace, folder));
    if (project.framework || project.output) sites.push(folder);
  }
  if (sites.length === 0) return ['.'];
  return sites;
}

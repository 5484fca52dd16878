import { constants, copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { undefinedIfMissing } from '../../../shared/files.ts';
import { isInside } from '../../../shared/paths.ts';
import { firstNames } from '../../../shared/units.ts';
import { isNeverPublished, sourceName } from '../../artifact/site-tree.ts';
import type { Plan } from '../plan/types.ts';

/**
 * Copies a site from the root of its repository, without the repository's own files.
 * @param wasBuilt whether the site was built: files that git ignores then belong to it
 * @returns the path of the copy
 */
export async function stageRootSite(plan: Plan, folder: string, wasBuilt: boolean, deps: Deps) {
  const names =
    (wasBuilt ? undefined : await listWithGit(plan, folder, deps)) ?? (await listAll(folder));
  const own = [plan.config.content.file, plan.config.seo.file].map((file) =>
    path.relative(folder, path.join(plan.workspace, file)).replaceAll(path.sep, '/'),
  );
  const isSite = (name: string) => !own.includes(name) && !isOfRepository(name);
  const target = path.join(deps.scratch, 'root-site');
  await mkdir(target);
  for (const name of names.filter(isSite))
    await copyEntry(path.join(folder, name), path.join(target, name));
  const left = new Set(
    names.filter((name) => !isSite(name)).map((name) => name.split('/')[0] ?? ''),
  );
  deps.log.info(
    `The root of the repository is the site. Not published: .git${left.size > 0 ? ', ' : ''}` +
      `${firstNames([...left].sort())}${wasBuilt ? '' : ', and files that git ignores'}.`,
  );
  return target;
}

export async function copyEntry(from: string, to: string): Promise<void> {
  const found = await undefinedIfMissing(lstat(from));
  await mkdir(path.dirname(to), { recursive: true });
  if (found?.isSymbolicLink()) await symlink(await readlink(from), to);
  else if (found?.isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
}

function isOfRepository(name: string): boolean {
  const parts = name.split('/');
  const [first = ''] = parts;
  const isHidden = first.startsWith('.') && first !== '.well-known';
  return isHidden || sourceName.test(first) || parts.some(isNeverPublished);
}

/**
 * Lists a workspace's files, without those that git ignores; `undefined` if git can't list them.
 */
export async function listGitFiles(workspace: string, deps: Deps): Promise<string[] | undefined> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = await deps.git(workspace, args, deps.signal);
  return listed?.split('\0').filter(Boolean);
}

async function listWithGit(plan: Plan, folder: string, deps: Deps): Promise<string[] | undefined> {
  const names = await listGitFiles(plan.workspace, deps);
  const files = names?.map((name) => path.join(plan.workspace, name));
  return files
    ?.filter((file) => isInside(folder, file))
    .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'));
}

async function listAll(folder: string, prefix = ''): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(path.join(folder, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isFile() || entry.isSymbolicLink()) found.push(name);
    else if (entry.isDirectory() && !isNeverPublished(entry.name))
      found.push(...(await listAll(folder, `${name}/`)));
  }
  return found;
}

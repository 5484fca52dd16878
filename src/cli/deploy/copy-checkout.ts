import { rmSync } from 'node:fs';
import {
  constants,
  copyFile,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMissing } from '../../shared/files.ts';
import type { Git } from '../../shared/git.ts';

/** A copy of a checkout, in which a build may write. */
export interface CheckoutCopy extends AsyncDisposable {
  /** Absolute path. */
  readonly folder: string;
}

/** What a checkout on a runner does not have, where git does not tell. */
const left = new Set(['node_modules', '.git', '.hg', '.svn']);
/** Files that are copied at once. */
const together = 32;

/**
 * Copies a checkout as a runner would have it: what git tracks, and what it would add. Without a repository it is
 * everything but `node_modules`. So a build leaves nothing in the folder of a person, and two builds do not disturb
 * each other.
 * @param workspace absolute path
 * @throws the signal's reason when it aborts
 */
export async function copyCheckout(workspace: string, git: Git, signal: AbortSignal): Promise<CheckoutCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-deploy-copy-'));
  const removeOnExit = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', removeOnExit);
  const dispose = async () => {
    await rm(root, { recursive: true, force: true });
    process.removeListener('exit', removeOnExit);
  };
  try {
    // The same name, since a site without another one is called by its folder's.
    const folder = path.join(root, path.basename(workspace));
    await mkdir(folder);
    const names = await namesByGit(workspace, git, signal);
    if (!names) await copyAll(workspace, folder, signal);
    else {
      for (let at = 0; at < names.length; at += together) {
        signal.throwIfAborted();
        await Promise.all(names.slice(at, at + together).map((name) => copyOne(workspace, folder, name)));
      }
      // History and tags are those of the original: a build may ask when a page was changed.
      const own = (await git(workspace, ['rev-parse', '--absolute-git-dir'], signal))?.trim();
      if (own) await writeFile(path.join(folder, '.git'), `gitdir: ${own}\n`);
    }
    return { folder, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    signal.throwIfAborted();
    throw error;
  }
}

/** What git tracks and what it would add; `undefined` where the folder is no repository of its own. */
async function namesByGit(workspace: string, git: Git, signal: AbortSignal): Promise<string[] | undefined> {
  const listed = await git(workspace, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], signal);
  if (listed === undefined) return undefined;
  return [...new Set(listed.split('\0').filter((name) => name !== ''))];
}

async function copyAll(from: string, to: string, signal: AbortSignal): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    signal.throwIfAborted();
    if (left.has(entry.name)) continue;
    if (entry.isDirectory()) {
      await mkdir(path.join(to, entry.name));
      await copyAll(path.join(from, entry.name), path.join(to, entry.name), signal);
    } else await copyOne(from, to, entry.name);
  }
}

/** @param name of a file, a link, or a folder that is a repository of its own (a submodule) */
async function copyOne(from: string, to: string, name: string): Promise<void> {
  const [source, target] = [path.join(from, name), path.join(to, name)];
  const found = await lstat(source).catch((error) => {
    // Git still tracks a file that was removed.
    if (isMissing(error)) return undefined;
    throw error;
  });
  await mkdir(path.dirname(target), { recursive: true });
  if (found?.isSymbolicLink()) await symlink(await readlink(source), target);
  else if (found?.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE);
  else if (found?.isDirectory())
    await cp(source, target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !left.has(path.basename(file)),
    });
}

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

const left = new Set(['node_modules', '.git', '.hg', '.svn']);
const together = 32;

/** As on a runner: without ignored files; outside of a repository, all but `left`. */
export async function copyCheckout(workspace: string, git: Git, signal: AbortSignal) {
  const root = await mkdtemp(path.join(tmpdir(), 'site-deploy-copy-'));
  const removeOnExit = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', removeOnExit);
  const dispose = async () => {
    await rm(root, { recursive: true, force: true });
    process.removeListener('exit', removeOnExit);
  };
  try {
    // The folder name is the default name of a site.
    const folder = path.join(root, path.basename(workspace));
    await mkdir(folder);
    const names = await listFilesWithGit(workspace, git, signal);
    if (!names) await copyAll(workspace, folder, signal);
    else {
      for (let at = 0; at < names.length; at += together) {
        signal.throwIfAborted();
        await Promise.all(
          names.slice(at, at + together).map((name) => copyEntry(workspace, folder, name)),
        );
      }
      // A build may query when a page was changed.
      const gitFolder = (await git(workspace, ['rev-parse', '--absolute-git-dir'], signal))?.trim();
      if (gitFolder) await writeFile(path.join(folder, '.git'), `gitdir: ${gitFolder}\n`);
    }
    return { folder, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    signal.throwIfAborted();
    throw error;
  }
}

async function listFilesWithGit(workspace: string, git: Git, signal: AbortSignal) {
  const listed = await git(
    workspace,
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    signal,
  );
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
    } else await copyEntry(from, to, entry.name);
  }
}

async function copyEntry(from: string, to: string, name: string): Promise<void> {
  const [source, target] = [path.join(from, name), path.join(to, name)];
  const found = await lstat(source).catch((error) => {
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

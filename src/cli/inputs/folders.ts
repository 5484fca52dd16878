import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadSiteConfig } from '../../config/load.ts';
import { returnFor, SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { errorCode, readIfThere } from '../../shared/files.ts';
import { whyUnusable } from '../../shared/usable-folder.ts';
import type { CommandContext } from '../context.ts';

export async function checkoutFolder(
  cwd: string,
  folder: string,
  remedy = "Pass the root of the site's repository; default: the working directory.",
): Promise<string> {
  const workspace = path.resolve(cwd, folder);
  const found = await stat(workspace).catch(() => undefined);
  if (found?.isDirectory()) return workspace;
  let problem = `There is no folder ${workspace}.`;
  if (found) problem = `${workspace} is a file, not a folder.`;
  throw usageError(problem, remedy);
}

/**
 * Resolves an output folder without creating it.
 * @throws SiteDeployError `USAGE` if it can't be used
 */
export async function outputFolder(cwd: string, option: string, named: string): Promise<string> {
  const folder = path.resolve(cwd, named);
  const why = await whyUnusable(folder);
  if (!why) return folder;
  throw usageError(
    `The folder ${folder} given for ${option} cannot be used: ${why}.`,
    `Pass ${option} a folder that you can write to, or one that doesn't exist yet.`,
  );
}

export async function readNamedFile(cwd: string, file: string): Promise<string> {
  const absolute = path.resolve(cwd, file);
  const text = await readIfThere(absolute).catch((cause: unknown) => {
    if (errorCode(cause) === 'EISDIR')
      throw new SiteDeployError('USAGE', `${absolute} is not a file.`, {
        cause,
        remedy: 'Name a file.',
      });
    throw new SiteDeployError('USAGE', `${absolute} cannot be read.`, {
      cause,
      remedy: 'Fix its permissions, or name another file.',
    });
  });
  if (text !== undefined) return text;
  throw usageError(
    `There is no file ${absolute}.`,
    `Name an existing file; paths are relative to ${cwd}.`,
  );
}

export function loadConfigIfThere(folder: string, file?: string) {
  return loadSiteConfig(folder, file).catch(returnFor(undefined, 'CONFIG_NOT_FOUND'));
}

const userFolders = {
  config: ['XDG_CONFIG_HOME', '.config', 'APPDATA', 'AppData/Roaming'],
  state: ['XDG_STATE_HOME', '.local/state', 'LOCALAPPDATA', 'AppData/Local'],
} as const;

/**
 * Returns the user's folder for this program. On every system, the variable that the specification
 * defines takes precedence if it contains an absolute path:
 * https://specifications.freedesktop.org/basedir-spec/
 */
export function userFolder(
  kind: keyof typeof userFolders,
  env: CommandContext['env'],
  platform: NodeJS.Platform = process.platform,
): string {
  const [variable, usual, windowsVariable, windowsFolder] = userFolders[kind];
  const home = env.HOME || os.homedir();
  let folder = path.join(home, usual);
  if (platform === 'win32') folder = env[windowsVariable] || path.join(home, windowsFolder);
  if (platform === 'darwin') folder = path.join(home, 'Library', 'Application Support');
  const named = env[variable];
  if (named && path.isAbsolute(named)) folder = named;
  return path.join(folder, 'site-deploy');
}

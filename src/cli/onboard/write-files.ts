import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../shared/files.ts';
import { makeFolder } from '../../shared/usable-folder.ts';
import type { RenderedFile } from '../../workflows/render/render.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/output-folder.ts';

/** Said of a file that was not written. */
export const leftAlone = 'is there already, and is left alone';

/**
 * `--render`: the files that onboarding would propose, in a folder.
 * @param isThere whether the checkout has a file
 */
export async function writeFiles(
  target: string,
  files: readonly RenderedFile[],
  isThere: (file: string) => boolean,
  { log }: CommandContext,
): Promise<ExitCode> {
  for (const { path: name } of files) await folderFor(path.join(target, name));
  for (const { path: name, content, care } of files) {
    // It belongs to the people of the repository from its first day on.
    if (care === 'seed' && isThere(name)) {
      log.info(`${name}: is in the checkout already`);
      continue;
    }
    const isNew = await writeNewFile(path.join(target, name), content);
    log.info(`${name}: ${isNew ? 'written' : leftAlone}`);
  }
  return 0;
}

/** The folder of a file that is to be written. @throws SiteDeployError `USAGE` where it cannot be used */
function folderFor(file: string): Promise<string> {
  return outputFolder('/', '--render', path.dirname(file));
}

/**
 * Writes a file that is not there yet, and its folder: one that is there may be somebody's work.
 * @param file absolute path
 * @returns whether it was written
 * @throws SiteDeployError `USAGE` where its folder cannot be used
 */
export async function writeNewFile(file: string, content: string): Promise<boolean> {
  await makeFolder(await folderFor(file));
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

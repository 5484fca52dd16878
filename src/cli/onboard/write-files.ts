import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedFile } from '../../onboard/render/render.ts';
import { errorCode } from '../../shared/files.ts';
import type { CommandContext, ExitCode } from '../context.ts';

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

/**
 * Writes a file that is not there yet, and its folder: one that is there may be somebody's work.
 * @returns whether it was written
 */
export async function writeNewFile(file: string, content: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

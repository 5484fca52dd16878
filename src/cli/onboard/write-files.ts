import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../shared/files.ts';
import { makeFolder } from '../../shared/usable-folder.ts';
import type { RenderedFile } from '../../workflows/render/render.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/output-folder.ts';

export const leftAlone = 'already exists and is left unchanged';

/** Writes files for `--render`. @param isThere whether the checkout has a file */
export async function writeFiles(
  target: string,
  files: readonly RenderedFile[],
  isThere: (file: string) => boolean,
  context: CommandContext,
): Promise<ExitCode> {
  for (const { path: name } of files) await folderFor(path.join(target, name));
  for (const { path: name, content, care } of files) {
    // A seed file belongs to the maintainers once it exists.
    if (care === 'seed' && isThere(name)) {
      context.log.info(`${name}: already in the checkout`);
      continue;
    }
    const isNew = await writeNewFile(path.join(target, name), content);
    context.log.info(`${name}: ${isNew ? 'written' : leftAlone}`);
  }
  return 0;
}

const folderFor = (file: string) => outputFolder('/', '--render', path.dirname(file));

/**
 * Never overwrites: an existing file may be someone's work.
 * @param file absolute path
 * @returns whether it was written
 * @throws SiteDeployError `USAGE` if its folder can't be used
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

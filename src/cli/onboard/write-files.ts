import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedFile } from '../../onboard/render/render.ts';
import type { CommandContext, ExitCode } from '../context.ts';

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
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    // A file that is there may be somebody's work.
    const written = await writeFile(file, content, { flag: 'wx' }).then(
      () => 'written',
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return 'is there already, and is left alone';
        throw error;
      },
    );
    log.info(`${name}: ${written}`);
  }
  return 0;
}

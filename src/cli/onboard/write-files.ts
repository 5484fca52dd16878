import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../shared/files.ts';
import { makeFolder } from '../../shared/usable-folder.ts';
import type { ReadableFiles } from '../../workflows/deploy-workflow.ts';
import { type RenderedFile, workflowFolder } from '../../workflows/render/render.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { outputFolder } from '../inputs/folders.ts';

export const leftAlone = 'already exists and is left unchanged';

export async function writeFiles(
  target: string,
  files: readonly RenderedFile[],
  isThere: (file: string) => boolean,
  context: CommandContext,
): Promise<ExitCode> {
  for (const { path: name } of files) await folderFor(path.join(target, name));
  for (const { path: name, content, care } of files) {
    if (care === 'seed' && isThere(name)) {
      context.log.info(`${name}: already in the checkout`);
      continue;
    }
    const isNew = await writeNewFile(path.join(target, name), content);
    context.log.info(`${name}: ${isNew ? 'written' : leftAlone}`);
  }
  return 0;
}

const folderFor = (file: string) => outputFolder('/', '--into', path.dirname(file));

/**
 * Writes a file unless it exists, because an existing one may be someone's work. Returns whether it
 * was written.
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

export async function readLocalWorkflows(workspace: string): Promise<ReadableFiles> {
  const names = await readdir(path.join(workspace, workflowFolder)).catch(() => []);
  return {
    read: (file) => readFile(path.join(workspace, file), 'utf8').catch(() => undefined),
    paths: names.map((name) => `${workflowFolder}/${name}`),
  };
}

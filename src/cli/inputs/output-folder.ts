import path from 'node:path';
import { usageError } from '../../shared/errors/error.ts';
import { whyUnusable } from '../../shared/usable-folder.ts';

/** The folder may not exist yet, and isn't created. @throws SiteDeployError `USAGE` */
export async function outputFolder(cwd: string, option: string, named: string): Promise<string> {
  const folder = path.resolve(cwd, named);
  const why = await whyUnusable(folder);
  if (!why) return folder;
  throw usageError(
    `The folder ${folder} given for ${option} cannot be used: ${why}.`,
    `Pass ${option} a folder that you can write to, or one that doesn't exist yet.`,
  );
}

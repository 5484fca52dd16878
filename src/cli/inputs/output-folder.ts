import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { whyUnusable } from '../../shared/usable-folder.ts';

/**
 * The absolute path of a folder that files are to be written to. It need not be there yet, and is not made.
 * @param option by which it was named, such as `--dir`
 * @throws SiteDeployError `USAGE`
 */
export async function outputFolder(cwd: string, option: string, named: string): Promise<string> {
  const folder = path.resolve(cwd, named);
  const why = await whyUnusable(folder);
  if (why === undefined) return folder;
  throw new SiteDeployError('USAGE', `The folder ${folder} of ${option} cannot be used: ${why}.`, {
    remedy: `Name a folder with ${option} that you may write to, or one that is not there yet.`,
  });
}

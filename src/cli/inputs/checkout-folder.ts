import { stat } from 'node:fs/promises';
import path from 'node:path';
import { usageError } from '../../shared/errors/error.ts';

/** @throws SiteDeployError `USAGE` */
export async function checkoutFolder(cwd: string, folder: string): Promise<string> {
  const workspace = path.resolve(cwd, folder);
  const found = await stat(workspace).catch(() => undefined);
  if (found?.isDirectory()) return workspace;
  let problem = `There is no folder ${workspace}.`;
  if (found) problem = `${workspace} is a file, not a folder.`;
  throw usageError(
    problem,
    "Pass the root of the site's repository as the argument; default: the working directory.",
  );
}

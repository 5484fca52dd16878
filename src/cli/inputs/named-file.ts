import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { errorCode, readIfThere } from '../../shared/files.ts';

/**
 * Reads a file named on the command line.
 * @param file relative to `cwd`
 * @throws SiteDeployError `USAGE`
 */
export async function readNamedFile(cwd: string, file: string): Promise<string> {
  const absolute = path.resolve(cwd, file);
  const text = await readIfThere(absolute).catch((cause: unknown) => {
    const isFile = errorCode(cause) !== 'EISDIR';
    throw new SiteDeployError(
      'USAGE',
      `${absolute} ${isFile ? 'cannot be read' : 'is not a file'}.`,
      {
        cause,
        remedy: isFile ? 'Fix its permissions, or name another file.' : 'Name a file.',
      },
    );
  });
  if (text !== undefined) return text;
  throw new SiteDeployError('USAGE', `There is no file ${absolute}.`, {
    remedy: `Name an existing file; paths are relative to ${cwd}.`,
  });
}

import path from 'node:path';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { errorCode, readIfThere } from '../../shared/files.ts';

/** @throws SiteDeployError `USAGE` */
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

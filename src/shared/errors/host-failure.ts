import { errorCode } from '../files.ts';
import type { hostErrors } from './catalogue/host.ts';

const codes: Readonly<Record<string, keyof typeof hostErrors>> = {
  ENOSPC: 'DISK_FULL',
  EDQUOT: 'DISK_FULL',
  EMFILE: 'TOO_MANY_OPEN_FILES',
  ENFILE: 'TOO_MANY_OPEN_FILES',
  EFBIG: 'FILE_TOO_LARGE',
  ERR_FS_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  ENOENT: 'FILE_GONE',
  ENOTDIR: 'FILE_GONE',
  ESTALE: 'FILE_GONE',
  EACCES: 'FILE_REFUSED',
  EPERM: 'FILE_REFUSED',
  EROFS: 'FILE_REFUSED',
  EBUSY: 'FILE_REFUSED',
  EIO: 'FILE_REFUSED',
  EISDIR: 'FILE_REFUSED',
  ELOOP: 'FILE_REFUSED',
  ENAMETOOLONG: 'FILE_REFUSED',
};

const noDescriptors = /^Worker initialization failure: E[MN]FILE|^child process missing stdin$/;

/** A code about a single file counts only if the error names the file. */
export function findHostFailure(thrown: unknown): keyof typeof hostErrors | undefined {
  // A thread or a command that could not start names no code of the system.
  if (thrown instanceof Error && noDescriptors.test(thrown.message)) return 'TOO_MANY_OPEN_FILES';
  const code = codes[errorCode(thrown) ?? ''];
  const isOfFile = code === 'FILE_GONE' || code === 'FILE_REFUSED';
  if (isOfFile && !(thrown instanceof Error && 'path' in thrown)) return undefined;
  return code;
}

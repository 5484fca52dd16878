import { errorCode } from '../files.ts';
import type { machine } from './catalogue/machine.ts';

/** Failures of the machine by the system's code. */
const codes: Readonly<Record<string, keyof typeof machine>> = {
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

/**
 * Which failure of the machine an error is. One that says the state of a single file counts only where it names the
 * file: everything else is for whoever has made the call to explain.
 */
export function machineFailure(thrown: unknown): keyof typeof machine | undefined {
  const code = codes[errorCode(thrown) ?? ''];
  const isOfFile = code === 'FILE_GONE' || code === 'FILE_REFUSED';
  if (isOfFile && !(thrown instanceof Error && 'path' in thrown)) return undefined;
  return code;
}

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { SourceFile } from './walk.ts';

/**
 * All bytes of a file, if it is still the one that was found. Synchronous: for the many small files of a site a trip to the thread pool takes longer than the
 * read.
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export function readSource({ path, absolute, size, modifiedMs }: SourceFile): Uint8Array {
  const file = openSync(absolute, 'r');
  try {
    const content = Buffer.allocUnsafeSlow(size);
    let length = 0;
    while (length < size) {
      const read = readSync(file, content, length, size - length, null);
      if (read === 0) break;
      length += read;
    }
    const after = fstatSync(file);
    if (length !== size || after.size !== size || after.mtimeMs !== modifiedMs) {
      throw new SiteDeployError('PACKAGE_FILE_CHANGED', `The file "${path}" changed while it was read.`);
    }
    return content;
  } finally {
    closeSync(file);
  }
}

import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { FinishedPage } from '../finish/rewrite/page-job.ts';
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

/** Reads pages that lie one behind the other in files of the run. */
export class PageReader implements Disposable {
  readonly #open = new Map<string, number>();

  /** All bytes of a page. @throws SiteDeployError `PACKAGE_FILE_CHANGED` */
  read({ file, offset, size }: FinishedPage): Uint8Array {
    let descriptor = this.#open.get(file);
    if (descriptor === undefined) {
      descriptor = openSync(file, 'r');
      this.#open.set(file, descriptor);
    }
    const content = Buffer.allocUnsafeSlow(size);
    for (let length = 0; length < size; ) {
      const read = readSync(descriptor, content, length, size - length, offset + length);
      if (read === 0)
        throw new SiteDeployError('PACKAGE_FILE_CHANGED', `The file "${file}" changed while it was read.`);
      length += read;
    }
    return content;
  }

  [Symbol.dispose](): void {
    for (const descriptor of this.#open.values()) closeSync(descriptor);
  }
}

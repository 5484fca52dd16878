import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { editPage } from '../html/edit.ts';
import type { PageJob, PageResult, RewriteInput } from './page-job.ts';
import { Spool } from './spool.ts';

/** Edits one page after the other. Everything is synchronous: many small files are read faster so. */
export class Rewriter implements Disposable {
  readonly #input: RewriteInput;
  readonly #spool: Spool;
  /** Every page is read to the same place, so that memory does not grow with their number. */
  #buffer = Buffer.allocUnsafeSlow(1 << 18);

  constructor(input: RewriteInput) {
    this.#input = input;
    this.#spool = new Spool(input.spool);
  }

  /** Reads a page and, where something has to change, adds it to the spool as it is to be. */
  rewrite({ path, head, source, isCopy }: PageJob): PageResult {
    const built = this.#read(source);
    const { pieces, ...said } = editPage(built, { head, texts: this.#input.texts });
    const content = pieces ?? (isCopy ? [built] : undefined);
    if (content === undefined) return { path, page: undefined, ...said };
    const replaces = this.#input.hashes && !isCopy ? hash('sha256', built) : undefined;
    return { path, page: { file: this.#spool.file, ...this.#spool.add(content), replaces }, ...said };
  }

  #read(source: string): Uint8Array {
    const file = openSync(source, 'r');
    try {
      const { size } = fstatSync(file);
      if (size > this.#buffer.byteLength) this.#buffer = Buffer.allocUnsafeSlow(size + (size >> 1));
      let length = 0;
      for (let read = -1; read !== 0 && length < size; length += read)
        read = readSync(file, this.#buffer, length, size - length, null);
      return this.#buffer.subarray(0, length);
    } finally {
      closeSync(file);
    }
  }

  [Symbol.dispose](): void {
    this.#spool[Symbol.dispose]();
  }
}

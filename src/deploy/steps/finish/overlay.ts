import { readBytesIfThereSync } from '../../../shared/files.ts';
import type { FilesByPath } from '../../artifact/site-tree.ts';
import type { FinishedPage, PageResult } from './rewrite/page-job.ts';

/** Files laid over the built folder, which is only read. */
export class Overlay {
  /** Pages by their path in the site. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** Other files by path in the site. */
  readonly files = new Map<string, Uint8Array>();
  readonly #built: FilesByPath;

  /** @param built the files that were built */
  constructor(built: FilesByPath, results: readonly PageResult[]) {
    this.#built = built;
    this.pages = new Map(
      results.flatMap((result) => (result.page ? [[result.path, result.page] as const] : [])),
    );
  }

  put(name: string, content: string | Uint8Array | undefined): void {
    if (content !== undefined)
      this.files.set(name, typeof content === 'string' ? Buffer.from(content) : content);
  }

  /** Whether the deployed site has a file of this name. */
  has(name: string): boolean {
    return this.files.has(name) || this.pages.has(name) || this.#built.has(name);
  }

  /** Reads the built file, if there is one. */
  readBuilt(name: string): Buffer | undefined {
    const found = this.#built.get(name);
    return found && readBytesIfThereSync(found.file);
  }
}

import { readBytesIfThereSync } from '../../../../shared/files.ts';
import type { FilesByPath } from '../../../artifact/site-tree.ts';
import type { FinishedPage, PageResult } from '../rewrite/page-job.ts';

export class Overlay {
  readonly pages: ReadonlyMap<string, FinishedPage>;
  readonly files = new Map<string, Uint8Array>();
  readonly #built: FilesByPath;

  constructor(built: FilesByPath, results: readonly PageResult[]) {
    this.#built = built;
    const pages = results.flatMap(({ path, page }) => (page ? [[path, page] as const] : []));
    this.pages = new Map(pages);
  }

  put(name: string, content: string | Uint8Array | undefined): void {
    if (content !== undefined)
      this.files.set(name, typeof content === 'string' ? Buffer.from(content) : content);
  }

  has(name: string): boolean {
    return this.files.has(name) || this.pages.has(name) || this.#built.has(name);
  }

  readBuilt(name: string): Buffer | undefined {
    const found = this.#built.get(name);
    return found && readBytesIfThereSync(found.file);
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../shared/paths.ts';
import type { FinishedPage, PageResult } from './rewrite/page-job.ts';

/** What lies over the built folder, which is only read. */
export class Overlay {
  /** Pages by their path in the site. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  /** Other files, by theirs. */
  readonly files = new Map<string, Uint8Array>();
  readonly #folder: string;

  /** @param folder absolute path of what was built */
  constructor(folder: string, results: readonly PageResult[]) {
    this.#folder = folder;
    this.pages = new Map(
      results.flatMap(({ path: file, page }) => (page === undefined ? [] : [[file, page] as const])),
    );
  }

  put(name: string, content: string | Uint8Array | undefined): void {
    if (content !== undefined) this.files.set(name, typeof content === 'string' ? Buffer.from(content) : content);
  }

  /** Whether the site as it is deployed has a file of this name. */
  has(name: string): boolean {
    return this.files.has(name) || this.pages.has(name) || existsSync(path.join(this.#folder, name));
  }

  /** The built file, where there is one. */
  readBuilt(name: string): Buffer | undefined {
    const file = path.resolve(this.#folder, name);
    return isInside(this.#folder, file) && existsSync(file) ? readFileSync(file) : undefined;
  }
}

/** Bytes of a built file; `undefined` where there is none. */
export function builtSize(folder: string, name: string): number | undefined {
  const file = path.resolve(folder, name);
  const found = isInside(folder, file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return found?.isFile() ? found.size : undefined;
}

import { closeSync, openSync, readSync } from 'node:fs';
import { readBytesIfThereSync } from '../../../shared/files.ts';
import type { FilesByPath } from '../../artifact/site-tree.ts';
import type { FinishedPage, PageResult } from './rewrite/page-job.ts';

export class Overlay {
  readonly pages: Map<string, FinishedPage>;
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

  /** Returns the built files that the deployment replaces. */
  changedFiles(): string[] {
    return [...this.pages.keys(), ...this.files.keys()].filter((name) => this.#built.has(name));
  }

  /** Returns the size of a file in bytes, as built; 0 for an added file. */
  size(name: string): number {
    return this.#built.get(name)?.size ?? 0;
  }

  /** Returns the content of a file, as deployed. */
  read(name: string): Buffer {
    const file = this.files.get(name);
    if (file) return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const page = this.pages.get(name);
    return page ? readSlice(page) : (this.readBuilt(name) ?? Buffer.alloc(0));
  }

  readBuilt(name: string): Buffer | undefined {
    const found = this.#built.get(name);
    return found && readBytesIfThereSync(found.file);
  }
}

function readSlice({ file, offset, size }: FinishedPage): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, size, offset);
  } finally {
    closeSync(descriptor);
  }
  return bytes;
}

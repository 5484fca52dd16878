import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface ServedFile {
  readonly bytes: Buffer;
  /** In the platform's format: a quoted decimal number derived from the bytes alone. */
  readonly etag: string;
}

/** The files of a deployed site by path. Case-sensitive, regardless of the host file system. */
export class SiteFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;

  private constructor(folder: string, names: ReadonlySet<string>) {
    this.#folder = folder;
    this.#names = names;
  }

  static async of(folder: string): Promise<SiteFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      );
    return new SiteFiles(folder, new Set(names));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  async read(name: string): Promise<ServedFile> {
    const bytes = await readFile(path.join(this.#folder, name));
    return { bytes, etag: `"${Number.parseInt(hash('sha256', bytes).slice(0, 8), 16)}"` };
  }
}

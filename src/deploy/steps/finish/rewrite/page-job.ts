import { closeSync, openSync, readSync } from 'node:fs';
import type { SiteConfig } from '../../../../config/schema.ts';
import type { EditedPage } from '../html/edit.ts';
import type { HeadEdit, ScriptEdit } from '../html/head-edits.ts';

export interface PageJob {
  readonly path: string;
  readonly source: string;
  readonly head: readonly HeadEdit[];
  /** Whether the page is made from another file. It is then deployed even if unchanged. */
  readonly isCopy: boolean;
  readonly isListed?: boolean;
  /** Whether the head is rendered only in the browser. The file then lacks the built values. */
  readonly rendersHead: boolean;
  readonly ownPath?: string | undefined;
}

export interface FinishedPage {
  readonly file: string;
  readonly offset: number;
  readonly size: number;
  readonly replaces: string | undefined;
}

/** Replaced text of the built page, with its markup. */
export interface ReplacedHtml {
  /** Key of the text; `undefined` for the title or the description. */
  readonly key?: string | undefined;
  readonly html: string;
}

export interface PageResult extends Omit<EditedPage, 'changes' | 'replaced'> {
  readonly path: string;
  readonly page: FinishedPage | undefined;
  readonly framework?: string | undefined;
  readonly isPinned: boolean;
  /**
   * Whether Next.js wrote the page for redirect() or notFound(). The page then has scripts, but no
   * content.
   */
  readonly isBlank?: boolean;
  /** First occurrence of each replaced text. */
  readonly replaced?: readonly ReplacedHtml[] | undefined;
}

export interface RewriteInput {
  readonly spool: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly hashes: boolean;
  readonly detectsFrameworks: boolean;
  readonly hold: SiteConfig['seo']['hold'];
  readonly holdScript: Omit<ScriptEdit, 'src'>;
}

/** Reads files into one reused buffer, so that memory use doesn't grow with their number. */
export class PageReader {
  #buffer = Buffer.allocUnsafeSlow(1 << 18);

  /**
   * Reads a file. The result is valid until the next read.
   * @param max maximum number of bytes
   */
  read(file: string, max = Number.POSITIVE_INFINITY): Buffer {
    const descriptor = openSync(file, 'r');
    try {
      let length = 0;
      for (let read = -1; read !== 0 && length < max; length += read) {
        if (length === this.#buffer.byteLength) this.#grow();
        const left = Math.min(this.#buffer.byteLength, max) - length;
        read = readSync(descriptor, this.#buffer, length, left, null);
      }
      return this.#buffer.subarray(0, length);
    } finally {
      closeSync(descriptor);
    }
  }

  #grow(): void {
    const larger = Buffer.allocUnsafeSlow(this.#buffer.byteLength * 2);
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}

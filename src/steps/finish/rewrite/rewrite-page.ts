import { hash } from 'node:crypto';
import { editPage } from '../html/edit.ts';
import type { PageJob, PageResult, RewriteInput } from './page-job.ts';
import { PageReader } from './page-reader.ts';
import { Spool } from './spool.ts';

/** Edits one page after the other. Everything is synchronous: many small files are read faster so. */
export class Rewriter implements Disposable {
  readonly #input: RewriteInput;
  readonly #spool: Spool;
  readonly #reader = new PageReader();

  constructor(input: RewriteInput) {
    this.#input = input;
    this.#spool = new Spool(input.spool);
  }

  rewriteAll(jobs: readonly PageJob[]): PageResult[] {
    return jobs.map((job) => this.rewrite(job));
  }

  /** Reads a page and, where something has to change, adds it to the spool as it is to be. */
  rewrite({ path, head, source, isCopy }: PageJob): PageResult {
    const built = this.#reader.read(source);
    const { pieces, ...said } = editPage(built, { head, texts: this.#input.texts });
    const content = pieces ?? (isCopy ? [built] : undefined);
    if (content === undefined) return { path, page: undefined, ...said };
    const replaces = this.#input.hashes && !isCopy ? hash('sha256', built) : undefined;
    return { path, page: { file: this.#spool.file, ...this.#spool.add(content), replaces }, ...said };
  }

  [Symbol.dispose](): void {
    this.#spool[Symbol.dispose]();
  }
}

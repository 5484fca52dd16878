import { hash } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { holdScript } from '../browser/browser.ts';
import { editPage, type ReplacedValue, type TreeReader } from '../html/edit.ts';
import type { HeadEdit, HoldEdit } from '../html/head-edits.ts';
import type { Splice } from '../html/splice.ts';
import { application, detectFramework, type Framework, isBlankOfNext } from './frameworks.ts';
import {
  type FinishedPage,
  type PageJob,
  PageReader,
  type PageResult,
  type ReplacedHtml,
  type RewriteInput,
} from './page-job.ts';

/** Thrown if a page needs the tree parser, which isn't loaded yet. */
class TreeNeeded extends Error {
  override readonly name = 'TreeNeeded';
}

/** Edits pages with synchronous I/O, which is faster for many small files. */
export class Rewriter implements Disposable {
  readonly #input: RewriteInput;
  readonly #spool: Spool;
  readonly #reader = new PageReader();
  readonly #replacedKeys = new Set<string>();
  #readTree: TreeReader = () => {
    throw new TreeNeeded();
  };

  constructor(input: RewriteInput) {
    this.#input = input;
    this.#spool = new Spool(input.spool);
  }

  async rewriteAll(jobs: readonly PageJob[]): Promise<PageResult[]> {
    const results: PageResult[] = [];
    for (const job of jobs) results.push(await this.rewrite(job));
    return results;
  }

  async rewrite(job: PageJob): Promise<PageResult> {
    try {
      return this.#rewrite(job);
    } catch (error) {
      if (!(error instanceof TreeNeeded)) throw error;
      // Load the parser only on demand: few sites need it, and loading takes as long as editing 100
      // pages.
      const { readTree } = await import('../html/tree.ts');
      this.#readTree = readTree;
      return this.#rewrite(job);
    }
  }

  #rewrite(job: PageJob): PageResult {
    const { path, source, isCopy } = job;
    const { texts, hashes, hold, detectsFrameworks, holdScript: script } = this.#input;
    const built = this.#reader.read(source);
    const detected = detectsFrameworks ? detectFramework(built) : undefined;
    const framework = job.rendersHead ? application : detected;
    // Also hold the values of listed pages without scripts, because an application may show these
    // pages without loading their documents.
    const mayBeReached = Boolean(framework) || (detectsFrameworks && job.isListed === true);
    const isPinned = hold === 'always' || (hold === 'auto' && mayBeReached);
    const head: readonly HeadEdit[] = isPinned
      ? [...job.head, holdEdit(job, framework, script)]
      : job.head;
    const edits = { head, texts, isTakenOver: Boolean(framework) };
    const page = editPage(built, edits, this.#readTree);
    const isWritten = page.changes !== undefined || isCopy;
    // List the members, because a rest pattern would take 1 % of the edit's time.
    return {
      path,
      skipped: page.skipped,
      misplacedTags: page.misplacedTags,
      canonical: page.canonical,
      held: page.held,
      policies: page.policies,
      applied: page.applied,
      built: page.built,
      refused: page.refused,
      replaced: isCopy ? undefined : this.#readReplaced(built, page.replaced),
      isPinned: isPinned && !page.skipped,
      framework: framework?.name,
      isBlank: detected && isBlankOfNext(built),
      page: isWritten ? this.#write(built, page.changes, hashes && !isCopy) : undefined,
    };
  }

  #write(built: Buffer, changes: readonly Splice[] | undefined, isHashed: boolean): FinishedPage {
    const { offset, size } = this.#spool.add(built, changes);
    const replaces = isHashed ? hash('sha256', built) : undefined;
    return { file: this.#spool.file, offset, size, replaces };
  }

  #readReplaced(built: Buffer, replaced: readonly ReplacedValue[] = []) {
    const read: ReplacedHtml[] = [];
    for (const { key, start, end } of replaced) {
      if (end - start < minReplaced || (key !== undefined && this.#replacedKeys.has(key))) continue;
      if (key !== undefined) this.#replacedKeys.add(key);
      read.push({ key, html: built.toString('utf8', start, Math.min(end, start + maxReplaced)) });
    }
    return read.length > 0 ? read : undefined;
  }

  flush(): void {
    this.#spool.flush();
  }

  [Symbol.dispose](): void {
    this.#spool[Symbol.dispose]();
  }
}

/** Minimum length of a replaced value in bytes. Any file may contain shorter ones. */
const minReplaced = 12;
/** Number of bytes to keep of a longer value, which suffice to find it. */
const maxReplaced = 1_000;

/**
 * Time in ms after the start of a route during which an application's writes count as built values.
 */
const startMs = 5_000;

function holdEdit(
  { ownPath }: PageJob,
  framework: Framework | undefined,
  script: RewriteInput['holdScript'],
): HoldEdit {
  const edit = { kind: 'hold', src: `/${holdScript.path}`, ownPath, ...script } as const;
  if (framework?.rendersHead) return { ...edit, startMs };
  return edit;
}

/**
 * Stores pages in a single file, because creating a file takes longer than editing a page. The file
 * is complete after a flush or close.
 */
export class Spool implements Disposable {
  readonly file: string;
  readonly #descriptor: number;
  readonly #batch = Buffer.allocUnsafeSlow(batchBytes);
  #filled = 0;
  #offset = 0;

  constructor(file: string) {
    this.file = file;
    this.#descriptor = openSync(file, 'wx', 0o600);
  }

  add(bytes: Buffer, changes: readonly Splice[] = []) {
    const added = changes.reduce((sum, { start, end, text }) => sum + text.length + start - end, 0);
    const place = { offset: this.#offset, size: bytes.byteLength + added };
    this.#offset += place.size;
    let at = 0;
    for (const { start, end, text } of changes) {
      this.#append(bytes.subarray(at, start));
      this.#append(Buffer.from(text, 'latin1'));
      at = end;
    }
    this.#append(bytes.subarray(at));
    return place;
  }

  #append(bytes: Buffer): void {
    for (let at = 0; at < bytes.byteLength; ) {
      if (this.#filled === batchBytes) this.flush();
      const copied = bytes.copy(this.#batch, this.#filled, at);
      this.#filled += copied;
      at += copied;
    }
  }

  flush(): void {
    writeFileSync(this.#descriptor, this.#batch.subarray(0, this.#filled));
    this.#filled = 0;
  }

  [Symbol.dispose](): void {
    this.flush();
    closeSync(this.#descriptor);
  }
}

const batchBytes = 262_144;

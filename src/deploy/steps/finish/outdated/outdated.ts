import { closeSync, openSync, readSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { isHtmlFile } from '../../../../hosting/names.ts';
import { compact } from '../../../../shared/compact.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { paced } from '../../../../shared/pace.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import type { FoundFile } from '../../../artifact/site-tree.ts';
import type { Overlay } from '../overlay.ts';
import type { PageSources } from '../pages/page-jobs.ts';
import type { PageResult } from '../rewrite/page-job.ts';
import { ByteSearch } from './byte-search.ts';
import { findOldValues, type OldValue, type OldValues, writtenForms } from './old-values.ts';

/** Limits in bytes: read in total, decompressed from one file, and read at once. */
const limits = { total: 64 << 20, decompressed: 8 << 20, chunk: 1 << 20 } as const;
/** Minimum cost of a file in bytes, because opening it takes as long as reading this many. */
const minCost = 4 << 10;

const isScript = (file: string) => /\.[cm]?js$/i.test(file);
/** Files that are not searched: binary formats and source maps. */
const unread =
  /\.(png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|mp[34]|m4[av]|webm|og[gv]|wav|wasm|pdf|zip|map)$/i;

/**
 * Warns about files that may still show a text, title or description that the edited pages no
 * longer contain. Only the build can update these files.
 */
export async function reportOutdated(
  results: readonly PageResult[],
  overlay: Overlay,
  { tree, seo }: Pick<PageSources, 'tree' | 'seo'>,
  texts: ReadonlyMap<string, string>,
  { log, signal }: Pick<Deps, 'log' | 'signal'>,
): Promise<void> {
  const metadata = [...(seo?.metadata.values() ?? [])];
  const current = [
    ...texts.values(),
    ...(seo?.pages ?? []).map(({ title }) => title),
    ...metadata.flatMap(({ title, description }) => [title, description]),
  ];
  const old = findOldValues(results, compact(current));
  if (old.values.length === 0) return;
  const search = new PackageSearch(old, overlay);
  await search.searchAll(tree.files, signal);
  for (const line of search.warnings()) log.warn(line, { concern: 'visitors' });
  if (search.unsearched) log.info(search.unsearched);
}

class PackageSearch {
  readonly #values: readonly OldValue[];
  readonly #omitted: number;
  readonly #overlay: Overlay;
  readonly #search: ByteSearch;
  /** Index of the value to which each spelling belongs. */
  readonly #owners: readonly number[];
  readonly #files = new Map<number, Set<string>>();
  /** Indexes of values that an element with a different key still shows. */
  readonly #stillShown = new Set<number>();
  readonly #buffer = Buffer.allocUnsafeSlow(limits.chunk);
  readonly #skipped: string[] = [];

  constructor({ values, omitted }: OldValues, overlay: Overlay) {
    this.#values = values;
    this.#omitted = omitted;
    this.#overlay = overlay;
    const forms = values.map(({ text }) => writtenForms(text));
    this.#search = new ByteSearch(forms.flat());
    this.#owners = forms.flatMap((list, index) => list.map(() => index));
  }

  async searchAll(files: readonly FoundFile[], signal: AbortSignal): Promise<void> {
    const names = new Set(files.map(({ path }) => path));
    const hasText = this.#values.some(({ key }) => key !== undefined);
    const searched = files.filter(({ path }) => {
      // Pages and scripts also contain titles, but the edited pages correct them.
      if (unread.test(path) || (!hasText && (isHtmlFile(path) || isScript(path)))) return false;
      // Skip compressed copies, which have the same text, and files that the deployment itself
      // writes.
      const plain = path.replace(/\.(gz|br|zst)$/i, '');
      return !(plain !== path && names.has(plain)) && !this.#overlay.files.has(path);
    });
    const rank = ({ path }: FoundFile) => Number(isScript(path)) + 2 * Number(isHtmlFile(path));
    let left: number = limits.total;
    const pause = paced(signal);
    for (const file of searched.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))) {
      const bytes = left < minCost ? undefined : this.#searchFile(file, left);
      if (bytes === undefined) {
        this.#skipped.push(file.path);
        continue;
      }
      left -= Math.max(minCost, bytes);
      await pause();
    }
  }

  /**
   * Searches a file.
   * @returns the number of bytes searched; `undefined` if the file is too large or can't be
   * decompressed
   */
  #searchFile({ path, file, size }: FoundFile, left: number): number | undefined {
    if (size > left) return undefined;
    if (this.#overlay.pages.has(path)) return this.#searchBytes(path, this.#overlay.read(path));
    const descriptor = openSync(file, 'r');
    try {
      let kept = 0;
      for (let total = 0; ; ) {
        const read = readSync(descriptor, this.#buffer, kept, limits.chunk - kept, null);
        const bytes = this.#buffer.subarray(0, kept + read);
        if (total === 0 && isCompressed(path, bytes)) {
          // Only decompress files that fit into the buffer, because the relevant ones are small:
          // they are the parts of a search index.
          if (read < size) return undefined;
          const plain = decompress(path, bytes);
          return plain && read + this.#searchBytes(path, plain);
        }
        this.#searchBytes(path, bytes);
        total += read;
        if (read === 0 || total >= size) return total;
        // Keep the end of this part, because a value may begin there.
        kept = Math.min(bytes.byteLength, this.#search.longest - 1);
        bytes.copy(this.#buffer, 0, bytes.byteLength - kept);
      }
    } finally {
      closeSync(descriptor);
    }
  }

  #searchBytes(path: string, bytes: Buffer): number {
    for (const [form, at] of this.#search.find(bytes)) {
      const index = this.#owners[form] ?? 0;
      const key = this.#values[index]?.key;
      if (key === undefined && (isHtmlFile(path) || isScript(path))) continue;
      if (isHtmlFile(path) && isShownByOtherKey(bytes, at, key)) this.#stillShown.add(index);
      const files = this.#files.get(index) ?? new Set();
      this.#files.set(index, files.add(path));
    }
    return bytes.byteLength;
  }

  warnings(): string[] {
    const pick = (isText: boolean) =>
      [...this.#files].filter(
        ([index]) =>
          !this.#stillShown.has(index) && (this.#values[index]?.key !== undefined) === isText,
      );
    const report = (
      found: readonly (readonly [number, ReadonlySet<string>])[],
      [noun, remedy]: [string, string],
    ) => {
      const files = [...new Set(found.flatMap(([, set]) => [...set]))].sort();
      return (
        files.length > 0 &&
        `${count(found.length, noun)} may still show in ${count(files.length, 'file')} that only ` +
          `the build can correct: ${firstNames(files)}. ${remedy}`
      );
    };
    return compact([
      report(pick(true), [
        'replaced text',
        'Let the build use the texts of the file that SITE_TEXT_FILE names.',
      ]),
      report(pick(false), [
        'replaced metadata value',
        'Let the build use the values of the file that SITE_SEO_FILE names.',
      ]),
    ]);
  }

  /**
   * Describes the files, other than media, that weren't searched, and the values that weren't
   * searched for.
   */
  get unsearched(): string | undefined {
    const parts = compact([
      this.#skipped.length > 0 &&
        `${count(this.#skipped.length, 'file')} (${firstNames(this.#skipped, 3)})`,
      this.#omitted > 0 && `for ${this.#omitted} of the values`,
    ]);
    if (parts.length === 0) return undefined;
    return (
      `Not searched for replaced texts, titles and descriptions: ${parts.join(', ')}. ` +
      `The limit is ${limits.total >> 20} MB.`
    );
  }
}

/** Returns whether the bytes at an offset are the text of an element with a different key. */
function isShownByOtherKey(bytes: Buffer, at: number, key: string | undefined): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - 400), at);
  const tag = before.slice(before.lastIndexOf('<'));
  const [, found] = /\sdata-text-key\s*=\s*["']?([^"'\s>]+)/i.exec(tag) ?? [];
  return found !== undefined && found !== key && tag.includes('>');
}

function isCompressed(path: string, bytes: Buffer): boolean {
  const magic = bytes.byteLength < 4 ? 0 : bytes.readUInt32BE(0);
  return magic >>> 16 === 0x1f8b || magic === 0x28b5_2ffd || /\.br$/i.test(path);
}

/**
 * Decompresses a file.
 * @returns `undefined` if it can't be read or is too large
 */
function decompress(path: string, bytes: Buffer): Buffer | undefined {
  const options = { maxOutputLength: limits.decompressed };
  try {
    if (/\.br$/i.test(path)) return brotliDecompressSync(bytes, options);
    return bytes[0] === 0x1f ? gunzipSync(bytes, options) : zstdDecompressSync(bytes, options);
  } catch {
    return undefined;
  }
}

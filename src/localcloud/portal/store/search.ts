import * as z from 'zod/mini';
import { textColumn } from './columns.ts';

const toWords = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

export const SearchedRow = z.object({
  key: textColumn,
  text: textColumn,
  /** Kind of row, to filter a list: the type of a page. */
  kind: textColumn,
});
type SearchedRow = z.infer<typeof SearchedRow>;

export type SearchedTable = 'pages' | 'text_keys';

/**
 * Triggers that report changed rows. They are temporary, because they call a function that exists
 * only in this connection.
 */
export const searchTriggers = [
  ['pages', 'UPDATE OF path, title, type', "'pages', new.site_id, NULL"],
  ['pages', 'INSERT', "'pages', new.site_id, NULL"],
  ['pages', 'DELETE', "'pages', old.site_id, NULL"],
  ['text_keys', 'UPDATE', "'text_keys', new.site_id, NULL"],
  ['overrides', 'UPDATE OF value, status', "'text_keys', new.site_id, new.key"],
  ['overrides', 'INSERT', "'text_keys', new.site_id, new.key"],
  ['overrides', 'DELETE', "'text_keys', old.site_id, old.key"],
  ['seo', 'UPDATE OF body', "'pages', new.site_id, new.page_slug"],
  ['seo', 'INSERT', "'pages', new.site_id, new.page_slug"],
  ['built_heads', 'UPDATE', "'pages', new.site_id, new.page_slug"],
  ['built_heads', 'INSERT', "'pages', new.site_id, new.page_slug"],
  ['built_heads', 'DELETE', "'pages', old.site_id, old.page_slug"],
]
  .map(
    ([table, event = '', changed]) =>
      `CREATE TEMP TRIGGER ${table}_${event.slice(0, 6)} AFTER ${event} ON main.${table}
        BEGIN SELECT search_changed(${changed}); END;`,
  )
  .join('\n');

/** Number of rows per block. A search only reads blocks that may contain its words. */
const blockSize = 128;
const trigramHashes = 8_192;
const keptSearches = 8;

function hashTrigrams(text: string): Uint16Array {
  const code = (at: number) => text.charCodeAt(at);
  const hashes = new Uint16Array(Math.max(0, text.length - 2));
  for (let at = 0; at < hashes.length; at += 1)
    hashes[at] = (code(at) * 961 + code(at + 1) * 31 + code(at + 2)) % trigramHashes;
  return hashes;
}

function parse({ kind, search = '' }: SearchFilter) {
  const words = toWords(search);
  const trigrams = [...words, kind ?? ''].flatMap((text) => [...hashTrigrams(text)]);
  return { words, kind, trigrams, name: JSON.stringify([kind, words]) };
}

/**
 * Consecutive rows of a list, with cached results of recent searches until one of the rows changes.
 */
class Block {
  readonly #rows: SearchedRow[] = [];
  /** Hashes of trigrams that occur in the texts, including earlier versions of them. */
  readonly #trigrams = new Uint8Array(trigramHashes);
  readonly #found = new Map<string, readonly SearchedRow[]>();

  get length(): number {
    return this.#rows.length;
  }

  put(index: number, row: SearchedRow): void {
    const text = row.text.toLowerCase();
    this.#rows[index] = { ...row, text };
    for (const hash of hashTrigrams(`${text}\n${row.kind}`)) this.#trigrams[hash] = 1;
    this.#found.clear();
  }

  find({ words, kind, trigrams, name }: ReturnType<typeof parse>): readonly SearchedRow[] {
    if (!trigrams.every((hash) => this.#trigrams[hash])) return [];
    const known = this.#found.get(name);
    if (known) return known;
    const isOfKind = (row: SearchedRow) => kind === undefined || row.kind === kind;
    const found = this.#rows.filter(
      (row) => isOfKind(row) && words.every((word) => row.text.includes(word)),
    );
    if (this.#found.size === keptSearches) this.#found.clear();
    this.#found.set(name, found);
    return found;
  }
}

/**
 * Searches the lower-cased texts of sites. SQLite ignores case only for ASCII letters, and would
 * have to read all matches to count them, even with a trigram index. Totals of lists are cached as
 * well, because SQLite counts by reading every row.
 */
export class SearchTexts {
  readonly #sites: Record<SearchedTable, Map<string, SiteTexts>> = {
    pages: new Map(),
    text_keys: new Map(),
  };
  readonly #changedPages = new Map<string, Set<string>>();

  /**
   * Reports a changed row.
   * @param key key of the row. By default, any row may have changed
   */
  change(table: SearchedTable, siteId: string, key?: string): void {
    if (table === 'pages' && key === undefined) this.#changedPages.delete(siteId);
    else if (table === 'pages') this.#changedPages.get(siteId)?.add(key ?? '');
    if (key === undefined) this.#sites[table].delete(siteId);
    else for (const list of this.#site(table, siteId).lists.values()) list.changed.add(key);
  }

  /**
   * Returns the slugs of pages that have changed since the last call; `undefined` if any may have.
   */
  takeChangedPages(siteId: string): ReadonlySet<string> | undefined {
    const changed = this.#changedPages.get(siteId);
    this.#changedPages.set(siteId, new Set());
    return changed;
  }

  /**
   * Returns the number of a site's rows of a kind, or of all kinds.
   * @param count counts the rows if their number isn't cached
   */
  total(table: SearchedTable, { siteId, kind }: SearchFilter, count: () => number): number {
    const { totals } = this.#site(table, siteId);
    const total = totals.get(kind) ?? count();
    totals.set(kind, total);
    return total;
  }

  /**
   * Finds rows whose text contains each word of the search.
   * @param read returns the rows with these keys, or all rows in the order of the list
   * @returns the keys of the requested rows and the total; `undefined` if the search has no words
   */
  find(
    table: SearchedTable,
    filter: SearchFilter,
    read: (keys: readonly string[] | undefined) => readonly SearchedRow[],
  ): { readonly keys: string[]; readonly total: number } | undefined {
    const { siteId, order = '', chosen, offset = 0, limit = Number.POSITIVE_INFINITY } = filter;
    const search = parse(filter);
    if (search.words.length === 0) return undefined;
    const { lists } = this.#site(table, siteId);
    const known = lists.get(order);
    const list = known ?? { blocks: [], places: new Map(), changed: new Set() };
    lists.set(order, list);
    if (!known || list.changed.size > 0) put(list, read(known && [...list.changed]));
    const affected = chosen && new Set([...chosen.keys].map((key) => list.places.get(key)?.block));
    const keys: string[] = [];
    let total = 0;
    for (const block of list.blocks) {
      let found = block.find(search);
      if (affected?.has(block)) found = found.filter(({ key }) => isChosen(chosen, key));
      else if (chosen?.isIn) found = [];
      const start = Math.max(0, offset - total);
      for (const { key } of found.slice(start, start + limit - keys.length)) keys.push(key);
      total += found.length;
    }
    return { keys, total };
  }

  #site(table: SearchedTable, siteId: string): SiteTexts {
    const site = this.#sites[table].get(siteId) ?? { lists: new Map(), totals: new Map() };
    this.#sites[table].set(siteId, site);
    return site;
  }
}

function put(list: SearchedList, rows: readonly SearchedRow[]): void {
  for (const row of rows) {
    const place = list.places.get(row.key) ?? addPlace(list, row.key);
    place.block.put(place.index, row);
  }
  list.changed.clear();
}

function addPlace({ blocks, places }: SearchedList, key: string) {
  const last = blocks.at(-1);
  const block = last && last.length < blockSize ? last : new Block();
  if (block !== last) blocks.push(block);
  const place = { block, index: block.length };
  places.set(key, place);
  return place;
}

/** Filter for rows with these keys, or for all others if `isIn` is `false`. */
export interface ChosenKeys {
  readonly keys: ReadonlySet<string>;
  readonly isIn: boolean;
}

export const isChosen = (chosen: ChosenKeys | undefined, key: string) =>
  !chosen || chosen.keys.has(key) === chosen.isIn;

interface SearchFilter {
  readonly siteId: string;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
  readonly chosen?: ChosenKeys | undefined;
  /** Order of the rows. Each order has a separate list. */
  readonly order?: string | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

interface SearchedList {
  readonly blocks: Block[];
  readonly places: Map<string, { readonly block: Block; readonly index: number }>;
  readonly changed: Set<string>;
}

interface SiteTexts {
  readonly lists: Map<string, SearchedList>;
  /** Numbers of rows by kind. The key `undefined` has the total. */
  readonly totals: Map<string | undefined, number>;
}

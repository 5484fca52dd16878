import * as z from 'zod/mini';

const toWords = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

/** Matches if each word occurs in one of the texts, ignoring case. */
export function toSearch(search = ''): (texts: readonly string[]) => boolean {
  const words = toWords(search);
  return (texts) => {
    if (words.length === 0) return true;
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

export const SearchedRow = z.object({
  key: z.string(),
  text: z.string(),
  /** The filter of the list: the page of a text, or the type of a page. */
  kind: z.string(),
  place: z.number(),
});
export type SearchedRow = z.infer<typeof SearchedRow>;

export type SearchedTable = 'pages' | 'text_keys';

/** Report changed rows. They belong to the connection, as their function does. */
export const searchTriggers = (
  [
    ['pages', 'UPDATE OF path, title, type', 'new'],
    ['pages', 'INSERT', 'new'],
    ['pages', 'DELETE', 'old'],
    ['text_keys', 'UPDATE', 'new'],
    ['overrides', 'UPDATE OF value, status', 'new'],
    ['overrides', 'INSERT', 'new'],
    ['overrides', 'DELETE', 'old'],
  ] as const
)
  .map(([table, event, row]) => {
    const values = table === 'overrides' ? `'text_keys', ${row}.site_id, ${row}.key` : undefined;
    return `CREATE TEMP TRIGGER ${table}_${event.slice(0, 6)} AFTER ${event} ON main.${table}
      BEGIN SELECT search_changed(${values ?? `'${table}', ${row}.site_id, NULL`}); END;`;
  })
  .join('\n');

/**
 * Lower-cased texts of the sites that were searched. A statement would read and convert each row
 * twice, for the list and for its total, and SQLite ignores only the case of ASCII. Totals of lists
 * are kept as well, because SQLite reads every row to count.
 */
export class SearchTexts {
  readonly #sites: Record<SearchedTable, Map<string, SiteTexts>> = {
    pages: new Map(),
    text_keys: new Map(),
  };

  /** @param key if absent, any row may have changed */
  change(table: SearchedTable, siteId: string, key?: string): void {
    if (key === undefined) this.#sites[table].delete(siteId);
    else this.#sites[table].get(siteId)?.changed.add(key);
  }

  /** Returns the number of a site's rows of a kind, or of all kinds. */
  total(table: SearchedTable, { siteId, kind }: SearchFilter, count: () => number): number {
    const { totals } = this.#site(table, siteId);
    const total = totals.get(kind) ?? count();
    totals.set(kind, total);
    return total;
  }

  /**
   * @param read returns the rows with the keys, or all, in the order of the list
   * @returns the rows with all words, or `undefined` if the search has none
   */
  find(
    table: SearchedTable,
    { siteId, kind, search = '' }: SearchFilter,
    read: (keys: readonly string[] | undefined) => readonly SearchedRow[],
  ): SearchedRow[] | undefined {
    const words = toWords(search);
    if (words.length === 0) return undefined;
    const site = this.#site(table, siteId);
    if (!site.rows || site.changed.size > 0) {
      const changed = read(site.rows && [...site.changed]);
      site.rows ??= new Map();
      for (const row of changed) site.rows.set(row.key, { ...row, text: row.text.toLowerCase() });
      site.changed.clear();
    }
    const found: SearchedRow[] = [];
    for (const row of site.rows.values())
      if ((kind === undefined || row.kind === kind) && words.every((it) => row.text.includes(it)))
        found.push(row);
    return found;
  }

  #site(table: SearchedTable, siteId: string): SiteTexts {
    const site = this.#sites[table].get(siteId) ?? { changed: new Set(), totals: new Map() };
    this.#sites[table].set(siteId, site);
    return site;
  }
}

export interface SearchFilter {
  readonly siteId: string;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
}

interface SiteTexts {
  /** Absent until the first search. */
  rows?: Map<string, SearchedRow>;
  readonly changed: Set<string>;
  /** By kind. */
  readonly totals: Map<string | undefined, number>;
}

import * as z from 'zod/mini';
import { compact } from '../../../shared/compact.ts';
import { numberColumn, textColumn } from './columns.ts';
import { type Database, type ListPart, toLimit } from './database.ts';
import { isCurrent } from './overrides.ts';
import { type ChosenKeys, isChosen, SearchedRow } from './search.ts';

const TextKeyRow = z.object({
  key: textColumn,
  /** Page that the text belongs to. */
  pageSlug: textColumn,
  defaultText: textColumn,
  /** Number of pages that show the text. */
  pageCount: numberColumn,
});
export type TextKeyRow = z.infer<typeof TextKeyRow>;

/** SQL for the texts that each page shows. A text on several pages has a row for each page. */
export const shownTexts = `(SELECT site_id, page_slug, key, default_text FROM text_keys
  UNION ALL SELECT shared_texts.site_id, shared_texts.page_slug, key, default_text
  FROM shared_texts JOIN text_keys USING (site_id, key))`;

export function listTextKeys(database: Database, siteId: string): readonly TextKeyRow[] {
  return database.list(TextKeyRow, 'text_keys', { siteId }, 'ORDER BY key');
}

const ShownText = z.object({ key: textColumn, pageSlug: textColumn, defaultText: textColumn });
export type ShownText = z.infer<typeof ShownText>;

export function listShownTexts(
  database: Database,
  siteId: string,
  pageSlug?: string,
): readonly ShownText[] {
  return database.list(ShownText, shownTexts, { siteId, pageSlug }, 'ORDER BY key');
}

const Slug = z.object({ slug: textColumn });

export function listPagesWith(database: Database, siteId: string, keys: readonly string[]) {
  const sql = `SELECT DISTINCT page_slug AS slug FROM ${shownTexts}
    WHERE site_id = ? AND key IN (SELECT value FROM json_each(?))`;
  return database.all(Slug, sql, siteId, JSON.stringify(keys)).map(({ slug }) => slug);
}

export function findTextKey(database: Database, siteId: string, key: string) {
  return database.find(TextKeyRow, 'text_keys', { siteId, key });
}

export function insertTextKey(database: Database, siteId: string, text: TextKeyRow): void {
  database.searchTexts.change('text_keys', siteId);
  database.insert('text_keys', { siteId, ...text }, 'IGNORE');
}

/**
 * Replaces the keys of a site. Overrides of removed keys are kept, in case the key returns.
 * @param shared texts on pages that they don't belong to
 */
export function putTextKeys(
  database: Database,
  siteId: string,
  keys: readonly TextKeyRow[],
  shared: readonly ShownText[] = [],
): void {
  database.searchTexts.change('text_keys', siteId);
  database.remove('text_keys', { siteId });
  for (const key of keys) insertTextKey(database, siteId, key);
  database.remove('shared_texts', { siteId });
  database.run(
    `INSERT INTO shared_texts SELECT ?, value ->> 'pageSlug', value ->> 'key' FROM json_each(?)`,
    siteId,
    JSON.stringify(shared),
  );
}

/**
 * Moves texts to the page whose slug is the first part of their keys.
 * @returns the number of texts
 */
export function takeTexts(database: Database, siteId: string, slug: string): number {
  const isOwn = "substr(key, 1, length(?2) + 1) = ?2 || '.'";
  return database.run(
    `UPDATE text_keys SET page_slug = ?2 WHERE site_id = ?1 AND ${isOwn}`,
    siteId,
    slug,
  );
}

/**
 * Moves the texts of a removed page.
 * @param other slug of the page that gets them
 */
export function giveTexts(
  database: Database,
  { siteId, slug: pageSlug }: { readonly siteId: string; readonly slug: string },
  other: string | undefined,
): void {
  if (other !== undefined) database.update('text_keys', { pageSlug: other }, { siteId, pageSlug });
}

const Displayed = z.object({ key: textColumn, shown: textColumn });

/**
 * Returns the displayed texts of a page.
 * @param withDrafts whether unpublished overrides take precedence
 */
export function displayedTexts(
  database: Database,
  siteId: string,
  pageSlug: string,
  withDrafts: boolean,
) {
  const isDraft = "status = 'pending' AND request_id IS NULL";
  const isShown = `(status = 'live' OR (?3 AND ${isDraft}))`;
  const shown = `(SELECT value FROM overrides WHERE overrides.site_id = texts.site_id
    AND overrides.key = texts.key AND ${isShown}
    ORDER BY status = 'pending' DESC, sequence DESC LIMIT 1)`;
  const texts = database.all(
    Displayed,
    `SELECT key, coalesce(${shown}, default_text) AS shown FROM ${shownTexts} AS texts
      WHERE site_id = ?1 AND page_slug = ?2 ORDER BY key`,
    siteId,
    pageSlug,
    Number(withDrafts),
  );
  return Object.fromEntries(texts.map(({ key, shown }) => [key, shown]));
}

const Key = z.object({ key: textColumn });
const Total = z.object({ total: numberColumn });

export interface TextFilter extends ListPart {
  readonly page?: string | undefined;
  readonly search?: string | undefined;
  readonly chosen?: ChosenKeys | undefined;
  readonly order?: 'key' | 'page' | undefined;
}

/**
 * Finds texts. The `+` in `ORDER BY` keeps SQLite from using an index for the order, because it
 * would then read all rows.
 */
export function findTextKeys(database: Database, siteId: string, filter: TextFilter) {
  const chosen = choose(database, siteId, filter);
  // Rowids follow the order of the pages.
  const order = filter.order === 'page' ? 'rowid' : 'key';
  const found = searchTexts(database, siteId, { ...filter, chosen }, order);
  if (found) {
    const list = `SELECT * FROM text_keys WHERE site_id = ?
      AND key IN (SELECT value FROM json_each(?)) ORDER BY +${order}`;
    const keys = database.all(TextKeyRow, list, siteId, JSON.stringify(found.keys));
    return { keys, total: found.total };
  }
  // Add only requested conditions, so that an index suffices to count.
  const ofSite = 'FROM text_keys WHERE site_id = ?';
  const ofChosen = (isIn: boolean) =>
    `${ofSite} AND key ${isIn ? '' : 'NOT'} IN (SELECT value FROM json_each(?))`;
  const values = compact([siteId, chosen && JSON.stringify([...chosen.keys])]);
  const list = `SELECT * ${chosen ? ofChosen(chosen.isIn) : ofSite}
    ORDER BY ${chosen?.isIn ? '+' : ''}${order} LIMIT ? OFFSET ?`;
  const keys = database.all(TextKeyRow, list, ...values, ...toLimit(filter));
  const count = (matching: string, ...own: string[]) =>
    database.get(Total, `SELECT count(*) AS total ${matching}`, ...own)?.total ?? 0;
  const all = () => count(ofSite, siteId);
  if (!chosen) return { keys, total: all() };
  const chosenTotal = count(ofChosen(true), ...values);
  return { keys, total: chosen.isIn ? chosenTotal : all() - chosenTotal };
}

/** Restricts the chosen keys to those that a page shows. */
function choose(database: Database, siteId: string, { page, chosen }: TextFilter) {
  if (page === undefined) return chosen;
  const sql = `SELECT key FROM ${shownTexts} WHERE site_id = ? AND page_slug = ?`;
  const keys = database.all(Key, sql, siteId, page).map(({ key }) => key);
  return { keys: new Set(keys.filter((key) => isChosen(chosen, key))), isIn: true };
}

function searchTexts(database: Database, siteId: string, filter: TextFilter, order: string) {
  const values = `(SELECT group_concat(value, char(10)) FROM overrides
    WHERE overrides.site_id = text_keys.site_id AND overrides.key = text_keys.key
    AND ${isCurrent})`;
  const search = { ...filter, siteId, order };
  return database.searchTexts.find('text_keys', search, (keys) =>
    database.all(
      SearchedRow,
      `SELECT key, concat_ws(char(10), key, default_text, ${values}) AS text, '' AS kind
        FROM text_keys WHERE site_id = ?
        ${keys ? 'AND key IN (SELECT value FROM json_each(?))' : `ORDER BY ${order}`}`,
      ...compact([siteId, keys && JSON.stringify(keys)]),
    ),
  );
}

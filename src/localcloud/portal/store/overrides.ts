import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { OverrideStatus } from '../../../contracts/portal/text.ts';
import { compact } from '../../../shared/compact.ts';
import { type Database, type ListPart, optionalColumn, toLimit } from './database.ts';
import { mergedRequests } from './requests.ts';
import { type ChosenKeys, SearchedRow } from './search.ts';

const TextKeyRow = z.object({ key: z.string(), pageSlug: z.string(), defaultText: z.string() });
export type TextKeyRow = z.infer<typeof TextKeyRow>;

export function listTextKeys(database: Database, siteId: string, pageSlug?: string): TextKeyRow[] {
  return database.list(TextKeyRow, 'text_keys', { siteId, pageSlug }, 'ORDER BY key');
}

export function findTextKey(database: Database, siteId: string, key: string) {
  return database.find(TextKeyRow, 'text_keys', { siteId, key });
}

export function insertTextKey(database: Database, siteId: string, text: TextKeyRow): void {
  database.searchTexts.change('text_keys', siteId);
  database.insert('text_keys', { siteId, ...text }, 'IGNORE');
}

/** Retains overrides of removed keys, which return with their key. */
export function putTextKeys(database: Database, siteId: string, keys: readonly TextKeyRow[]): void {
  database.searchTexts.change('text_keys', siteId);
  database.remove('text_keys', { siteId });
  for (const key of keys) insertTextKey(database, siteId, key);
}

/** Gives a page the texts whose keys begin with its slug. @returns their number */
export function takeTexts(database: Database, siteId: string, slug: string): number {
  const isOwn = "substr(key, 1, length(?2) + 1) = ?2 || '.'";
  return database.run(
    `UPDATE text_keys SET page_slug = ?2 WHERE site_id = ?1 AND ${isOwn}`,
    ...[siteId, slug],
  );
}

/** @param other slug of the page that gets the texts of a removed one */
export function giveTexts(
  database: Database,
  { siteId, slug: pageSlug }: { readonly siteId: string; readonly slug: string },
  other: string | undefined,
): void {
  if (other !== undefined) database.update('text_keys', { pageSlug: other }, { siteId, pageSlug });
}

const Displayed = z.object({ key: z.string(), shown: z.string() });

/** @param withDrafts whether an override that isn't published yet takes precedence */
export function displayedTexts(
  database: Database,
  siteId: string,
  pageSlug: string,
  withDrafts: boolean,
) {
  const isDraft = "status = 'pending' AND request_id IS NULL";
  const isShown = `(status = 'live' OR (?3 AND ${isDraft}))`;
  const shown = `(SELECT value FROM overrides WHERE overrides.site_id = text_keys.site_id
    AND overrides.key = text_keys.key AND ${isShown}
    ORDER BY status = 'pending' DESC, sequence DESC LIMIT 1)`;
  const texts = database.all(
    Displayed,
    `SELECT key, coalesce(${shown}, default_text) AS shown FROM text_keys
      WHERE site_id = ?1 AND page_slug = ?2 ORDER BY key`,
    ...[siteId, pageSlug, Number(withDrafts)],
  );
  return Object.fromEntries(texts.map(({ key, shown }) => [key, shown]));
}

const Key = z.object({ key: z.string() });
const Total = z.object({ total: z.number() });
const isCurrent = "status IN ('pending', 'committed', 'live')";

/** Keys with an override of the status and of the request. */
export function keysOfOverrides(
  database: Database,
  siteId: string,
  status: OverrideStatus | undefined,
  requestId: string | undefined,
): Set<string> {
  const requestFilter = requestId === undefined ? '' : 'AND request_id = ?';
  const sql = `SELECT key FROM overrides
    WHERE site_id = ? AND ${status ? 'status = ?' : isCurrent} ${requestFilter}`;
  const rows = database.all(Key, sql, ...compact([siteId, status, requestId]));
  return new Set(rows.map(({ key }) => key));
}

export interface TextFilter extends ListPart {
  readonly page?: string | undefined;
  readonly search?: string | undefined;
  readonly chosen?: ChosenKeys | undefined;
  readonly order?: 'key' | 'page' | undefined;
}

/**
 * Reads only the rows that it returns: the `+` before the order keeps SQLite from reading all rows
 * by the index of that column.
 */
export function findTextKeys(database: Database, siteId: string, filter: TextFilter) {
  const { page, chosen } = filter;
  // Texts are stored in the order of the pages.
  const order = filter.order === 'page' ? 'rowid' : 'key';
  const found = searchTexts(database, siteId, filter, order);
  if (found) {
    const list = `SELECT * FROM text_keys WHERE site_id = ?
      AND key IN (SELECT value FROM json_each(?)) ORDER BY +${order}`;
    const keys = database.all(TextKeyRow, list, siteId, JSON.stringify(found.keys));
    return { keys, total: found.total };
  }
  // Without conditions that nobody asked for, an index is enough to count.
  const pageFilter = page === undefined ? '' : 'AND page_slug = ?';
  const ofPage = `FROM text_keys WHERE site_id = ? ${pageFilter}`;
  const ofChosen = (isIn: boolean) =>
    `${ofPage} AND key ${isIn ? '' : 'NOT'} IN (SELECT value FROM json_each(?))`;
  const given = compact([siteId, page]);
  const values = chosen ? [...given, JSON.stringify([...chosen.keys])] : given;
  const isPart = page !== undefined || chosen?.isIn;
  const list = `SELECT * ${chosen ? ofChosen(chosen.isIn) : ofPage}
    ORDER BY ${isPart ? '+' : ''}${order} LIMIT ? OFFSET ?`;
  const keys = database.all(TextKeyRow, list, ...values, ...toLimit(filter));
  const count = (matching: string, ...own: string[]) =>
    database.get(Total, `SELECT count(*) AS total ${matching}`, ...own)?.total ?? 0;
  const all = () => count(ofPage, ...given);
  if (!chosen) return { keys, total: all() };
  const chosenTotal = count(ofChosen(true), ...values);
  return { keys, total: chosen.isIn ? chosenTotal : all() - chosenTotal };
}

function searchTexts(database: Database, siteId: string, filter: TextFilter, order: string) {
  const values = `(SELECT group_concat(value, char(10)) FROM overrides
    WHERE overrides.site_id = text_keys.site_id AND overrides.key = text_keys.key
    AND ${isCurrent})`;
  const search = { ...filter, siteId, kind: filter.page, order };
  return database.searchTexts.find('text_keys', search, (keys) =>
    database.all(
      SearchedRow,
      `SELECT key, concat_ws(char(10), key, default_text, ${values}) AS text, page_slug AS kind
        FROM text_keys WHERE site_id = ?
        ${keys ? 'AND key IN (SELECT value FROM json_each(?))' : `ORDER BY ${order}`}`,
      ...compact([siteId, keys && JSON.stringify(keys)]),
    ),
  );
}

const OverrideRow = z.object({
  /** Increases with each write and commit. */
  sequence: z.number(),
  id: z.string(),
  key: z.string(),
  /** `null` removes the override and shows the default again. */
  value: z.nullable(z.string()),
  status: OverrideStatus,
  requestId: optionalColumn(z.string()),
  commitSha: optionalColumn(z.string()),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type OverrideRow = z.infer<typeof OverrideRow>;

export function listOverrides(
  database: Database,
  siteId: string,
  statuses: readonly OverrideStatus[] = ['pending', 'committed', 'live'],
  keys?: readonly string[],
): OverrideRow[] {
  const [only, ...others] = keys ?? [];
  const isOne = only !== undefined && others.length === 0;
  const isAny = isOne ? 'AND key = ?' : 'AND key IN (SELECT value FROM json_each(?))';
  const sql = `SELECT * FROM overrides WHERE site_id = ? AND status IN ('${statuses.join("', '")}')
    ${keys ? isAny : ''} ORDER BY sequence`;
  const asked = isOne ? only : keys && JSON.stringify(keys);
  return database.all(OverrideRow, sql, ...compact([siteId, asked]));
}

export type NewOverride = Omit<OverrideRow, 'sequence' | 'id' | 'requestId' | 'commitSha'> &
  Partial<Pick<OverrideRow, 'requestId' | 'commitSha'>>;

export function insertOverride(database: Database, siteId: string, override: NewOverride): void {
  database.insert('overrides', { id: `ovr_${randomUUID()}`, siteId, ...override });
}

/** `requestId: null` detaches the override from its request. */
export interface OverrideChange {
  readonly status?: OverrideStatus;
  readonly commitSha?: string;
  readonly requestId?: null;
}

export function updateOverride(
  database: Database,
  override: Pick<OverrideRow, 'id'>,
  change: OverrideChange,
): void {
  database.update('overrides', { ...change }, { id: override.id });
}

/** The override then follows all earlier commits, regardless of when it was written. */
export function commitOverride(
  database: Database,
  override: Pick<OverrideRow, 'id'>,
  commitSha: string,
): void {
  updateOverride(database, override, { status: 'committed', commitSha });
  const last = '(SELECT max(sequence) + 1 FROM overrides)';
  database.run(`UPDATE overrides SET sequence = ${last} WHERE id = ?`, override.id);
}

const Holder = z.object({ overrideId: z.string(), commitSha: z.string() });

/** Records another commit with the text of a committed override, such as one of another branch. */
export function addHolder(
  database: Database,
  { id: overrideId }: Pick<OverrideRow, 'id'>,
  commitSha: string,
): void {
  database.insert('override_commits', { overrideId, commitSha }, 'IGNORE');
}

/** All commits that are known to hold an override, by its id. */
export function listHolders(database: Database, siteId: string) {
  const sql = `SELECT override_id, override_commits.commit_sha FROM override_commits
    JOIN overrides ON id = override_id WHERE site_id = ?`;
  return Map.groupBy(database.all(Holder, sql, siteId), ({ overrideId }) => overrideId);
}

export function removeOverride(database: Database, override: Pick<OverrideRow, 'id'>): void {
  database.remove('overrides', { id: override.id });
}

/** Counts keys with an override, whether it is displayed or not. */
export function overrideCount(database: Database, siteId: string): number {
  const sql = `SELECT count(DISTINCT key) AS total FROM overrides
    WHERE site_id = ? AND ${isCurrent} AND value IS NOT NULL`;
  return database.get(Total, sql, siteId)?.total ?? 0;
}

/** Per key: the displayed, the committed and the uncommitted override, and one per request. */
export type KeyOverrides = ReturnType<typeof sorted>;

/** @param keys default: all keys of the site */
export function groupOverridesByKey(
  database: Database,
  siteId: string,
  keys?: readonly string[],
): (key: string) => KeyOverrides {
  const merged = new Set(mergedRequests(database, siteId));
  const found = listOverrides(database, siteId, undefined, keys);
  const rows = Map.groupBy(found, (item) => item.key);
  return (key) => sorted(rows.get(key) ?? [], (requestId) => merged.has(requestId));
}

export function findOverrides(database: Database, siteId: string, key: string): KeyOverrides {
  return groupOverridesByKey(database, siteId, [key])(key);
}

function sorted(rows: readonly OverrideRow[], isMerged: (requestId: string) => boolean) {
  const isAttached = ({ requestId, status }: OverrideRow) =>
    requestId !== undefined && status !== 'live' && (status === 'pending' || !isMerged(requestId));
  return {
    live: rows.findLast((row) => row.status === 'live'),
    /** The newest override in the content file on the branch for text commits. */
    committed: rows.findLast((row) => row.status === 'committed' && !isAttached(row)),
    pending: rows.findLast((row) => row.status === 'pending' && !isAttached(row)),
    /** Overrides of unmerged requests: each is deployed with its request's code. */
    attached: rows.filter(isAttached),
    all: rows,
  };
}

export function findEffectiveOverride(overrides: KeyOverrides, requestId?: string) {
  const { live, committed, pending, attached } = overrides;
  const requested = attached.findLast((item) => item.requestId === requestId);
  return requested ?? pending ?? committed ?? live;
}

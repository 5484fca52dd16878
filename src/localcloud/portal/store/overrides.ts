import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { OverrideStatus } from '../../../contracts/portal/text.ts';
import { compact } from '../../../shared/compact.ts';
import { numberColumn, optionalColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { mergedRequests } from './requests.ts';

const Key = z.object({ key: textColumn });
const Total = z.object({ total: numberColumn });
/** SQL condition for overrides that are neither replaced nor withdrawn. */
export const isCurrent = "status IN ('pending', 'committed', 'live')";

/**
 * Returns the keys that have an override with this status. Default: neither replaced nor withdrawn.
 * With `requestId`, considers only the overrides of that request.
 */
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

const OverrideRow = z.object({
  /** Position in the order of writes and commits. Each write or commit gets the next number. */
  sequence: numberColumn,
  id: textColumn,
  key: textColumn,
  /** Text; `null` removes the override and restores the default. */
  value: z.nullable(textColumn),
  status: OverrideStatus,
  requestId: optionalColumn(textColumn),
  commitSha: optionalColumn(textColumn),
  updatedAt: textColumn,
  updatedBy: textColumn,
});
export type OverrideRow = z.infer<typeof OverrideRow>;

export function listOverrides(
  database: Database,
  siteId: string,
  statuses: readonly OverrideStatus[] = ['pending', 'committed', 'live'],
  keys?: readonly string[],
): readonly OverrideRow[] {
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

/** Change of an override. `requestId: null` detaches it from its request. */
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

/**
 * Marks an override as committed, and orders it after all earlier commits, regardless of when it
 * was written.
 */
export function commitOverride(
  database: Database,
  override: Pick<OverrideRow, 'id'>,
  commitSha: string,
): void {
  updateOverride(database, override, { status: 'committed', commitSha });
  const last = '(SELECT max(sequence) + 1 FROM overrides)';
  database.run(`UPDATE overrides SET sequence = ${last} WHERE id = ?`, override.id);
}

const Holder = z.object({ overrideId: textColumn, commitSha: textColumn });

/**
 * Records another commit that contains the text of a committed override, e.g. one on another
 * branch.
 */
export function addHolder(
  database: Database,
  { id: overrideId }: Pick<OverrideRow, 'id'>,
  commitSha: string,
): void {
  database.insert('override_commits', { overrideId, commitSha }, 'IGNORE');
}

/** Returns the other commits that contain each override, by override id. */
export function listHolders(database: Database, siteId: string) {
  const sql = `SELECT override_id, override_commits.commit_sha FROM override_commits
    JOIN overrides ON id = override_id WHERE site_id = ?`;
  return Map.groupBy(database.all(Holder, sql, siteId), ({ overrideId }) => overrideId);
}

export function removeOverride(database: Database, override: Pick<OverrideRow, 'id'>): void {
  database.remove('overrides', { id: override.id });
}

/** Counts the keys with an override, including overrides that aren't displayed. */
export function overrideCount(database: Database, siteId: string): number {
  const sql = `SELECT count(DISTINCT key) AS total FROM overrides
    WHERE site_id = ? AND ${isCurrent} AND value IS NOT NULL`;
  return database.get(Total, sql, siteId)?.total ?? 0;
}

/** Overrides of a key: the displayed, the committed and the pending one, and those of requests. */
export type KeyOverrides = ReturnType<typeof sorted>;

/**
 * Returns a function that returns the overrides of a key.
 * @param keys keys to read. Default: all keys of the site
 */
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
    /** Newest override in the content file on the branch for text commits. */
    committed: rows.findLast((row) => row.status === 'committed' && !isAttached(row)),
    pending: rows.findLast((row) => row.status === 'pending' && !isAttached(row)),
    /** Overrides of unmerged requests. Each is deployed with its request's code. */
    attached: rows.filter(isAttached),
    all: rows,
  };
}

export function findEffectiveOverride(overrides: KeyOverrides, requestId?: string) {
  const { live, committed, pending, attached } = overrides;
  const requested = attached.findLast((item) => item.requestId === requestId);
  return requested ?? pending ?? committed ?? live;
}

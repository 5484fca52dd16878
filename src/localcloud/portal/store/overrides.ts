import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { OverrideStatus } from '../../../contracts/portal/text.ts';
import { type Database, optionalColumn } from './database.ts';
import { listRequests } from './requests.ts';

const TextKeyRow = z.object({ key: z.string(), pageSlug: z.string(), defaultText: z.string() });
export type TextKeyRow = z.infer<typeof TextKeyRow>;

export function listTextKeys(database: Database, siteId: string, pageSlug?: string): TextKeyRow[] {
  return database.list(TextKeyRow, 'text_keys', { siteId, pageSlug }, 'ORDER BY key');
}

export function findTextKey(database: Database, siteId: string, key: string) {
  return database.find(TextKeyRow, 'text_keys', { siteId, key });
}

export function insertTextKey(database: Database, siteId: string, text: TextKeyRow): void {
  database.insert('text_keys', { siteId, ...text }, 'IGNORE');
}

/** Retains overrides of removed keys, which return with their key. */
export function putTextKeys(database: Database, siteId: string, keys: readonly TextKeyRow[]): void {
  database.remove('text_keys', { siteId });
  for (const key of keys) insertTextKey(database, siteId, key);
}

export function displayedTexts(database: Database, siteId: string, pageSlug: string) {
  const overrides = listOverrides(database, siteId, ['live']);
  const live = new Map(overrides.map((item) => [item.key, item.value]));
  const keys = listTextKeys(database, siteId, pageSlug);
  const texts = keys.map(({ key, defaultText }) => [key, live.get(key) ?? defaultText]);
  return Object.fromEntries(texts);
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
): OverrideRow[] {
  return database
    .list(OverrideRow, 'overrides', { siteId }, 'ORDER BY sequence')
    .filter((item) => statuses.includes(item.status));
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

export function removeOverride(database: Database, override: Pick<OverrideRow, 'id'>): void {
  database.remove('overrides', { id: override.id });
}

/** Counts keys with an override, whether it is displayed or not. */
export function overrideCount(database: Database, siteId: string): number {
  const set = listOverrides(database, siteId).filter((item) => item.value !== null);
  return new Set(set.map((item) => item.key)).size;
}

/** Per key: the displayed, the committed and the uncommitted override, and one per request. */
export type KeyOverrides = ReturnType<typeof sorted>;

export function groupOverridesByKey(database: Database, siteId: string) {
  const requests = listRequests(database, siteId);
  const merged = requests.filter((item) => item.pullState === 'merged').map((item) => item.id);
  const rows = Map.groupBy(listOverrides(database, siteId), (item) => item.key);
  return (key: string) => sorted(rows.get(key) ?? [], (requestId) => merged.includes(requestId));
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

import type { Database } from '../store/database.ts';
import { listOverrides, type OverrideRow } from '../store/overrides.ts';
import { listRequests } from '../store/requests.ts';

/**
 * A key can have several overrides: one displayed, one in a commit not deployed yet, one
 * uncommitted, and one per development request.
 */
export interface KeyOverrides {
  readonly live: OverrideRow | undefined;
  /** The newest in the content file of the branch that texts are committed to. */
  readonly committed: OverrideRow | undefined;
  readonly pending: OverrideRow | undefined;
  /** Of unmerged requests: each is deployed with its request's code. */
  readonly attached: readonly OverrideRow[];
  readonly all: readonly OverrideRow[];
}

const none: KeyOverrides = {
  live: undefined,
  committed: undefined,
  pending: undefined,
  attached: [],
  all: [],
};

export function groupOverridesByKey(
  database: Database,
  siteId: string,
): (key: string) => KeyOverrides {
  const merged = new Set(
    listRequests(database, siteId).flatMap((listRequest) => {
      if (listRequest.pull_state === 'merged') return [listRequest.id];
      return [];
    }),
  );
  const rows = Map.groupBy(listOverrides(database, siteId), (item) => item.key);
  return (key) => sorted(rows.get(key) ?? [], (requestId) => merged.has(requestId));
}

function sorted(
  rows: readonly OverrideRow[],
  isMerged: (requestId: string) => boolean,
): KeyOverrides {
  if (rows.length === 0) return none;
  const isAttached = ({ request_id, status }: OverrideRow) =>
    request_id !== null && status !== 'live' && (status === 'pending' || !isMerged(request_id));
  return {
    live: rows.findLast((row) => row.status === 'live'),
    committed: rows.findLast((row) => row.status === 'committed' && !isAttached(row)),
    pending: rows.findLast((row) => row.status === 'pending' && !isAttached(row)),
    attached: rows.filter(isAttached),
    all: rows,
  };
}

/** The most recent override, with or without a request. */
export function findEffectiveOverride(
  keyOverrides: KeyOverrides,
  requestId?: string,
): OverrideRow | undefined {
  const { live, committed, pending, attached } = keyOverrides;
  const requested = attached.findLast((item) => item.request_id === requestId);
  return requested ?? pending ?? committed ?? live;
}

import type { Database } from '../store/database.ts';
import { listOverrides, type OverrideRow } from '../store/overrides.ts';
import { listRequests } from '../store/requests.ts';

/** One displayed, one in a commit not deployed yet, one uncommitted, and one per request. */
export interface KeyOverrides {
  readonly live: OverrideRow | undefined;
  /** The newest in the content file of the branch that texts are committed to. */
  readonly committed: OverrideRow | undefined;
  readonly pending: OverrideRow | undefined;
  /** Overrides of unmerged requests: each is deployed with its request's code. */
  readonly attached: readonly OverrideRow[];
  readonly all: readonly OverrideRow[];
}

export function groupOverridesByKey(
  database: Database,
  siteId: string,
): (key: string) => KeyOverrides {
  const requests = listRequests(database, siteId);
  const merged = requests.filter((item) => item.pull_state === 'merged').map((item) => item.id);
  const rows = Map.groupBy(listOverrides(database, siteId), (item) => item.key);
  return (key) => sorted(rows.get(key) ?? [], (requestId) => merged.includes(requestId));
}

function sorted(
  rows: readonly OverrideRow[],
  isMerged: (requestId: string) => boolean,
): KeyOverrides {
  const isAttached = ({ requestId, status }: OverrideRow) =>
    requestId !== undefined && status !== 'live' && (status === 'pending' || !isMerged(requestId));
  return {
    live: rows.findLast((row) => row.status === 'live'),
    committed: rows.findLast((row) => row.status === 'committed' && !isAttached(row)),
    pending: rows.findLast((row) => row.status === 'pending' && !isAttached(row)),
    attached: rows.filter(isAttached),
    all: rows,
  };
}

export function findEffectiveOverride(
  keyOverrides: KeyOverrides,
  requestId?: string,
): OverrideRow | undefined {
  const { live, committed, pending, attached } = keyOverrides;
  const requested = attached.findLast((item) => item.requestId === requestId);
  return requested ?? pending ?? committed ?? live;
}

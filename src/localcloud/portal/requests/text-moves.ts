import type { Context } from '../api/context.ts';
import { holdsCommit, listAncestors } from '../store/commits.ts';
import { touchPagesWith } from '../store/content.ts';
import {
  findOverrides,
  groupOverridesByKey,
  insertOverride,
  listHolders,
  listOverrides,
  type NewOverride,
  type OverrideRow,
  removeOverride,
  updateOverride,
} from '../store/overrides.ts';

import type { RequestRow } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';

export function publish(
  context: Context,
  site: SiteRow,
  override: OverrideRow,
  live: OverrideRow | undefined,
): void {
  const { database, timestamp } = context;
  if (live && live.id !== override.id) retire(context, live);
  // Keep the record of a removal only if a commit contains it.
  if (override.value === null && !override.commitSha) removeOverride(database, override);
  else updateOverride(database, override, { status: 'live' });
  touchPagesWith(database, site.id, override.key, timestamp());
}

/**
 * Retires an override. An override with a commit is kept, because it may return with that commit.
 */
export function retire(context: Context, override: OverrideRow): void {
  if (!override.commitSha) removeOverride(context.database, override);
  else updateOverride(context.database, override, { status: 'replaced' });
}

/**
 * Publishes, per key, the newest override that Production's commit contains. A live override that
 * only a later commit contains becomes `committed` again, e.g. after a rollback. Overrides of
 * unknown commits don't change.
 */
export function settleTexts(context: Context, site: SiteRow, production: string): void {
  const { database } = context;
  const deployedCommits = listAncestors(database, site.id, production);
  const holders = listHolders(database, site.id);
  const isDeployed = ({ id, commitSha = '' }: OverrideRow) =>
    deployedCommits.has(commitSha) ||
    holders.get(id)?.some((holder) => deployedCommits.has(holder.commitSha)) === true;
  const isAfter = laterThan(context, site, isDeployed, production);
  const rows = listOverrides(database, site.id, ['committed', 'live', 'replaced']);
  for (const ofKey of Map.groupBy(rows, (item) => item.key).values()) {
    const current = ofKey.findLast(isDeployed);
    let live = ofKey.findLast((item) => item.status === 'live');
    if (live && isAfter(live)) {
      updateOverride(database, live, { status: 'committed' });
      live = undefined;
    }
    if (!current) continue;
    for (const row of ofKey.filter((item) => item.sequence < current.sequence))
      if (row.status === 'committed' && isDeployed(row))
        updateOverride(database, row, { status: 'replaced' });
    if (!live || live.sequence < current.sequence) publish(context, site, current, live);
  }
}

function laterThan(
  context: Context,
  site: SiteRow,
  isDeployed: (override: OverrideRow) => boolean,
  production: string,
) {
  // Cache the results, because a commit usually contains many overrides.
  const known = new Map<string, boolean>();
  return (override: OverrideRow): boolean => {
    const { commitSha } = override;
    if (!commitSha || isDeployed(override)) return false;
    const isLater =
      known.get(commitSha) ?? holdsCommit(context.database, site.id, commitSha, production);
    known.set(commitSha, isLater);
    return isLater;
  };
}

/**
 * Publishes the newest override of each key, except for overrides of unmerged requests.
 * @returns the number of published overrides
 */
export function publishAll(context: Context, site: SiteRow): number {
  const findOverrides = groupOverridesByKey(context.database, site.id);
  const keys = new Set(listOverrides(context.database, site.id).map((item) => item.key));
  let published = 0;
  for (const key of keys) {
    const { pending, committed, live } = findOverrides(key);
    if (committed && pending) retire(context, committed);
    const next = pending ?? committed;
    if (!next) continue;
    publish(context, site, next, live);
    published += 1;
  }
  return published;
}

/**
 * Releases the texts of a completed request. Pending ones wait for the next commit, or in runtime
 * mode are displayed immediately.
 */
export function releaseTexts(context: Context, site: SiteRow, request: RequestRow): void {
  const { database } = context;
  const findOverrides = groupOverridesByKey(database, site.id);
  for (const override of attachedTo(context, site, request)) {
    if (override.status !== 'pending') continue;
    const { pending, live } = findOverrides(override.key);
    if (site.textMode === 'runtime') publish(context, site, override, live);
    else if (pending && pending.sequence > override.sequence) removeOverride(database, override);
    else {
      if (pending) removeOverride(database, pending);
      updateOverride(database, override, { requestId: null });
    }
  }
}

/**
 * Withdraws the texts of a request. Merged ones are kept, because removing them needs another
 * commit.
 */
export function withdrawTexts(context: Context, site: SiteRow, request: RequestRow): void {
  for (const override of attachedTo(context, site, request)) {
    if (override.status === 'committed' && request.pullState === 'merged') continue;
    updateOverride(context.database, override, { status: 'withdrawn' });
  }
}

function attachedTo(context: Context, site: SiteRow, request: RequestRow): OverrideRow[] {
  const overrides = listOverrides(context.database, site.id, ['pending', 'committed']);
  return overrides.filter((item) => item.requestId === request.id);
}

export function writeOverride(
  context: Context,
  site: SiteRow,
  override: Pick<NewOverride, 'key' | 'value' | 'requestId' | 'updatedBy'>,
  isDraft = false,
): void {
  const { database, timestamp } = context;
  const known = findOverrides(database, site.id, override.key);
  const { pending, attached } = known;
  const before = override.requestId
    ? attached.find((item) => item.requestId === override.requestId && item.status === 'pending')
    : pending;
  if (before) removeOverride(database, before);
  // An override with the live text needs no publication.
  const isLive = !known.committed && known.live?.value === override.value;
  if (isLive && !override.requestId) return;
  insertOverride(database, site.id, { ...override, status: 'pending', updatedAt: timestamp() });
  if (site.textMode !== 'runtime' || override.requestId || isDraft) return;
  const { pending: written, live } = findOverrides(database, site.id, override.key);
  if (written) publish(context, site, written, live);
}

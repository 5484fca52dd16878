import { compact } from '../../../shared/compact.ts';
import type { Context } from '../api/context.ts';
import { getCallerName } from '../api/credentials.ts';
import { conflicting, invalidField } from '../api/message.ts';
import { type Route, routes } from '../api/route.ts';
import { settleTexts } from '../requests/text-moves.ts';
import {
  addHolder,
  commitOverride,
  findEffectiveOverride,
  groupOverridesByKey,
  insertOverride,
  type KeyOverrides,
  updateOverride,
} from '../store/overrides.ts';
import { findRelease } from '../store/releases.ts';
import { findRequest } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { listTextKeys } from '../store/text-keys.ts';
import { refuseIfDisabled } from './texts.ts';

const contentFile = 'content/overrides.json';

export function textCommitRoutes(context: Context): Route[] {
  const { database } = context;
  return routes({
    getTextContent(call) {
      const { site, query } = call;
      refuseUnknownRequest(context, site, query.requestId);
      return { file: contentFile, ...buildContent(context, site, query.requestId) };
    },
    commitTexts(call) {
      const { site, body, caller } = call;
      refuseIfDisabled(site);
      if (site.textMode !== 'commit')
        throw conflicting('The site is in runtime mode: its overrides are already live.');
      refuseUnknownRequest(context, site, body.requestId);
      const commitSha = body.commitSha.toLowerCase();
      const commit = { ...body, commitSha, author: getCallerName(caller) };
      const committed = noteCommits(context, site, new Map(Object.entries(body.content)), commit);
      const production = findRelease(database, site.id, 'Production')?.commitSha;
      if (production) settleTexts(context, site, production);
      const content = buildContent(context, site, body.requestId);
      return { success: true, committed, file: contentFile, ...content };
    },
  });
}

interface Commit {
  readonly commitSha: string;
  readonly requestId?: string;
  readonly author: string;
}

/**
 * Records which overrides a commit contains.
 * @returns the number of newly committed ones
 */
function noteCommits(
  context: Context,
  site: SiteRow,
  texts: ReadonlyMap<string, string>,
  commit: Commit,
): number {
  const findOverrides = groupOverridesByKey(context.database, site.id);
  let committed = 0;
  for (const { key } of listTextKeys(context.database, site.id)) {
    const text = { key, value: texts.get(key) ?? null };
    committed += noteCommit(context, site, findOverrides(key), text, commit);
  }
  return committed;
}

function noteCommit(
  context: Context,
  site: SiteRow,
  overrides: KeyOverrides,
  { key, value }: { readonly key: string; readonly value: string | null },
  commit: Commit,
): number {
  const { commitSha, requestId, author: updatedBy } = commit;
  const { pending, committed, live, attached } = overrides;
  const { database, timestamp } = context;
  const requested = attached.findLast((item) => item.requestId === requestId);
  const found = compact([pending, requested])
    .filter((item) => item.status === 'pending')
    .filter((item) => item.value === value);
  for (const override of found) commitOverride(database, override, commitSha);
  if (committed?.value === value && committed.commitSha !== commitSha)
    addHolder(database, committed, commitSha);
  const before = committed ?? live;
  // An override that was only live in runtime mode is now in the file as well.
  if (before?.status === 'live' && !before.commitSha && before.value === value)
    updateOverride(database, before, { commitSha });
  // People may edit the file directly. On a request's branch, their edits count only after the
  // merge.
  const isOfPeople = found.length === 0 && !requestId && (before?.value ?? null) !== value;
  if (isOfPeople) {
    const edit = { key, value, status: 'committed', commitSha, updatedBy } as const;
    insertOverride(database, site.id, { ...edit, updatedAt: timestamp() });
  }
  return found.length;
}

function buildContent(context: Context, site: SiteRow, requestId: string | undefined) {
  const findOverrides = groupOverridesByKey(context.database, site.id);
  const content: Record<string, string> = {};
  const pending: { key: string; value: string | null }[] = [];
  for (const { key } of listTextKeys(context.database, site.id)) {
    const effective = findEffectiveOverride(findOverrides(key), requestId);
    if (!effective) continue;
    if (effective.value !== null) content[key] = effective.value;
    if (effective.status === 'pending') pending.push({ key, value: effective.value });
  }
  return { content, pending };
}

function refuseUnknownRequest(context: Context, site: SiteRow, requestId: string | undefined) {
  if (!requestId || findRequest(context.database, site.id, requestId)) return;
  throw invalidField('requestId', 'The site has no such development request.');
}

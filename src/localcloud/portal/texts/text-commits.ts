import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { Context } from '../context.ts';
import { Refusal, refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import {
  commitOverride,
  insertOverride,
  type OverrideRow,
  textKeysOf,
  updateOverride,
} from '../store/overrides.ts';
import { releaseOf } from '../store/releases.ts';
import { requestOf } from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { settleTexts } from './text-moves.ts';
import { type KeyOverrides, overridesByKey, wantedOverride } from './text-overrides.ts';
import { nameOf, refuseWhereSwitchedOff } from './texts.ts';

/** The content file of commit mode, relative to the repository root. */
const contentFile = 'content/overrides.json';

/**
 * Commit mode: the content of the next commit, and the overrides in each commit. Spec: Text key and
 * text override; it doesn't define the endpoints.
 */
export function textCommitRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(operations.getTextContent, ({ site, query }) => {
      refuseUnknownRequest(context, site, query.requestId);
      return { body: { file: contentFile, ...contentOf(context, site, query.requestId) } };
    }),

    route(operations.commitTexts, ({ site, body, caller }) => {
      refuseWhereSwitchedOff(site);
      if (site.text_mode !== 'commit') {
        throw new Refusal(
          'conflict',
          'The site is in runtime mode: its overrides are live already.',
        );
      }
      refuseUnknownRequest(context, site, body.requestId);
      const commit = { ...body, commitSha: body.commitSha.toLowerCase(), by: nameOf(caller) };
      const texts = new Map(Object.entries(body.content));
      const byKey = overridesByKey(database, site.id);
      let committed = 0;
      for (const { key } of textKeysOf(database, site.id)) {
        committed += noteCommit(
          context,
          site,
          byKey(key),
          { key, value: texts.get(key) ?? null },
          commit,
        );
      }
      const production = releaseOf(database, site.id, 'Production')?.commit_sha;
      if (production) settleTexts(context, site, production);
      return {
        body: {
          success: true,
          committed,
          file: contentFile,
          ...contentOf(context, site, body.requestId),
        },
      };
    }),
  ];
}

interface Commit {
  readonly commitSha: string;
  readonly requestId?: string;
  readonly by: string;
}

/**
 * Records a key's value in a commit's content file.
 * @returns the number of overrides committed by it
 */
function noteCommit(
  { database, timestamp }: Context,
  site: SiteRow,
  { pending, committed, live, attached }: KeyOverrides,
  { key, value }: { readonly key: string; readonly value: string | null },
  { commitSha: commit_sha, requestId, by }: Commit,
): number {
  const own = attached.findLast(({ request_id }) => request_id === requestId);
  const found = [pending, own].filter(
    (override): override is OverrideRow =>
      override?.status === 'pending' && override.value === value,
  );
  for (const override of found) commitOverride(database, override, commit_sha);
  const before = committed ?? live;
  // An override that was only live at run time is now in the file, too.
  if (before?.status === 'live' && before.commit_sha === null && before.value === value) {
    updateOverride(database, before, { commit_sha });
  }
  // People may edit the file without the portal. Their edits on a request's branch only count once
  // it is merged.
  const isOfPeople = found.length === 0 && !requestId && (before?.value ?? null) !== value;
  if (isOfPeople) {
    insertOverride(database, site.id, {
      key,
      value,
      status: 'committed',
      commitSha: commit_sha,
      by,
      at: timestamp(),
    });
  }
  return found.length;
}

/** The content file for the next commit, and its uncommitted overrides. */
function contentOf({ database }: Context, site: SiteRow, requestId: string | undefined) {
  const byKey = overridesByKey(database, site.id);
  const content: Record<string, string> = {};
  const pending: { key: string; value: string | null }[] = [];
  for (const { key } of textKeysOf(database, site.id)) {
    const wanted = wantedOverride(byKey(key), requestId);
    if (!wanted) continue;
    if (wanted.value !== null) content[key] = wanted.value;
    if (wanted.status === 'pending') pending.push({ key, value: wanted.value });
  }
  return { content, pending };
}

function refuseUnknownRequest(
  { database }: Context,
  site: SiteRow,
  requestId: string | undefined,
): void {
  if (!requestId || requestOf(database, site.id, requestId)) return;
  throw refuseField('bad_request', 'requestId', 'The site has no such development request.');
}

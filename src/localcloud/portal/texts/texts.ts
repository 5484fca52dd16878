import { hasEnded } from '../../../contracts/portal/development-request.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { TextEntry, TextOverride } from '../../../contracts/portal/text.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../credentials.ts';
import { Refusal, refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import { touchPage } from '../store/content.ts';
import {
  type OverrideRow,
  overridesOf,
  removeOverride,
  type TextKeyRow,
  textKeyOf,
  textKeysOf,
} from '../store/overrides.ts';
import { requestOf } from '../store/requests.ts';
import { type SiteRow, updateSite } from '../store/sites.ts';
import { recordActivity } from '../store/statistics.ts';
import { publishAll, retire, writeOverride } from './text-moves.ts';
import { type KeyOverrides, overridesByKey, wantedOverride } from './text-overrides.ts';

/** Spec: Text key and text override; it doesn't define the endpoints. */
export function textRoutes(context: Context): Route[] {
  const { database, timestamp } = context;

  function keyOrRefuse(site: SiteRow, key: string): TextKeyRow {
    const text = textKeyOf(database, site.id, key);
    if (!text) throw new Refusal('not_found', `The site "${site.slug}" has no text key "${key}".`);
    return text;
  }

  const entry = (site: SiteRow, text: TextKeyRow) =>
    entryOf(text, overridesByKey(database, site.id)(text.key));

  return [
    route(operations.listTexts, ({ site, query }) => {
      const byKey = overridesByKey(database, site.id);
      const texts = textKeysOf(database, site.id);
      const all = texts.map((text) => entryOf(text, byKey(text.key)));
      if (!query.status && !query.requestId) {
        return { body: { mode: site.text_mode, texts: all, total: all.length } };
      }
      const asked = overridesOf(database, site.id, query.status && [query.status]).filter(
        ({ request_id }) => !query.requestId || request_id === query.requestId,
      );
      const askedByKey = Map.groupBy(asked, ({ key }) => key);
      const found = all.flatMap((one) => {
        const overrides = askedByKey.get(one.key)?.map(overrideOf);
        if (overrides) return [{ ...one, overrides }];
        return [];
      });
      return { body: { mode: site.text_mode, texts: found, total: found.length } };
    }),

    route(operations.getText, ({ site, parameters }) => ({
      body: entry(site, keyOrRefuse(site, parameters.textKey)),
    })),

    route(operations.putTextOverride, ({ site, parameters, body, caller }) => {
      refuseWhereSwitchedOff(site);
      const text = keyOrRefuse(site, parameters.textKey);
      if (body.requestId) refuseUnattachable(context, site, body.requestId);
      writeOverride(context, site, { key: text.key, ...body, by: nameOf(caller) });
      recordActivity(database, site.id, 'text-override', timestamp());
      return { body: { success: true, text: entry(site, text) } };
    }),

    route(operations.deleteTextOverride, ({ site, parameters, query, caller }) => {
      refuseWhereSwitchedOff(site);
      const text = keyOrRefuse(site, parameters.textKey);
      if (!query.requestId) takeAway(context, site, text, nameOf(caller));
      else detach(context, site, text, query.requestId);
      return { body: { success: true, text: entry(site, text) } };
    }),

    route(operations.putTextMode, ({ site, body }) => {
      refuseWhereSwitchedOff(site);
      updateSite(database, site.id, { textMode: body.mode }, timestamp());
      if (body.mode === 'runtime') publishAll(context, site);
      return { body: { success: true, mode: body.mode } };
    }),
  ];
}

/** In commit mode, a displayed or committed override is only removed by the next commit. */
function takeAway(
  context: Context,
  site: SiteRow,
  { key, page_slug }: TextKeyRow,
  by: string,
): void {
  const { database, timestamp } = context;
  const { live, committed, pending, attached } = overridesByKey(database, site.id)(key);
  const wanted = pending ?? committed ?? live;
  if (!wanted || wanted.value === null) {
    const [first] = attached;
    const hint = first?.request_id
      ? ` It belongs to the request ${first.request_id}: name that as requestId.`
      : '';
    throw new Refusal('not_found', `The text key "${key}" has no override.${hint}`);
  }
  if (site.text_mode === 'runtime') {
    if (pending) removeOverride(database, pending);
    if (live) retire(context, live);
    touchPage(database, site.id, page_slug, timestamp());
    return;
  }
  const before = committed ?? live;
  if (!before || before.value === null) removeOverride(database, wanted);
  else writeOverride(context, site, { key, value: null, by });
}

/** Removes a request's override, unless it was committed. */
function detach(
  { database }: Context,
  site: SiteRow,
  { key }: TextKeyRow,
  requestId: string,
): void {
  const { attached } = overridesByKey(database, site.id)(key);
  const own = attached.find(
    (override) => override.request_id === requestId && override.status === 'pending',
  );
  if (!own) {
    throw new Refusal(
      'not_found',
      `The request "${requestId}" brings no override of "${key}" that is not committed.`,
    );
  }
  removeOverride(database, own);
}

function refuseUnattachable({ database }: Context, site: SiteRow, requestId: string): void {
  const request = requestOf(database, site.id, requestId);
  if (!request)
    throw refuseField('bad_request', 'requestId', 'The site has no such development request.');
  if (hasEnded(request.status)) {
    throw refuseField(
      'conflict',
      'requestId',
      `The request is ${request.status}: nothing can be attached to it.`,
    );
  }
}

export function entryOf(
  { key, page_slug, default_text }: TextKeyRow,
  overrides: KeyOverrides,
): TextEntry {
  const wanted = wantedOverride({ ...overrides, attached: [] }) ?? overrides.attached.at(-1);
  return {
    key,
    pageSlug: page_slug,
    default: default_text,
    displayed: overrides.live?.value ?? default_text,
    ...(wanted !== undefined &&
      wanted.value !== null && { override: { ...overrideOf(wanted), value: wanted.value } }),
    overrides: overrides.all.map(overrideOf),
  };
}

export function overrideOf({
  value,
  status,
  request_id,
  commit_sha,
  updated_at,
  updated_by,
}: OverrideRow): TextOverride {
  return {
    value,
    status,
    ...(request_id !== null && { requestId: request_id }),
    ...(commit_sha !== null && { commitSha: commit_sha }),
    updatedAt: updated_at,
    updatedBy: updated_by,
  };
}

export function nameOf(caller: Caller | undefined): string {
  if (caller?.kind === 'user') return caller.name;
  if (caller?.kind === 'application') return caller.clientId;
  return 'portal';
}

export function refuseWhereSwitchedOff(site: SiteRow): void {
  if (!site.settings.features.textOverrides) {
    throw new Refusal(
      'conflict',
      'Text overrides are switched off for this site (features.textOverrides).',
    );
  }
}

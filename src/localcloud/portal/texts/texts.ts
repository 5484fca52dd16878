import { isClosed } from '../../../contracts/portal/development-request.ts';
import type { TextEntry, TextListQuery, TextOverride } from '../../../contracts/portal/text.ts';
import type { Context } from '../api/context.ts';
import { getCallerName } from '../api/credentials.ts';
import { absent, conflicting, conflictingField, invalidField } from '../api/message.ts';
import { type Route, routes } from '../api/route.ts';
import { withdrawApproval } from '../requests/request-record.ts';
import { publishAll, retire, writeOverride } from '../requests/text-moves.ts';
import { recordActivity, touchPagesWith } from '../store/content.ts';
import type { Database } from '../store/database.ts';
import {
  findEffectiveOverride,
  findOverrides,
  groupOverridesByKey,
  type KeyOverrides,
  keysOfOverrides,
  listOverrides,
  type OverrideRow,
  removeOverride,
} from '../store/overrides.ts';
import { findRequest } from '../store/requests.ts';
import { type SiteRow, updateSite } from '../store/sites.ts';
import { findTextKey, findTextKeys, type TextKeyRow } from '../store/text-keys.ts';

export function textRoutes(context: Context): Route[] {
  const { database, timestamp } = context;

  function keyOrRefuse(site: SiteRow, key: string): TextKeyRow {
    const text = findTextKey(database, site.id, key);
    if (!text) throw absent(`The site "${site.slug}" has no text key "${key}".`);
    return text;
  }

  const entry = (site: SiteRow, text: TextKeyRow) =>
    toTextEntry(text, findOverrides(database, site.id, text.key));

  return routes({
    listTexts(call) {
      const { site, query } = call;
      return { mode: site.textMode, ...listMatching(database, site, query) };
    },
    getText: (call) => entry(call.site, keyOrRefuse(call.site, call.parameters.textKey)),
    putTextOverride(call) {
      const { site, parameters, body, caller } = call;
      refuseIfDisabled(site);
      const text = keyOrRefuse(site, parameters.textKey);
      if (body.requestId) refuseUnattachable(context, site, body.requestId);
      const { draft, ...override } = body;
      const updatedBy = getCallerName(caller);
      writeOverride(context, site, { key: text.key, ...override, updatedBy }, draft);
      withdrawForTexts(context, site, body.requestId);
      recordActivity(database, site.id, 'text-override', timestamp());
      return { success: true, text: entry(site, text) };
    },
    deleteTextOverride(call) {
      const { site, parameters, query, caller } = call;
      refuseIfDisabled(site);
      const text = keyOrRefuse(site, parameters.textKey);
      if (!query.requestId) takeAway(context, site, text, getCallerName(caller));
      else detach(context, site, text, query.requestId);
      withdrawForTexts(context, site, query.requestId);
      return { success: true, text: entry(site, text) };
    },
    putTextMode(call) {
      const { site, body } = call;
      refuseIfDisabled(site);
      updateSite(database, site.id, { textMode: body.mode }, timestamp());
      if (body.mode === 'runtime') publishAll(context, site);
      return { success: true, mode: body.mode };
    },
  });
}

function listMatching(database: Database, site: SiteRow, query: TextListQuery) {
  const { status, requestId } = query;
  const chosen = chooseKeys(database, site, query);
  const { keys, total } = findTextKeys(database, site.id, { ...query, chosen });
  const names = keys.map(({ key }) => key);
  const overridesOf = groupOverridesByKey(database, site.id, names);
  const withStatus = listOverrides(database, site.id, status && [status], names);
  const matching = withStatus.filter((item) => !requestId || item.requestId === requestId);
  const matchingByKey = Map.groupBy(matching, (item) => item.key);
  const texts = keys.map((text): TextEntry => {
    const entry = toTextEntry(text, overridesOf(text.key));
    if (!status && !requestId) return entry;
    return { ...entry, overrides: (matchingByKey.get(text.key) ?? []).map(toOverride) };
  });
  return { texts, total };
}

/**
 * Returns the keys that match `state`, `status` and `requestId`; `undefined` if none is given. The
 * state isn't compared in SQL, because it depends on all overrides of a key.
 */
function chooseKeys(database: Database, { id }: SiteRow, query: TextListQuery) {
  const { state, status, requestId } = query;
  const isFiltered = status !== undefined || requestId !== undefined;
  if (!state && !isFiltered) return undefined;
  const owners = keysOfOverrides(database, id, status, requestId);
  if (!state) return { keys: owners, isIn: true };
  const overridesOf = groupOverridesByKey(database, id);
  const overridden = [...owners].filter((key) => findCounting(overridesOf(key))?.value != null);
  const isIn = state === 'overridden';
  if (isIn || !isFiltered) return { keys: new Set(overridden), isIn };
  for (const key of overridden) owners.delete(key);
  return { keys: owners, isIn: true };
}

/**
 * Removes the override of a text. In commit mode, the next commit removes an override that is
 * displayed or committed.
 */
function takeAway(context: Context, site: SiteRow, text: TextKeyRow, author: string): void {
  const { key } = text;
  const { database, timestamp } = context;
  const { live, committed, pending, attached } = findOverrides(database, site.id, key);
  const effective = pending ?? committed ?? live;
  if (!effective || effective.value === null) {
    const owner = attached[0]?.requestId;
    const hint = owner && ` It belongs to the request ${owner}: pass that as requestId.`;
    throw absent(`The text key "${key}" has no override.${hint ?? ''}`);
  }
  if (site.textMode === 'runtime') {
    if (pending) removeOverride(database, pending);
    if (live) retire(context, live);
    touchPagesWith(database, site.id, key, timestamp());
    return;
  }
  const before = committed ?? live;
  if (!before || before.value === null) removeOverride(database, effective);
  else writeOverride(context, site, { key, value: null, updatedBy: author });
}

function detach(context: Context, site: SiteRow, text: TextKeyRow, requestId: string): void {
  const { attached } = findOverrides(context.database, site.id, text.key);
  const own = attached.filter((item) => item.requestId === requestId);
  const override = own.find((item) => item.status === 'pending');
  if (!override)
    throw absent(`The request "${requestId}" has no uncommitted override of "${text.key}".`);
  removeOverride(context.database, override);
}

/** Withdraws a request's approval, which only covers the texts that Preview has shown. */
function withdrawForTexts(context: Context, site: SiteRow, requestId: string | undefined): void {
  const request = requestId && findRequest(context.database, site.id, requestId);
  if (request) withdrawApproval(context, request, 'its texts have changed.');
}

function refuseUnattachable(context: Context, site: SiteRow, requestId: string): void {
  const request = findRequest(context.database, site.id, requestId);
  if (!request) throw invalidField('requestId', 'The site has no such development request.');
  const problem = `The request is ${request.status}: nothing can be attached to it.`;
  if (isClosed(request.status)) throw conflictingField('requestId', problem);
}

/** Returns the override that applies outside requests, or else the newest one of a request. */
const findCounting = (overrides: KeyOverrides) =>
  findEffectiveOverride({ ...overrides, attached: [] }) ?? overrides.attached.at(-1);

export function toTextEntry(text: TextKeyRow, overrides: KeyOverrides): TextEntry {
  const { key, pageSlug, pageCount, defaultText } = text;
  const effective = findCounting(overrides);
  return {
    key,
    pageSlug,
    pageCount,
    default: defaultText,
    displayed: overrides.live?.value ?? defaultText,
    override:
      effective?.value == null ? undefined : { ...toOverride(effective), value: effective.value },
    overrides: overrides.all.map(toOverride),
  };
}

export function toOverride(row: OverrideRow): TextOverride {
  const { sequence: _sequence, id: _id, key: _key, ...override } = row;
  return override;
}

export function refuseIfDisabled(site: SiteRow): void {
  if (!site.settings.features.textOverrides)
    throw conflicting('Text overrides are switched off for this site (features.textOverrides).');
}

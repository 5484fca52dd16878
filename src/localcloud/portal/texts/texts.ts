import { operations } from '../../../portal/contract/operations/operations.ts';
import type { TextEntry } from '../../../portal/contract/text.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../credentials.ts';
import { Refusal } from '../message.ts';
import { type Route, route } from '../route.ts';
import { touchPage } from '../store/content.ts';
import { requestOf } from '../store/requests.ts';
import { type SiteRow, updateSite } from '../store/sites.ts';
import { recordActivity } from '../store/statistics.ts';
import {
  clearOverride,
  commitPending,
  publishAll,
  setOverride,
  type TextRow,
  textOf,
  textsOf,
} from '../store/texts.ts';

/** The content file that commit mode writes to, relative to the root of the repository. */
const contentFile = 'content/overrides.json';

/** Spec: Text key and text override; the endpoints are decided. */
export function textRoutes({ database, timestamp }: Context): Route[] {
  function textOrRefuse(site: SiteRow, key: string): TextRow {
    const text = textOf(database, site.id, key);
    if (text === undefined) throw new Refusal('not_found', `The site "${site.slug}" has no text key "${key}".`);
    return text;
  }

  return [
    route(operations.listTexts, ({ site }) => {
      const texts = textsOf(database, site.id).map(entryOf);
      return { body: { mode: site.text_mode, texts, total: texts.length } };
    }),

    route(operations.putTextOverride, ({ site, parameters, body, caller }) => {
      refuseWhereSwitchedOff(site);
      const { key, page_slug } = textOrRefuse(site, parameters.textKey);
      if (body.requestId !== undefined && requestOf(database, site.id, body.requestId) === undefined) {
        const message = 'The site has no such development request.';
        throw new Refusal('bad_request', 'The body is not valid.', { details: [{ field: 'requestId', message }] });
      }
      const at = timestamp();
      const live = site.text_mode === 'runtime' && body.requestId === undefined;
      setOverride(database, site.id, key, {
        value: body.value,
        live,
        requestId: body.requestId,
        by: nameOf(caller),
        at,
      });
      if (live) touchPage(database, site.id, page_slug, at);
      recordActivity(database, site.id, 'text-override', at);
      return { body: { success: true, text: entryOf(textOrRefuse(site, key)) } };
    }),

    route(operations.deleteTextOverride, ({ site, parameters }) => {
      refuseWhereSwitchedOff(site);
      const { key, page_slug, value } = textOrRefuse(site, parameters.textKey);
      if (value === null) throw new Refusal('not_found', `The text key "${key}" has no override.`);
      clearOverride(database, site.id, key);
      touchPage(database, site.id, page_slug, timestamp());
      return { body: { success: true, text: entryOf(textOrRefuse(site, key)) } };
    }),

    route(operations.putTextMode, ({ site, body }) => {
      refuseWhereSwitchedOff(site);
      updateSite(database, site.id, { textMode: body.mode }, timestamp());
      if (body.mode === 'runtime') publishAll(database, site.id);
      return { body: { success: true, mode: body.mode } };
    }),

    route(operations.commitTexts, ({ site }) => {
      refuseWhereSwitchedOff(site);
      if (site.text_mode !== 'commit')
        throw new Refusal('conflict', 'The site is in runtime mode: its overrides are live already.');
      const committed = commitPending(database, site.id);
      const content = Object.fromEntries(
        textsOf(database, site.id).flatMap(({ key, value, live_value, status }) => {
          const text = status === 'pending' ? live_value : value;
          return text === null ? [] : [[key, text]];
        }),
      );
      return { body: { success: true, committed, file: contentFile, content } };
    }),
  ];
}

export function entryOf(row: TextRow): TextEntry {
  const { key, page_slug, default_text, value, status, request_id, updated_at, updated_by } = row;
  const entry = { key, pageSlug: page_slug, default: default_text };
  if (value === null || status === null || updated_at === null) return entry;
  const attached = request_id === null ? {} : { requestId: request_id };
  return { ...entry, override: { value, status, ...attached, updatedAt: updated_at, updatedBy: updated_by ?? '' } };
}

export function nameOf(caller: Caller | undefined): string {
  if (caller?.kind === 'user') return caller.name;
  return caller?.kind === 'application' ? caller.clientId : 'portal';
}

function refuseWhereSwitchedOff(site: SiteRow): void {
  if (!site.settings.features.textOverrides) {
    throw new Refusal('conflict', 'Text overrides are switched off for this site (features.textOverrides).');
  }
}

import { operations } from '../../contracts/portal/operations/operations.ts';
import type { SiteSettings } from '../../contracts/portal/settings.ts';
import type { Context } from './context.ts';
import { type Route, route } from './route.ts';
import { findSiteById, type SiteRow, updateSite } from './store/sites.ts';
import { chooseWebhook, refusePrivate } from './webhooks/webhooks.ts';

const groups = ['general', 'deployment', 'notifications', 'features'] as const;

/** Spec: Site settings. */
export function settingsRoutes(context: Context, allowPrivate: boolean): Route[] {
  const { database, timestamp, seoCache, emit } = context;
  return [
    route(operations.getSettings, (call) => ({ body: toSettings(call.site) })),

    route(operations.putSettings, (call) => {
      const { site, body } = call;
      const { webhookUrl } = body.notifications ?? {};
      if (webhookUrl) refusePrivate(webhookUrl, 'notifications.webhookUrl', allowPrivate);
      const { timezone = site.settings.timezone, name, description } = body.general ?? {};
      const { deployment, notifications, features } = site.settings;
      const before = toSettings(site);
      const fields = groups.flatMap((group) => changedFields(before[group], body[group], group));
      if (fields.length === 0)
        return { body: { success: true, settings: before, updatedAt: site.updated_at } };
      const settings = {
        timezone,
        deployment: merge(deployment, body.deployment),
        notifications: merge(notifications, body.notifications),
        features: merge(features, body.features),
      };
      const updatedAt = timestamp();
      updateSite(database, site.id, { name, description, settings }, updatedAt);
      if (fields.includes('notifications.webhookUrl'))
        chooseWebhook(database, site.id, webhookUrl ?? null);
      // Pages without metadata show the site's description.
      seoCache.invalidate(site.id);
      emit(site, 'site.updated', { fields });
      const after = toSettings(findSiteById(database, site.id) ?? site);
      return { body: { success: true, settings: after, updatedAt } };
    }),
  ];
}

/** @param group prefix for each name, followed by a dot */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>> | undefined,
  group?: string,
): string[] {
  return Object.entries(change ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === before[name]) return [];
    return [group === undefined ? name : `${group}.${name}`];
  });
}

function toSettings(siteRow: SiteRow): SiteSettings {
  const { name, description, settings } = siteRow;
  const { timezone, deployment, notifications, features } = settings;
  return { general: { name, description, timezone }, deployment, notifications, features };
}

function merge<Group extends object>(
  group: Group,
  change: { [Field in keyof Group]?: Group[Field] | undefined } | undefined,
): Group {
  const merged = { ...group };
  for (const field of Object.keys(change ?? {}) as (keyof Group)[]) {
    const value = change?.[field];
    if (value !== undefined) merged[field] = value;
  }
  return merged;
}

import { operations } from '../../contracts/portal/operations/operations.ts';
import type { SiteSettings, SiteSettingsUpdate } from '../../contracts/portal/settings.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Context } from './context.ts';
import { type Route, route } from './route.ts';
import { findSiteById, type SiteRow, updateSite } from './store/sites.ts';
import { chooseWebhook, refusePrivate } from './webhooks/webhooks.ts';

const groups = ['general', 'deployment', 'notifications', 'features'] as const;

export function settingsRoutes(context: Context, allowPrivate: boolean): Route[] {
  return [
    route(operations.getSettings, (call) => ({ body: toSettings(call.site) })),

    route(operations.putSettings, (call) => {
      const { webhookUrl } = call.body.notifications ?? {};
      if (webhookUrl) refusePrivate(webhookUrl, 'notifications.webhookUrl', allowPrivate);
      const site = putSettings(context, call.site, call.body);
      return { body: { success: true, settings: toSettings(site), updatedAt: site.updatedAt } };
    }),
  ];
}

function putSettings(context: Context, site: SiteRow, update: SiteSettingsUpdate): SiteRow {
  const { database, timestamp, seoCache, emit } = context;
  const before = toSettings(site);
  const fields = groups.flatMap((group) => changedFields(before[group], update[group], group));
  if (fields.length === 0) return site;
  const { timezone, ...general } = { ...before.general, ...omitUndefined(update.general ?? {}) };
  const settings = {
    timezone,
    deployment: { ...before.deployment, ...omitUndefined(update.deployment ?? {}) },
    notifications: { ...site.settings.notifications, ...omitUndefined(update.notifications ?? {}) },
    features: { ...before.features, ...omitUndefined(update.features ?? {}) },
  };
  updateSite(database, site.id, { ...general, settings }, timestamp());
  if (fields.includes('notifications.webhookUrl'))
    chooseWebhook(database, site.id, settings.notifications.webhookUrl);
  // Pages without metadata show the site's description.
  seoCache.invalidate(site.id);
  emit(site, 'site.updated', { fields });
  return findSiteById(database, site.id) ?? site;
}

export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>> | undefined,
  group?: string,
): string[] {
  return Object.entries(change ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === before[name]) return [];
    return [[group, name].filter(Boolean).join('.')];
  });
}

function toSettings(siteRow: SiteRow): SiteSettings {
  const { name, description, settings } = siteRow;
  const { timezone, ...rest } = settings;
  return { general: { name, description, timezone }, ...rest };
}

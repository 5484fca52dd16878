import type { SiteSettingsUpdate } from '../../contracts/portal/settings.ts';
import { assignments, type Kind } from './input.ts';

/** Spec: Site settings. */
const settings: Readonly<Record<string, Kind>> = {
  'general.name': 'text',
  'general.description': 'text',
  'general.timezone': 'text',
  'deployment.provider': 'text',
  'deployment.autoDeployDev': 'switch',
  'deployment.requireApproval': 'switch',
  'notifications.email': 'switch',
  'notifications.slack': 'switch',
  'notifications.webhookUrl': 'address or none',
  'features.textOverrides': 'switch',
  'features.seoManagement': 'switch',
  'features.blogEnabled': 'switch',
  'features.assistantEnabled': 'switch',
};

/** Pairs are `group.field=value`. @throws SiteDeployError `USAGE` */
export function readSettings(changes: readonly string[], siteId: string): SiteSettingsUpdate {
  const update: Record<string, Record<string, unknown>> = {};
  const assigned = assignments(changes, settings, `to the settings of ${siteId}`);
  for (const [name, value] of Object.entries(assigned)) {
    const [group = '', field = ''] = name.split('.');
    update[group] = { ...update[group], [field]: value };
  }
  return update as SiteSettingsUpdate;
}

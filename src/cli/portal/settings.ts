import { SiteSettings, type SiteSettingsUpdate } from '../../contracts/portal/site.ts';
import { assignments, deriveKinds } from './input.ts';

/** Spec: Site settings. */
const settings = deriveKinds(SiteSettings.shape);

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

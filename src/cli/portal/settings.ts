import { SiteSettingsUpdate } from '../../contracts/portal/settings.ts';
import type { Execute } from '../context.ts';
import { assignments, type Kind, refuseInvalid } from './input.ts';
import type { SiteCommandOptions } from './options.ts';
import { withSite } from './session.ts';

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

export async function showSettings(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printRecord } = portalSession;
    printRecord(await client.call('getSettings', { siteId }, { signal }));
    return 0;
  });
}

/** @param changes `group.field=value` pairs */
export async function editSettings(
  execute: Execute,
  changes: readonly string[],
  options: SiteCommandOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const update: Record<string, Record<string, unknown>> = {};
    const assigned = assignments(changes, settings, `to the settings of ${siteId}`);
    for (const [name, value] of Object.entries(assigned)) {
      const [group = '', field = ''] = name.split('.');
      update[group] = { ...update[group], [field]: value };
    }
    refuseInvalid(SiteSettingsUpdate, update, `to the settings of ${siteId}`);
    const answer = await client.call(
      'putSettings',
      { siteId, body: update as SiteSettingsUpdate },
      {
        signal,
      },
    );
    print(answer, () => []);
    context.log.info(`${siteId}: ${Object.keys(assigned).join(', ')} changed.`);
    return 0;
  });
}

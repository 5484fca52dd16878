import {
  SiteFeatures,
  type SiteListItem,
  type SitePatch,
  type SiteStatus,
} from '../../contracts/portal/site.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Columns } from '../terminal/table.ts';
import type { PortalSession } from './definition.ts';
import { assignments, deriveKinds, refuseNothing } from './input.ts';

export interface SitesOptions {
  readonly status?: SiteStatus;
  readonly company?: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly all?: boolean;
}

export interface SiteEditOptions extends Pick<SitePatch, 'name' | 'description' | 'url'> {
  readonly feature?: readonly string[];
}

const columns: Columns<SiteListItem> = [
  'ID! id, SLUG slug, NAME name, STATUS! status',
  { heading: 'COMPANY', value: (item) => item.company.name },
  'VERSION! currentVersion, NEXT! devVersion, DEPLOYED! lastDeployed, ADDRESS url',
];

export async function showSites(session: PortalSession, options: SitesOptions): Promise<void> {
  const { client, signal, context, json, printTable } = session;
  const { limit, offset = 0 } = options;
  const filter = { status: options.status, companyId: options.company, limit };
  if (options.all) {
    const sites: SiteListItem[] = [];
    for await (const site of client.listAllSites(filter, { signal })) sites.push(site);
    printTable({ sites, total: sites.length }, columns, sites, 'No site matches.');
    return;
  }
  const answer = await client.call('listSites', { query: { ...filter, offset } }, { signal });
  const { length } = answer.sites;
  printTable(answer, columns, answer.sites, 'No site matches.');
  if (json || length === 0 || offset + length >= answer.total) return;
  const next = `use --offset ${offset + length} for the next ones, or --all for all`;
  context.log.info(`${length} of ${answer.total} sites: ${next}.`);
}

const features = deriveKinds(SiteFeatures.shape);

/** @throws SiteDeployError `USAGE` for an unknown feature, or if there is nothing to change */
export function readSiteChange(options: SiteEditOptions, siteId: string): SitePatch {
  const { name, description, url, feature } = options;
  const target = `to the site ${siteId}`;
  const switches = feature && assignments(feature, features, target, 'features');
  const patch = omitUndefined({ name, description, url, features: switches });
  refuseNothing(patch, `on the site ${siteId}`);
  return patch as SitePatch;
}

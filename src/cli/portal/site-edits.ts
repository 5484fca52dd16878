import { decodeXML } from 'entities';
import {
  SiteFeatures,
  type SiteListItem,
  type SitePatch,
  SiteSettings,
  type SiteSettingsUpdate,
} from '../../contracts/portal/site.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Columns } from '../terminal/table.ts';
import { assignments, deriveKinds, refuseNothing } from './input.ts';
import type { PortalSession, SiteEditOptions, SitesOptions } from './options.ts';

const siteColumns: Columns<SiteListItem> = [
  'ID! id, SLUG slug, NAME name, STATUS! status, COMPANY company.name',
  'VERSION! currentVersion, NEXT! devVersion, DEPLOYED! lastDeployed, ADDRESS url',
];

export async function showSites(session: PortalSession, options: SitesOptions): Promise<void> {
  const { client, signal, context, json, printTable } = session;
  const { limit, offset = 0 } = options;
  const filter = { status: options.status, companyId: options.company, limit };
  if (options.all) {
    const sites: SiteListItem[] = [];
    for await (const site of client.listAllSites(filter, { signal })) sites.push(site);
    printTable({ sites, total: sites.length }, siteColumns, sites, 'No site matches.');
    return;
  }
  const answer = await client.call('listSites', { query: { ...filter, offset } }, { signal });
  const { length } = answer.sites;
  printTable(answer, siteColumns, answer.sites, 'No site matches.');
  if (json || length === 0 || offset + length >= answer.total) return;
  const next = `use --offset ${offset + length} for the next ones, or --all for all`;
  context.log.info(`${length} of ${answer.total} sites: ${next}.`);
}

const features = deriveKinds(SiteFeatures.shape);

export function readSiteChange(options: SiteEditOptions, siteId: string): SitePatch {
  const { name, description, url, feature } = options;
  const target = `to the site ${siteId}`;
  const switches = feature && assignments(feature, features, target, 'features');
  const patch = omitUndefined({ name, description, url, features: switches });
  refuseNothing(patch, `on the site ${siteId}`);
  return patch as SitePatch;
}

const settings = deriveKinds(SiteSettings.shape);

export function readSettings(changes: readonly string[], siteId: string): SiteSettingsUpdate {
  const update: Record<string, Record<string, unknown>> = {};
  const assigned = assignments(changes, settings, `to the settings of ${siteId}`);
  for (const [name, value] of Object.entries(assigned)) {
    const [group = '', field = ''] = name.split('.');
    update[group] = { ...update[group], [field]: value };
  }
  return update as SiteSettingsUpdate;
}

/** An entry of a sitemap: https://www.sitemaps.org/protocol.html */
interface SitemapEntry {
  readonly loc?: string;
  readonly lastmod?: string;
  readonly changefreq?: string;
  readonly priority?: string;
}

const entryColumns: Columns<SitemapEntry> = [
  'ADDRESS loc, CHANGED! lastmod, FREQUENCY! changefreq, PRIORITY>! priority',
];

export async function showSitemap(
  session: PortalSession,
  options: { readonly xml?: boolean; readonly part?: number },
) {
  const { client, signal, siteId, context, printTable } = session;
  const { xml, part } = options;
  if (xml || part !== undefined) {
    const document = await client.call('getSitemap', { siteId, query: { part } }, { signal });
    context.stdout.write(document.replace(/\n?$/, '\n'));
    return;
  }
  const parts = await client.getSitemapParts(siteId, { signal });
  if (!parts.some((xml) => xml.includes('<urlset'))) {
    const message = 'The portal returned something other than a sitemap.';
    throw new SiteDeployError('PORTAL_ANSWER_INVALID', message);
  }
  const urls = parts.flatMap(parseEntries);
  printTable({ urls }, entryColumns, urls, 'The sitemap is empty.');
}

function parseEntries(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>((?:(?!<url>).)*?)<\/url>/gs)].map(([, url = '']) =>
    Object.fromEntries(
      [...url.matchAll(/<(loc|lastmod|changefreq|priority)>([^<]*)</g)].map(
        ([, name = '', value = '']) => [name, decodeXML(value.trim())],
      ),
    ),
  );
}

import type { StaticSite } from '../../clients/azure/static-sites.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

export interface StaticSiteQuery {
  readonly url: string;
  readonly name: string | undefined;
  readonly resourceGroup: string | undefined;
}

export function findStaticSite(
  sites: readonly StaticSite[],
  staticSiteQuery: StaticSiteQuery,
): StaticSite {
  const { url, name, resourceGroup } = staticSiteQuery;
  const hostname = new URL(url).hostname;
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const found = sites.filter(
    (site) =>
      (resourceGroup === undefined || isSame(site.resourceGroup, resourceGroup)) &&
      (name ? isSame(site.name, name) : site.hosts.some((host) => isSame(host, hostname))),
  );
  const [site] = found;
  if (site && found.length === 1) return site;
  const criterion = name ? `is called "${name}"` : `is served at ${hostname}`;
  if (!site) {
    throw new SiteDeployError(
      'STATIC_SITE_NOT_FOUND',
      `No static site in the subscription ${criterion}.`,
      {
        facts:
          sites.length === 0
            ? ['The token cannot see any static site.']
            : sites.map(describeStaticSite),
      },
    );
  }
  throw new SiteDeployError('STATIC_SITE_AMBIGUOUS', `More than one static site ${criterion}.`, {
    facts: found.map(describeStaticSite),
  });
}

const describeStaticSite = ({ name, resourceGroup, hosts }: StaticSite) =>
  `${name} in ${resourceGroup}, at ${hosts.join(', ') || 'no address'}`;

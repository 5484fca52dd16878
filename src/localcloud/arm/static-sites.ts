import type { LocalDeployment } from '../distribution/types.ts';
import type { HostingService } from '../hosting/hosting.ts';
import type { LocalSite } from '../types.ts';
import { type ArmRequest, type ArmResponse, group, subscription } from './arm-request.ts';

export interface StaticSitesOptions {
  readonly sites: readonly LocalSite[];
  readonly hosting: Pick<HostingService, 'hostname' | 'environments' | 'withdraw'>;
  /** Oldest first. */
  readonly deployments: readonly LocalDeployment[];
}

const listPath = `${subscription}/providers/Microsoft.Web/staticSites`;
const sitePath =
  /^\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Web\/staticSites\/([^/]+)\/builds(?:\/([^/]+))?$/;

/** Name of a site as a resource. */
const nameOf = ({ slug }: LocalSite) => `stapp-${slug}`;
const idOf = (site: LocalSite) => `${group}/providers/Microsoft.Web/staticSites/${nameOf(site)}`;

/** Static sites and their environments, which are those that the hosting really has. */
export function createStaticSites({ sites, hosting, deployments }: StaticSitesOptions) {
  /** Environments that are gone and still shown once: Azure ends them in its own time. */
  const ending = new Set<string>();

  const shown = (site: LocalSite) => ({
    id: idOf(site),
    name: nameOf(site),
    type: 'Microsoft.Web/staticSites',
    location: 'East US 2',
    properties: {
      defaultHostname: hosting.hostname(site.slug),
      customDomains: [new URL(site.url).hostname],
      repositoryUrl: null,
      branch: null,
    },
  });

  const buildOf = (site: LocalSite, name: string, status: string) => {
    const environment = name === 'default' ? null : name;
    const last = deployments.findLast(
      (one) => one.slug === site.slug && one.environment === environment && one.state === 'Succeeded',
    );
    const branch = last?.event.HeadBranch;
    return {
      id: `${idOf(site)}/builds/${name}`,
      name,
      type: 'Microsoft.Web/staticSites/builds',
      properties: {
        buildId: name,
        sourceBranch: typeof branch === 'string' && branch !== '' ? branch : null,
        pullRequestTitle: null,
        hostname: hosting.hostname(site.slug, environment),
        createdTimeUtc: last?.at ?? null,
        lastUpdatedOn: last?.at ?? null,
        status,
      },
    };
  };

  return async ({ method, path }: ArmRequest): Promise<ArmResponse | undefined> => {
    if (path === listPath && method === 'GET')
      return { status: 200, body: { value: sites.map(shown), nextLink: null } };
    const [, siteName, name] = sitePath.exec(path) ?? [];
    if (siteName === undefined) return undefined;
    const site = sites.find((candidate) => nameOf(candidate).toLowerCase() === siteName.toLowerCase());
    if (site === undefined) return { status: 404, code: 'ResourceNotFound', message: 'The static site was not found.' };
    const names = ['default', ...hosting.environments(site.slug)];
    if (name === undefined && method === 'GET')
      return { status: 200, body: { value: names.map((one) => buildOf(site, one, 'Ready')), nextLink: null } };
    const missing = { status: 404, code: 'NotFound', message: `Cannot find StaticSiteBuild with name ${name}.` };
    if (name === undefined) return { status: 405, code: 'MethodNotAllowed', message: 'Not supported.' };
    const key = `${site.slug}/${name}`;
    if (method === 'GET') {
      if (ending.delete(key)) return { status: 200, body: buildOf(site, name, 'Deleting') };
      return names.includes(name) ? { status: 200, body: buildOf(site, name, 'Ready') } : missing;
    }
    if (method !== 'DELETE') return { status: 405, code: 'MethodNotAllowed', message: 'Not supported.' };
    if (name === 'default')
      return { status: 400, code: 'BadRequest', message: 'The default build cannot be deleted by itself.' };
    if (!names.includes(name)) return missing;
    await hosting.withdraw(site.slug, name);
    ending.add(key);
    return { status: 202, body: {} };
  };
}

import { asText } from '../../shared/json.ts';
import type { LocalDeployment } from '../distribution/types.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { Endpoint } from '../service/http.ts';
import type { LocalSite } from '../service/types.ts';

const defaultSubscription = '33333333-3333-4333-8333-333333333333';
export const group = `/subscriptions/${defaultSubscription}/resourceGroups/sites`;

export const anyGroup = '/subscriptions/{subscription}/resourceGroups/{group}/providers';

export type ArmResponse =
  | { readonly status: number; readonly body: object }
  | { readonly status: number; readonly code: string; readonly message: string };

export interface ArmRoute extends Endpoint {
  readonly answer: (
    parameters: Readonly<Record<string, string>>,
    body: () => Promise<unknown>,
  ) => ArmResponse | Promise<ArmResponse>;
}

export interface StaticSitesOptions {
  readonly sites: readonly LocalSite[];
  readonly hosting: Pick<Hosting, 'hostname' | 'environments' | 'withdraw'>;
  readonly deployments: readonly LocalDeployment[];
}

const sitePath = `${anyGroup}/Microsoft.Web/staticSites/{site}`;

const getName = (site: LocalSite) => `stapp-${site.slug}`;
const getSubscription = ({ azure }: LocalSite) => azure.subscriptionId ?? defaultSubscription;
const getId = (site: LocalSite) =>
  `/subscriptions/${getSubscription(site)}/resourceGroups/sites/providers/Microsoft.Web/` +
  `staticSites/${getName(site)}`;

export function staticSiteRoutes(options: StaticSitesOptions): ArmRoute[] {
  const { sites, hosting, deployments } = options;
  /**
   * Deleted environments whose next request still finds them, because Azure deletes asynchronously.
   */
  const ending = new Set<string>();

  const toApiSite = (site: LocalSite) => ({
    id: getId(site),
    name: getName(site),
    type: 'Microsoft.Web/staticSites',
    location: 'East US 2',
    properties: {
      defaultHostname: hosting.hostname(site.slug),
      customDomains: [new URL(site.url).hostname],
      repositoryUrl: null,
      branch: null,
    },
  });

  const toApiBuild = (site: LocalSite, name: string, status: string) => {
    const environment = name === 'default' ? null : name;
    const ofBuild = deployments.filter(
      (item) => item.slug === site.slug && item.environment === environment,
    );
    const last = ofBuild.findLast((item) => item.state === 'Succeeded');
    const branch = last?.event.HeadBranch;
    return {
      id: `${getId(site)}/builds/${name}`,
      name,
      type: 'Microsoft.Web/staticSites/builds',
      properties: {
        buildId: name,
        sourceBranch: asText(branch) || null,
        pullRequestTitle: null,
        hostname: hosting.hostname(site.slug, environment),
        createdTimeUtc: last?.at ?? null,
        lastUpdatedOn: last?.at ?? null,
        status,
      },
    };
  };

  const refuse = (status: number, code: string, message: string) => ({ status, code, message });
  const unknownBuild = (name: string) =>
    refuse(404, 'NotFound', `Cannot find StaticSiteBuild with name ${name}.`);
  const getBuildNames = (site: LocalSite) => ['default', ...hosting.environments(site.slug)];
  const ofSite =
    (
      answer: (site: LocalSite, build: string) => ReturnType<ArmRoute['answer']>,
    ): ArmRoute['answer'] =>
    ({ site: name = '', build = '' }) => {
      const site = sites.find((known) => getName(known).toLowerCase() === name.toLowerCase());
      if (site) return answer(site, build);
      return refuse(404, 'ResourceNotFound', 'The static site was not found.');
    };
  const listSites: ArmRoute['answer'] = ({ subscription = '' }) => {
    const found = sites.filter((site) => getSubscription(site) === subscription);
    if (found.length > 0)
      return { status: 200, body: { value: found.map(toApiSite), nextLink: null } };
    const message = `The subscription '${subscription}' could not be found.`;
    return refuse(404, 'SubscriptionNotFound', message);
  };
  const listBuilds = ofSite((site) => {
    const builds = getBuildNames(site).map((name) => toApiBuild(site, name, 'Ready'));
    return { status: 200, body: { value: builds, nextLink: null } };
  });
  const getBuild = ofSite((site, build) => {
    const isEnding = ending.delete(`${site.slug}/${build}`);
    if (!isEnding && !getBuildNames(site).includes(build)) return unknownBuild(build);
    return { status: 200, body: toApiBuild(site, build, isEnding ? 'Deleting' : 'Ready') };
  });
  const removeBuild = ofSite(async (site, build) => {
    if (build === 'default')
      return refuse(400, 'BadRequest', 'The default build cannot be deleted by itself.');
    if (!getBuildNames(site).includes(build)) return unknownBuild(build);
    await hosting.withdraw(site.slug, build);
    ending.add(`${site.slug}/${build}`);
    return { status: 202, body: {} };
  });
  const inSubscription = '/subscriptions/{subscription}/providers/Microsoft.Web/staticSites';
  return [
    { method: 'GET', path: inSubscription, answer: listSites },
    { method: 'GET', path: `${sitePath}/builds`, answer: listBuilds },
    { method: 'GET', path: `${sitePath}/builds/{build}`, answer: getBuild },
    { method: 'DELETE', path: `${sitePath}/builds/{build}`, answer: removeBuild },
  ];
}

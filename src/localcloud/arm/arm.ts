import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { asText } from '../../shared/json.ts';
import type { LocalDeployment } from '../distribution/types.ts';
import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import type { CloudRight } from '../graph/graph.ts';
import type { Hosting } from '../hosting/hosting.ts';
import {
  createRouter,
  type Endpoint,
  getBearer,
  getUrl,
  readBodyText,
  sendJson,
} from '../service/http.ts';
import type { LocalSite } from '../service/types.ts';

export const armHost = 'management.azure.com';

export type Arm = ReturnType<typeof createArm>;

const refusals = {
  credential: { status: 401, code: 'AuthenticationFailed', message: 'Authentication failed.' },
  version: {
    status: 400,
    code: 'MissingApiVersionParameter',
    message: 'The api-version query parameter is required.',
  },
  right: {
    status: 403,
    code: 'AuthorizationFailed',
    message: 'The client does not have authorization to perform the action.',
  },
  method: { status: 405, code: 'MethodNotAllowed', message: 'Not supported.' },
  resource: { status: 404, code: 'ResourceNotFound', message: 'The resource was not found.' },
};

export function createArm(
  apps: readonly EntraApp[],
  settle: () => Promise<unknown> = () => setImmediate(),
  hosted?: StaticSitesOptions,
) {
  const token = `arm-token-${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  const find = createRouter([
    ...credentialRoutes(apps, settle),
    ...(hosted ? staticSiteRoutes(hosted) : []),
  ]);
  return {
    token,
    tokens,
    findResourceId(clientId: string) {
      const app = apps.find((candidate) => candidate.clientId === clientId);
      return app && getIdentityId(app);
    },
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { status, ...answer } = await answerTo(request);
      if ('body' in answer) return sendJson(response, status, answer.body);
      sendJson(response, status, { error: answer }, { 'x-ms-request-id': 'local' });
    },
  };

  async function answerTo(request: IncomingMessage): Promise<ArmResponse> {
    const { method = 'GET' } = request;
    const right = tokens.get(getBearer(request));
    if (!right) return refusals.credential;
    const { pathname, searchParams } = getUrl(request);
    if (searchParams.get('api-version') === null) return refusals.version;
    if (right === 'none' || (right === 'read' && method !== 'GET')) return refusals.right;
    const found = find(method, pathname);
    if (!found.endpoint) return refusals[found.allowed.length > 0 ? 'method' : 'resource'];
    const json = async () => JSON.parse(await readBodyText(request));
    return await found.endpoint.answer(found.parameters, json);
  }
}

type Answer = ArmRoute['answer'];

const getIdentityId = (app: EntraApp) =>
  `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${app.displayName}`;

function credentialRoutes(apps: readonly EntraApp[], settle: () => Promise<unknown>): ArmRoute[] {
  const writing = new Set<EntraApp>();
  const ofIdentity =
    (
      answer: (app: EntraApp, name: string, body: () => Promise<unknown>) => ReturnType<Answer>,
    ): Answer =>
    (parameters, body) => {
      const { subscription, group: inGroup, identity, credential = '' } = parameters;
      const providers = `/subscriptions/${subscription}/resourceGroups/${inGroup}/providers`;
      const id = `${providers}/Microsoft.ManagedIdentity/userAssignedIdentities/${identity}`;
      const app = apps.find((candidate) => getIdentityId(candidate) === id);
      if (app) return answer(app, credential, body);
      const message = 'The managed identity was not found.';
      return { status: 404, code: 'ResourceNotFound', message };
    };
  const toApiCredential = (credential: EntraApp['federatedCredentials'][number]) => {
    const { name, ...properties } = toCredentialValues(credential);
    return { name, properties };
  };

  async function put(app: EntraApp, name: string, body: () => Promise<unknown>) {
    const { properties } = (await body()) as { properties?: unknown };
    // Like Azure, reject concurrent writes to an identity.
    if (writing.has(app)) {
      const code = 'ConcurrentFederatedIdentityCredentialsWritesForSingleManagedIdentity';
      return { status: 409, code, message: 'Write one after another.' };
    }
    writing.add(app);
    try {
      await settle();
      const outcome = putCredential(app, readCredential(name, properties));
      if (typeof outcome === 'object') return outcome;
      return { status: outcome === 'created' ? 201 : 200, body: { name, properties } };
    } finally {
      writing.delete(app);
    }
  }

  const list = ofIdentity(({ federatedCredentials }) => {
    return { status: 200, body: { value: federatedCredentials.map(toApiCredential) } };
  });
  const remove = ofIdentity((app, name) => {
    return { status: removeCredential(app, name) ? 200 : 204, body: {} };
  });
  return [
    { method: 'GET', path: collection, answer: list },
    { method: 'PUT', path: `${collection}/{credential}`, answer: ofIdentity(put) },
    { method: 'DELETE', path: `${collection}/{credential}`, answer: remove },
  ];
}

const defaultSubscription = '33333333-3333-4333-8333-333333333333';
const group = `/subscriptions/${defaultSubscription}/resourceGroups/sites`;

const anyGroup = '/subscriptions/{subscription}/resourceGroups/{group}/providers';
const identityPath = `${anyGroup}/Microsoft.ManagedIdentity/userAssignedIdentities/{identity}`;
const collection = `${identityPath}/federatedIdentityCredentials`;

type ArmResponse =
  | { readonly status: number; readonly body: object }
  | { readonly status: number; readonly code: string; readonly message: string };

interface ArmRoute extends Endpoint {
  readonly answer: (
    parameters: Readonly<Record<string, string>>,
    body: () => Promise<unknown>,
  ) => ArmResponse | Promise<ArmResponse>;
}

interface StaticSitesOptions {
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

function staticSiteRoutes(options: StaticSitesOptions): ArmRoute[] {
  const { sites, hosting, deployments } = options;
  /**
   * Deleted environments that the next request still finds, because Azure deletes asynchronously.
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

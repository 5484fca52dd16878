import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type AzureAccess, readAzureAnswer, sendToAzure } from './request.ts';

const host = 'https://management.azure.com';
const version = '2022-03-01';
const type = 'Microsoft.Web/staticSites';
const text = z.nullish(z.string());

const Page = z.looseObject({ value: z.array(z.unknown()), nextLink: text });
const Site = z.looseObject({
  // Reject other characters, because the id becomes part of URLs that receive the token.
  id: z.string().check(z.regex(/^\/subscriptions\/[\p{L}\p{M}\p{N}_/.()-]+$/u)),
  name: z.string(),
  properties: z.looseObject({
    defaultHostname: text,
    customDomains: z.nullish(z.array(z.string())),
    repositoryUrl: text,
  }),
});
const Build = z.looseObject({
  properties: z.looseObject({
    buildId: z.string(),
    sourceBranch: text,
    hostname: text,
    lastUpdatedOn: text,
    status: text,
  }),
});

export type StaticSite = Readonly<ReturnType<typeof toSite>>;

const toSite = ({ id, name, properties }: z.output<typeof Site>) => ({
  id,
  name,
  resourceGroup: /\/resourceGroups\/([^/]+)\//i.exec(id)?.[1] ?? '',
  /** Host names, starting with the platform's default one. */
  hosts: [properties.defaultHostname ?? '', ...(properties.customDomains ?? [])].filter(Boolean),
  repositoryUrl: properties.repositoryUrl || undefined,
});

export type StaticSiteBuild = Readonly<ReturnType<typeof toBuild>>;

const toBuild = ({ properties }: z.output<typeof Build>) => ({
  name: properties.buildId,
  branch: properties.sourceBranch?.replace(/^refs\/heads\//, '') || undefined,
  host: properties.hostname || undefined,
  updated: properties.lastUpdatedOn || undefined,
  status: properties.status || undefined,
});

/**
 * Lists the static sites of a subscription:
 * https://learn.microsoft.com/rest/api/appservice/static-sites/list
 */
export async function listStaticSites(access: AzureAccess, subscriptionId: string) {
  const subscription = `${host}/subscriptions/${encodeURIComponent(subscriptionId)}`;
  const url = `${subscription}/providers/${type}?api-version=${version}`;
  const needs = `${type}/read on the subscription (role Reader)`;
  return (await list(access, url, Site, needs, 'the static sites')).map(toSite);
}

export async function listBuilds(access: AzureAccess, staticSite: Pick<StaticSite, 'id'>) {
  const url = `${host}${staticSite.id}/builds?api-version=${version}`;
  const needs = `${type}/builds/read on the static site (role Reader)`;
  return (await list(access, url, Build, needs, 'the environments')).map(toBuild);
}

/**
 * Starts the deletion of an environment, without waiting for its end. Succeeds if it is already
 * deleted.
 */
export async function deleteBuild(access: AzureAccess, site: Pick<StaticSite, 'id'>, name: string) {
  const needs = `${type}/builds/delete on the static site (role Website Contributor)`;
  const request = { method: 'DELETE', url: buildAddress(site, name), expected: [404] } as const;
  await sendToAzure(access, request, needs);
}

export async function hasBuild(access: AzureAccess, site: Pick<StaticSite, 'id'>, name: string) {
  const needs = `${type}/builds/read on the static site (role Reader)`;
  const request = { method: 'GET', url: buildAddress(site, name), expected: [404] } as const;
  return (await sendToAzure(access, request, needs)).ok;
}

const buildAddress = (staticSite: Pick<StaticSite, 'id'>, name: string) =>
  `${host}${staticSite.id}/builds/${encodeURIComponent(name)}?api-version=${version}`;

async function list<Schema extends z.ZodMiniType>(
  access: AzureAccess,
  first: string,
  schema: Schema,
  needs: string,
  subject: string,
): Promise<z.output<Schema>[]> {
  const found: z.output<Schema>[] = [];
  for (let url: string | undefined = first; url; ) {
    const response = await sendToAzure(access, { method: 'GET', url }, needs);
    const page: z.output<typeof Page> = readAzureAnswer(Page, response.json, subject);
    // Skip unreadable entries, so that they don't hide the others.
    const entries = page.value.map((entry) => z.safeParse(schema, entry));
    const readable = entries.flatMap((entry) => (entry.success ? [entry.data] : []));
    const left = entries.length - readable.length;
    if (left === entries.length) readAzureAnswer(z.array(schema), page.value, subject);
    if (left > 0) access.warn?.(`Azure: left out of ${subject}: ${left}, which cannot be read.`);
    found.push(...readable);
    url = page.nextLink || undefined;
    // Stay on Azure's host, because the request for the next page carries the token. Azure may name
    // a port: https://github.com/projectkudu/AzureResourceExplorer/issues/176
    if (url && !/^https:\/\/management\.azure\.com(:\d+)?\//i.test(url))
      throw new SiteDeployError('AZURE_REFUSED', `Azure redirected to another host: ${url}.`);
  }
  return found;
}

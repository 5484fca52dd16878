import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type AzureAccess, readAzureAnswer, sendToAzure } from './request.ts';

const host = 'https://management.azure.com';
const version = '2022-03-01';
const type = 'Microsoft.Web/staticSites';
const text = z.optional(z.nullable(z.string()));

const Page = z.looseObject({ value: z.array(z.unknown()), nextLink: text });
const Site = z.looseObject({
  // Becomes part of URLs that receive the token.
  id: z.string().check(z.regex(/^\/subscriptions\/[\w/.()-]+$/)),
  name: z.string(),
  properties: z.looseObject({
    defaultHostname: text,
    customDomains: z.optional(z.nullable(z.array(z.string()))),
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

export interface StaticSite {
  /** `/subscriptions/…/resourceGroups/…/providers/Microsoft.Web/staticSites/<name>` */
  readonly id: string;
  readonly name: string;
  readonly resourceGroup: string;
  readonly hosts: readonly string[];
  readonly repositoryUrl: string | undefined;
}

export interface StaticSiteBuild {
  /** `default` is Production. */
  readonly name: string;
  readonly branch: string | undefined;
  readonly host: string | undefined;
  /** ISO 8601. */
  readonly updated: string | undefined;
  /** `Ready`, `Deleting`, … */
  readonly status: string | undefined;
}

/**
 * All that the token can see in a subscription
 * (https://learn.microsoft.com/rest/api/appservice/static-sites/list).
 */
export async function listStaticSites(
  access: AzureAccess,
  subscriptionId: string,
): Promise<StaticSite[]> {
  const subscription = `${host}/subscriptions/${encodeURIComponent(subscriptionId)}`;
  const url = `${subscription}/providers/${type}?api-version=${version}`;
  const found = await list(
    access,
    url,
    Site,
    `${type}/read on the subscription (role Reader)`,
    'the static sites',
  );
  return found.map(({ id, name, properties }) => ({
    id,
    name,
    resourceGroup: /\/resourceGroups\/([^/]+)\//i.exec(id)?.[1] ?? '',
    hosts: [properties.defaultHostname ?? '', ...(properties.customDomains ?? [])].filter(
      (hostname) => hostname !== '',
    ),
    repositoryUrl: properties.repositoryUrl || undefined,
  }));
}

/**
 * Including Production
 * (https://learn.microsoft.com/rest/api/appservice/static-sites/get-static-site-builds).
 */
export async function listBuilds(
  access: AzureAccess,
  staticSite: Pick<StaticSite, 'id'>,
): Promise<StaticSiteBuild[]> {
  const url = `${host}${staticSite.id}/builds?api-version=${version}`;
  const found = await list(
    access,
    url,
    Build,
    `${type}/builds/read on the static site (role Reader)`,
    'the environments',
  );
  return found.map(({ properties }) => ({
    name: properties.buildId,
    branch: properties.sourceBranch?.replace(/^refs\/heads\//, '') || undefined,
    host: properties.hostname || undefined,
    updated: properties.lastUpdatedOn || undefined,
    status: properties.status || undefined,
  }));
}

/**
 * Asynchronous; already deleted is fine.
 * @see https://learn.microsoft.com/rest/api/appservice/static-sites/delete-static-site-build
 */
export async function deleteBuild(
  access: AzureAccess,
  site: Pick<StaticSite, 'id'>,
  name: string,
): Promise<void> {
  const needs = `${type}/builds/delete on the static site (role Website Contributor)`;
  await sendToAzure(
    access,
    { method: 'DELETE', url: buildAddress(site, name), expected: [404] },
    needs,
  );
}

export async function hasBuild(
  access: AzureAccess,
  site: Pick<StaticSite, 'id'>,
  name: string,
): Promise<boolean> {
  const needs = `${type}/builds/read on the static site (role Reader)`;
  const response = await sendToAzure(
    access,
    { method: 'GET', url: buildAddress(site, name), expected: [404] },
    needs,
  );
  return response.ok;
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
    found.push(...readAzureAnswer(z.array(schema), page.value, subject));
    url = page.nextLink || undefined;
    // The next page receives the token too.
    if (url && !url.startsWith(`${host}/`))
      throw new SiteDeployError(
        'AZURE_REFUSED',
        `Azure Resource Manager redirected to another host: ${url}.`,
      );
  }
  return found;
}

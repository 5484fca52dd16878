import { expect, it } from 'vitest';
import {
  deleteBuild,
  hasBuild,
  listBuilds,
  listStaticSites,
} from '../../../../src/clients/azure/static-sites.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';

const id = '/subscriptions/s/resourceGroups/web/providers/Microsoft.Web/staticSites/acme';

/** Simulates Azure, which replies by method, path and query. Unexpected requests get 500. */
function azure(replies: Readonly<Record<string, Reply>>) {
  const http = scriptedHttp(({ method, url }) => {
    const key = `${method} ${url.pathname}${url.search.replace(/^\?api-version=[\d-]+/, '')}`;
    return replies[key] ?? { status: 500 };
  });
  return {
    http,
    access: { http, token: new Secret('azure-token'), signal: new AbortController().signal },
  };
}

const path = 'GET /subscriptions/s/providers/Microsoft.Web/staticSites';
const next =
  'https://management.azure.com:443/subscriptions/s/providers/Microsoft.Web/staticSites?api-version=1&page=2';

it('listStaticSites returns the sites of all pages with their host names', async () => {
  const site = (name: string, properties: object) => ({
    id: id.replace('acme', name),
    name,
    properties,
  });
  const { http, access } = azure({
    [path]: {
      body: {
        value: [
          site('acme', {
            defaultHostname: 'a.net',
            customDomains: ['www.acme.example'],
            repositoryUrl: 'https://r.example',
          }),
        ],
        nextLink: next,
      },
    },
    [`${path}&page=2`]: {
      body: {
        value: [site('bare', { defaultHostname: null, customDomains: null })],
        nextLink: null,
      },
    },
  });
  expect(await listStaticSites(access, 's')).toEqual([
    {
      id,
      name: 'acme',
      resourceGroup: 'web',
      hosts: ['a.net', 'www.acme.example'],
      repositoryUrl: 'https://r.example',
    },
    {
      id: id.replace('acme', 'bare'),
      name: 'bare',
      resourceGroup: 'web',
      hosts: [],
      repositoryUrl: undefined,
    },
  ]);
  expect(http.requests.every(({ headers }) => headers.authorization === 'Bearer azure-token')).toBe(
    true,
  );
});

it('listStaticSites reads resource groups with non-ASCII names', async () => {
  const sites = ['rg-müller', 'группа_1.(a)'].map((group) => ({
    id: id.replace('/web/', `/${group}/`),
    name: group,
    properties: {},
  }));
  const { access } = azure({ [path]: { body: { value: sites } } });
  const listed = await listStaticSites(access, 's');
  expect(listed.map(({ resourceGroup }) => resourceGroup)).toEqual(['rg-müller', 'группа_1.(a)']);
});

it('listStaticSites skips unreadable entries with a warning', async () => {
  const warned: string[] = [];
  const sites = [{ id: '?x=' }, { id, name: 'acme', properties: {} }];
  const { access } = azure({ [path]: { body: { value: sites } } });
  const listed = await listStaticSites({ ...access, warn: (line) => warned.push(line) }, 's');
  expect(listed.map(({ name }) => name)).toEqual(['acme']);
  expect(warned).toEqual(['Azure: left out of the static sites: 1, which cannot be read.']);
});

it.each([
  ['a next page on a different host', { value: [], nextLink: 'https://evil.example/next' }],
  [
    'an id that leads to a different host',
    { value: [{ id: '.evil.example/', name: 'x', properties: {} }] },
  ],
  ['an answer without a list', { sites: [] }],
])(
  'listStaticSites refuses %s, and sends the token only to management.azure.com',
  async (_, body) => {
    const { http, access } = azure({ [path]: { body } });
    expect(await catchError(listStaticSites(access, 's'))).toMatchObject({ code: 'AZURE_REFUSED' });
    expect(http.requests.map(({ url }) => url.hostname)).toEqual(['management.azure.com']);
  },
);

it('listBuilds reads environments in the format that Azure documents', async () => {
  // Based on the example in the REST API's specification.
  const build = (buildId: string, sourceBranch: string | null) => ({
    properties: {
      buildId,
      sourceBranch,
      hostname: `${buildId}.net`,
      lastUpdatedOn: '2020-03-04T17:33:11.641Z',
      status: 'Ready',
    },
  });
  const { access } = azure({
    [`GET ${id}/builds`]: {
      body: {
        value: [build('default', 'demo'), build('12', 'refs/heads/demo-patch2'), build('p', null)],
      },
    },
  });
  const builds = await listBuilds(access, { id });
  const updated = '2020-03-04T17:33:11.641Z';
  expect(builds[0]).toMatchObject({ host: 'default.net', updated, status: 'Ready' });
  expect(builds.map(({ name, branch }) => [name, branch])).toEqual([
    ['default', 'demo'],
    ['12', 'demo-patch2'],
    ['p', undefined],
  ]);
});

it.each([
  ['deletes an environment', 202],
  ['accepts that the environment does not exist', 404],
])('deleteBuild %s', async (_, status) => {
  const { http, access } = azure({ [`DELETE ${id}/builds/p`]: { status } });
  await deleteBuild(access, { id }, 'p');
  expect(http.requests).toHaveLength(1);
});

it.each([
  ['true for an environment that exists', true, { body: {} }],
  ['false for an environment that does not exist', false, { status: 404 }],
])('hasBuild returns %s', async (_, expected, reply) => {
  const { access } = azure({ [`GET ${id}/builds/p`]: reply });
  expect(await hasBuild(access, { id }, 'p')).toBe(expected);
});

it('deleteBuild names the missing permission', async () => {
  const { access } = azure({
    [`DELETE ${id}/builds/p`]: { status: 403, body: { error: { code: 'AuthorizationFailed' } } },
  });
  const error = await catchError(deleteBuild(access, { id }, 'p'));
  expect(error).toMatchObject({ code: 'AZURE_PERMISSION_MISSING' });
  expect(error.message).toContain('Microsoft.Web/staticSites/builds/delete');
});

it('listStaticSites names the command for a new token if the host refuses the token', async () => {
  const error = await catchError(listStaticSites(azure({ [path]: { status: 401 } }).access, 's'));
  expect(error).toMatchObject({
    code: 'AZURE_TOKEN_REFUSED',
    message: 'management.azure.com rejected the token.',
    remedy: expect.stringContaining('--resource-type arm for management.azure.com'),
  });
});

import { expect, it } from 'vitest';
import type { StaticSite } from '../../../../src/clients/azure/static-sites.ts';
import { findStaticSite } from '../../../../src/operations/previews/previews.ts';
import { thrownBy } from '../../../support/failure.ts';

const site = (name: string, resourceGroup: string, ...hosts: string[]): StaticSite => ({
  id: `/subscriptions/s/resourceGroups/${resourceGroup}/providers/Microsoft.Web/staticSites/${name}`,
  name,
  resourceGroup,
  hosts,
  repositoryUrl: undefined,
});
const sites = [
  site('acme', 'web', 'a.azurestaticapps.net', 'WWW.acme.example'),
  site('acme', 'test', 'b.azurestaticapps.net'),
  site('shop', 'web', 'c.azurestaticapps.net'),
  site('new', 'web'),
];
const url = 'https://www.acme.example';
const query = { url, name: undefined, resourceGroup: undefined };

it.each([
  ['its custom domain', query, 0],
  ['its platform name', { ...query, url: 'https://c.azurestaticapps.net' }, 2],
  ['its name', { ...query, name: 'SHOP' }, 2],
  ['its name and resource group', { ...query, name: 'acme', resourceGroup: 'Test' }, 1],
])('findStaticSite finds a site by %s', (_, given, index) => {
  expect(findStaticSite(sites, given)).toBe(sites[index]);
});

it.each([
  [
    'an address of no site',
    sites,
    { ...query, url: 'https://acme.example' },
    'STATIC_SITE_NOT_FOUND',
    'shop in web',
  ],
  [
    'an unknown name',
    sites,
    { ...query, name: 'other' },
    'STATIC_SITE_NOT_FOUND',
    'is called "other"',
  ],
  [
    'the address of a site that has none yet',
    sites,
    { ...query, url: 'https://new.example' },
    'STATIC_SITE_NOT_FOUND',
    'new in web, at no address',
  ],
  [
    'a subscription without sites',
    [],
    query,
    'STATIC_SITE_NOT_FOUND',
    'cannot see any static site',
  ],
  ['an ambiguous name', sites, { ...query, name: 'acme' }, 'STATIC_SITE_AMBIGUOUS', 'acme in test'],
] as const)('findStaticSite refuses %s', (_, among, given, code, text) => {
  const error = thrownBy(() => findStaticSite(among, given));
  expect(error.code).toBe(code);
  expect([error.message, ...error.facts].join('\n')).toContain(text);
});

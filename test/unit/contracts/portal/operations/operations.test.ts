import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../../src/contracts/portal/operation.ts';
import { operations } from '../../../../../src/contracts/portal/operations/operations.ts';

const all = Object.entries<Operation>(operations);

/** The section "Endpoints" of the specification, line by line. */
const specified = [
  'GET /api/sites',
  'GET /api/sites/{siteId}',
  'PATCH /api/sites/{siteId}',
  'GET /api/sites/{siteId}/stats',
  'GET /api/sites/{siteId}/pages',
  'GET /api/sites/{siteId}/versions',
  'GET /api/sites/{siteId}/settings',
  'PUT /api/sites/{siteId}/settings',
  'GET /api/sites/{siteId}/seo/{pageSlug}',
  'GET /api/sites/{siteId}/seo',
  'PUT /api/sites/{siteId}/seo/{pageSlug}',
  'GET /api/sites/{siteId}/seo/defaults',
  'PUT /api/sites/{siteId}/seo/defaults',
  'GET /api/sites/{siteId}/sitemap.xml',
  'PUT /api/sites/{siteId}/seo/sitemap-config',
  'GET /api/v1/pages/{pageSlug}/text',
  'GET /api/v1/content/pages',
  'GET /api/v1/content/pages/{pageSlug}',
  'GET /api/v1/content/posts',
  'GET /api/v1/content/posts/{postSlug}',
  'POST /api/v1/sites/deployment-tokens',
  'POST /api/v1/webhooks/repohost/deployment-complete',
  'POST /api/webhooks/repohost',
];

describe('the table of operations', () => {
  it('cites the specification for every endpoint in the specification, and for no others', () => {
    const shown = all
      .filter(([, { spec }]) => !spec.startsWith('decided'))
      .map(([, { method, path }]) => `${method} ${path}`);
    expect(shown.sort()).toEqual([...specified].sort());
  });

  it.each(all)('lists the operation %s under its id', (name, operation) => {
    expect(operation.id).toBe(name);
  });

  const isBelowSites = ([, { path }]: (typeof all)[number]) => path.startsWith('/api/sites');
  it.each(all.filter(isBelowSites))(
    "requires the portal's credential for %s, which is below /api/sites",
    (_, { auth }) => expect(auth).toBe('portal'),
  );

  it.each(all.filter((entry) => !isBelowSites(entry)))(
    "does not require the portal's credential for %s, which is not below /api/sites",
    (_, { auth }) => expect(auth).not.toBe('portal'),
  );

  it('gives an access level to exactly the operations on one site', () => {
    const getPaths = (found: typeof all) => found.map(([, { path }]) => path);
    expect(getPaths(all.filter(([, { level }]) => level !== undefined))).toEqual(
      getPaths(all.filter(([, { path }]) => path.includes('{siteId}'))),
    );
  });

  it.each(all.filter(([, { method }]) => method === 'GET'))(
    'does not allow a body for %s',
    (_, operation) => {
      expect(operation.body.safeParse(undefined).success).toBe(true);
      expect(operation.body.safeParse({}).success).toBe(false);
    },
  );
});

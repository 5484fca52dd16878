import type { SiteRecord } from '../../../../src/workflows/render/render-options.ts';

export const site: SiteRecord = {
  id: 'site_123',
  slug: 'acme-docs',
  type: 'docs',
  url: 'https://www.acme.example',
  repository: { owner: 'Acme', name: 'docs' },
  productionBranch: 'master',
  portal: {
    url: 'https://portal.acme.example',
    audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
  },
  azure: {
    clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
    tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
    subscriptionId: '33333333-3333-4333-8333-333333333333',
  },
};

export const action = { uses: `acme/site-deploy@${'a'.repeat(40)}`, version: 'v0.1.0' };

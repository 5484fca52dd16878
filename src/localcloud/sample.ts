import type { LocalSite } from './types.ts';

export const sampleSite: LocalSite = {
  id: 'site_123',
  slug: 'acme-docs',
  name: 'Acme Docs',
  type: 'docs',
  url: 'https://www.acme.example',
  repository: { owner: 'acme', name: 'docs' },
  azure: {
    clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
    tenantId: '0d1e2f30-4152-4637-9485-96a7b8c9dae0',
  },
  portal: {
    url: 'https://portal.acme.example',
    audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504',
  },
};

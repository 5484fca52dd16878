/** The site config of a repository that can be deployed to the local cloud. */
export const localConfig = `version: 1
site: { slug: acme, id: site_1, type: static, url: https://www.acme.example }
portal: { url: https://portal.acme.example, audience: api://x }
azure:
  clientId: 11111111-1111-4111-8111-111111111111
  tenantId: 22222222-2222-4222-8222-222222222222
  subscriptionId: 33333333-3333-4333-8333-333333333333
`;

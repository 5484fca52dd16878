/** A site config with only the required keys. */
export const needed = `version: 1
site:
  slug: acme-docs
  id: site_123
  type: docs
  url: https://www.acme.example
portal:
  url: https://portal.example.com
  audience: api://0f0f0f0f-0000-4000-8000-000000000001
azure:
  clientId: 11111111-2222-3333-4444-555555555555
  tenantId: 11111111-2222-3333-4444-666666666666
  subscriptionId: 11111111-2222-3333-4444-777777777777
`;

/** Most optional keys. */
export const optional = `build:
  root: packages/site
  install: npm ci
  command: npm run build
  output: dist
  env:
    NODE_ENV: production
    RELEASE: 1.10
    DEBUG: false
  passEnv: [NPM_TOKEN]
  reads: [version, history]
  reuseDays: 7
  retentionDays: 30
  timeoutMinutes: 30
  attestation: required
  signer: acme/site-deploy/.github/workflows/deploy.yml
  trustedRoot: .github/trusted-root.jsonl
approval: { build: same }
environments:
  production: { branch: main }
  preview: { branches: ["release/**", "feature/*"], name: Next-1, url: "https://next.acme.example" }
hosting:
  config: hosting/staticwebapp.config.json
  maxTotalSize: 500MB
  maxFiles: 100
  distributionTimeoutMinutes: 20
  verificationTimeoutMinutes: 0.5
  fallback: always
content: { mode: runtime, file: content/texts.json }
seo: { enabled: false, onError: warn, file: data/seo.json, fetchMinutes: 0.5, hold: never }
`;

/** The required keys, and most optional ones. */
export const full = needed.replace('  audience:', '  provider: githost\n  audience:') + optional;

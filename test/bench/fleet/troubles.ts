import type { EntraApp } from '../../../src/localcloud/entra/directory.ts';
import type { GitHubApi } from '../../../src/localcloud/github/github.ts';
import type { SiteRecord } from '../../../src/workflows/render/render-options.ts';

/** A site with everything that belongs to it in the local cloud. */
export interface FleetMember {
  record: SiteRecord;
  readonly app: EntraApp;
}

interface Troubled extends FleetMember {
  readonly api: GitHubApi;
  /** Paths for which the server returns 502. */
  readonly broken: Set<string>;
}

const azureWorkflow = `on: push
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
      - uses: Azure/static-web-apps-deploy@v1
`;
const otherSite = `version: 1
site: { slug: other, id: site_other, type: static, url: 'https://other.example' }
portal: { url: 'https://portal.acme.example', audience: 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504' }
azure:
  clientId: 5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5
  tenantId: 0d1e2f30-4152-4637-9485-96a7b8c9dae0
  subscriptionId: 33333333-3333-4333-8333-333333333333
environments: { production: { branch: master } }
`;

const getName = ({ record }: Troubled) => `${record.repository.owner}/${record.repository.name}`;
const write = (site: Troubled, path: string, text: string) =>
  site.api.writeFile(getName(site), 'master', path, text);

/**
 * Distinct problems that a site can have, each with the error code or state in which its onboarding
 * ends.
 */
export const troubles: readonly {
  readonly ends: string;
  readonly make: (site: Troubled) => void | Promise<void>;
}[] = [
  {
    ends: 'GITHUB_NOT_FOUND',
    make: (site) => {
      site.record = { ...site.record, repository: { owner: 'acme', name: 'gone' } };
    },
  },
  {
    ends: 'foreign',
    make: (site) => write(site, '.github/workflows/deploy.yml', 'on: push\njobs: {}\n'),
  },
  {
    ends: 'CONFIG_INVALID',
    make: (site) => write(site, 'site.config.yml', 'version: 1\nsite: nothing\n'),
  },
  {
    ends: 'ONBOARD_SUBJECT_UNKNOWN',
    make: (site) => {
      const repository = site.api.repository(getName(site));
      if (repository !== undefined)
        repository.subject = {
          ...repository.subject,
          useDefault: false,
          claimKeys: ['repo', 'actor'],
        };
    },
  },
  {
    ends: 'ONBOARD_APPLICATION_MISSING',
    make: (site) => {
      const azure = { ...site.record.azure, clientId: '00000000-1111-4222-8333-444444444444' };
      site.record = { ...site.record, azure };
    },
  },
  {
    ends: 'ONBOARD_CREDENTIAL_LIMIT',
    make: ({ app }) => {
      for (let count = 0; count < 20; count += 1)
        app.federatedCredentials.push({
          name: `other-${count}`,
          issuer: 'https://issuer.example',
          subject: `subject ${count}`,
          audiences: ['api://AzureADTokenExchange'],
        });
    },
  },
  {
    ends: 'GITHUB_UNAVAILABLE',
    make: (site) => void site.broken.add(`/repos/${getName(site)}/environments`),
  },
  {
    ends: 'waiting for merge',
    make: (site) => write(site, '.github/workflows/azure-static-web-apps.yml', azureWorkflow),
  },
  { ends: 'ONBOARD_OTHER_SITE', make: (site) => write(site, 'site.config.yml', otherSite) },
  {
    ends: 'drift',
    make: (site) => {
      site.record = { ...site.record, productionBranch: 'main' };
    },
  },
];

import type { SubjectSettings } from '../../../clients/github/oidc.ts';
import type { Repository } from '../../../clients/github/repository.ts';
import { parseSiteConfig } from '../../../config/load.ts';
import { renderOnboarding } from '../../../workflows/render/render.ts';
import type { RenderOptions } from '../../../workflows/render/render-options.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';
import { apiTokenSecret } from '../../../workflows/templates/v1/parts.ts';
import { credentialSubject } from '../credential-subject.ts';
import type { CalledWorkflows } from '../credentials/called-workflows.ts';
import { exchangeAudience, type FederatedCredential, githubIssuer } from '../credentials/credential.ts';
import type { RepositoryNeeds } from './types.ts';

export interface RepositoryNeedsOptions extends RenderOptions {
  /** The portal's word for the repository host in its paths. Default `repohost`. */
  readonly provider?: string;
  /** Further variables of the repository. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Issuer of the id tokens. Default: that of GitHub.com. */
  readonly issuer?: string;
}

/** Spec: Deployment and repository-host integration. In GitHub's names. */
const webhookEvents = ['issues', 'pull_request', 'push'];

/**
 * What a site's repository needs.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`, `ONBOARD_SUBJECT_UNKNOWN`
 */
export function repositoryNeeds(
  site: SiteRecord,
  options: RepositoryNeedsOptions,
  repository: Repository,
  subject: SubjectSettings,
): RepositoryNeeds {
  const { provider = 'repohost', reusable, shape } = options;
  const files = renderOnboarding(site, options);
  const called = shape === 'caller' && reusable ? [reusable.uses] : [];
  const credentials = neededCredentials(site, options, repository, subject, { Production: called, Preview: called });
  const previews = (site.previewBranches ?? ['release/**']).flatMap(policiesOf);
  return {
    slug: site.slug,
    credentials,
    environments: [
      { name: 'Production', policies: [site.productionBranch] },
      // By hand, what is live may be looked at there; and the workflow that closes it runs on the default branch.
      { name: 'Preview', policies: [...new Set([...previews, site.productionBranch, repository.defaultBranch])] },
    ],
    variables: { SITE_SLUG: site.slug, SITE_PORTAL_URL: site.portal.url, ...options.variables },
    webhook: { url: `${site.portal.url}/api/webhooks/${provider}`, events: webhookEvents },
    files,
    ...(options.apiToken && { secrets: [apiTokenSecret] }),
    productionBranch: site.productionBranch,
  };
}

/** A credential for each environment, and for each workflow that its jobs run in where the subject names that. */
export function neededCredentials(
  { slug }: SiteRecord,
  { issuer = githubIssuer }: Pick<RepositoryNeedsOptions, 'issuer'>,
  repository: Repository,
  subject: SubjectSettings,
  called: Pick<CalledWorkflows, 'Production' | 'Preview'>,
): FederatedCredential[] {
  const isServer = issuer !== githubIssuer;
  return (['Production', 'Preview'] as const).flatMap((environment) => {
    const of = (more: { readonly jobWorkflow?: string }) => ({
      name: credentialName(slug, environment),
      issuer,
      subject: credentialSubject(subject, repository, environment, { ...more, isServer }),
      audiences: [exchangeAudience],
    });
    const workflows = called[environment];
    if (namesWorkflow(subject) && workflows.length > 0) return workflows.map((jobWorkflow) => of({ jobWorkflow }));
    return [of({})];
  });
}

/** Whether the subject says in which workflow a job runs. */
export function namesWorkflow({ claimKeys }: SubjectSettings): boolean {
  return claimKeys?.includes('job_workflow_ref') ?? false;
}

/** A credential's name takes 3 to 120 letters, digits, hyphens and underscores. */
export function credentialName(slug: string, environment: string): string {
  const ending = `-${environment.toLowerCase()}`;
  return `site-${slug}`.slice(0, 120 - ending.length) + ending;
}

/** In a branch policy a wildcard does not cross `/`: two depths stand for `**`. */
export function policiesOf(pattern: string): string[] {
  if (!pattern.includes('**')) return [pattern];
  return [pattern.replaceAll('**', '*'), pattern.replaceAll('**', '*/*')];
}

/** The site as the repository's own site config describes it: what its people have changed there counts. */
export function withOwnConfig(site: SiteRecord, text: string | undefined, file: string): SiteRecord {
  if (text === undefined) return site;
  const { environments } = parseSiteConfig(text, file);
  return {
    ...site,
    productionBranch: environments.production.branch,
    previewBranches: environments.preview.branches,
  };
}

import path from 'node:path';
import type { Repository } from '../../../clients/github/repository.ts';
import type { SubjectSettings } from '../../../clients/github/settings.ts';
import { getNamedManager, lockfiles } from '../../../config/package-file.ts';
import { parseSiteConfig } from '../../../config/parse.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import { compact } from '../../../shared/compact.ts';
import { omitUndefined } from '../../../shared/omit-undefined.ts';
import { exchangeAudience } from '../../../shared/token-source.ts';
import type { WorkflowInputs } from '../../../workflows/inputs.ts';
import { renderOnboarding } from '../../../workflows/render/render.ts';
import type {
  RenderOptions,
  RepositoryTraits,
  SiteRecord,
} from '../../../workflows/render/render-options.ts';
import { allowedMinutes, buildWorkflowInputs } from '../../../workflows/render/workflow-inputs.ts';
import { getPublishedUses, publishedNames } from '../../../workflows/templates/calls.ts';
import { apiTokenSecret } from '../../../workflows/templates/parts.ts';
import { type FederatedCredential, githubIssuer } from '../credentials/credential.ts';
import { type CalledWorkflows, credentialSubject } from '../credentials/subjects.ts';
import type { RepositoryNeeds } from './types.ts';

export interface RepositoryNeedsOptions extends RenderOptions {
  /** Name of the repository host in the portal's paths. Default: `repohost`. */
  readonly provider?: string;
  /** Issuer of the id tokens. Default: GitHub.com's. */
  readonly issuer?: string;
}

/** Events of the webhook, by GitHub's names. Spec: Deployment and repository-host integration. */
const webhookEvents = ['issues', 'pull_request', 'push'];

export function repositoryNeeds(
  site: SiteRecord,
  options: RepositoryNeedsOptions,
  repository: Repository,
  subject: SubjectSettings,
): RepositoryNeeds {
  const { provider = 'repohost' } = options;
  const files = renderOnboarding(site, options);
  const inputs = buildWorkflowInputs(site, options);
  const credentials = neededCredentials(site, options, repository, subject, listCalls(inputs));
  const previews = (site.previewBranches ?? ['release/**']).flatMap(toPolicies);
  // Runs for pull requests have the ref of GitHub's test merge.
  if (inputs.pulls) previews.push('refs/pull/*/merge');
  return {
    slug: site.slug,
    inputs,
    credentials,
    environments: [
      { name: 'Production', policies: [site.productionBranch] },
      // Include the default branch, on which the workflow that closes Previews runs.
      {
        name: 'Preview',
        policies: [...new Set([...previews, site.productionBranch, repository.defaultBranch])],
      },
    ],
    variables: { SITE_SLUG: site.slug, SITE_PORTAL_URL: site.portal.url },
    webhook: { url: `${site.portal.url}/api/webhooks/${provider}`, events: webhookEvents },
    files,
    secrets: options.apiToken ? [apiTokenSecret] : undefined,
    productionBranch: site.productionBranch,
    previewApplication: site.azure.previewClientId,
  };
}

function listCalls(inputs: WorkflowInputs): Pick<CalledWorkflows, 'Production' | 'Preview'> {
  const { action, reusable, shape } = inputs;
  const called = compact([reusable?.uses]);
  if (shape !== 'published') return { Production: called, Preview: called };
  const all = publishedNames.map((name) => getPublishedUses(action, name));
  return { Production: all.slice(0, 2), Preview: all };
}

export function neededCredentials(
  siteRecord: SiteRecord,
  options: Pick<RepositoryNeedsOptions, 'issuer'>,
  repository: Repository,
  subject: SubjectSettings,
  called: Pick<CalledWorkflows, 'Production' | 'Preview'>,
): FederatedCredential[] {
  const { issuer = githubIssuer } = options;
  const isServer = issuer !== githubIssuer;
  return (['Production', 'Preview'] as const).flatMap((environment) => {
    const workflows: readonly (string | undefined)[] = called[environment];
    const isNamed = namesWorkflow(subject) && workflows.length > 0;
    return (isNamed ? workflows : [undefined]).map((jobWorkflow) => ({
      name: credentialName(siteRecord.slug, environment),
      issuer,
      subject: credentialSubject(subject, repository, environment, { jobWorkflow, isServer }),
      audiences: [exchangeAudience],
    }));
  });
}

export function namesWorkflow(settings: SubjectSettings): boolean {
  return settings.claimKeys?.includes('job_workflow_ref') ?? false;
}

export function credentialName(slug: string, environment: string): string {
  const ending = `-${environment.toLowerCase()}`;
  return `site-${slug}`.slice(0, 120 - ending.length) + ending;
}

/**
 * Converts a branch pattern to branch policies. Wildcards of policies don't match `/`, so `**`
 * becomes two policies.
 */
export function toPolicies(pattern: string): string[] {
  if (!pattern.includes('**')) return [pattern];
  return [pattern.replaceAll('**', '*'), pattern.replaceAll('**', '*/*')];
}

export function withRepositoryConfig(site: SiteRecord, text: string | undefined, file: string) {
  if (text === undefined) return site;
  const { production, preview } = parseSiteConfig(text, file).environments;
  const { clientId: previewClientId } = preview;
  return {
    ...site,
    azure: { ...site.azure, previewClientId },
    productionBranch: production.branch,
    previewBranches: preview.branches,
  };
}

const nodeFiles = ['.nvmrc', '.node-version'];

/**
 * Reads the traits of a repository and its site config, from which files are generated. In a
 * workspace, the lockfile is in the repository's root.
 */
export async function detectTraits(
  has: (path: string) => boolean,
  read: (path: string) => Promise<string | undefined>,
  config: SiteConfig | undefined,
  root = config?.build.root ?? '.',
): Promise<RepositoryTraits> {
  const inRoot = (name: string) => path.posix.join(root, name);
  const node = nodeFiles.flatMap((name) => [inRoot(name), name]).find(has);
  const common = omitUndefined({
    root,
    node: node ? { file: node } : undefined,
    allowed: config && allowedMinutes(config),
    pulls: config?.environments.preview.perPullRequest,
    reuse: config?.build.reads && config.build.passEnv.length === 0,
    retention: config?.build.retentionDays,
    models: config && config.automation.requests.analysis === 'model',
  });
  for (const [name, packageManager] of lockfiles) {
    const lockfile = [inRoot(name), name].find(has);
    if (lockfile) return { ...common, packageManager, lockfile };
  }
  const file = inRoot('package.json');
  if (!has(file)) return { ...common, packageManager: 'none' };
  return { ...common, packageManager: getNamedManager(await read(file)) };
}

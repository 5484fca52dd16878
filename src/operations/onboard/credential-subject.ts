import type { Repository } from '../../clients/github/repository.ts';
import type { SubjectSettings } from '../../clients/github/settings.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

/**
 * The id token subject of a job with an environment, built from the repository's settings
 * (https://docs.github.com/actions/reference/security/oidc#customizing-the-subject-claims-for-an-organization-or-repository)
 * @param jobWorkflow `owner/name/path@ref` of the reusable workflow that contains the job
 * @param isServer whether this is an Enterprise Server, which only uses the old subject prefix
 * @throws SiteDeployError `ONBOARD_SUBJECT_UNKNOWN` for claims that are unknown or differ between
 *   runs
 */
export function credentialSubject(
  settings: SubjectSettings,
  repository: Repository,
  environment: string,
  options: { jobWorkflow?: string; isServer?: boolean } = {},
): string {
  const { jobWorkflow, isServer = false } = options;
  const { owner, name } = repository;
  const prefix = settings.prefix ?? (isServer ? `repo:${owner}/${name}` : undefined);
  const context = `environment:${escapeColons(environment)}`;
  const refuse = (reason: string) =>
    new SiteDeployError(
      'ONBOARD_SUBJECT_UNKNOWN',
      `The subject of ${owner}/${name} is unknown: ${reason}.`,
    );
  const needPrefix = () => {
    if (prefix === undefined) throw refuse('GitHub does not report its prefix (sub_claim_prefix)');
    return prefix;
  };
  if (!settings.claimKeys) return `${needPrefix()}:${context}`;

  const values: Readonly<Record<string, () => string>> = {
    repo: needPrefix,
    context: () => context,
    environment: () => context,
    repository: () => `repository:${escapeColons(`${owner}/${name}`)}`,
    repository_id: () => `repository_id:${repository.id}`,
    repository_owner: () => `repository_owner:${escapeColons(owner)}`,
    repository_owner_id: () => `repository_owner_id:${repository.ownerId}`,
    repository_visibility: () => `repository_visibility:${repository.visibility}`,
    job_workflow_ref: () => {
      if (jobWorkflow) return `job_workflow_ref:${escapeColons(jobWorkflow)}`;
      throw refuse(
        'it contains the workflow file with its branch (job_workflow_ref), which differs between ' +
          'runs',
      );
    },
  };
  const parts = settings.claimKeys.map((key) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (!value) throw refuse(`it contains the claim "${key}", whose value is not known in advance`);
    return value();
  });
  if (!settings.claimKeys.some((key) => key === 'context' || key === 'environment'))
    throw refuse(
      'it does not include the environment, so any branch could log in to both environments',
    );
  return parts.join(':');
}

/** A colon would start another part. */
function escapeColons(value: string): string {
  return value.replaceAll(':', '%3A');
}

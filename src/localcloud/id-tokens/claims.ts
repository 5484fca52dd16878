import { randomUUID } from 'node:crypto';

export interface JobClaims {
  readonly repository: string;
  readonly ref: string;
  readonly sha: string;
  readonly environment?: string;
  readonly eventName?: string;
  readonly actor?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  readonly workflow?: string;
  readonly jobWorkflow?: string;
  readonly headRef?: string;
  readonly baseRef?: string;
  /** Default in repositories created since 15 July 2026. */
  readonly immutableSubject?: boolean;
  readonly lifetimeSeconds?: number;
  /** In seconds; negative values backdate tokens. */
  readonly clockOffsetSeconds?: number;
}

/** Ids of every repository and its owner. */
const [id, ownerId] = ['2002', '1001'];

export const githubIssuer = 'https://token.actions.githubusercontent.com';

/** https://docs.github.com/en/actions/reference/security/oidc#example-subject-claims */
export function getSubject(job: JobClaims): string {
  const [owner, name] = job.repository.split('/');
  const prefix = job.immutableSubject ? `${owner}@${ownerId}/${name}@${id}` : job.repository;
  return `repo:${prefix}:${getContext(job)}`;
}

function getContext({ environment, eventName, ref }: JobClaims): string {
  if (environment) return `environment:${environment.replaceAll(':', '%3A')}`;
  if (eventName === 'pull_request') return 'pull_request';
  return `ref:${ref}`;
}

export function buildClaims(
  job: JobClaims,
  audience: string | undefined,
  now: number,
): Record<string, unknown> {
  const [owner] = job.repository.split('/');
  const issuedAt = Math.floor(now / 1000) + (job.clockOffsetSeconds ?? 0);
  const file = job.workflow ?? '.github/workflows/deploy.yml';
  const workflowRef = `${job.repository}/${file}@${job.ref}`;
  return {
    jti: randomUUID(),
    sub: getSubject(job),
    aud: audience ?? `https://github.com/${owner}`,
    iss: githubIssuer,
    iat: issuedAt,
    nbf: issuedAt - 600,
    exp: issuedAt + (job.lifetimeSeconds ?? 300),
    ref: job.ref,
    ref_type: job.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    ref_protected: 'false',
    sha: job.sha,
    repository: job.repository,
    repository_id: id,
    repository_owner: owner,
    repository_owner_id: ownerId,
    repository_visibility: 'private',
    run_id: job.runId ?? '1',
    run_number: '1',
    run_attempt: job.runAttempt ?? '1',
    actor: job.actor ?? 'octocat',
    actor_id: '583231',
    workflow: 'Deploy',
    workflow_ref: workflowRef,
    workflow_sha: job.sha,
    job_workflow_ref: job.jobWorkflow ?? workflowRef,
    job_workflow_sha: job.jobWorkflow?.split('@')[1] ?? job.sha,
    head_ref: job.headRef ?? '',
    base_ref: job.baseRef ?? '',
    event_name: job.eventName ?? 'push',
    runner_environment: 'github-hosted',
    environment: job.environment,
  };
}

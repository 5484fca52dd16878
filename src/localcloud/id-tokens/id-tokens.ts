import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as jose from 'jose';
import { once } from '../../shared/once.ts';
import { getBearer, getUrl, sendJson } from '../service/http.ts';
import { createSigningKey } from '../service/signing-key.ts';

export type IdTokens = Awaited<ReturnType<typeof createIdTokens>>;

export const idTokenHosts = {
  issuer: 'token.actions.githubusercontent.com',
  runnerService: 'pipelinesghubeus1.actions.githubusercontent.com',
} as const;

/** Creates the signing key. All local clouds of a process share it, like GitHub's repositories. */
const getSigningKey = once(createSigningKey);

export async function createIdTokens() {
  const { privateKey, kid, keys } = await getSigningKey();
  const jobs = new Map<string, JobClaims>();
  const sign = (job: JobClaims, audience: string | undefined) =>
    new jose.SignJWT(buildClaims(job, audience, Date.now()))
      .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid })
      .sign(privateKey);

  return {
    issuer: githubIssuer,
    keys,
    sign,
    runnerEnv(job: JobClaims) {
      const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
      jobs.set(token, job);
      const service = `https://${idTokenHosts.runnerService}`;
      const plan = `_apis/distributedtask/hubs/Actions/plans/${randomUUID()}`;
      const path = `${plan}/jobs/${randomUUID()}/idtoken`;
      return {
        // Like GitHub's URL, this one has a query, so that clients must append the audience with
        // `&`.
        ACTIONS_ID_TOKEN_REQUEST_URL: `${service}/${path}?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: token,
      };
    },
    /** Revokes the request token in the variables of a job that has ended. */
    revoke(variables: Readonly<Record<string, string>>): void {
      jobs.delete(variables.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? '');
    },
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { pathname, searchParams } = getUrl(request);
      if (pathname === '/.well-known/openid-configuration')
        return sendJson(response, 200, discovery());
      if (pathname === '/.well-known/jwks') return sendJson(response, 200, keys);
      if (!pathname.endsWith('/idtoken')) return sendJson(response, 404, { message: 'Not Found' });
      const job = jobs.get(getBearer(request));
      const message = 'The request token does not belong to a running job.';
      if (!job || searchParams.get('api-version') === null)
        return sendJson(response, 401, { message });
      const value = await sign(job, searchParams.get('audience') ?? undefined);
      const type = 'application/json; charset=utf-8; api-version=2.0';
      sendJson(response, 200, { count: value.length, value }, { 'content-type': type });
    },
  };
}

function discovery(): object {
  return {
    issuer: githubIssuer,
    jwks_uri: `${githubIssuer}/.well-known/jwks`,
    subject_types_supported: ['public', 'pairwise'],
    response_types_supported: ['id_token'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid'],
    claims_supported: Object.keys(buildClaims({ repository: '', ref: '', sha: '' }, '', 0)),
  };
}

export interface JobClaims {
  readonly repository: string;
  /** Id of the repository. Default: 2002. */
  readonly repositoryId?: number;
  /** Id of the repository's owner. Default: 1001. */
  readonly ownerId?: number;
  readonly ref: string;
  readonly sha: string;
  readonly environment?: string;
  readonly eventName?: string;
  /**
   * Whether subjects contain ids, which is the default in repositories created since 15 July 2026.
   */
  readonly immutableSubject?: boolean;
  readonly lifetimeSeconds?: number;
  /** Offset of the issuer's clock in seconds. Negative values backdate tokens. */
  readonly clockOffsetSeconds?: number;
  /** Claims that replace the example values, e.g. `run_id`, or are added to them. */
  readonly claims?: Readonly<Record<string, string>>;
  /** Names of the claims that form the subject. Default: GitHub's own. */
  readonly subjectKeys?: readonly string[];
}

export const githubIssuer = 'https://token.actions.githubusercontent.com';

/**
 * Formats the subject:
 * https://docs.github.com/en/actions/reference/security/oidc#example-subject-claims
 */
export function getSubject(job: JobClaims): string {
  const [owner, name] = job.repository.split('/');
  const { repositoryId: id = 2002, ownerId = 1001 } = job;
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
  const sub = getSubject(job);
  const workflowRef = `${job.repository}/.github/workflows/deploy.yml@${job.ref}`;
  const claims: Record<string, unknown> = {
    jti: randomUUID(),
    sub,
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
    repository_id: String(job.repositoryId ?? 2002),
    repository_owner: owner,
    repository_owner_id: String(job.ownerId ?? 1001),
    repository_visibility: 'private',
    run_id: '1',
    run_number: '1',
    run_attempt: '1',
    actor: 'octocat',
    actor_id: '583231',
    workflow: 'Deploy',
    workflow_ref: workflowRef,
    workflow_sha: job.sha,
    job_workflow_ref: workflowRef,
    job_workflow_sha: job.sha,
    head_ref: '',
    base_ref: '',
    event_name: job.eventName ?? 'push',
    runner_environment: 'github-hosted',
    check_run_id: '1',
    environment: job.environment,
    ...job.claims,
  };
  if (!job.subjectKeys) return claims;
  const [, repo, context] = /^repo:([^:]+):(.*)$/.exec(sub) ?? [];
  const known: Record<string, unknown> = { ...claims, repo };
  const parts = job.subjectKeys.map((key) => {
    const value = String(known[key] ?? '').replaceAll(':', '%3A');
    return key === 'context' ? context : `${key}:${value}`;
  });
  return { ...claims, sub: parts.join(':') };
}

import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Deployment = z.looseObject({
  id: z.int(),
  payload: z.optional(z.unknown()),
  environment: z.optional(z.string()),
  created_at: z.string(),
  creator: z.optional(z.nullable(z.looseObject({ login: z.string() }))),
});
const Status = z.looseObject({
  state: z.string(),
  created_at: z.string(),
  log_url: z.optional(z.nullable(z.string())),
  target_url: z.optional(z.nullable(z.string())),
});

/** State of a deployment. `inactive`: no longer live in its environment. */
export type DeploymentState = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';

export interface GitHubDeployment {
  readonly id: number;
  /** Payload set by the creator; arbitrary if created by another tool. */
  readonly payload: unknown;
  /** Login of the creator; empty if the account was deleted. */
  readonly creator: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** A deployment to create. */
export interface NewDeployment {
  readonly commit: string;
  readonly environment: string;
  /** Used by people. Otherwise the environment is temporary. */
  readonly isProduction: boolean;
  /** Truncated to GitHub's limit of 140 characters. */
  readonly description: string;
  /** Stored with the deployment and visible to anyone with read access. */
  readonly payload: Readonly<Record<string, string>>;
}

export interface NewDeploymentStatus {
  readonly state: DeploymentState;
  /** Truncated to GitHub's limit of 140 characters. */
  readonly description: string;
  /** URL of the live environment. */
  readonly environmentUrl?: string;
  /** URL of the workflow run. */
  readonly logUrl?: string;
}

export interface SeenDeploymentStatus {
  readonly state: string;
  readonly logUrl: string | undefined;
  /** ISO 8601. */
  readonly addedAt: string;
}

const needs = { read: 'Deployments: read', write: 'Deployments: write' } as const;
const maxDescriptionLength = 140;
const at = (repository: NamedRepository) => `${repositoryPath(repository)}/deployments`;

function described(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  return `${text.slice(0, maxDescriptionLength - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}

/**
 * Lists the deployments of an environment, newest first; at most 100.
 * @param commit full id; absent: all commits
 */
export async function readDeployments(
  github: GitHub,
  repository: NamedRepository,
  options: { readonly environment: string; readonly commit?: string },
): Promise<GitHubDeployment[]> {
  const query = new URLSearchParams({
    environment: options.environment,
    task: 'deploy',
    ...(options.commit !== undefined && { sha: options.commit }),
  });
  const found = await github.list(
    { path: `${at(repository)}?${query}`, needs: needs.read },
    undefined,
    1,
  );
  return readGitHubAnswer(z.array(Deployment), found, 'the deployments')
    .map(toDeployment)
    .sort((a, b) => b.id - a.id);
}

const toDeployment = ({
  id,
  payload,
  creator,
  created_at: madeAt,
}: z.output<typeof Deployment>): GitHubDeployment => ({
  id,
  payload: parsePayload(payload),
  creator: creator?.login ?? '',
  madeAt,
});

/** Older servers return the object as a JSON string. */
function parsePayload(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}

/**
 * Creates a deployment. It merges nothing and requires no commit status: the site is already built
 * from this commit (https://docs.github.com/rest/deployments/deployments#create-a-deployment).
 * @throws SiteDeployError `GITHUB_UNAVAILABLE`: it may have been created anyway
 */
export async function createDeployment(
  github: GitHub,
  repository: NamedRepository,
  newDeployment: NewDeployment,
): Promise<GitHubDeployment> {
  const { commit, environment, isProduction, description, payload } = newDeployment;
  const json = {
    ref: commit,
    task: 'deploy',
    auto_merge: false,
    required_contexts: [],
    environment,
    production_environment: isProduction,
    transient_environment: !isProduction,
    description: described(description),
    payload,
  };
  const answer = await github.call({
    method: 'POST',
    path: at(repository),
    needs: needs.write,
    json,
  });
  return toDeployment(readGitHubAnswer(Deployment, answer.json, 'a deployment'));
}

/**
 * Adds a status. Disables GitHub's automatic deactivation of earlier deployments, which would
 * include those of other sites in the repository.
 */
export async function addDeploymentStatus(
  github: GitHub,
  repository: NamedRepository,
  id: number,
  newDeploymentStatus: NewDeploymentStatus,
): Promise<void> {
  const { state, description, environmentUrl, logUrl } = newDeploymentStatus;
  const json = {
    state,
    description: described(description),
    environment_url: environmentUrl,
    log_url: logUrl,
    auto_inactive: false,
  };
  const path = `${at(repository)}/${id}/statuses`;
  await github.call({ method: 'POST', path, needs: needs.write, json });
}

/** The newest status of a deployment; `undefined` if it has none. */
export async function readDeploymentStatus(
  github: GitHub,
  repository: NamedRepository,
  id: number,
): Promise<SeenDeploymentStatus | undefined> {
  const path = `${at(repository)}/${id}/statuses?per_page=1`;
  const { json } = await github.call({ method: 'GET', path, needs: needs.read });
  const [newest] = readGitHubAnswer(z.array(Status), json, 'the statuses of a deployment');
  if (!newest) return undefined;
  const { state, log_url: logUrl, target_url: older, created_at: addedAt } = newest;
  return { state, logUrl: logUrl || older || undefined, addedAt };
}

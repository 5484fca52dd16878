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

/** What a deployment has come to. `inactive`: it is not what its environment shows. */
export type DeploymentState = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';

/** A deployment of GitHub. */
export interface GitHubDeployment {
  readonly id: number;
  /** What its maker has kept in it, such as an object; of another maker it may be anything. */
  readonly payload: unknown;
  /** Login of its maker; empty where that account is gone. */
  readonly creator: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** A deployment that is to be made. */
export interface NewDeployment {
  /** Full commit id. */
  readonly commit: string;
  readonly environment: string;
  /** People use it. Otherwise it goes away some day. */
  readonly isProduction: boolean;
  /** Longer ones are cut: GitHub takes 140 characters. */
  readonly description: string;
  /** Kept with the deployment, and shown to whoever may read it. */
  readonly payload: Readonly<Record<string, string>>;
}

export interface NewDeploymentStatus {
  readonly state: DeploymentState;
  /** Longer ones are cut: GitHub takes 140 characters. */
  readonly description: string;
  /** Where the environment is live. */
  readonly environmentUrl?: string;
  /** Page of the run. */
  readonly logUrl?: string;
}

/** The newest status of a deployment. */
export interface SeenDeploymentStatus {
  readonly state: string;
  readonly logUrl: string | undefined;
  /** ISO 8601. */
  readonly addedAt: string;
}

const needs = { read: 'Deployments: read', write: 'Deployments: write' } as const;
const longestDescription = 140;
const at = (repository: NamedRepository) => `${repositoryPath(repository)}/deployments`;

function described(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}

/**
 * The deployments of an environment, the newest first: 100 at most.
 * @param commit full id; absent: of every commit
 */
export async function readDeployments(
  github: GitHub,
  repository: NamedRepository,
  { environment, commit }: { readonly environment: string; readonly commit?: string },
): Promise<GitHubDeployment[]> {
  const query = new URLSearchParams({ environment, task: 'deploy', ...(commit !== undefined && { sha: commit }) });
  const found = await github.list({ path: `${at(repository)}?${query}`, needs: needs.read }, undefined, 1);
  return readGitHubAnswer(z.array(Deployment), found, 'the deployments')
    .map(toDeployment)
    .sort((a, b) => b.id - a.id);
}

const toDeployment = ({ id, payload, creator, created_at: madeAt }: z.output<typeof Deployment>): GitHubDeployment => ({
  id,
  payload: payloadOf(payload),
  creator: creator?.login ?? '',
  madeAt,
});

/** An older server answers with the text that holds the object. */
function payloadOf(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload;
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}

/**
 * Makes a deployment. Nothing is merged for it, and no check of the commit holds it up: the site has been built from
 * this commit already (https://docs.github.com/rest/deployments/deployments#create-a-deployment).
 * @throws SiteDeployError `GITHUB_UNAVAILABLE`: it may have been made all the same
 */
export async function createDeployment(
  github: GitHub,
  repository: NamedRepository,
  { commit, environment, isProduction, description, payload }: NewDeployment,
): Promise<GitHubDeployment> {
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
  const answer = await github.call({ method: 'POST', path: at(repository), needs: needs.write, json });
  return toDeployment(readGitHubAnswer(Deployment, answer.json, 'a deployment'));
}

/**
 * Adds a status. GitHub would end the earlier deployments of the environment by itself, those of other sites of the
 * repository included, so it is told not to.
 */
export async function addDeploymentStatus(
  github: GitHub,
  repository: NamedRepository,
  id: number,
  { state, description, environmentUrl, logUrl }: NewDeploymentStatus,
): Promise<void> {
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

/** The newest status of a deployment; `undefined`: it has none. */
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

import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type RepoName, repositoryPath } from './repository.ts';
import type { WorkflowRun } from './runs.ts';
import type { GitHub } from './types.ts';

const Deployment = z.looseObject({ id: z.int() });
const Status = z.looseObject({
  state: z.string(),
  environment_url: z.optional(z.nullable(z.string())),
  log_url: z.optional(z.nullable(z.string())),
});
const Pending = z.looseObject({ environment: z.looseObject({ name: z.optional(z.string()) }) });

const maxDeployments = 20;

/** Whether a job of the run succeeded and named the address. A superseded job names none. */
export async function wentLive(
  github: GitHub,
  repo: RepoName,
  run: WorkflowRun,
  environment: string,
): Promise<boolean> {
  const needs = 'Deployments: read';
  const at = `${repositoryPath(repo)}/deployments`;
  const query = new URLSearchParams({ sha: run.commit, environment });
  const listed = await github.list({ path: `${at}?${query}`, needs }, undefined, 1);
  const deployments = readGitHubAnswer(z.array(Deployment), listed, 'the deployments');
  for (const { id } of deployments.slice(0, maxDeployments)) {
    const found = await github.list({ path: `${at}/${id}/statuses`, needs }, undefined, 1);
    const statuses = readGitHubAnswer(z.array(Status), found, 'the states of a deployment');
    const isProof = (status: z.output<typeof Status>) =>
      status.state === 'success' &&
      Boolean(status.environment_url) &&
      `${status.log_url ?? ''}/`.includes(`/actions/runs/${run.id}/`);
    if (statuses.some(isProof)) return true;
  }
  return false;
}

export async function readPendingEnvironments(github: GitHub, repo: RepoName, run: number) {
  const path = `${repositoryPath(repo)}/actions/runs/${run}/pending_deployments`;
  const request = { method: 'GET', path, needs: 'Actions: read', expected: [404] } as const;
  const response = await github.call(request);
  if (!response.ok) return [];
  const pending = readGitHubAnswer(z.array(Pending), response.json, 'the pending deployments');
  return pending.map((item) => item.environment.name ?? '');
}

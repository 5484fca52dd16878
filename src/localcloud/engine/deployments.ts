import type { LocalGitHubDeployment } from '../github/deployment.ts';
import { type LocalRepository, nextId } from '../github/state.ts';
import type { JobResult } from './job.ts';
import { toMap } from './language.ts';
import type { EngineJob } from './types.ts';

export function openDeployment(
  job: EngineJob,
  repository: LocalRepository | undefined,
): LocalGitHubDeployment | undefined {
  const { environment } = job.node.source.source;
  if (!job.environment || toMap(environment).deployment === false) return undefined;
  const { github } = job.node.scope.contexts;
  const deployment: LocalGitHubDeployment = {
    id: nextId(),
    ref: String(github.ref_name),
    sha: String(github.sha),
    task: 'deploy',
    environment: job.environment,
    description: '',
    payload: {},
    transient: false,
    production: false,
    creator: 'github-actions[bot]',
    at: new Date().toISOString(),
    statuses: [],
  };
  repository?.deployments.push(deployment);
  addStatus(deployment, job, 'in_progress', '');
  return deployment;
}

export function closeDeployment(
  deployment: LocalGitHubDeployment | undefined,
  job: EngineJob,
  result: JobResult,
): void {
  if (!deployment) return;
  if (result.conclusion === 'success') addStatus(deployment, job, 'success', result.environmentUrl);
  else addStatus(deployment, job, 'failure', result.environmentUrl);
}

function addStatus(
  deployment: LocalGitHubDeployment,
  job: EngineJob,
  state: string,
  environmentUrl: string,
): void {
  const { run } = job.node.scope;
  deployment.statuses.push({
    id: nextId(),
    state,
    description: '',
    environmentUrl,
    logUrl: `https://github.com/${run.repository}/actions/runs/${run.id}/job/${job.id}`,
    creator: deployment.creator,
    at: new Date().toISOString(),
  });
}

import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import type { JobClaims } from '../id-tokens/id-tokens.ts';
import type { JobFiles } from './file-commands.ts';

type RunClaims = Pick<JobClaims, 'actor' | 'runId' | 'runAttempt' | 'headRef' | 'baseRef'>;

export interface RunnerEvent extends RunClaims, Pick<JobClaims, 'ref' | 'sha' | 'repository'> {
  readonly name: string;
  readonly commitMessage?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

const server = 'https://github.com';

export function runnerEnvironment(
  event: RunnerEvent,
  files: JobFiles,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
): Record<string, string> {
  const [owner = ''] = event.repository.split('/');
  const workflow = `${event.repository}/.github/workflows/deploy.yml@${event.ref}`;
  return {
    // Don't put this process's Node first: a site is built with the computer's own.
    PATH: process.env.PATH ?? '',
    HOME: files.home,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: event.actor ?? 'octocat',
    GITHUB_ACTOR_ID: '583231',
    GITHUB_TRIGGERING_ACTOR: event.actor ?? 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_SERVER_URL: server,
    GITHUB_BASE_REF: event.baseRef ?? '',
    GITHUB_HEAD_REF: event.headRef ?? '',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_JOB: 'deploy',
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: event.repository,
    GITHUB_REPOSITORY_ID: '2002',
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: '1001',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: event.runAttempt ?? '1',
    GITHUB_RUN_ID: event.runId ?? '1',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Deploy',
    GITHUB_WORKFLOW_REF: workflow,
    GITHUB_WORKFLOW_SHA: event.sha,
    GITHUB_WORKSPACE: workspace,
    ...files.commands,
    ...runtimeVariables(),
    RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'local',
    RUNNER_OS: { darwin: 'macOS', win32: 'Windows' }[process.platform as string] ?? 'Linux',
    RUNNER_TEMP: files.temp,
    RUNNER_TOOL_CACHE: files.toolCache,
    RUNNER_TRACKING_ID: `github_${randomUUID()}`,
    RUNNER_WORKSPACE: path.dirname(workspace),
    ...toInputVariables(inputs),
  };
}

/** Returns the variables that every action gets. The token is a secret until the job ends. */
function runtimeVariables(): Record<string, string> {
  const host = 'https://pipelinesghubeus1.actions.githubusercontent.com';
  return {
    ACTIONS_RUNTIME_URL: `${host}/runtime/`,
    ACTIONS_RUNTIME_TOKEN: randomBytes(48).toString('base64url'),
    ACTIONS_RESULTS_URL: 'https://results-receiver.actions.githubusercontent.com/',
    ACTIONS_CACHE_SERVICE_V2: 'True',
    ACTIONS_CACHE_URL: `${host}/cache/`,
    ACTIONS_ORCHESTRATION_ID: `${randomUUID()}.deploy.__default`,
  };
}

export function eventPayload(event: RunnerEvent): object {
  const [owner = '', name = ''] = event.repository.split('/');
  const repository = {
    id: 2002,
    name,
    full_name: event.repository,
    owner: { login: owner, id: 1001 },
    html_url: `${server}/${event.repository}`,
  };
  const commit = { id: event.sha, message: event.commitMessage ?? 'Change the site' };
  const push =
    event.name === 'push'
      ? { ref: event.ref, after: event.sha, head_commit: commit, commits: [commit] }
      : { ref: event.ref };
  return { ...push, repository, sender: { login: event.actor ?? 'octocat' }, ...event.payload };
}

export function toInputVariables(inputs: Readonly<Record<string, string>>) {
  const toName = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [toName(name), value]));
}

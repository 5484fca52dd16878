import { randomBytes } from 'node:crypto';
import { runnerVariables } from '../../src/localcloud/runner/environment.ts';
import type { JobFiles } from '../../src/localcloud/runner/file-commands.ts';

/** An event that starts the Action, with the fields of a run that differ between tests. */
export interface RunnerEvent {
  readonly name: string;
  readonly repository: string;
  readonly ref: string;
  readonly sha: string;
  readonly actor?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  readonly headRef?: string;
  readonly baseRef?: string;
  readonly commitMessage?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

const server = 'https://github.com';

/** Returns the environment variables of a job that runs for this event. */
export function jobVariables(
  event: RunnerEvent,
  files: JobFiles,
  workspace: string,
): Record<string, string> {
  const [owner = ''] = event.repository.split('/');
  const workflow = `${event.repository}/.github/workflows/deploy.yml@${event.ref}`;
  return {
    // Don't put this process's Node first: a site is built with the computer's own Node.
    PATH: process.env.PATH ?? '',
    HOME: files.home,
    LANG: 'C.UTF-8',
    CI: 'true',
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
    ...runnerVariables(files, workspace),
    ACTIONS_RUNTIME_TOKEN: randomBytes(48).toString('base64url'),
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

import { Secret } from '../shared/secret.ts';
import type { DeployOptions, Git, RunEvent } from '../steps/plan/types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is used of the context of `@actions/github`. */
export interface RunnerContext {
  readonly eventName: string;
  readonly ref: string;
  readonly sha: string;
  readonly runId: number;
  readonly serverUrl: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface RunnerInput {
  /** Reads an input of the Action; empty where it is not set. */
  readonly input: (name: string) => string;
  readonly context: RunnerContext;
  readonly env: Environment;
  readonly mask: (secret: Secret) => void;
  readonly git: Git;
}

/** The Action's inputs and the runner's event as options. Values are taken as they are: the plan checks them. */
export function optionsOf({ input, context, env, mask, git }: RunnerInput): DeployOptions {
  const apiToken = input('api-token') === '' ? undefined : new Secret(input('api-token'));
  if (apiToken !== undefined) mask(apiToken);
  const given = (name: 'config' | 'environment' | 'version' | 'mode' | 'uploader') => {
    const value = input(name);
    return value === '' ? {} : { [name]: value };
  };
  const token = input('github-token') === '' ? undefined : new Secret(input('github-token'));
  if (token !== undefined) mask(token);
  return {
    workspace: workspaceOf(env),
    ...given('config'),
    ...given('environment'),
    ...given('version'),
    ...given('mode'),
    ...given('uploader'),
    ...(input('rollback-run') !== '' && { rollbackRun: input('rollback-run') }),
    dryRun: input('dry-run').toLowerCase() === 'true',
    force: input('force').toLowerCase() === 'true',
    ...(token !== undefined && { github: { apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com', token } }),
    ...(env.RUNNER_TOOL_CACHE !== undefined && { toolCache: env.RUNNER_TOOL_CACHE }),
    event: eventOf(context, env),
    git,
    ...(apiToken !== undefined && { apiToken }),
    env,
  };
}

/** The checkout: the runner's working directory for the job. */
export function workspaceOf(env: Environment): string {
  return env.GITHUB_WORKSPACE ?? '.';
}

/** The ref that an event is about: of a deleted branch the event itself only carries the default branch. */
function refOf({ eventName, ref, payload }: Pick<RunnerContext, 'eventName' | 'ref' | 'payload'>): string {
  const isBranch = eventName === 'delete' && payload.ref_type === 'branch' && typeof payload.ref === 'string';
  return isBranch ? `refs/heads/${payload.ref}` : ref;
}

function eventOf({ eventName, ref, sha, runId, serverUrl, payload }: RunnerContext, env: Environment): RunEvent {
  const repository = env.GITHUB_REPOSITORY ?? '';
  const head = payload.head_commit;
  const message =
    typeof head === 'object' && head !== null && 'message' in head && typeof head.message === 'string'
      ? head.message
      : undefined;
  return {
    name: eventName,
    ref: refOf({ eventName, ref, payload }),
    sha,
    repository,
    ...(message !== undefined && { commitMessage: message }),
    run: {
      id: String(runId),
      attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
      url: `${serverUrl}/${repository}/actions/runs/${runId}`,
    },
  };
}

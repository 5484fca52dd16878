import type { GitHub } from '../clients/github/types.ts';
import type { DeployRequest } from '../deploy/steps/plan/types.ts';
import type { RunEvent } from '../identity/run-event.ts';
import type { Env } from '../shared/child-environment.ts';
import type { Deps, GitHubAccess } from '../shared/deps.ts';
import type { Log } from '../shared/log.ts';
import { Secret } from '../shared/secret.ts';
import { yesOrNo } from '../shared/yes-or-no.ts';

/** Timeout for all comments of a run, in ms. */
const commentLimitMs = 30_000;

/** The part of the `@actions/github` context in use. */
export interface RunnerContext {
  readonly eventName: string;
  readonly ref: string;
  readonly sha: string;
  readonly runId: number;
  readonly serverUrl: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Reads an input of the Action; empty if not set. */
export type ReadInput = (name: string) => string;

/**
 * Builds a request from the Action's inputs and the runner's event. Values are not validated here;
 * the plan does that.
 */
export function readRequest(input: ReadInput, context: RunnerContext, env: Env): DeployRequest {
  return {
    // The checkout: the job's working directory.
    workspace: env.GITHUB_WORKSPACE ?? '.',
    event: toRunEvent(context, env),
    config: input('config'),
    environment: input('environment'),
    siteVersion: input('site-version'),
    mode: input('mode'),
    rollbackRun: input('rollback-run'),
    uploader: input('uploader'),
    dryRun: input('dry-run'),
    force: input('force'),
    pins: {
      portalUrl: input('portal-url'),
      audience: input('audience'),
      tenantId: input('tenant-id'),
      clientId: input('client-id'),
    },
  };
}

/** Tokens that the workflow passes to the Action. */
export interface InputTokens {
  readonly github: GitHubAccess | undefined;
  readonly apiToken: Secret | undefined;
  /** User token, for agents that issues are assigned to. */
  readonly agentToken: Secret | undefined;
  /** Authorizes requesting id tokens from the runner. */
  readonly idTokenRequest: Secret | undefined;
}

/** Reads the tokens and masks each before any other use. */
export function readTokens(
  input: ReadInput,
  env: Env,
  mask: (secret: Secret) => void,
): InputTokens {
  const toMaskedSecret = (text: string | undefined) => {
    if (text === undefined || text === '') return undefined;
    const secret = new Secret(text);
    mask(secret);
    return secret;
  };
  const token = toMaskedSecret(input('github-token'));
  return {
    github: token && { apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com', token },
    apiToken: toMaskedSecret(input('api-token')),
    agentToken: toMaskedSecret(input('agent-token')),
    idTokenRequest: toMaskedSecret(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN),
  };
}

/**
 * The ref an event is about. For a deleted branch, the event's own ref is only the default branch.
 */
function getRef(runnerContext: RunnerContext): string {
  const { eventName, ref, payload } = runnerContext;
  const isBranch =
    eventName === 'delete' && payload.ref_type === 'branch' && typeof payload.ref === 'string';
  if (isBranch) return `refs/heads/${payload.ref}`;
  return ref;
}

function toRunEvent(context: RunnerContext, env: Env): RunEvent {
  const { eventName, sha, runId, serverUrl, payload } = context;
  const repository = env.GITHUB_REPOSITORY ?? '';
  const head = payload.head_commit;
  const message =
    typeof head === 'object' &&
    head !== null &&
    'message' in head &&
    typeof head.message === 'string'
      ? head.message
      : undefined;
  return {
    name: eventName,
    ref: getRef(context),
    sha,
    repository,
    commitMessage: message,
    run: {
      id: String(runId),
      attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
      url: `${serverUrl}/${repository}/actions/runs/${runId}`,
    },
  };
}

const noComment = 'No comment on the pull request';

/**
 * GitHub access, if the input `comment` asks for comments.
 * @returns `undefined` if not requested, or without a token (logged)
 * @throws SiteDeployError `USAGE`
 */
export function commentAccess(
  input: ReadInput,
  access: GitHubAccess | undefined,
  log: Pick<Log, 'info'>,
): GitHubAccess | undefined {
  if (!yesOrNo(input('comment'), 'comment')) return undefined;
  if (!access) log.info(`${noComment}: the input "github-token" is empty.`);
  return access;
}

/**
 * GitHub access for commenting on pull requests.
 * @returns `undefined` if comments are off or the run was cancelled (logged)
 */
export function createCommenter(
  access: GitHubAccess | undefined,
  deps: Deps,
): (() => Promise<GitHub>) | undefined {
  if (!access) return undefined;
  if (deps.signal.aborted) {
    deps.log.info(
      `${noComment}: the run was cancelled. A comment from an earlier run is left unchanged.`,
    );
    return undefined;
  }
  // A finished deployment doesn't wait long for its comment.
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(commentLimitMs)]);
  return async () =>
    (await import('../clients/github/for-run.ts')).gitHubForRun(access, { ...deps, signal });
}

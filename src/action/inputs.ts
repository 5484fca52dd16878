import type { DeployRequest } from '../deploy/steps/plan/types.ts';
import type { Pins } from '../identity/pins.ts';
import type { RunEvent } from '../identity/run-event.ts';
import type { Env } from '../shared/child-environment.ts';
import type { GitHubAccess } from '../shared/deps.ts';
import { asText, toObject } from '../shared/json.ts';
import type { Log } from '../shared/log.ts';
import { Secret } from '../shared/secret.ts';
import { yesOrNo } from '../shared/yes-or-no.ts';

export interface RunnerContext {
  readonly eventName: string;
  readonly ref: string;
  readonly sha: string;
  readonly runId: number;
  readonly serverUrl: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type ReadInput = (name: string) => string;

export function readRequest(input: ReadInput, context: RunnerContext, env: Env): DeployRequest {
  return {
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
    pins: readPins(input),
  };
}

export function readPins(input: ReadInput): Pins {
  return {
    portalUrl: input('portal-url'),
    audience: input('audience'),
    tenantId: input('tenant-id'),
    clientId: input('client-id'),
  };
}

/** Wraps and masks a secret input; `undefined` if the input is empty. */
export function readSecret(text: string | undefined, mask: (secret: Secret) => void) {
  if (!text) return undefined;
  const secret = new Secret(text);
  mask(secret);
  return secret;
}

export function readGitHubAccess(input: ReadInput, env: Env, mask: (secret: Secret) => void) {
  const token = readSecret(input('github-token'), mask);
  return token && { apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com', token };
}

/**
 * Returns the event's ref. If the event is the deletion of a branch, returns that branch, because
 * GitHub sets the ref of such an event to the default branch.
 */
function getRef(context: RunnerContext): string {
  const { eventName, ref, payload } = context;
  const isBranch =
    eventName === 'delete' && payload.ref_type === 'branch' && typeof payload.ref === 'string';
  if (isBranch) return `refs/heads/${payload.ref}`;
  return ref;
}

export function toRunEvent(context: RunnerContext, env: Env): RunEvent {
  const { eventName, sha, runId, serverUrl, payload } = context;
  const repository = env.GITHUB_REPOSITORY ?? '';
  const { id, message, tree_id } = toObject(payload.head_commit);
  return {
    name: eventName,
    ref: getRef(context),
    sha,
    repository,
    commitMessage: asText(message),
    tree: id === sha ? asText(tree_id) : undefined,
    pull: readPull(context, repository),
    run: {
      id: String(runId),
      attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
      url: `${serverUrl}/${repository}/actions/runs/${runId}`,
    },
  };
}

function readPull({ eventName, payload }: RunnerContext, repository: string) {
  const pull = toObject(payload.pull_request);
  if (eventName !== 'pull_request' || typeof pull.number !== 'number') return undefined;
  const head = toObject(pull.head);
  const from = asText(toObject(head.repo).full_name) ?? '';
  return {
    number: pull.number,
    branch: asText(head.ref) ?? '',
    commit: asText(head.sha) ?? '',
    isFork: from.toLowerCase() !== repository.toLowerCase(),
    isClosed: payload.action === 'closed',
  };
}

const noComment = 'No comment on the pull request';

export function commentAccess(
  input: ReadInput,
  access: GitHubAccess | undefined,
  log: Pick<Log, 'info'>,
): GitHubAccess | undefined {
  if (!yesOrNo(input('comment'), 'comment')) return undefined;
  if (!access) log.info(`${noComment}: the input "github-token" is empty.`);
  return access;
}

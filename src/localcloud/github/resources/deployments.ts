import { isIn } from '../git/history.ts';
import {
  created,
  type GitHubCall,
  type GitHubRoutes,
  invalid,
  ok,
  onItem,
  paged,
  refused,
} from '../rest/call.ts';
import { text, toApiUser } from '../rest/values.ts';
import type { LocalDeploymentStatus, LocalGitHubDeployment } from '../state/deployment.ts';
import { type LocalRepository, nextId } from '../state/state.ts';
import { listChecks } from './check-runs.ts';
import { mergeBranches } from './commits.ts';

const maxDescriptionLength = 140;
const maxStatuses = 100;

function toApiDeployment(deployment: LocalGitHubDeployment): object {
  const { environment, creator, at, transient, production, statuses, ...shown } = deployment;
  return {
    ...shown,
    original_environment: environment,
    environment,
    creator: toApiUser(creator),
    created_at: at,
    updated_at: statuses.at(-1)?.at ?? at,
    transient_environment: transient,
    production_environment: production,
  };
}

function toApiStatus(status: LocalDeploymentStatus, deployment: LocalGitHubDeployment): object {
  const { environmentUrl, logUrl, creator, at, ...shown } = status;
  return {
    ...shown,
    environment: deployment.environment,
    environment_url: environmentUrl,
    log_url: logUrl,
    // GitHub still returns this older name of `log_url`.
    target_url: logUrl,
    creator: toApiUser(creator),
    created_at: at,
  };
}

function list(call: GitHubCall) {
  const { repository, query } = call;
  const fits = (deployment: LocalGitHubDeployment) =>
    (['sha', 'ref', 'task', 'environment'] as const).every((name) =>
      [null, deployment[name]].includes(query.get(name)),
    );
  const found = repository.deployments.filter(fits);
  return paged(found.toReversed().map(toApiDeployment), call);
}

/**
 * Merges the default branch into the deployed one, unless `auto_merge` is `false`.
 * @returns the response; `undefined` if there is nothing to merge
 */
async function mergeFirst(call: GitHubCall, ref: string, sha: string) {
  const { repository, git, body } = call;
  const { defaultBranch } = repository;
  if (body.auto_merge === false || ref === defaultBranch) return undefined;
  const head = git.readRef(`refs/heads/${defaultBranch}`);
  if (!git.readRef(`refs/heads/${ref}`) || !head || (await isIn(git, head, sha))) return undefined;
  const { status, events } = await mergeBranches({
    ...call,
    body: { base: ref, head: defaultBranch },
  });
  if (status === 409) return refused(409, `Conflict merging ${defaultBranch} into ${ref}.`);
  const message = `Auto-merged ${defaultBranch} into ${ref} on deployment.`;
  return { status: 202, json: { message }, events };
}

/**
 * Creates a deployment: https://docs.github.com/rest/deployments/deployments#create-a-deployment
 */
async function create(call: GitHubCall) {
  const { repository, body, git, actor, at } = call;
  const ref = text(body.ref);
  const [environment, description] = [text(body.environment, 'production'), text(body.description)];
  if (ref === '') return invalid({ field: 'ref', code: 'missing_field' });
  if (description.length > maxDescriptionLength) return tooLong;
  const sha = await git.resolve(ref);
  if (!sha) return refused(422, `No ref found for: ${ref}`);
  const merged = await mergeFirst(call, ref, sha);
  if (merged) return merged;
  const red = await failedContexts(call, sha);
  if (red.length > 0)
    return refused(409, `Conflict: Commit status checks failed for ${ref}.`, [
      { resource: 'Deployment', field: 'required_contexts', code: 'invalid', contexts: red },
    ]);
  const deployment = {
    id: nextId(),
    ref,
    sha,
    task: text(body.task, 'deploy'),
    environment,
    description,
    payload: body.payload ?? {},
    transient: body.transient_environment === true,
    production: (body.production_environment ?? environment === 'production') === true,
    creator: actor,
    at,
    statuses: [],
  };
  repository.deployments.push(deployment);
  return created(toApiDeployment(deployment));
}

async function failedContexts(call: GitHubCall, sha: string): Promise<string[]> {
  const required = call.body.required_contexts;
  const named = Array.isArray(required) ? required.map(String) : undefined;
  if (named?.length === 0) return [];
  const reported = await listChecks(call, sha);
  const green = reported.filter((check) =>
    ['success', 'neutral', 'skipped'].includes(check.conclusion ?? ''),
  );
  return (named ?? reported.map((item) => item.name)).filter(
    (name) => !green.some((check) => check.name === name),
  );
}

const tooLong = invalid({
  field: 'description',
  code: 'custom',
  message: `description is too long (maximum is ${maxDescriptionLength} characters)`,
});

/** Adds a status: https://docs.github.com/rest/deployments/statuses#create-a-deployment-status */
function addStatus(deployment: LocalGitHubDeployment, call: GitHubCall) {
  const { repository, body, actor, at } = call;
  const description = text(body.description);
  if (description.length > maxDescriptionLength) return tooLong;
  const [environmentUrl, logUrl] = [
    text(body.environment_url),
    text(body.log_url, text(body.target_url)),
  ];
  for (const [field, value] of Object.entries({ environment_url: environmentUrl, log_url: logUrl }))
    if (value !== '' && !/^https?:\/\//.test(value))
      return invalid({ field, code: 'custom', message: `${field} must use http(s) scheme` });
  if (deployment.statuses.length >= maxStatuses)
    return invalid({
      code: 'custom',
      message: `A deployment has at most ${maxStatuses} statuses.`,
    });
  const state = text(body.state);
  const status = { id: nextId(), state, description, environmentUrl, logUrl, creator: actor, at };
  if (state === 'success' && body.auto_inactive !== false)
    deactivateEarlier(deployment, repository, status);
  deployment.statuses.push(status);
  return created(toApiStatus(status, deployment));
}

/**
 * Deactivates the environment's earlier deployments after a success, except for transient and
 * production ones.
 */
export function deactivateEarlier(
  deployment: LocalGitHubDeployment,
  { deployments }: LocalRepository,
  status: LocalDeploymentStatus,
): void {
  const inactive = { ...status, state: 'inactive', description: '', environmentUrl: '' };
  for (const earlier of deployments.slice(0, deployments.indexOf(deployment))) {
    const { environment, transient, production, statuses } = earlier;
    if (environment !== deployment.environment || transient || production) continue;
    if (statuses.at(-1)?.state === 'success') statuses.push({ ...inactive, id: nextId() });
  }
}

export const gitHubDeploymentRoutes: GitHubRoutes = {
  'GET /deployments': list,
  'POST /deployments': create,
  'GET /deployments/{number}': onItem('deployments', (item) => ok(toApiDeployment(item))),
  'POST /deployments/{number}/statuses': onItem('deployments', addStatus),
  'GET /deployments/{number}/statuses': onItem('deployments', (item, call) => {
    const statuses = item.statuses.map((status) => toApiStatus(status, item));
    return paged(statuses.toReversed(), call);
  }),
};

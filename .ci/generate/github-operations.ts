import type {
  GitHubOperation,
  OperationSchema,
} from '../../src/localcloud/github/openapi/validate.ts';

/** Operations of GitHub's REST API that the local GitHub supports. */
const wanted: readonly string[] = [
  'GET /repos/{owner}/{repo}',
  'PATCH /repos/{owner}/{repo}',
  'POST /repos/{owner}/{repo}/transfer',
  'GET /repos/{owner}/{repo}/actions/artifacts',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}',
  'DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/actions/oidc/customization/sub',
  'GET /repos/{owner}/{repo}/actions/permissions',
  'GET /repos/{owner}/{repo}/actions/permissions/access',
  'GET /repos/{owner}/{repo}/actions/permissions/selected-actions',
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
  'GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun',
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs',
  'GET /repos/{owner}/{repo}/actions/organization-secrets',
  'GET /repos/{owner}/{repo}/actions/secrets',
  'GET /repos/{owner}/{repo}/actions/variables',
  'POST /repos/{owner}/{repo}/actions/variables',
  'GET /repos/{owner}/{repo}/actions/variables/{name}',
  'PATCH /repos/{owner}/{repo}/actions/variables/{name}',
  'DELETE /repos/{owner}/{repo}/actions/variables/{name}',
  'GET /repos/{owner}/{repo}/actions/workflows',
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}',
  'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
  'GET /repos/{owner}/{repo}/activity',
  'POST /repos/{owner}/{repo}/attestations',
  'GET /repos/{owner}/{repo}/attestations/{subject_digest}',
  'GET /repos/{owner}/{repo}/branches/{branch}',
  'POST /repos/{owner}/{repo}/branches/{branch}/rename',
  'POST /repos/{owner}/{repo}/check-runs',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/collaborators',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'GET /repos/{owner}/{repo}/commits/{ref}/status',
  'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'PUT /repos/{owner}/{repo}/contents/{path}',
  'DELETE /repos/{owner}/{repo}/contents/{path}',
  'POST /repos/{owner}/{repo}/dispatches',
  'GET /repos/{owner}/{repo}/deployments',
  'POST /repos/{owner}/{repo}/deployments',
  'GET /repos/{owner}/{repo}/deployments/{deployment_id}',
  'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
  'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
  'GET /repos/{owner}/{repo}/environments',
  'GET /repos/{owner}/{repo}/environments/{environment_name}',
  'PUT /repos/{owner}/{repo}/environments/{environment_name}',
  'DELETE /repos/{owner}/{repo}/environments/{environment_name}',
  'GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies',
  'POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies',
  'DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}',
  'GET /repos/{owner}/{repo}/environments/{environment_name}/secrets',
  'GET /repos/{owner}/{repo}/environments/{environment_name}/variables',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'POST /repos/{owner}/{repo}/git/blobs',
  'POST /repos/{owner}/{repo}/git/commits',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/git/matching-refs/{ref}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'POST /repos/{owner}/{repo}/git/refs',
  'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
  'DELETE /repos/{owner}/{repo}/git/refs/{ref}',
  'POST /repos/{owner}/{repo}/git/trees',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'GET /repos/{owner}/{repo}/hooks',
  'POST /repos/{owner}/{repo}/hooks',
  'PATCH /repos/{owner}/{repo}/hooks/{hook_id}',
  'DELETE /repos/{owner}/{repo}/hooks/{hook_id}',
  'GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries',
  'POST /repos/{owner}/{repo}/hooks/{hook_id}/pings',
  'GET /repos/{owner}/{repo}/issues',
  'POST /repos/{owner}/{repo}/issues',
  'GET /repos/{owner}/{repo}/issues/{issue_number}',
  'PATCH /repos/{owner}/{repo}/issues/{issue_number}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/assignees',
  'DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'PUT /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/merges',
  'GET /repos/{owner}/{repo}/pulls',
  'POST /repos/{owner}/{repo}/pulls',
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
  'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge',
  'GET /repos/{owner}/{repo}/releases',
  'POST /repos/{owner}/{repo}/releases',
  'POST /repos/{owner}/{repo}/releases/generate-notes',
  'GET /repos/{owner}/{repo}/releases/latest',
  'GET /repos/{owner}/{repo}/releases/tags/{tag}',
  'GET /repos/{owner}/{repo}/releases/{release_id}',
  'GET /repos/{owner}/{repo}/releases/{release_id}/assets',
  'POST /repos/{owner}/{repo}/releases/{release_id}/assets',
  'GET /repos/{owner}/{repo}/releases/assets/{asset_id}',
  'DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}',
  'PATCH /repos/{owner}/{repo}/releases/{release_id}',
  'DELETE /repos/{owner}/{repo}/releases/{release_id}',
  'GET /repos/{owner}/{repo}/rules/branches/{branch}',
  'POST /repos/{owner}/{repo}/statuses/{sha}',
  'GET /repos/{owner}/{repo}/tags',
];

type Json = Readonly<Record<string, unknown>>;

/**
 * Keywords of a JSON Schema that are kept because they decide whether a value is valid. `format`
 * isn't one of them, because the validator doesn't support it.
 */
const kept = [
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];

/**
 * Returns the local GitHub's `operations.json`, which contains GitHub's descriptions of the
 * requests for the operations above.
 * @param description text of `generated/api.github.com.json` of `@octokit/openapi`
 */
export function gitHubOperations(description: string): string {
  const document = record(JSON.parse(description));
  const operations = wanted.map((name) => operation(name, document));
  // Each operation is on its own line, for readable diffs.
  return `[\n${operations.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;
}

function operation(name: string, document: Json): GitHubOperation {
  const [method = '', path = ''] = name.split(' ');
  const described = record(record(record(document.paths)[path])[method.toLowerCase()]);
  if (described.operationId === undefined)
    throw new Error(`@octokit/openapi does not describe ${name}.`);
  const parameters = list(described.parameters).map((one) => resolve(one, document));
  const long = parameters
    .filter((one) => one['x-multi-segment'] === true)
    .map((one) => String(one.name));
  const { content, required } = record(described.requestBody);
  const { schema } = record(record(content)['application/json']);
  return {
    method,
    path: long.reduce((template, one) => template.replace(`{${one}}`, `{+${one}}`), path),
    parameters: parametersIn('path', parameters, document),
    query: parametersIn('query', parameters, document),
    ...(schema !== undefined && {
      body: { required: required === true, schema: reduced(schema, document) },
    }),
  };
}

function parametersIn(place: string, parameters: readonly Json[], document: Json): OperationSchema {
  const here = parameters.filter((one) => one.in === place);
  const required = here.filter((one) => one.required === true).map((one) => one.name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      here.map(({ name, schema }) => [name, reduced(schema, document)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/**
 * Converts a schema of OpenAPI 3.0 to JSON Schema, and resolves its references. The result rejects
 * unknown fields. GitHub ignores them, but a field that nobody reads is a mistake.
 * @param isPart whether it is one of several schemas of the same value
 */
function reduced(given: unknown, document: Json, isPart = false): OperationSchema {
  const schema = resolve(given, document);
  const nested = (value: unknown, part = false) => reduced(value, document, part);
  const result: Record<string, unknown> = Object.fromEntries(
    kept.filter((key) => key in schema).map((key) => [key, schema[key]]),
  );
  for (const key of ['anyOf', 'oneOf', 'allOf'])
    if (key in schema) result[key] = list(schema[key]).map((one) => nested(one, true));
  if ('items' in schema) result.items = nested(schema.items);
  if ('properties' in schema)
    result.properties = Object.fromEntries(
      Object.entries(record(schema.properties)).map(([name, one]) => [name, nested(one)]),
    );
  if ('required' in schema) result.required = schema.required;
  const { additionalProperties: others } = schema;
  if (typeof others === 'object') result.additionalProperties = nested(others);
  else if (others !== undefined) result.additionalProperties = others;
  else if ('properties' in schema && !isPart) result.additionalProperties = false;
  if (schema.nullable !== true) return result;
  if (typeof result.type !== 'string' || 'enum' in result)
    return { anyOf: [result, { type: 'null' }] };
  return { ...result, type: [result.type, 'null'] };
}

/** Resolves a reference. Returns any other value unchanged. */
function resolve(given: unknown, document: Json): Json {
  const value = record(given);
  if (typeof value.$ref !== 'string') return value;
  const names = value.$ref.slice('#/'.length).split('/');
  return resolve(
    names.reduce((at, name) => record(at[name]), document),
    document,
  );
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

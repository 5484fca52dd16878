import { compact } from '../../shared/compact.ts';
import {
  type GitHubRoute,
  gitHubRoute,
  notFound,
  type RepositoryRequest,
  refuse,
  sendJson,
} from './route.ts';
import { type LocalEnvironment, type LocalRepository, nextId } from './state.ts';
import { list, page, record, text } from './values.ts';

const find = (repository: LocalRepository, name: string) =>
  repository.environments.find(
    (environment) => environment.name.toLowerCase() === name.toLowerCase(),
  );

function toApiEnvironment(environment: LocalEnvironment): object {
  const { name, waitTimer, reviewers, preventSelfReview, policy } = environment;
  return {
    id: 1,
    name,
    protection_rules: compact([
      waitTimer > 0 && { id: 2, type: 'wait_timer', wait_timer: waitTimer },
      reviewers.length > 0 && {
        id: 3,
        type: 'required_reviewers',
        prevent_self_review: preventSelfReview,
        reviewers: reviewers.map((item) => ({ type: item.type, reviewer: { id: item.id } })),
      },
      policy !== null && { id: 4, type: 'branch_policy' },
    ]),
    deployment_branch_policy: policy,
  };
}

function parseReviewers(value: unknown): LocalEnvironment['reviewers'] {
  return list(value).map((item) => {
    const { type, id } = record(item);
    return { type: text(type, 'User'), id: Number(id) };
  });
}

/** Replaces all rules: omitted ones are removed. */
function put(repositoryRequest: RepositoryRequest) {
  const { repository, parameters, body, response } = repositoryRequest;
  const { name = '' } = parameters;
  const policy = record(body.deployment_branch_policy);
  const isSet =
    body.deployment_branch_policy !== null && body.deployment_branch_policy !== undefined;
  const [usesProtection, usesPolicy] = [
    policy.protected_branches === true,
    policy.custom_branch_policies === true,
  ];
  if (isSet && usesProtection === usesPolicy)
    return refuse(
      response,
      422,
      'protected_branches and custom_branch_policies cannot have the same value',
    );
  const settings = {
    waitTimer: Number(body.wait_timer ?? 0),
    preventSelfReview: body.prevent_self_review === true,
    reviewers: parseReviewers(body.reviewers),
    policy: isSet
      ? { protected_branches: usesProtection, custom_branch_policies: usesPolicy }
      : null,
  };
  let environment = find(repository, name);
  if (!environment) {
    environment = { name, branches: [], ...settings };
    repository.environments.push(environment);
  } else Object.assign(environment, settings);
  if (!usesPolicy) environment.branches.length = 0;
  sendJson(response, 200, toApiEnvironment(environment));
}

export const environmentRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/environments', ({ repository, query, response }) => {
    const all = repository.environments.map(toApiEnvironment);
    sendJson(response, 200, { total_count: all.length, environments: page(all, query) });
  }),
  gitHubRoute('GET', '/environments/{name}', ({ repository, parameters, response }) => {
    const environment = find(repository, parameters.name ?? '');
    if (environment) return sendJson(response, 200, toApiEnvironment(environment));
    return notFound(response);
  }),
  gitHubRoute('PUT', '/environments/{name}', put),
  gitHubRoute('DELETE', '/environments/{name}', ({ repository, parameters, response }) => {
    const environment = find(repository, parameters.name ?? '');
    if (!environment) return notFound(response);
    repository.environments.splice(repository.environments.indexOf(environment), 1);
    response.writeHead(204).end();
  }),
  ...(['secrets', 'variables'] as const).map(
    (kind): GitHubRoute => ({
      method: 'GET',
      path: `/environments/{name}/${kind}`,
      answer(repositoryRequest) {
        const { repository, parameters, query, response } = repositoryRequest;
        const environment = find(repository, parameters.name ?? '');
        if (!environment) return notFound(response);
        const all = (environment[kind] ?? []).map((name) => ({ name }));
        sendJson(response, 200, { total_count: all.length, [kind]: page(all, query) });
      },
    }),
  ),
  gitHubRoute(
    'GET',
    '/environments/{name}/deployment-branch-policies',
    ({ repository, parameters, query, response }) => {
      const environment = find(repository, parameters.name ?? '');
      if (!environment) return notFound(response);
      const { branches } = environment;
      sendJson(response, 200, {
        total_count: branches.length,
        branch_policies: page(branches, query),
      });
    },
  ),
  gitHubRoute(
    'POST',
    '/environments/{name}/deployment-branch-policies',
    ({ repository, parameters, body, response }) => {
      const environment = find(repository, parameters.name ?? '');
      // The endpoint exists only for environments with custom policies.
      if (environment?.policy?.custom_branch_policies !== true) return notFound(response);
      const [name, type] = [text(body.name), text(body.type, 'branch')];
      const existing = environment.branches.find(
        (branch) => branch.name === name && branch.type === type,
      );
      if (existing) {
        response.writeHead(303).end();
        return;
      }
      const branch = { id: nextId(), name, type };
      environment.branches.push(branch);
      sendJson(response, 200, branch);
    },
  ),
];

import { compact } from '../../shared/compact.ts';
import {
  type Answered,
  counted,
  type GitHubCall,
  type GitHubRoute,
  missing,
  noContent,
  ok,
  refused,
} from './git/call.ts';
import { type LocalEnvironment, type LocalRepository, nextId } from './state.ts';
import { list, record, text } from './values.ts';

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
function put({ repository, parts, body }: GitHubCall): Answered {
  const [name = ''] = parts;
  const given = body.deployment_branch_policy;
  const { protected_branches, custom_branch_policies } = record(given);
  const [usesProtection, usesPolicy] = [
    protected_branches === true,
    custom_branch_policies === true,
  ];
  const isSet = given !== null && given !== undefined;
  if (isSet && usesProtection === usesPolicy)
    return refused(422, 'protected_branches and custom_branch_policies cannot have the same value');
  const policy = { protected_branches: usesProtection, custom_branch_policies: usesPolicy };
  const settings = {
    waitTimer: Number(body.wait_timer ?? 0),
    preventSelfReview: body.prevent_self_review === true,
    reviewers: parseReviewers(body.reviewers),
    policy: isSet ? policy : null,
  };
  let environment = find(repository, name);
  if (!environment) {
    environment = { name, branches: [], ...settings };
    repository.environments.push(environment);
  } else Object.assign(environment, settings);
  if (!usesPolicy) environment.branches.length = 0;
  return ok(toApiEnvironment(environment));
}

function addPolicy(environment: LocalEnvironment, { body }: GitHubCall): Answered {
  if (environment.policy?.custom_branch_policies !== true) return missing;
  const [name, type] = [text(body.name), text(body.type, 'branch')];
  if (environment.branches.some((branch) => branch.name === name && branch.type === type))
    return { status: 303 };
  const branch = { id: nextId(), name, type };
  environment.branches.push(branch);
  return ok(branch);
}

function ofNamed(
  answer: (environment: LocalEnvironment, call: GitHubCall) => Answered,
): GitHubRoute[2] {
  return (call) => {
    const environment = find(call.repository, call.parts[0] ?? '');
    if (!environment) return missing;
    return answer(environment, call);
  };
}

export const environmentRoutes: readonly GitHubRoute[] = [
  [
    'GET',
    /^\/environments$/,
    (call) => counted('environments', call.repository.environments.map(toApiEnvironment), call),
  ],
  ['GET', /^\/environments\/([^/]+)$/, ofNamed((environment) => ok(toApiEnvironment(environment)))],
  ['PUT', /^\/environments\/([^/]+)$/, put],
  [
    'DELETE',
    /^\/environments\/([^/]+)$/,
    ofNamed((environment, { repository: { environments } }) => {
      environments.splice(environments.indexOf(environment), 1);
      return noContent;
    }),
  ],
  ...(['secrets', 'variables'] as const).map(
    (kind): GitHubRoute => [
      'GET',
      new RegExp(`^/environments/([^/]+)/${kind}$`),
      ofNamed((environment, call) =>
        counted(
          kind,
          (environment[kind] ?? []).map((name) => ({ name })),
          call,
        ),
      ),
    ],
  ),
  [
    'GET',
    /^\/environments\/([^/]+)\/deployment-branch-policies$/,
    ofNamed(({ branches }, call) => counted('branch_policies', branches, call)),
  ],
  ['POST', /^\/environments\/([^/]+)\/deployment-branch-policies$/, ofNamed(addPolicy)],
];

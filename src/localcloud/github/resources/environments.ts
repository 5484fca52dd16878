import { compact } from '../../../shared/compact.ts';
import { parseJson, toObject } from '../../../shared/json.ts';
import {
  counted,
  created,
  type GitHubCall,
  type GitHubRoutes,
  type ItemAnswer,
  noContent,
  noSuchThing,
  ok,
  type RouteAnswer,
  refused,
} from '../rest/call.ts';
import { list, page, record, text } from '../rest/values.ts';
import { type LocalEnvironment, type LocalRepository, nextId } from '../state/state.ts';
import { lacksRules } from './rules.ts';

export const findEnvironment = (repository: LocalRepository, name: string) =>
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

const policyNeedsPlan = refused(
  422,
  'Failed to create the environment protection rule. Please ensure the billing plan supports the ' +
    'branch policy protection rule.',
);

/**
 * Creates or updates an environment. Replaces its rules, so omitted ones are removed. The list of
 * allowed branches is kept if the new rules use it.
 */
function put({ repository, parts, body }: GitHubCall) {
  const [name = ''] = parts;
  const given = body.deployment_branch_policy;
  const { protected_branches, custom_branch_policies } = record(given);
  const usesProtection = protected_branches === true;
  const usesPolicy = custom_branch_policies === true;
  const isSet = given !== null && given !== undefined;
  if (isSet && usesProtection === usesPolicy)
    return refused(422, 'protected_branches and custom_branch_policies cannot have the same value');
  if (isSet && lacksRules(repository)) return policyNeedsPlan;
  const policy = { protected_branches: usesProtection, custom_branch_policies: usesPolicy };
  const settings = {
    waitTimer: Number(body.wait_timer ?? 0),
    preventSelfReview: body.prevent_self_review === true,
    reviewers: parseReviewers(body.reviewers),
    policy: isSet ? policy : null,
  };
  let environment = findEnvironment(repository, name);
  if (!environment) {
    environment = { name, branches: [], ...settings };
    repository.environments.push(environment);
  } else Object.assign(environment, settings);
  if (!usesPolicy) environment.branches.length = 0;
  return ok(toApiEnvironment(environment));
}

function addPolicy(environment: LocalEnvironment, { body, repository }: GitHubCall) {
  if (lacksRules(repository)) return policyNeedsPlan;
  if (environment.policy?.custom_branch_policies !== true) return noSuchThing;
  const [name, type] = [text(body.name), text(body.type, 'branch')];
  if (environment.branches.some((branch) => branch.name === name && branch.type === type))
    return { status: 303 };
  const branch = { id: nextId(), name, type };
  environment.branches.push(branch);
  return ok(branch);
}

/** Creates a handler that finds the environment, or responds with 404 if it doesn't exist. */
function onEnvironment(answer: ItemAnswer<LocalEnvironment>): RouteAnswer {
  return (call) => {
    const environment = findEnvironment(call.repository, call.parts[0] ?? '');
    if (!environment) return noSuchThing;
    return answer(environment, call);
  };
}

const listNames = (kind: 'secrets' | 'variables') =>
  onEnvironment((environment, call) => counted(kind, toNames(environment[kind] ?? []), call));

export const environmentRoutes: GitHubRoutes = {
  'GET /environments': (call) =>
    counted('environments', call.repository.environments.map(toApiEnvironment), call),
  'GET /environments/{name}': onEnvironment((environment) => ok(toApiEnvironment(environment))),
  'PUT /environments/{name}': put,
  'DELETE /environments/{name}': onEnvironment((environment, call) => {
    const { environments } = call.repository;
    environments.splice(environments.indexOf(environment), 1);
    return noContent;
  }),
  'GET /environments/{name}/secrets': listNames('secrets'),
  'GET /environments/{name}/variables': listNames('variables'),
  'GET /environments/{name}/deployment-branch-policies': onEnvironment((environment, call) =>
    counted('branch_policies', environment.branches, call),
  ),
  'POST /environments/{name}/deployment-branch-policies': onEnvironment(addPolicy),
  'DELETE /environments/{name}/deployment-branch-policies/{number}': onEnvironment(
    ({ branches }, { parts }) => {
      const at = branches.findIndex(({ id }) => String(id) === parts[1]);
      if (at < 0) return noSuchThing;
      branches.splice(at, 1);
      return noContent;
    },
  ),
};

const namePattern = /^(?!GITHUB_)[A-Z_][A-Z0-9_]*$/;

const maxVariables = 30;
/**
 * Maximum size of a variable in bytes:
 * https://docs.github.com/actions/reference/workflows-and-actions/variables#limits
 */
const maxVariableSize = 48 << 10;

function getSubject(call: GitHubCall) {
  const { useDefault, claimKeys, prefix } = call.repository.subject;
  return ok({
    use_default: useDefault,
    include_claim_keys: useDefault ? undefined : claimKeys,
    // GitHub has been observed to return `false` even with an immutable prefix.
    use_immutable_subject: false,
    sub_claim_prefix: prefix,
  });
}

const toNames = (names: Iterable<string>) => [...names].map((name) => ({ name }));

function createVariable({ repository, body }: GitHubCall) {
  const name = text(body.name).toUpperCase();
  if (!namePattern.test(name))
    return refused(422, 'Variable names can only contain alphanumeric characters');
  if (repository.variables.has(name))
    return refused(409, 'Already exists - Variable already exists');
  if (isTooLarge(body.value)) return tooLarge;
  repository.variables.set(name, text(body.value));
  return created({});
}

function updateVariable({ repository, parts, body }: GitHubCall) {
  const name = (parts[0] ?? '').toUpperCase();
  if (!repository.variables.has(name)) return noSuchThing;
  if (isTooLarge(body.value)) return tooLarge;
  repository.variables.set(name, text(body.value));
  return noContent;
}

const isTooLarge = (value: unknown) => Buffer.byteLength(text(value)) > maxVariableSize;
const tooLarge = refused(422, 'Variable value exceeds the maximum size of 48 KB.');

/**
 * Lists attestations of a digest. Without any, GitHub responds with 404 instead of an empty list.
 */
function listAttestations({ repository, parts, query }: GitHubCall) {
  const bundles = repository.attestations.get(parts[0] ?? '') ?? [];
  if (bundles.length === 0) return noSuchThing;
  const shared = { bundle_url: null, repository_id: repository.id, initiator: 'user' };
  const attestations = bundles.map((bundle) => ({ bundle, ...shared }));
  return ok({ attestations: page(attestations, query) });
}

/** Stores an attestation: https://docs.github.com/rest/repos/attestations#create-an-attestation */
function createAttestation({ repository, body }: GitHubCall) {
  const { bundle } = body;
  const payload = Buffer.from(text(record(record(bundle).dsseEnvelope).payload), 'base64');
  const subjects = list(toObject(parseJson(payload.toString('utf8'))).subject);
  const digests = subjects.map((subject) => text(record(record(subject).digest).sha256));
  if (!digests.some(Boolean)) return refused(422, 'Invalid attestation bundle');
  for (const digest of digests) {
    const name = `sha256:${digest}`;
    repository.attestations.set(name, [...(repository.attestations.get(name) ?? []), bundle]);
  }
  return created({ id: nextId() });
}

export const actionsRoutes: GitHubRoutes = {
  'GET /actions/permissions': (call) => {
    const { enabled, allowed } = call.repository.actionsPolicy;
    return ok({ enabled, allowed_actions: enabled ? allowed : undefined });
  },
  'GET /actions/permissions/selected-actions': (call) => {
    const { allowed, githubOwned, patterns } = call.repository.actionsPolicy;
    if (allowed !== 'selected') return refused(409, 'Conflict');
    return ok({ github_owned_allowed: githubOwned, patterns_allowed: patterns });
  },
  'GET /actions/permissions/access': ({ repository }) =>
    ok({ access_level: repository.workflowAccess }),
  'GET /actions/oidc/customization/sub': getSubject,
  'GET /actions/secrets': (call) => counted('secrets', toNames(call.repository.secrets), call),
  'GET /actions/organization-secrets': (call) => {
    const { ofPerson, organizationSecrets } = call.repository;
    if (ofPerson) return noSuchThing;
    return counted('secrets', toNames(organizationSecrets), call);
  },
  'GET /actions/variables': (call) => {
    const all = [...call.repository.variables].map(([name, value]) => ({ name, value }));
    return counted('variables', all, call, maxVariables);
  },
  'POST /actions/variables': createVariable,
  'PATCH /actions/variables/{name}': updateVariable,
  'DELETE /actions/variables/{name}': (call) => {
    const name = (call.parts[0] ?? '').toUpperCase();
    if (call.repository.variables.delete(name)) return noContent;
    return noSuchThing;
  },
  'GET /attestations/{+rest}': listAttestations,
  'POST /attestations': createAttestation,
};

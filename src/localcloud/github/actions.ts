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
import { page, text } from './values.ts';

const namePattern = /^(?!GITHUB_)[A-Z_][A-Z0-9_]*$/;

const maxVariables = 30;
/** Bytes: https://docs.github.com/actions/reference/workflows-and-actions/variables#limits */
const maxVariableSize = 48 << 10;

function getSubject({ repository }: GitHubCall): Answered {
  const { useDefault, claimKeys, prefix } = repository.subject;
  return ok({
    use_default: useDefault,
    include_claim_keys: useDefault ? undefined : claimKeys,
    // Observed as `false` together with an immutable prefix.
    use_immutable_subject: false,
    sub_claim_prefix: prefix,
  });
}

const toNames = (names: Iterable<string>) => [...names].map((name) => ({ name }));

function createVariable({ repository, body }: GitHubCall): Answered {
  const name = text(body.name).toUpperCase();
  if (!namePattern.test(name))
    return refused(422, 'Variable names can only contain alphanumeric characters');
  if (repository.variables.has(name))
    return refused(409, 'Already exists - Variable already exists');
  if (isTooLarge(body.value)) return tooLarge;
  repository.variables.set(name, text(body.value));
  return { status: 201, json: {} };
}

function updateVariable({ repository, parts, body }: GitHubCall): Answered {
  const name = (parts[0] ?? '').toUpperCase();
  if (!repository.variables.has(name)) return missing;
  if (isTooLarge(body.value)) return tooLarge;
  repository.variables.set(name, text(body.value));
  return noContent;
}

const isTooLarge = (value: unknown) => Buffer.byteLength(text(value)) > maxVariableSize;
const tooLarge = refused(422, 'Variable value exceeds the maximum size of 48 KB.');

/** If there are none, GitHub answers as if the list itself didn't exist. */
function listAttestations({ repository, parts, query }: GitHubCall): Answered {
  const bundles = repository.attestations.get(parts[0] ?? '') ?? [];
  if (bundles.length === 0) return missing;
  const shared = { bundle_url: null, repository_id: repository.id, initiator: 'user' };
  const attestations = bundles.map((bundle) => ({ bundle, ...shared }));
  return ok({ attestations: page(attestations, query) });
}

export const actionsRoutes: readonly GitHubRoute[] = [
  [
    'GET',
    /^\/actions\/permissions$/,
    ({ repository: { actionsPolicy } }) => {
      const { enabled, allowed } = actionsPolicy;
      return ok({ enabled, allowed_actions: enabled ? allowed : undefined });
    },
  ],
  [
    'GET',
    /^\/actions\/permissions\/selected-actions$/,
    ({ repository: { actionsPolicy } }) => {
      const { allowed, githubOwned, patterns } = actionsPolicy;
      if (allowed !== 'selected') return refused(409, 'Conflict');
      return ok({ github_owned_allowed: githubOwned, patterns_allowed: patterns });
    },
  ],
  ['GET', /^\/actions\/oidc\/customization\/sub$/, getSubject],
  [
    'GET',
    /^\/actions\/secrets$/,
    (call) => counted('secrets', toNames(call.repository.secrets), call),
  ],
  [
    'GET',
    /^\/actions\/organization-secrets$/,
    (call) => {
      const { ofPerson, organizationSecrets } = call.repository;
      if (ofPerson) return missing;
      return counted('secrets', toNames(organizationSecrets), call);
    },
  ],
  [
    'GET',
    /^\/actions\/variables$/,
    (call) => {
      const all = [...call.repository.variables].map(([name, value]) => ({ name, value }));
      return counted('variables', all, call, maxVariables);
    },
  ],
  ['POST', /^\/actions\/variables$/, createVariable],
  ['PATCH', /^\/actions\/variables\/([^/]+)$/, updateVariable],
  [
    'DELETE',
    /^\/actions\/variables\/([^/]+)$/,
    ({ repository, parts }) => {
      if (repository.variables.delete((parts[0] ?? '').toUpperCase())) return noContent;
      return missing;
    },
  ],
  ['GET', /^\/attestations\/(.+)$/, listAttestations],
];

import type { SecretOwner } from '../../../clients/github/settings.ts';
import { compact } from '../../../shared/compact.ts';
import { onboardingBranch } from './pull-request.ts';
import type { RepositoryNeeds, RepositoryState, RepositoryStep } from './types.ts';

/** Finds what would make the last step fail: nothing is started then. */
export function findObstacles(
  { repository: { defaultBranch, scopes }, hasCommits, rules = [], branch }: RepositoryState,
  step: RepositoryStep | undefined,
): string[] {
  if (!step) return [];
  const writes = step.kind === 'pull-request' && step.commits;
  const isScoped = !writes || !scopes || scopes.includes('workflow');
  const forbidden = branch ? ['update', 'pull_request', 'merge_queue'] : ['creation'];
  const rule = writes && rules.find((type) => forbidden.includes(type));
  return compact([
    rule &&
      `A ruleset (${rule}) keeps the branch ${onboardingBranch} from being ` +
        `${branch ? 'updated' : 'created'}: exclude it in Settings, Rules, Rulesets.`,
    !hasCommits && `The branch ${defaultBranch} has no commit yet: push the site to it first.`,
    !isScoped &&
      'The token lacks the scope "workflow", which GitHub requires for writing workflows: add it ' +
        'to the token.',
  ]);
}

export interface UnconfirmedSecret {
  readonly name: string;
  readonly description: string;
  /** Whether it is known to be missing; otherwise not all sources could be read. */
  readonly isMissing: boolean;
}

export function findUnconfirmedSecrets(
  state: RepositoryState,
  desired: RepositoryNeeds,
): UnconfirmedSecret[] {
  if (!state.secrets) return [];
  const { names, unread } = state.secrets;
  const unconfirmed = (desired.secrets ?? []).filter((name) => !names.has(name));
  return unconfirmed.map((name) => ({
    name,
    description: describeSecret(name, unread),
    isMissing: unread.length === 0,
  }));
}

function describeSecret(name: string, unread: readonly SecretOwner[]): string {
  const hasNone = `The repository has no secret ${name}, which its workflow uses`;
  if (unread.length === 0) return `${hasNone}.`;
  if (!unread.includes('repository'))
    return (
      `${hasNone}, and the secrets of its organisation could not be read: it has no ` +
      'organisation, or the token cannot list them (Secrets: read).'
    );
  const owners = unread.map((one) =>
    one === 'repository' ? 'of the repository' : 'of its organisation',
  );
  return (
    `Cannot check whether the workflow's secret ${name} exists: the token cannot list the ` +
    `secrets ${owners.join(' and those ')} (Secrets: read).`
  );
}

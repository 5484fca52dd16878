import { findUnconfirmedSecrets } from './obstacles.ts';
import type { OnboardingState, RepositoryNeeds, RepositoryState, RepositoryStep } from './types.ts';

const sentences: Readonly<Record<OnboardingState, string>> = {
  ready: 'Nothing to do: everything is up to date.',
  drift: 'Nothing to do automatically, but not everything is as it should be:',
  'waiting for merge': 'Nothing to do but merge: the default branch does not have the files yet.',
  declined:
    'No changes: the pull request was declined, and the default branch does not have the files.',
  conflict: 'No changes: somebody has to decide first.',
  foreign:
    'Nothing to do apart from files that belong to others. It is unknown whether they deploy the ' +
    'site.',
  'deployed twice': 'Nothing to do automatically, but two workflows deploy the site:',
  'credentials unknown': 'Nothing else to do, but the federated credentials were not checked.',
  archived: 'No changes: the repository is archived.',
};

export function formatOnboardingState(state: OnboardingState): string {
  return sentences[state];
}

export function isAppliedState(state: OnboardingState): boolean {
  return state === 'ready' || state === 'waiting for merge';
}

export function onboardingState(
  current: RepositoryState,
  desired: RepositoryNeeds,
  steps: readonly RepositoryStep[],
  ofPull: OnboardingState | undefined,
): OnboardingState {
  const has = (state: string) => current.files.some((file) => file.state.state === state);
  if (current.repository.archived) return 'archived';
  if (steps.length > 0 || current.contradictions.length > 0) return 'drift';
  if (current.blocked.length > 0 || isSecretMissing(current, desired, ofPull)) return 'drift';
  if (!current.hasProductionBranch || isMisspelt(current, desired)) return 'drift';
  if (has('conflict')) return 'conflict';
  if (has('foreign')) return 'foreign';
  if (ofPull) return ofPull;
  if (current.rivals.length > 0) return 'deployed twice';
  if (current.credentials) return 'ready';
  return 'credentials unknown';
}

function isSecretMissing(
  current: RepositoryState,
  desired: RepositoryNeeds,
  ofPull: OnboardingState | undefined,
): boolean {
  return !ofPull && findUnconfirmedSecrets(current, desired).some((secret) => secret.isMissing);
}

function isMisspelt(state: RepositoryState, desired: RepositoryNeeds): boolean {
  const names = desired.environments.map((environment) => environment.name);
  return state.environments.some(
    ({ name }) =>
      !names.includes(name) && names.some((one) => one.toLowerCase() === name.toLowerCase()),
  );
}

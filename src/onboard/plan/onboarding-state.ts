import type { RepositoryNeeds, RepositoryState, RepositoryStep } from './types.ts';

/**
 * How a repository stands, besides the steps that onboarding can take by itself:
 * - `ready`: it deploys, as far as can be seen
 * - `drift`: something is not as it should be, a step or what a person has to correct
 * - `waiting for merge`: everything is there but the files, which an open pull request has
 * - `declined`: the pull request was closed without a merge
 * - `conflict`: a person and the template have changed the same lines, or the onboarding branch has commits of others
 * - `foreign`: a workflow is somebody else's, and whether it deploys is not known
 * - `credentials unknown`: whether runs can log in was not looked at
 * - `archived`: nothing can be written, and nothing runs
 */
export type OnboardingState =
  | 'ready'
  | 'drift'
  | 'waiting for merge'
  | 'declined'
  | 'conflict'
  | 'foreign'
  | 'credentials unknown'
  | 'archived';

/** What a person reads where no step is left. */
const sentences: Readonly<Record<OnboardingState, string>> = {
  ready: 'Nothing to do: everything is as it should be.',
  drift: 'Nothing that can be done from here, but not everything is as it should be:',
  'waiting for merge': 'Nothing to do but the merge: the default branch does not have the files yet.',
  declined: 'Nothing is done: the pull request was declined, and the default branch does not have the files.',
  conflict: 'Nothing is done: a person has to decide first.',
  foreign: 'Nothing to do beside the files of others. Whether they deploy the site is not known.',
  'credentials unknown': 'Nothing to do beside the federated credentials, which were not looked at.',
  archived: 'Nothing is done: the repository is archived.',
};

export function sentenceOf(state: OnboardingState): string {
  return sentences[state];
}

/** States that are the normal end of `--apply`. */
export function isAppliedState(state: OnboardingState): boolean {
  return state === 'ready' || state === 'waiting for merge';
}

/** @param ofPull what became of the pull request, where files are to be written and no step writes them */
export function onboardingState(
  current: RepositoryState,
  desired: RepositoryNeeds,
  steps: readonly RepositoryStep[],
  ofPull: OnboardingState | undefined,
): OnboardingState {
  const has = (state: string) => current.files.some((file) => file.state.state === state);
  if (current.repository.archived) return 'archived';
  if (steps.length > 0 || !current.hasProductionBranch || isMisspelt(current, desired)) return 'drift';
  if (has('conflict')) return 'conflict';
  if (has('foreign')) return 'foreign';
  if (ofPull !== undefined) return ofPull;
  return current.credentials === undefined ? 'credentials unknown' : 'ready';
}

/** The name of an environment is part of the subject, which is compared with its case. */
function isMisspelt({ environments }: RepositoryState, desired: RepositoryNeeds): boolean {
  return desired.environments.some(({ name: wanted }) =>
    environments.some(({ name }) => name !== wanted && name.toLowerCase() === wanted.toLowerCase()),
  );
}

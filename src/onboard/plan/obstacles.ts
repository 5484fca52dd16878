import type { RepositoryNeeds, RepositoryState, RepositoryStep } from './types.ts';

/** What would end the run at its last step: nothing is begun then. */
export function obstaclesOf(
  { repository: { defaultBranch, scopes }, hasCommits }: RepositoryState,
  step: RepositoryStep,
): string[] {
  const writes = step.kind === 'pull-request' && step.commits;
  const isScoped = !writes || scopes === undefined || scopes.includes('workflow');
  return [
    ...(hasCommits ? [] : [`The branch ${defaultBranch} has no commit yet: push the site to it first.`]),
    ...(isScoped
      ? []
      : ['The token has no scope "workflow", without which GitHub takes no workflow: add it to the token.']),
  ];
}

/** Secrets that a workflow uses and that are not there; none where they could not be listed. */
export function missingSecrets({ secrets }: RepositoryState, desired: RepositoryNeeds): string[] {
  return (desired.secrets ?? []).filter((name) => secrets?.has(name) === false);
}

export function sentenceOfSecret(name: string): string {
  return `The repository has no secret ${name}, which its workflow uses.`;
}

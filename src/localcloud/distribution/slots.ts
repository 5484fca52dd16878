import { randomUUID } from 'node:crypto';
import { getTextMember, isSet, type Members } from './members.ts';
import type { DistributionBehaviour, LocalDeployment } from './types.ts';

/** `null`, '' or nothing means Production; a pull request's number is the name. */
export function parseEnvironmentName(event: Members): string | null {
  const named = getTextMember(event, 'EnvironmentName');
  if (named !== '') return named;
  const pullRequest = isSet(event, 'IsPullRequest') ? getTextMember(event, 'PullRequestId') : '';
  if (pullRequest === '') return null;
  return pullRequest;
}

export function newSlot(
  environment: string | null,
  ids: DistributionBehaviour['ids'],
  earlier: readonly LocalDeployment[],
): Pick<LocalDeployment, 'id' | 'stage' | 'version'> {
  const id = randomUUID();
  if (ids === 'uuid') return { id, stage: id, version: id };
  const stage = environment ?? 'default';
  const number = earlier.filter((candidate) => candidate.stage === stage).length + 1;
  return { id, stage, version: ids === 'number' ? number : String(number) };
}

export function findDeployment(slot: Members, deployments: readonly LocalDeployment[]) {
  const [stage, version] = [
    getTextMember(slot, 'StageSiteIdentifier'),
    getTextMember(slot, 'Version'),
  ];
  return deployments.findLast(
    (item) => String(item.version) === version && (stage === '' || item.stage === stage),
  );
}

export function closedEnvironment(
  event: Members,
  form: DistributionBehaviour['closingForm'],
): { readonly name: string } | { readonly refused: string } {
  const isNamed = isSet(event, 'IsNamedEnvironment');
  // The real service finds even a named environment by this member.
  const name = getTextMember(event, 'PullRequestId');
  if (name === '' || (form === 'pull request' && (isNamed || !isSet(event, 'IsPullRequest'))))
    return { refused: 'Request is missing the pull request id.' };
  if (form === 'named environment' && (!isNamed || getTextMember(event, 'EnvironmentName') === ''))
    return { refused: 'Request is missing the environment name.' };
  return { name };
}

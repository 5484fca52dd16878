import { randomUUID } from 'node:crypto';
import { isSet, type Members, textMemberOf } from './members.ts';
import type { DistributionBehaviour, LocalDeployment } from './types.ts';

/**
 * Environment that a request is about; `null` is Production. Clients name it as an environment, or as a pull request
 * whose number is the name; nothing, `null` and '' are Production.
 */
export function environmentOf(event: Members): string | null {
  const named = textMemberOf(event, 'EnvironmentName');
  if (named !== '') return named;
  const pullRequest = isSet(event, 'IsPullRequest') ? textMemberOf(event, 'PullRequestId') : '';
  if (pullRequest === '') return null;
  return pullRequest;
}

/** What a new slot is called. */
export function newSlot(
  environment: string | null,
  ids: DistributionBehaviour['ids'],
  earlier: readonly LocalDeployment[],
): Pick<LocalDeployment, 'id' | 'stage' | 'version'> {
  const id = randomUUID();
  if (ids === 'uuid') return { id, stage: id, version: id };
  const stage = environment ?? 'default';
  const number = earlier.filter((one) => one.stage === stage).length + 1;
  return { id, stage, version: ids === 'number' ? number : String(number) };
}

/** The deployment of a slot that a client hands back, in whatever spelling; the stage may be left out. */
export function deploymentOf(slot: Members, deployments: readonly LocalDeployment[]): LocalDeployment | undefined {
  const [stage, version] = [textMemberOf(slot, 'StageSiteIdentifier'), textMemberOf(slot, 'Version')];
  return deployments.findLast((one) => String(one.version) === version && (stage === '' || one.stage === stage));
}

/** The name of the environment that is to be closed, or why the service does not see one. */
export function closedEnvironment(
  event: Members,
  form: DistributionBehaviour['closingForm'],
): { readonly name: string } | { readonly refused: string } {
  const isNamed = isSet(event, 'IsNamedEnvironment');
  // The real service looks for the environment by this member, also for a named one.
  const name = textMemberOf(event, 'PullRequestId');
  if (name === '' || (form === 'pull request' && (isNamed || !isSet(event, 'IsPullRequest'))))
    return { refused: 'Request is missing the pull request id.' };
  if (form === 'named environment' && (!isNamed || textMemberOf(event, 'EnvironmentName') === ''))
    return { refused: 'Request is missing the environment name.' };
  return { name };
}

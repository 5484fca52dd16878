import { randomUUID } from 'node:crypto';
import type { ConfiguredProject } from '../../deploy/steps/plan/types.ts';
import { findVersion } from '../../deploy/steps/plan/version.ts';
import type { RunEvent } from '../../identity/run-event.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type Checkout, readCheckout } from '../inputs/local-checkout.ts';

export function localEvent(
  checkout: Omit<Checkout, 'host' | 'defaultBranch'>,
  page?: string,
): RunEvent {
  const { branch, sha, repository, message } = checkout;
  return {
    name: 'local',
    ref: (branch && `refs/heads/${branch}`) ?? '',
    sha: sha ?? '',
    repository: repository ?? '',
    commitMessage: message,
    run: { id: randomUUID(), attempt: 1, url: page },
  };
}

export async function versionOfCheckout(
  target: ConfiguredProject,
  deps: Deps,
): Promise<string | { readonly problem: string }> {
  const event = localEvent(await readCheckout(deps.git, target.workspace, deps.signal));
  try {
    return await findVersion({ ...target, event, input: undefined }, deps);
  } catch (error) {
    const isKnown = error instanceof SiteDeployError && error.code.startsWith('VERSION_');
    if (!isKnown) throw error;
    return {
      problem:
        error.code === 'VERSION_NOT_FOUND' ? 'No version found for this checkout.' : error.message,
    };
  }
}

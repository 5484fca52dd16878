import type { Plan } from '../../deploy/steps/plan/types.ts';
import { findVersion } from '../../deploy/steps/plan/version.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { localEvent, readCheckout } from '../deploy/local-event.ts';

/** The checkout's version, or the reason why there is none. */
export async function versionOfCheckout(
  target: Pick<Plan, 'config' | 'buildRoot' | 'workspace'>,
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

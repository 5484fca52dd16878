import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { notify } from '../steps/notify/notify.ts';
import type { Plan } from '../steps/plan/types.ts';
import { closingDeps } from './closing-deps.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import type { Session } from './session.ts';

/** How long the portal may take to hear of it, in milliseconds. */
const limitMs = 60_000;

/** Tells the portal how the deployment has ended. That it could not be told is part of the result. */
export async function tellPortal(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  const { status, url, error } = run.result();
  const work = async (deps: Deps) => {
    const portal = await session.notifier();
    if (portal === undefined) throw noCredential();
    return notify(plan, { status, url, error }, portal, deps);
  };
  try {
    await run.lastingStep('notify', work, say.notified, closingDeps(run.machine, limitMs));
    run.learn({ notified: true });
  } catch (thrown) {
    run.learn({ notifyError: SiteDeployError.from(thrown) });
  }
}

function noCredential(): SiteDeployError {
  return new SiteDeployError(
    'NOTIFY_FAILED',
    'The portal was not told how the deployment ended: the run has no access token and no API token.',
    {
      remedy: 'Set the input "api-token": with it the portal learns of failed logins, too.',
    },
  );
}

import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import type { Session } from './session.ts';
import { notify } from './steps/notify/notify.ts';
import type { Plan } from './steps/plan/types.ts';

/** How long the portal may take to hear of it, in milliseconds. */
const limitMs = 60_000;

/** Tells the portal how the deployment has ended. That it could not be told is part of the result. */
export async function tellPortal(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  const { status, url, error } = run.result();
  const work = async (deps: Deps) => {
    const portal = await session.notifier();
    if (!portal) throw noCredential();
    return notify(plan, { status, url, error }, portal, deps);
  };
  try {
    const { closing } = run;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]);
    await run.lastingStep('notify', work, say.notified, { ...closing, signal });
    run.learn({ notified: true });
  } catch (thrown) {
    run.learn({ notifyError: notTold(thrown, plan) });
  }
}

/** Nothing was sent where the time after a cancel was over before it could be. */
function notTold(thrown: unknown, { config }: Plan): SiteDeployError {
  const error = SiteDeployError.from(thrown);
  if (error.code !== 'CANCELLED') return error;
  const message = `The portal ${config.portal.url} was not told how the deployment ended.`;
  return new SiteDeployError('NOTIFY_FAILED', message, { cause: error, facts: ['after the cancel no time was left'] });
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

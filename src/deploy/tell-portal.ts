import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import type { Secret } from '../shared/secret.ts';
import { notify } from '../steps/notify/notify.ts';
import type { Run } from './record.ts';
import * as remark from './remarks.ts';
import type { DeployResult } from './result.ts';

/** How long the portal may take to hear of it, in milliseconds. After a cancel the runner kills the job within 10 seconds. */
const limitMs = 60_000;
const afterCancelMs = 5_000;

/** Tells the portal how the run has ended, where there is something to tell; that it could not be told is part of the result. */
export async function closeRun(run: Run, apiToken: Secret | undefined): Promise<DeployResult> {
  const { plan } = run;
  const { status, url, error } = run.result();
  if (plan === undefined || plan.dryRun || plan.mode === 'build' || plan.mode === 'close') return run.result();
  const deps = closingDeps(run.outer);
  try {
    await run.step(
      'notify',
      async () => {
        const credential = apiToken ?? (await run.session?.accessToken());
        if (credential === undefined) throw noCredential();
        return notify(plan, { status, url, error }, credential, deps);
      },
      remark.notify,
      deps,
    );
  } catch (thrown) {
    run.learn({ notifyError: SiteDeployError.from(thrown) });
  }
  return run.result();
}

function noCredential(): SiteDeployError {
  return new SiteDeployError(
    'NOTIFY_FAILED',
    'The portal was not told how the deployment ended: the run has no access token and no API token.',
    {
      remedy: 'Set the input "api-token": with it the portal is told of failed logins, too.',
    },
  );
}

/** The call goes on after a cancel, for as long as the runner lets it. */
function closingDeps(outer: Deps): Deps {
  const { signal } = outer;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener('abort', soon, { once: true });
  return { ...outer, signal: AbortSignal.any([limit.signal, AbortSignal.timeout(limitMs)]) };
}

import { setImmediate } from 'node:timers/promises';
import type { IdentityProvider } from '../identity/github-identity.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { type BuiltSite, readBuiltSite } from './artifact/artifact.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { openSession, type Session } from './session.ts';
import { isOfAnotherSite, notify } from './steps/notify/notify.ts';
import type { Plan } from './steps/plan/types.ts';

/** Deploys a site. A dry run stops after packing and calls no service. */
export async function deploySite(plan: Plan, identity: IdentityProvider, run: RunRecord) {
  // Check the package before the login, so that an invalid one gets no credentials. The portal is
  // notified in any case.
  const earlier = plan.mode === 'all' ? undefined : readEarlierBuild(plan, run);
  await earlier?.catch(() => undefined);
  if (plan.dryRun) {
    const { makeSite, packSite } = await import('./make-site.ts');
    const finished = await makeSite(plan, await earlier, undefined, run);
    await packSite(plan, finished, async () => undefined, run);
    return run.complete('skipped');
  }
  const { portal, site } = plan.config;
  // Open connections for the requests that follow the login.
  run.deps.http.connect?.(portal.url, 4);
  run.deps.http.connect?.(site.url, 1);
  // Log in during the build. A refused login aborts the build.
  const session = openSession(plan, identity, run);
  try {
    const built = await earlier;
    // Download the client during the build, because the upload can't start without it.
    if (plan.uploader === 'official')
      run.ahead('upload', (deps) => session.officialClient(deps)).catch(() => undefined);
    // Load the next steps while the login waits for a response. After two ticks, it has sent its
    // first request.
    await setImmediate();
    await setImmediate();
    const { takeLive } = await import('./take-live.ts');
    await takeLive(plan, built, session, run);
  } catch (error) {
    run.failed(error);
  }
  // The portal only tracks Production and Preview, not the environments of pull requests.
  if (!plan.event.pull) await notifyPortal(plan, session, run);
}

/** Reads the package of the build job. The pack step will compare its files with the manifest. */
function readEarlierBuild(plan: Plan, run: RunRecord): Promise<BuiltSite> {
  const { workspace, environment, version, config, event } = plan;
  const expected = { slug: config.site.slug, environment, version, commit: event.sha };
  const read = () => readBuiltSite(workspace, expected);
  return run.step('build', read, (built) => say.built(plan, built));
}

/**
 * Time limit of the report in ms. A portal that limits calls per minute requests pauses of up to a
 * minute.
 */
const limitMs = 180_000;

export async function notifyPortal(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  const { status, url, error, provenance, finished } = run.result();
  const outcome = { status, url, error, provenance, pagesReadAt: finished?.pagesReadAt };
  const work = async (deps: Deps) => {
    const portal = await session.notifier();
    if (!portal) throw noCredential();
    return notify(plan, outcome, portal, deps);
  };
  // Until the portal responds, assume that it may have missed the report.
  run.addFacts({ notifyError: unconfirmed(plan) });
  try {
    const { closing } = run;
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]);
    await run.step('notify', work, say.notified, { ...closing, signal });
    run.addFacts({ notified: true, notifyError: undefined });
  } catch (thrown) {
    run.addFacts({ notifyError: toNotifyError(thrown, plan) });
    if (error?.code.startsWith('VERIFY_') && isOfAnotherSite(thrown))
      run.addFacts({ error: ofAnotherSite(error, url, plan) });
  }
}

function ofAnotherSite(error: SiteDeployError, url: string | undefined, plan: Plan) {
  const { code, message, facts } = error;
  const remedy =
    `According to the portal, ${url} is another site's. Correct the deployment token that the ` +
    `portal stores for ${plan.config.site.slug}, then deploy the other site again.`;
  return new SiteDeployError(code, message, { cause: error, facts, remedy });
}

function unconfirmed(plan: Plan): SiteDeployError {
  const { url } = plan.config.portal;
  const message = `The portal ${url} did not confirm that it recorded the deployment's outcome.`;
  return new SiteDeployError('NOTIFY_FAILED', message, {
    facts: ['the run was ended before it answered'],
  });
}

function toNotifyError(thrown: unknown, plan: Plan): SiteDeployError {
  const error = SiteDeployError.from(thrown);
  if (error.code !== 'CANCELLED') return error;
  const { url } = plan.config.portal;
  const message = `The portal ${url} was not notified of the deployment's outcome.`;
  return new SiteDeployError('NOTIFY_FAILED', message, {
    cause: error,
    facts: ['no time was left after the cancellation'],
  });
}

function noCredential(): SiteDeployError {
  return new SiteDeployError(
    'NOTIFY_FAILED',
    "The portal was not notified of the deployment's outcome: " +
      'the run has neither an access token nor an API token.',
    { remedy: 'Set the input "api-token" so that the portal also learns of failed logins.' },
  );
}

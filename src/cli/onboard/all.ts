import { fleetTable, onboardFleet } from '../../onboard/fleet.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { ExitCode } from '../context.ts';
import { type OnboardRun, onboardInFleet } from './one.ts';
import { portalOf } from './portal.ts';
import { readIdentities, recordOf } from './site.ts';

/** `site-deploy onboard --all`: every active site of the portal. */
export async function onboardAll(run: OnboardRun): Promise<ExitCode> {
  const { options, context, deps } = run;
  const { log, stdout, cwd } = context;
  const concurrency = Number(options.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 16)
    throw new SiteDeployError('USAGE', '--concurrency is a whole number from 1 to 16.');
  // What is true of one site only must not be said of all.
  const { repository: _repository, slug: _slug, siteId: _siteId, url: _url, ...shared } = options;
  const identities = await readIdentities(cwd, options.identities);
  const portal = portalOf(options, context, deps);
  const outcomes = await onboardFleet(
    {
      sites: () => portal.activeSites(),
      async record(id) {
        const detail = await portal.getSite(id);
        return recordOf({ options: shared, detail, identity: identities[detail.slug] });
      },
    },
    {
      concurrency,
      signal: deps.signal,
      onboard: (site) => onboardInFleet(site, run, identities[site.slug]?.managedIdentity ?? options.managedIdentity),
      onOutcome: ({ slug, status }) => log.debug(`${slug}: ${status}`),
    },
  );
  if (options.json) stdout.write(`${context.redactor.redact(JSON.stringify(outcomes, null, 2))}\n`);
  else for (const line of fleetTable(outcomes)) log.info(line);
  deps.signal.throwIfAborted();
  const isFailure = outcomes.some(({ status }) => status === 'failed' || status === 'not reached');
  const isBehind = options.check === true && outcomes.some(({ status }) => status === 'planned');
  return isFailure || isBehind ? 1 : 0;
}

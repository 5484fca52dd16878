import type { PortalClient } from '../../../clients/portal/portal.ts';
import { listLimit } from '../../../contracts/portal/values.ts';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { computeDigest } from '../../../shared/site-files.ts';
import { compareWithReport } from '../../../workflows/package-origin.ts';
import type { BuiltSite } from '../../artifact/artifact.ts';
import type { Plan } from './types.ts';

/**
 * Checks that the portal knows the package of a rollback, because a run of the site's build code
 * can store packages that it never deployed. If the portal has no report, GitHub's proof of origin
 * has to suffice.
 * @throws SiteDeployError `ROLLBACK_REFUSED`
 */
export async function checkReportedPackage(
  plan: Plan,
  { origin }: BuiltSite,
  portal: Pick<PortalClient, 'call'>,
  deps: Deps,
): Promise<void> {
  const { rollbackRun: run, environment, version, provenance } = plan;
  const reports = await listReports(plan, portal, deps);
  if (reports.length === 0) {
    deps.log.info(`The portal has no report of run ${run}: only GitHub proves its package.`);
    return;
  }
  const built = origin && computeDigest(origin.files);
  const stored = { version, commit: provenance.commit, built };
  const facts = compareWithReport(stored, reports);
  if (facts.length === 0) return;
  const message = `The stored package is not the one that run ${run} deployed to ${environment}.`;
  throw new SiteDeployError('ROLLBACK_REFUSED', message, { facts });
}

const maxPages = 10;
const mayBeLive: readonly string[] = ['succeeded', 'unknown'];

/**
 * Lists what the run may have deployed to the environment according to the portal. Tolerates
 * failures, because the spec doesn't show the list and a portal may lack it.
 */
async function listReports(plan: Plan, portal: Pick<PortalClient, 'call'>, deps: Deps) {
  try {
    return await readReports(plan, portal, deps.signal);
  } catch (error) {
    deps.signal.throwIfAborted();
    deps.log.debug(getErrorMessage(error));
    return [];
  }
}

async function readReports(plan: Plan, portal: Pick<PortalClient, 'call'>, signal: AbortSignal) {
  const { rollbackRun, environment, config } = plan;
  const siteId = config.site.id;
  for (let page = 0; page < maxPages; page += 1) {
    const query = { limit: listLimit.maximum, offset: page * listLimit.maximum };
    const { deployments, total } = await portal.call(
      'listDeployments',
      { siteId, query },
      { signal },
    );
    const reports = deployments.filter(
      ({ run, ...item }) =>
        run.id === rollbackRun &&
        item.environment === environment &&
        mayBeLive.includes(item.status),
    );
    if (reports.length > 0)
      return reports.map(({ version, commitSha, provenance }) => {
        return { version, commit: commitSha, built: provenance?.built };
      });
    if (query.offset + deployments.length >= total) break;
  }
  return [];
}

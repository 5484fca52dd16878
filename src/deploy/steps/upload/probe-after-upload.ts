import { asOrigin } from '../../../clients/swa/target.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { ErrorCode } from '../../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { handleFault } from '../../../shared/http/fault.ts';
import { probeUrl } from '../../../shared/live-site/probe.ts';
import { probeFromEdges, servesMarker } from '../live-site/edges.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import { PartlyDistributed } from './distribute.ts';
import { type FileBefore, isFromCache, servesFilesBefore } from './files-before.ts';

/**
 * Checks that a Preview hasn't replaced the live site, regardless of the target that the platform
 * reported.
 */
export async function checkProduction(
  plan: Plan,
  sitePackage: SitePackage,
  production: string | undefined,
  deps: Deps,
): Promise<void> {
  if (plan.environment === 'Production') return;
  for (const origin of new Set(compact([plan.config.site.url, production].map(asOrigin)))) {
    const { answers } = await probeEdges(origin, deps);
    if (!answers.some((answer) => servesMarker(sitePackage.marker, answer))) continue;
    const served = `${origin} serves ${sitePackage.marker.version} from the Preview`;
    const message = `The Preview replaced the live site: ${served}.`;
    const remedy = 'Redeploy Production immediately.';
    throw new SiteDeployError('UPLOAD_WRONG_TARGET', message, { remedy });
  }
}

const reportedFailures: readonly ErrorCode[] = ['DISTRIBUTION_FAILED', 'OFFICIAL_CLIENT_FAILED'];

/**
 * Returns whether the marker and the files that the deployment would have changed prove that the
 * site is unchanged.
 */
export async function isUnchanged(
  plan: Plan,
  sitePackage: SitePackage,
  error: unknown,
  before: readonly FileBefore[],
  deps: Deps,
): Promise<boolean> {
  if (!(error instanceof SiteDeployError) || !reportedFailures.includes(error.code)) return false;
  const { live } = sitePackage;
  if (!plan.url || !live || error.cause instanceof PartlyDistributed) return false;
  const { answers, isWhole } = await probeEdges(plan.url, deps);
  const isBefore = (answer: HttpResponse) => servesMarker(live, answer) && !isFromCache(answer);
  if (!isWhole || !answers.every(isBefore)) return false;
  return servesFilesBefore(plan.url, before, deps).catch(handleFault(() => false));
}

async function probeEdges(origin: string, deps: Deps) {
  const probes = probeFromEdges(origin, (address) =>
    probeUrl(address, deps, { newConnection: true }),
  );
  const ignoreFault = handleFault(() => undefined);
  const answers = compact(await Promise.all(probes.map((probe) => probe.catch(ignoreFault))));
  return { answers, isWhole: answers.length === probes.length };
}

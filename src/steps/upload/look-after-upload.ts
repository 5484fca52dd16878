import type { Deps } from '../../shared/deps.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { objectOf } from '../../shared/json.ts';
import { look } from '../../shared/live-site/look.ts';
import { type Marker, markerPath, sameIdentity } from '../../shared/live-site/marker.ts';
import { asOrigin } from '../../swa/target.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import { TakenInPart } from './distribute.ts';

/**
 * Looks whether a Preview has replaced the live site, whatever the platform said of where it went.
 * @param production address of Production as the platform names it; that of the site config is looked at as well
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
export async function checkProduction(
  plan: Plan,
  site: SitePackage,
  production: string | undefined,
  deps: Deps,
): Promise<void> {
  if (plan.environment === 'Production') return;
  const origins = new Set([plan.config.site.url, production].map(asOrigin).filter((origin) => origin !== undefined));
  for (const origin of origins) {
    if ((await serves(origin, site.marker, deps)) !== true) continue;
    throw new SiteDeployError(
      'UPLOAD_WRONG_TARGET',
      `The Preview has replaced the live site: ${origin} serves ${site.marker.version} of the Preview.`,
      { remedy: 'Deploy Production again at once.' },
    );
  }
}

/** The platform has said that it failed, which leaves the site as it was more often than not. */
const saidToHaveFailed: readonly ErrorCode[] = ['DISTRIBUTION_FAILED', 'OFFICIAL_CLIENT_FAILED'];

/** Whether a look shows that the site is what it was, after an upload that has failed. */
export async function isUnchanged(plan: Plan, site: SitePackage, error: unknown, deps: Deps): Promise<boolean> {
  if (!(error instanceof SiteDeployError) || !saidToHaveFailed.includes(error.code)) return false;
  if (plan.url === undefined || error.cause instanceof TakenInPart) return false;
  return (await serves(plan.url, site.marker, deps)) === false;
}

/** Whether an address serves this build; `undefined` where it does not answer. */
async function serves(origin: string, marker: Marker, deps: Deps): Promise<boolean | undefined> {
  try {
    const { status, json } = await look(`${origin}/${markerPath}`, deps);
    if (status === 404) return false;
    if (status !== 200) return undefined;
    const served: Partial<Marker> = objectOf(json);
    return sameIdentity(marker, served) && served.digest === marker.digest;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return undefined;
  }
}

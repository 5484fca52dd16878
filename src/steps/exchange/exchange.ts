import { explainPortalError } from '../../portal/client/explain.ts';
import type { Deps } from '../../shared/deps.ts';
import type { Secret } from '../../shared/secret.ts';
import type { AccessToken } from '../login/login.ts';
import type { Plan } from '../plan/types.ts';

/** The short-lived token that the hosting platform takes. Only ever in memory. */
export interface DeploymentToken {
  readonly token: Secret;
}

/**
 * Exchanges the access token at the portal for a deployment token, which is masked before anything else is done with it.
 * @throws SiteDeployError one of the `EXCHANGE_*` codes
 */
export async function exchange(plan: Plan, access: AccessToken, deps: Deps): Promise<DeploymentToken> {
  const { portal, site } = plan.config;
  const { http, clock, log } = deps;
  const credential = async () => access.token;
  // Loaded here and not above: the whole contract comes with it, and the build has begun by now.
  const { PortalClient } = await import('../../portal/client/client.ts');
  const client = new PortalClient({ http, clock, url: portal.url, credential, onWait: (line) => log.info(line) });
  try {
    const token = await client.deployments.createToken(site.slug, { signal: deps.signal });
    deps.log.mask(token);
    return { token };
  } catch (error) {
    deps.signal.throwIfAborted();
    const what = `a deployment token for the site "${site.slug}"`;
    throw explainPortalError(error, { purpose: 'EXCHANGE', url: portal.url, what }) ?? error;
  }
}

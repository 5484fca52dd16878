import { explainPortalError } from '../../../clients/portal/explain.ts';
import type { PortalClient } from '../../../clients/portal/portal.ts';
import type { Deps } from '../../../shared/deps.ts';
import { Secret } from '../../../shared/secret.ts';
import type { CommonPlan } from '../plan/types.ts';

export async function exchange(plan: CommonPlan, client: PortalClient, deps: Deps) {
  const { portal, site } = plan.config;
  try {
    const { swaToken } = await client.call(
      'createDeploymentToken',
      { body: { siteSlug: site.slug } },
      { signal: deps.signal },
    );
    const token = new Secret(swaToken);
    deps.log.mask(token);
    return token;
  } catch (error) {
    deps.signal.throwIfAborted();
    const resource = `a deployment token for the site "${site.slug}"`;
    throw (
      explainPortalError(error, { purpose: 'EXCHANGE', url: portal.url, subject: resource }) ??
      error
    );
  }
}

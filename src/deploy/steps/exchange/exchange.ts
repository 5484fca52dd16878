import { explainPortalError } from '../../../clients/portal/explain.ts';
import type { PortalClient } from '../../../clients/portal/portal.ts';
import type { Deps } from '../../../shared/deps.ts';
import { Secret } from '../../../shared/secret.ts';
import type { CommonPlan } from '../plan/types.ts';

export async function exchange(plan: CommonPlan, client: PortalClient, deps: Deps) {
  const { portal, site } = plan.config;
  try {
    const input = { body: { siteSlug: site.slug } };
    const { signal } = deps;
    const { swaToken } = await client.call('createDeploymentToken', input, { signal });
    const deploymentToken = new Secret(swaToken);
    deps.log.mask(deploymentToken);
    return deploymentToken;
  } catch (error) {
    const subject = `a deployment token for the site "${site.slug}"`;
    const purpose = { purpose: 'EXCHANGE', url: portal.url, subject } as const;
    throw explainPortalError(error, purpose) ?? error;
  }
}

import type { PortalClient } from '../../portal/client/client.ts';
import { PortalAnswerError, PortalError } from '../../portal/client/portal-error.ts';
import type { Deps } from '../../shared/deps.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommonPlan } from '../plan/types.ts';

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'EXCHANGE_UNAUTHORIZED',
  403: 'EXCHANGE_FORBIDDEN',
  404: 'EXCHANGE_SITE_UNKNOWN',
  429: 'EXCHANGE_RATE_LIMITED',
};

/**
 * Exchanges the run's access token at the portal for the short-lived token that the hosting platform takes. It is
 * masked before anything else is done with it, and only ever in memory.
 * @param portal speaks with the access token
 * @throws SiteDeployError one of the `EXCHANGE_*` codes
 */
export async function exchange(plan: CommonPlan, portal: PortalClient, deps: Deps): Promise<Secret> {
  try {
    const token = await portal.createDeploymentToken(plan.config.site.slug, deps.signal);
    deps.log.mask(token);
    return token;
  } catch (error) {
    deps.signal.throwIfAborted();
    throw explain(error, plan);
  }
}

function explain(error: unknown, { config: { portal, site } }: CommonPlan): unknown {
  if (error instanceof PortalAnswerError) {
    return new SiteDeployError('EXCHANGE_ANSWER_INVALID', `The portal ${portal.url} gave no deployment token.`, {
      cause: error,
      facts: [error.message],
    });
  }
  if (error instanceof HttpFault) {
    return new SiteDeployError('EXCHANGE_UNAVAILABLE', `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message],
    });
  }
  if (!(error instanceof PortalError)) return error;
  const code = codes[error.status] ?? (error.status >= 500 ? 'EXCHANGE_UNAVAILABLE' : 'EXCHANGE_ANSWER_INVALID');
  return new SiteDeployError(
    code,
    `The portal ${portal.url} gave no deployment token for the site "${site.slug}": status ${error.status}.`,
    {
      cause: error,
      facts: [error.message, ...(error.requestId === undefined ? [] : [`request id: ${error.requestId}`])],
    },
  );
}

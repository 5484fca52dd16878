import { explainPortalError } from '../../clients/portal/explain.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

/** @throws SiteDeployError one of the `PORTAL_*` codes */
export async function withPortal<Result>(
  url: string,
  credential: () => Promise<Secret>,
  context: CommandContext,
  work: (client: PortalClient) => Promise<Result>,
): Promise<Result> {
  const { env, log, signal } = context;
  using http = openHttp({ env, onRetry: log.info });
  try {
    return await work(new PortalClient({ http, url, credential, onWait: log.info }));
  } catch (error) {
    signal.throwIfAborted();
    throw explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
  }
}

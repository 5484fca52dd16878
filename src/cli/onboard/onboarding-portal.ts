import { explainPortalError } from '../../clients/portal/explain.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import type { SiteDetail, SiteListItem } from '../../contracts/portal/site.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import { toTokenSource } from '../../shared/token-source.ts';
import type { CommandContext } from '../context.ts';
import { renewedToken } from '../inputs/token-command.ts';
import type { OnboardCommandOptions } from './options.ts';

export interface OnboardingPortal {
  getSite(id: string): Promise<SiteDetail>;
  /** Sites that aren't archived, including those before their first deployment. */
  sites(): AsyncGenerator<SiteListItem>;
}

/** @throws SiteDeployError `USAGE`, `ONBOARD_SECRET_MISSING`; its calls throw `PORTAL_*` */
export function onboardingPortal(
  options: OnboardCommandOptions,
  context: CommandContext,
  deps: Deps,
): OnboardingPortal {
  const { portal: url = '' } = options;
  const token = renewedToken(context, deps, ['PORTAL_TOKEN'], 'SITE_DEPLOY_PORTAL_TOKEN_COMMAND');
  if (!token) {
    throw new SiteDeployError('ONBOARD_SECRET_MISSING', 'There is no portal token.', {
      remedy: 'Set PORTAL_TOKEN to a portal token.',
    });
  }
  const { http, clock, log, signal } = deps;
  const source = toTokenSource(token);
  const credential = async ({ refused }: { readonly refused?: Secret }) => {
    if (refused) await source.renew(refused, '');
    return source.token('');
  };
  const client = new PortalClient({
    http,
    url,
    clock,
    credential,
    onWait: (line) => log.info(line),
  });
  const explain = (error: unknown) =>
    explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
  return {
    async getSite(id) {
      try {
        return await client.call('getSite', { siteId: id }, { signal });
      } catch (error) {
        throw explain(error);
      }
    },
    async *sites() {
      try {
        for await (const site of client.listAllSites({}, { signal }))
          if (site.status !== 'archived') yield site;
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

import { explainPortalError } from '../../clients/portal/explain.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import { defaultConfigFile } from '../../config/load.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import type { CommandContext, Execute, ExitCode } from '../context.ts';
import { loadConfigIfThere } from '../inputs/config-if-there.ts';
import { portalToken } from '../inputs/portal-token.ts';
import { createPrinter, type Printer } from '../terminal/printer.ts';
import type { PortalCommandOptions, RuntimeCommandOptions, SiteCommandOptions } from './options.ts';
import { portalAddress } from './portal-address.ts';

/** Context of a portal command. */
export interface PortalSession extends Printer {
  readonly client: PortalClient;
  readonly context: CommandContext;
  readonly signal: AbortSignal;
}

/**
 * Runs a command with a client for the portal in the options, the environment or the site config.
 * @throws SiteDeployError `USAGE`, `CONFIG_INVALID`, or one of the `PORTAL_*` codes
 */
export async function withPortal(
  execute: Execute,
  options: PortalCommandOptions,
  command: (session: PortalSession) => Promise<ExitCode>,
): Promise<void> {
  // Standard output carries the data as a table or JSON; messages go to standard error.
  await execute(async (context) => {
    const { env, log, signal } = context;
    const url = await portalAddress(options.portal, env, () => loadConfigIfThere(context.cwd));
    using http = openHttp({ env, onRetry: (line) => log.info(line) });
    try {
      const credential = tokenOnce(options, context);
      const client = new PortalClient({ http, url, credential, onWait: (line) => log.info(line) });
      return await command({ client, context, signal, ...createPrinter(context, options.json) });
    } catch (error) {
      signal.throwIfAborted();
      throw explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
    }
  }, true);
}

/** Same, for a command about one site. */
export async function withSite(
  execute: Execute,
  options: SiteCommandOptions,
  command: (siteId: string, session: PortalSession) => Promise<ExitCode>,
): Promise<void> {
  await withPortal(execute, options, async (session) => {
    const siteId = options.site ?? (await loadConfigIfThere(session.context.cwd))?.site.id;
    if (siteId) return await command(siteId, session);
    throw new SiteDeployError(
      'USAGE',
      `No site is specified, and ${defaultConfigFile} is not in this folder.`,
      {
        remedy: 'Add --site <id>; run "site-deploy portal sites" to list the ids.',
      },
    );
  });
}

/**
 * Same, for a command of the public runtime APIs. The host is absent if neither option nor config
 * specifies it.
 */
export async function withHost(
  execute: Execute,
  options: RuntimeCommandOptions,
  command: (host: string | undefined, session: PortalSession) => Promise<ExitCode>,
): Promise<void> {
  await withPortal(execute, options, async (session) => {
    const url = options.host ? undefined : (await loadConfigIfThere(session.context.cwd))?.site.url;
    return await command(options.host ?? (url ? new URL(url).host : undefined), session);
  });
}

/** Standard input can be read only once, and a token from the environment doesn't change. */
function tokenOnce(options: PortalCommandOptions, context: CommandContext) {
  let token: ReturnType<typeof portalToken> | undefined;
  return () => {
    token ??= portalToken(options, context);
    return token;
  };
}

import { loadSiteConfig } from '../../config/load.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { createPrinter } from '../terminal/printer.ts';
import { untilCancelled } from '../terminal/until-cancelled.ts';
import { localSite } from './local-site.ts';
import { needPackages } from './need-packages.ts';

export interface LocalCloudCommandOptions {
  readonly dir?: string;
  /** Only install the packages that it needs. */
  readonly install?: boolean;
  readonly json?: boolean;
}

/** `site-deploy localcloud`: the whole world on this machine, until Ctrl-C. */
export async function runLocalCloud(
  folders: readonly string[],
  options: LocalCloudCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { cwd, log, signal } = context;
  await needPackages(context, options.install);
  if (options.install) {
    log.info('The packages of the local cloud are installed.');
    return 0;
  }
  const sites = await Promise.all(
    folders.map(async (folder) => localSite(await loadSiteConfig(await checkoutFolder(cwd, folder)))),
  );
  const { startLocalCloud } = await import('../../localcloud/localcloud.ts');
  await using cloud = await startLocalCloud({
    ...(sites.length > 0 && { sites }),
    ...(options.dir !== undefined && { dir: options.dir }),
  });
  const { apiToken, repohostSecret, users } = cloud.portal;
  // Tokens and secrets of this machine alone: they open nothing but these services.
  if (options.json) {
    const about = { env: cloud.env, apiToken, webhookSecret: repohostSecret, users, sites: cloud.sites };
    createPrinter(context, true).print(about, () => []);
  } else {
    log.info(
      'The local cloud is up. Give a program these variables, and it meets the local services under their real names:',
    );
    log.info('');
    for (const [name, value] of Object.entries(cloud.env)) log.info(`  export ${name}=${value}`);
    log.info('');
    for (const site of cloud.sites) {
      log.info(`Site ${site.slug}: ${site.url}, portal ${site.portal.url}`);
      const address = cloud.hosting.address(site.slug);
      if (address !== undefined) log.info(`  open ${address}`);
    }
    log.info(`API token of the portal: ${apiToken}`);
    log.info(`Secret of the repository's webhook: ${repohostSecret}`);
    log.info('Tokens of its users:');
    for (const { name, level, token } of users) log.info(`  ${token.padEnd(22)} ${name}, ${level}`);
    log.info('Running until Ctrl-C.');
  }
  await untilCancelled(signal);
  return 0;
}

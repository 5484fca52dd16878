import path from 'node:path';
import { loadSiteConfig } from '../../config/load.ts';
import { workspaceHosts } from '../../localcloud/workspace-api/seed.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { createPrinter } from '../terminal/printer.ts';
import { untilCancelled } from '../terminal/until-cancelled.ts';
import { localSite } from './local-site.ts';
import { needPackages } from './need-packages.ts';
import { packageRegistries } from './registries.ts';
import { resetFolder } from './reset-folder.ts';

export interface LocalCloudCommandOptions {
  readonly dir?: string;
  /** Of the portal's pages. */
  readonly port?: number;
  /** Hosts that builds really reach, besides package registries. */
  readonly allowHost?: readonly string[];
  /** Forget what the folder keeps. */
  readonly reset?: boolean;
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
  const { cwd, env, log, signal } = context;
  await needPackages(context, options.install);
  if (options.install) {
    log.info('The packages of the local cloud are installed.');
    return 0;
  }
  const workspaces = await Promise.all(folders.map((folder) => checkoutFolder(cwd, folder)));
  const sites = await Promise.all(workspaces.map(async (folder) => localSite(await loadSiteConfig(folder))));
  const registries = await Promise.all(workspaces.map((folder) => packageRegistries(folder, env)));
  const [{ startLocalCloud }, { startFace }, { serveControl }, { recordsFolder }] = await Promise.all([
    import('../../localcloud/localcloud.ts'),
    import('../../localcloud/face/face.ts'),
    import('../../localcloud/running/control.ts'),
    import('../../localcloud/running/record.ts'),
  ]);
  const dir = options.dir === undefined ? undefined : path.resolve(cwd, options.dir);
  if (options.reset) await resetFolder(dir);
  await using cloud = await startLocalCloud({
    ...(sites.length > 0 && { sites }),
    ...(dir !== undefined && { dir }),
    passThrough: [...new Set([...registries.flat(), ...(options.allowHost ?? [])])],
    learnsPages: true,
  });
  signal.throwIfAborted();
  const face = await startFace(cloud, { port: options.port });
  await using _face = { [Symbol.asyncDispose]: face.close };
  const about = {
    records: recordsFolder(env),
    face: face.address,
    folders: workspaces,
    ...(dir !== undefined && { dir }),
  };
  const control = await serveControl(cloud, about);
  await using _control = { [Symbol.asyncDispose]: control.close };
  const { apiToken, repohostSecret, users } = cloud.portal;
  // Tokens and secrets of this machine alone: they open nothing but these services.
  if (options.json) {
    const { seed } = cloud.workspace;
    const about = {
      env: cloud.env,
      portalPages: face.address,
      apiToken,
      webhookSecret: repohostSecret,
      users,
      sites: cloud.sites.map((site) => ({ ...site, address: cloud.hosting.address(site.slug) })),
      workspace: { hosts: workspaceHosts, ...seed },
    };
    createPrinter(context, true).print(about, () => []);
  } else {
    log.info(`Portal for people: ${face.address}${face.isElsewhere ? ' (the usual port is taken)' : ''}`);
    log.info('');
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
    for (const folder of folders) log.info(`Deploy to it: site-deploy deploy ${folder} --local`);
    log.info('Running until Ctrl-C.');
  }
  await untilCancelled(signal);
  return 0;
}

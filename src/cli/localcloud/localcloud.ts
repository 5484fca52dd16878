import path from 'node:path';
import { loadSiteConfig } from '../../config/load.ts';
import type { DeploySite } from '../../localcloud/pages/runs.ts';
import type { LocalCheckout, LocalSite } from '../../localcloud/types.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { localDeployer } from '../deploy/local-deployer.ts';
import { readLocalCheckout } from '../deploy/local-event.ts';
import { checkoutFolder } from '../inputs/checkout-folder.ts';
import { outputFolder } from '../inputs/output-folder.ts';
import { createPrinter } from '../terminal/printer.ts';
import { untilCancelled, whileVisible } from '../terminal/waiting.ts';
import { aboutCloud, cloudLines, openServices } from './about-cloud.ts';
import { loadLocalCloud, openRequestedPort } from './load-local-cloud.ts';
import { localSite } from './local-site.ts';
import { needPackages } from './need-packages.ts';
import { packageManagerSettings, packageRegistries } from './registries.ts';
import { resetFolder } from './reset-folder.ts';

export interface LocalCloudCommandOptions {
  readonly dir?: string;
  readonly port?: number;
  readonly allowHost?: readonly string[];
  readonly reset?: boolean;
  readonly install?: boolean;
  readonly json?: boolean;
}

export async function runLocalCloud(
  folders: readonly string[],
  options: LocalCloudCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { cwd, env, loading, log, signal } = context;
  if (options.install) {
    await needPackages(context, true);
    log.info('The packages of the local cloud are installed.');
    return 0;
  }
  const dir = options.dir && (await outputFolder(cwd, '--dir', options.dir));
  await using at = await openRequestedPort(options.port);
  const folderBySite = new Map<LocalSite, string>();
  const passThrough = new Set(options.allowHost);
  const workspaces: string[] = [];
  const checkouts = new Map<string, LocalCheckout>();
  for (const folder of folders) {
    const workspace = await checkoutFolder(cwd, folder);
    const config = await loadSiteConfig(workspace);
    const { repository } = await readLocalCheckout(workspace, env, signal);
    const site = localSite(config, repository ?? `local/${toRepositoryName(workspace)}`);
    folderBySite.set(site, folder);
    checkouts.set(site.id, { folder: workspace, branch: config.environments.production.branch });
    workspaces.push(workspace);
    for (const host of await packageRegistries(workspace, env)) passThrough.add(host);
  }
  await needPackages(context);
  const { startLocalCloud, startEngine, startWebUi, openRuns, serveControl, recordsFolder } =
    await loading(loadServices);
  if (options.reset) await resetFolder(dir);
  const starting = startLocalCloud({
    sites: folders.length > 0 ? [...folderBySite.keys()] : undefined,
    checkouts,
    dir,
    passThrough: [...passThrough],
    learnsPages: true,
    signal,
  });
  await using cloud = await whileVisible(context.waiting('starting the local cloud'), starting);
  const deployers = new Map<string, DeploySite>();
  for (const [site, folder] of folderBySite)
    deployers.set(
      site.id,
      localDeployer(cloud, site, folder, { config: 'site.config.yml' }, context),
    );
  await using runs = await openRuns(deployers, dir);
  const webUi = await startWebUi(cloud, { at, runs });
  await using _ = { [Symbol.asyncDispose]: webUi.close };
  const { github, githubApi } = cloud;
  await using _engine = await startEngine({
    // The site's tools find settings and caches in the usual location.
    cloud: { env: { ...cloud.env, ...packageManagerSettings(env) }, github, githubApi },
    folder: dir && path.join(dir, 'engine'),
    pages: `${webUi.address}/github.com`,
    runsSchedules: true,
    onLine: (line) => log.info(line),
  });
  const about = { records: recordsFolder(env), face: webUi.address, folders: workspaces, dir };
  const control = await serveControl(cloud, about, runs);
  await using _control = { [Symbol.asyncDispose]: control.close };
  const services = await openServices(cloud);
  if (options.json)
    createPrinter(context, true).print(aboutCloud(cloud, webUi, services), () => []);
  else for (const line of cloudLines(cloud, webUi, services)) log.info(line);
  await untilCancelled(signal);
  return 0;
}

const toRepositoryName = (workspace: string) =>
  path.basename(workspace).replaceAll(/[^\w.-]/g, '-');

async function loadServices() {
  const [startLocalCloud, engine, face, runs, control, record] = await Promise.all([
    loadLocalCloud(),
    import('../../localcloud/engine/engine.ts'),
    import('../../localcloud/pages/web-ui.ts'),
    import('../../localcloud/pages/runs.ts'),
    import('../../localcloud/running/control.ts'),
    import('../../localcloud/running/record.ts'),
  ]);
  return { startLocalCloud, ...engine, ...face, ...runs, ...control, ...record };
}

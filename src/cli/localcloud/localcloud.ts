import { rm } from 'node:fs/promises';
import path from 'node:path';
import { loadSiteConfig } from '../../config/load.ts';
import {
  createSignIns,
  type LocalCloud,
  type LocalSite,
  loadEngine,
  loadFolderLock,
  loadLocalCloud,
  loadWebUi,
  recordsFolder,
  serveControl,
  type WebUi,
} from '../../localcloud/localcloud.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import { version } from '../../shared/version.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import {
  localSite,
  needPackages,
  openRequestedPort,
  packageManagerSettings,
  packageRegistries,
} from '../deploy/load-local-cloud.ts';
import { LocalDeployer } from '../deploy/local-deployer.ts';
import { checkoutFolder, outputFolder } from '../inputs/folders.ts';
import { readLocalCheckout } from '../inputs/local-checkout.ts';
import { createPrinter } from '../terminal/printer.ts';
import { untilCancelled, whileVisible } from '../terminal/waiting.ts';
import { type AccessFiles, gitRemote, writeAccessFiles } from './access-files.ts';
import type { LocalCloudCommandOptions } from './options.ts';
import { openServices, type ServiceAddress } from './services.ts';

export async function runLocalCloud(
  options: LocalCloudCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { cwd, env, loading, log, signal } = context;
  if (options.install) {
    await needPackages(context, true);
    log.info('The packages of the local cloud are installed.');
    return 0;
  }
  if (options.signIn) return await signIn(options, context);
  const dir = options.dir && (await outputFolder(cwd, '--dir', options.dir));
  await using at = await openRequestedPort(options.port);
  const served = await readSites(options, context);
  const passThrough = new Set(options.allowHost);
  for (const { workspace } of served)
    for (const host of await packageRegistries(workspace, env)) passThrough.add(host);
  await needPackages(context);
  const [startLocalCloud, { startEngine }, { startWebUi }] = await loading(() =>
    Promise.all([loadLocalCloud(), loadEngine(), loadWebUi()]),
  );
  if (options.reset) await resetStored(dir);
  const starting = startLocalCloud({
    sites: served.length > 0 ? served.map(({ site }) => site) : undefined,
    checkouts: new Map(
      served.map(({ site, workspace, branch }) => [site.id, { folder: workspace, branch }]),
    ),
    dir,
    passThrough: [...passThrough],
    portal: { allowPrivateWebhooks: passThrough.has('localhost') },
    learnsPages: true,
    signal,
  });
  await using cloud = await whileVisible(context.waiting('starting the local cloud'), starting);
  const { github, githubApi } = cloud;
  const engineFolder = dir && path.join(dir, 'engine');
  // Delete the artifacts and caches of an earlier process, whose runs no longer exist.
  if (engineFolder) await rm(engineFolder, { recursive: true, force: true });
  await using engine = await startEngine({
    // Let package managers use the user's settings and caches.
    cloud: { env: { ...cloud.env, ...packageManagerSettings(env) }, github, githubApi },
    folder: engineFolder,
    runsSchedules: true,
    onLine: (line) => log.info(line),
  });
  const deployers = new Map(
    served.map(({ site, workspace, config }) => {
      const folder = { site, path: workspace, options: { config } };
      return [site.id, new LocalDeployer(cloud, engine, folder, context)];
    }),
  );
  const webUi = await startWebUi(cloud, { at, deployers });
  await using _ = { [Symbol.asyncDispose]: webUi.close };
  const workspaces = served.map(({ workspace }) => workspace);
  const pages = { face: webUi.address, signIn: webUi.createSignIn };
  const services = await openServices(cloud);
  const files = await writeAccessFiles(cloud, services);
  const { variables } = files;
  const about = { records: recordsFolder(env), ...pages, folders: workspaces, dir, variables };
  const control = await serveControl(cloud, about, deployers);
  await using _control = { [Symbol.asyncDispose]: control.close };
  if (options.json)
    createPrinter(context, true).print(aboutCloud(cloud, webUi, services, files), () => []);
  else for (const line of cloudLines(cloud, webUi, services, files)) log.info(line);
  await untilCancelled(signal);
  return 0;
}

async function signIn(
  { folders }: LocalCloudCommandOptions,
  { cwd, env, log }: CommandContext,
): Promise<ExitCode> {
  // Ignore proxies, because the local cloud runs on this host.
  using http = openHttp({ env: {} });
  const wanted = folders.map((folder) => path.resolve(cwd, folder));
  const addresses = await createSignIns(recordsFolder(env), wanted, http);
  for (const address of addresses) log.info(`Portal web UI: ${address}`);
  if (addresses.length > 0) return 0;
  const remedy = 'Start one with "site-deploy localcloud", and leave it running.';
  throw new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', 'No local cloud is running.', { remedy });
}

/** Reads each named config in each folder, because a repository may have several sites. */
async function readSites(
  { folders, config: configs = ['site.config.yml'] }: LocalCloudCommandOptions,
  { cwd, env, signal }: CommandContext,
) {
  const found: ServedSite[] = [];
  for (const folder of folders) {
    const workspace = await checkoutFolder(cwd, folder);
    const { repository = `local/${toRepositoryName(workspace)}` } = await readLocalCheckout(
      workspace,
      env,
      signal,
    );
    for (const config of configs) {
      const siteConfig = await loadSiteConfig(workspace, config);
      const site = localSite(siteConfig, repository);
      const { branch } = siteConfig.environments.production;
      found.push({ site, workspace, config, branch });
    }
  }
  refuseSameSites(found);
  return found;
}

interface ServedSite {
  readonly site: LocalSite;
  readonly workspace: string;
  readonly config: string;
  readonly branch: string;
}

/**
 * Refuses sites that share an id, slug or address. The local portal and hosting look up sites by
 * these.
 */
function refuseSameSites(served: readonly ServedSite[]): void {
  const places = ({ workspace, config }: ServedSite) => path.join(workspace, config);
  for (const key of ['id', 'slug', 'url'] as const) {
    const same = [...Map.groupBy(served, ({ site }) => site[key])].find(
      ([, all]) => all.length > 1,
    );
    if (!same) continue;
    const [value, all] = same;
    throw new SiteDeployError('USAGE', `These sites have the same site.${key}: ${value}.`, {
      facts: all.map(places),
      remedy: `Give each site its own site.${key} in its site config.`,
    });
  }
}

const toRepositoryName = (folder: string) => path.basename(folder).replaceAll(/[^\w.-]/g, '-');

async function resetStored(dir: string | undefined): Promise<void> {
  if (!dir) {
    throw usageError(
      '--reset requires --dir.',
      'Add --dir <folder>; without it, the local cloud keeps no data.',
    );
  }
  const { resetFolder } = await loadFolderLock();
  await resetFolder(dir);
}

function aboutCloud(
  cloud: LocalCloud,
  ui: WebUi,
  services: readonly ServiceAddress[],
  files: AccessFiles,
): object {
  const { hosting, sites, env } = cloud;
  return {
    env,
    portalPages: ui.address,
    signIn: ui.createSignIn(),
    services,
    files,
    sites: sites.map((site) => ({
      ...site,
      address: hosting.address(site.slug),
      remote: gitRemote(site, services),
    })),
  };
}

function cloudLines(
  cloud: LocalCloud,
  ui: WebUi,
  services: readonly ServiceAddress[],
  files: AccessFiles,
): string[] {
  const { hosting, sites } = cloud;
  const siteLines = (site: LocalCloud['sites'][number]) => {
    const address = hosting.browserAddress(site.slug);
    const { owner, name } = site.repository;
    const remote = gitRemote(site, services);
    return compact([
      `Site ${site.slug}: ${site.url}, portal ${site.portal.url}`,
      address && `  open ${address}`,
      `  git remote add local ${remote}`,
      `  site-deploy onboard --apply --server ${new URL(remote).origin} ` +
        `--repository ${owner}/${name} --action site-deploy/site-deploy@v${version}`,
    ]);
  };
  const note = ui.isElsewhere && '(the usual port is taken)';
  return [
    compact([`Portal web UI: ${ui.createSignIn()}`, note]).join(' '),
    'This address opens it once, within 60 s. For another one: site-deploy localcloud --sign-in',
    '',
    'The local cloud is up. In a terminal with its variables and tokens, programs reach the ' +
      'services under their real names, and git finds its password:',
    '',
    `  . '${files.variables}'`,
    '',
    'Only you can read that file, and these:',
    `  ${files.curlPortal}  for curl --config, the portal`,
    `  ${files.curlGitHub}  for curl --config, GitHub`,
    `  ${files.all}  the tokens of all users, clients and services`,
    '',
    'Programs without proxy support reach the services here:',
    ...services.map(({ service, url, address }) => `  ${address}  ${service}, ${url}`),
    '',
    ...sites.flatMap(siteLines),
    'Running until Ctrl-C.',
  ];
}

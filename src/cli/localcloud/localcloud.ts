import path from 'node:path';
import { loadSiteConfig } from '../../config/load.ts';
import {
  type LocalCloud,
  type LocalSite,
  loadEngine,
  loadFolderLock,
  loadLocalCloud,
  loadWebUi,
  recordsFolder,
  serveControl,
  type WebUi,
  workspaceHosts,
} from '../../localcloud/localcloud.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
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
import type { LocalCloudCommandOptions } from './options.ts';

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
    learnsPages: true,
    signal,
  });
  await using cloud = await whileVisible(context.waiting('starting the local cloud'), starting);
  const { github, githubApi } = cloud;
  await using engine = await startEngine({
    // The site's tools find their settings and caches in the usual location.
    cloud: { env: { ...cloud.env, ...packageManagerSettings(env) }, github, githubApi },
    folder: dir && path.join(dir, 'engine'),
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
  const about = { records: recordsFolder(env), face: webUi.address, folders: workspaces, dir };
  const control = await serveControl(cloud, about, deployers);
  await using _control = { [Symbol.asyncDispose]: control.close };
  const services = await openServices(cloud);
  if (options.json)
    createPrinter(context, true).print(aboutCloud(cloud, webUi, services), () => []);
  else for (const line of cloudLines(cloud, webUi, services)) log.info(line);
  await untilCancelled(signal);
  return 0;
}

/** Each folder with each of the named configs: a repository may have several sites. */
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

/** The portal finds a site by its id, the hosting by its slug and its host. */
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

interface ServiceAddress {
  readonly service: string;
  readonly url: string;
  readonly address: string;
}

const gitHost = 'github.com';

function openServices(cloud: LocalCloud): Promise<ServiceAddress[]> {
  const portals = [...new Set(cloud.sites.map((site) => new URL(site.portal.url).hostname))];
  const services: readonly (readonly [service: string, host: string])[] = [
    ...portals.map((host) => ['portal', host] as const),
    ['workspace API files', workspaceHosts.files],
    ['workspace API authorization', workspaceHosts.auth],
    ['GitHub', 'api.github.com'],
    ['git', gitHost],
    ['login', 'login.microsoftonline.com'],
    ['Microsoft Graph', 'graph.microsoft.com'],
    ['Azure Resource Manager', 'management.azure.com'],
  ];
  return Promise.all(
    services.map(async ([service, host]) => ({
      service,
      url: `https://${host}`,
      address: await cloud.open(host),
    })),
  );
}

function gitRemote(site: LocalSite, services: readonly ServiceAddress[]): string {
  const { owner, name } = site.repository;
  const git = services.find((item) => item.service === 'git');
  return `${git?.address}/${owner}/${name}.git`;
}

function aboutCloud(cloud: LocalCloud, ui: WebUi, services: readonly ServiceAddress[]): object {
  const { portal, workspace, hosting, sites, env } = cloud;
  return {
    env,
    portalPages: ui.address,
    services,
    apiToken: portal.apiToken,
    webhookSecret: portal.repohostSecret,
    users: portal.users,
    sites: sites.map((site) => ({
      ...site,
      address: hosting.address(site.slug),
      remote: gitRemote(site, services),
    })),
    gitToken: cloud.githubApi.token,
    workspace: { hosts: workspaceHosts, ...workspace.seed },
  };
}

function cloudLines(cloud: LocalCloud, ui: WebUi, services: readonly ServiceAddress[]): string[] {
  const { portal, workspace, hosting, sites, env } = cloud;
  const siteLines = (site: LocalCloud['sites'][number]) => {
    const address = hosting.address(site.slug);
    const { owner, name } = site.repository;
    const remote = new URL(gitRemote(site, services));
    Object.assign(remote, { username: 'x', password: cloud.githubApi.token });
    return compact([
      `Site ${site.slug}: ${site.url}, portal ${site.portal.url}`,
      address && `  open ${address}`,
      `  git remote add local ${remote.href}`,
      `  site-deploy onboard --apply --server ${remote.origin} ` +
        `--repository ${owner}/${name} --action site-deploy/site-deploy@v${version}`,
    ]);
  };
  const portals = new Set(cloud.sites.map((site) => site.portal.url));
  const operator = portal.users.find(({ level }) => level === 'operator');
  const note = ui.isElsewhere && '(the usual port is taken)';
  return [
    compact([`Portal web UI: ${ui.address}`, note]).join(' '),
    '',
    'The local cloud is up. Programs with these variables reach the local services ' +
      'under their real names:',
    '',
    ...Object.entries(env).map(([name, value]) => `  export ${name}=${value}`),
    '',
    'The tokens of git, the GitHub API, the portal and Azure, and the secret of the webhook:',
    '',
    `  export GH_TOKEN=${cloud.githubApi.token}`,
    ...[...portals].slice(0, 1).map((url) => `  export PORTAL_URL=${url}`),
    `  export PORTAL_TOKEN=${operator?.token}`,
    `  export SITE_DEPLOY_WEBHOOK_SECRET=${portal.repohostSecret}`,
    `  export AZURE_ACCESS_TOKEN=${cloud.arm.token}`,
    '',
    'Programs without proxy support reach them here:',
    ...services.map(({ service, url, address }) => `  ${address}  ${service}, ${url}`),
    '',
    ...sites.flatMap(siteLines),
    `Portal API token: ${portal.apiToken}`,
    'User tokens:',
    ...portal.users.map(({ name, level, token }) => `  ${token.padEnd(40)} ${name}, ${level}`),
    'Workspace API clients and their secrets:',
    ...workspace.seed.clients.map(({ id, secret, name }) => `  ${id} ${secret}  ${name}`),
    'Its keys:',
    ...workspace.seed.keys.map(
      ({ key, name, permissions }) => `  ${key}  ${name}: ${permissions.join(' ')}`,
    ),
    'Running until Ctrl-C.',
  ];
}

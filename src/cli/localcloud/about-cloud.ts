import type { LocalCloud } from '../../localcloud/localcloud.ts';
import type { WebUi } from '../../localcloud/pages/web-ui.ts';
import type { LocalSite } from '../../localcloud/types.ts';
import { workspaceHosts } from '../../localcloud/workspace-api/seed.ts';
import { compact } from '../../shared/compact.ts';

export interface ServiceAddress {
  readonly service: string;
  readonly url: string;
  /** `http://127.0.0.1:PORT`, for programs that don't use a proxy. */
  readonly address: string;
}

const gitHost = 'github.com';

export function openServices(cloud: LocalCloud): Promise<ServiceAddress[]> {
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

/** Of the site's repository, for git without a proxy. */
function gitRemote(site: LocalSite, services: readonly ServiceAddress[]): string {
  const { owner, name } = site.repository;
  const git = services.find((item) => item.service === 'git');
  return `${git?.address}/${owner}/${name}.git`;
}

// Local: they only give access to these services.

export function aboutCloud(
  cloud: LocalCloud,
  webUi: WebUi,
  services: readonly ServiceAddress[],
): object {
  const { portal, workspace, hosting, sites, env } = cloud;
  return {
    env,
    portalPages: webUi.address,
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

export function cloudLines(
  cloud: LocalCloud,
  webUi: WebUi,
  services: readonly ServiceAddress[],
): string[] {
  const { portal, workspace, hosting, sites, env } = cloud;
  const siteLines = (site: LocalCloud['sites'][number]) => {
    const address = hosting.address(site.slug);
    return compact([
      `Site ${site.slug}: ${site.url}, portal ${site.portal.url}`,
      address && `  open ${address}`,
      `  git remote add local ${gitRemote(site, services)}`,
    ]);
  };
  const note = webUi.isElsewhere ? ' (the usual port is taken)' : '';
  return [
    `Portal web UI: ${webUi.address}${note}`,
    '',
    'The local cloud is up. Programs with these variables reach the local services ' +
      'under their real names:',
    '',
    ...Object.entries(env).map(([name, value]) => `  export ${name}=${value}`),
    '',
    'Programs without proxy support reach them here:',
    ...services.map(({ service, url, address }) => `  ${address}  ${service}, ${url}`),
    '',
    ...sites.flatMap(siteLines),
    `Token for git (as the password of any user) and the GitHub API: ${cloud.githubApi.token}`,
    `Portal API token: ${portal.apiToken}`,
    `Repository webhook secret: ${portal.repohostSecret}`,
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

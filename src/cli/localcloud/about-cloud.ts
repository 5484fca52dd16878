import type { LocalCloud } from '../../localcloud/localcloud.ts';
import type { WebUi } from '../../localcloud/pages/web-ui.ts';
import { workspaceHosts } from '../../localcloud/workspace-api/seed.ts';
import type { ServiceAddress } from './services.ts';

// These tokens and secrets are local: they only give access to these services.

/** Everything a script needs to act as any user. */
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
    sites: sites.map((site) => ({ ...site, address: hosting.address(site.slug) })),
    workspace: { hosts: workspaceHosts, ...workspace.seed },
  };
}

/** Same, for people. */
export function cloudLines(
  cloud: LocalCloud,
  webUi: WebUi,
  services: readonly ServiceAddress[],
): string[] {
  const { portal, workspace, hosting, sites, env } = cloud;
  const siteFolders = (slug: string) => {
    const address = hosting.address(slug);
    if (address) return [`  open ${address}`];
    return [];
  };
  return [
    `Portal web UI: ${webUi.address}${webUi.isElsewhere ? ' (the usual port is taken)' : ''}`,
    '',
    'The local cloud is up. Programs with these variables reach the local services under their real names:',
    '',
    ...Object.entries(env).map(([name, value]) => `  export ${name}=${value}`),
    '',
    'Programs without proxy support reach them here:',
    ...services.map(({ service, url, address }) => `  ${address}  ${service}, ${url}`),
    '',
    ...sites.flatMap(({ slug, url, portal: { url: at } }) => [
      `Site ${slug}: ${url}, portal ${at}`,
      ...siteFolders(slug),
    ]),
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

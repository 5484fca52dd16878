import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocalCloud, LocalSite } from '../../localcloud/localcloud.ts';
import { gitHost, type ServiceAddress } from './services.ts';

/** Paths of files that only the current user can read. */
export interface AccessFiles {
  /** Shell script that sets the variables and tokens: `. FILE`. */
  readonly variables: string;
  /** Authorization header with the operator's portal token, for `curl --config FILE`. */
  readonly curlPortal: string;
  /** Authorization header with the local GitHub's token, for `curl --config FILE`. */
  readonly curlGitHub: string;
  /** Tokens and secrets of the local GitHub, portal and workspace API, as JSON. */
  readonly all: string;
}

/**
 * Writes secrets to files instead of printing them, because terminal output ends up in logs and
 * typed commands in shell histories.
 */
export async function writeAccessFiles(
  cloud: LocalCloud,
  services: readonly ServiceAddress[],
): Promise<AccessFiles> {
  const folder = path.join(cloud.dir, 'access');
  const files = {
    variables: path.join(folder, 'variables.sh'),
    curlPortal: path.join(folder, 'curl-portal.txt'),
    curlGitHub: path.join(folder, 'curl-github.txt'),
    all: path.join(folder, 'secrets.json'),
  };
  const { githubApi, portal, workspace, graph, arm } = cloud;
  const git = new URL(services.find(({ service }) => service === 'git')?.address ?? '');
  const hosts = [git.origin, `https://${gitHost}`];
  const credentials = path.join(folder, 'git-credentials');
  const operator = portal.users.find(({ level }) => level === 'operator');
  const [portalUrl] = cloud.sites.map((site) => site.portal.url);
  const variables = {
    ...cloud.env,
    GH_TOKEN: githubApi.token,
    ...(portalUrl && { PORTAL_URL: portalUrl }),
    PORTAL_TOKEN: operator?.token ?? '',
    SITE_DEPLOY_WEBHOOK_SECRET: portal.repohostSecret,
    AZURE_ACCESS_TOKEN: arm.token,
    SITE_DEPLOY_GRAPH_TOKEN: graph.token,
    SITE_DEPLOY_ARM_TOKEN: arm.token,
    ...credentialSettings(hosts, credentials),
  };
  const bearer = (token = '') => `header = "Authorization: Bearer ${token}"\n`;
  const secrets = {
    gitToken: githubApi.token,
    apiToken: portal.apiToken,
    webhookSecret: portal.repohostSecret,
    users: portal.users,
    workspace: workspace.seed,
  };
  const contents: readonly (readonly [file: string, text: string])[] = [
    [files.variables, Object.entries(variables).map(exportLine).join('')],
    [files.curlPortal, bearer(operator?.token)],
    [files.curlGitHub, bearer(githubApi.token)],
    [credentials, hosts.map((host) => `${withPassword(host, githubApi.token)}\n`).join('')],
    [files.all, `${JSON.stringify(secrets, null, 2)}\n`],
  ];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await chmod(folder, 0o700);
  for (const [file, text] of contents) await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  return files;
}

/**
 * Configures git's credential helper. The empty entry stops the user's own helpers from storing the
 * token.
 */
function credentialSettings(hosts: readonly string[], file: string): Record<string, string> {
  const settings = hosts.flatMap((host) => {
    const key = `credential.${host}.helper`;
    return [[key, ''] as const, [key, `store --file='${file}'`] as const];
  });
  const variables = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(variables) };
}

function withPassword(host: string, password: string): string {
  return Object.assign(new URL(host), { username: 'x', password }).href.replace(/\/$/, '');
}

const exportLine = ([name, value]: readonly [string, string]) =>
  `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`;

export function gitRemote(site: LocalSite, services: readonly ServiceAddress[]): string {
  const { owner, name } = site.repository;
  const git = services.find((item) => item.service === 'git');
  return `${git?.address}/${owner}/${name}.git`;
}

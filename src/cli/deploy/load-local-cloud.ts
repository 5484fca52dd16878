import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { withoutNpm } from '../../deploy/steps/build/environment.ts';
import {
  installPackages,
  type LocalSite,
  missingPackages,
  openWebUiPort,
  packagesFolder,
  packagesMissing,
} from '../../localcloud/localcloud.ts';
import type { Env } from '../../shared/child-environment.ts';
import { compact } from '../../shared/compact.ts';
import { seconds } from '../../shared/units.ts';
import type { CommandContext } from '../context.ts';
import { canPrompt, isConfirmed } from '../terminal/confirm.ts';
import { whileVisible } from '../terminal/waiting.ts';

/**
 * Claims the port, if one was requested. If it is taken, the command fails before any other work.
 */
export async function openRequestedPort(requested: number | undefined) {
  if (!requested) return undefined;
  const at = await openWebUiPort(requested);
  return Object.assign(at, { [Symbol.asyncDispose]: at.close });
}

/**
 * Converts a site config to a site of the local cloud.
 * @param repository as `owner/name`
 */
export function localSite(config: SiteConfig, repository = 'local/site'): LocalSite {
  const { site, azure, portal, environments } = config;
  const [owner = 'local', name = 'site'] = repository.split('/');
  return {
    id: site.id,
    slug: site.slug,
    name: site.slug,
    type: site.type,
    url: site.url,
    devUrl: environments.preview.url,
    repository: { owner, name },
    azure: {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      subscriptionId: azure.subscriptionId,
      previewClientId: environments.preview.clientId,
    },
    portal: { url: portal.url, audience: portal.audience },
  };
}

interface PackageWork {
  readonly missingPackages: typeof missingPackages;
  readonly installPackages: typeof installPackages;
}

export async function needPackages(
  context: CommandContext,
  install = false,
  work: PackageWork = { missingPackages, installPackages },
): Promise<void> {
  const { env, log, signal } = context;
  const missing = work.missingPackages(env);
  if (missing.length === 0) return;
  const folder = packagesFolder(env);
  const question = `The local cloud needs packages that are not installed: ${missing.join(', ')}.
Install them to ${folder} (about 160 MB, once)?`;
  if (!install && !(canPrompt({}, context) && (await isConfirmed(question, context))))
    throw packagesMissing(missing);
  const started = performance.now();
  log.info(`Installing the packages of the local cloud to ${folder} ...`);
  await whileVisible(
    context.waiting('installing'),
    work.installPackages({ env, signal, onLine: log.debug }),
  );
  log.info(`Installed in ${seconds(performance.now() - started)}.`);
}

const defaultRegistries = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];

/**
 * Returns the hosts of the default registries, and of those in `.npmrc` files and npm's variables.
 * Jobs on the local cloud may connect to these hosts.
 */
export async function packageRegistries(workspace: string, env: Env): Promise<string[]> {
  const home = env.HOME ?? env.USERPROFILE;
  const users = env.npm_config_userconfig ?? (home && path.join(home, '.npmrc'));
  const files = compact([path.join(workspace, '.npmrc'), users, ...globalFiles(env)]);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const lines = texts.join('\n').matchAll(/^[ \t]*(?:@[^:=\s]+:)?registry\s*=\s*(\S+)/gm);
  const named = compact([
    env.npm_config_registry,
    env.NPM_CONFIG_REGISTRY,
    ...Array.from(lines, (line) => line[1]),
  ]);
  const hosts = named
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).hostname);
  return [...new Set([...defaultRegistries, ...hosts])];
}

function globalFiles(env: Env): string[] {
  const named = env.npm_config_globalconfig ?? env.NPM_CONFIG_GLOBALCONFIG;
  if (named) return [named];
  const folders = withoutNpm(env.PATH ?? '').split(path.delimiter);
  return folders
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, '../etc/npmrc'));
}

const settingNames =
  'registry|globalconfig|userconfig|cafile|proxy|http_proxy|https_proxy|noproxy|strict_ssl';
const settings = new RegExp(`^npm_config_(${settingNames})$|^(COREPACK_HOME|PNPM_HOME)$`, 'i');

/**
 * Selects the user's package manager settings for jobs, which have their own home folder:
 * https://docs.npmjs.com/cli/v11/using-npm/config, https://pnpm.io/configuring,
 * https://yarnpkg.com/configuration/yarnrc
 */
export function packageManagerSettings(env: Env): Record<string, string> {
  const found = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && settings.test(entry[0]),
  );
  const home = env.HOME ?? env.USERPROFILE;
  if (!home) return Object.fromEntries(found);
  const caches = env.XDG_CACHE_HOME ?? path.join(home, '.cache');
  return {
    npm_config_userconfig: path.join(home, '.npmrc'),
    npm_config_cache: path.join(home, '.npm'),
    COREPACK_HOME: path.join(caches, 'node', 'corepack'),
    YARN_CACHE_FOLDER: path.join(caches, 'yarn'),
    ...Object.fromEntries(found),
  };
}

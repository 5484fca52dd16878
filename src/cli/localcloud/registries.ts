import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutNpm } from '../../deploy/steps/build/environment.ts';
import type { Env } from '../../shared/child-environment.ts';
import { compact } from '../../shared/compact.ts';

/** Where package managers fetch from when nothing else is configured. */
const usual = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];

/**
 * Host names that a site's install needs: those of the usual registries, and those that the `.npmrc` of the site, of
 * the user and of the machine name. In the local cloud they are the only hosts that lead outside.
 */
export async function packageRegistries(workspace: string, env: Env): Promise<string[]> {
  const home = env.HOME ?? env.USERPROFILE;
  const users = env.npm_config_userconfig ?? (home === undefined ? undefined : path.join(home, '.npmrc'));
  const files = compact([path.join(workspace, '.npmrc'), users, ...globalFiles(env)]);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const named = [
    env.npm_config_registry,
    env.NPM_CONFIG_REGISTRY,
    ...texts.join('\n').matchAll(/^\s*(?:@[^:=\s]+:)?registry\s*=\s*(\S+)/gm),
  ].map((found) => (typeof found === 'string' ? found : (found?.[1] ?? '')));
  const hosts = named.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname);
  return [...new Set([...usual, ...hosts])];
}

/**
 * npm's settings of the machine: the file that is named, else `etc/npmrc` beside the folder of programs that has node
 * or npm.
 */
function globalFiles(env: Env): string[] {
  const named = env.npm_config_globalconfig ?? env.NPM_CONFIG_GLOBALCONFIG;
  if (named !== undefined) return [named];
  const folders = withoutNpm(env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => path.isAbsolute(folder)).map((folder) => path.join(folder, '../etc/npmrc'));
}

/** Variables by which npm finds its settings, its registry and its way there, as `npm run` hands them on. */
const settings =
  /^npm_config_(registry|globalconfig|userconfig|cafile|proxy|http_proxy|https_proxy|noproxy|strict_ssl)$/i;

/** What of the person's environment their package manager needs in a job of the local cloud. */
export function packageManagerSettings(env: Env): Record<string, string> {
  const found = Object.entries(env).flatMap(([name, value]) => {
    if (value !== undefined && settings.test(name)) return [[name, value] as const];
    return [];
  });
  return Object.fromEntries(found);
}

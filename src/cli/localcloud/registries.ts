import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutNpm } from '../../deploy/steps/build/environment.ts';
import type { Env } from '../../shared/child-environment.ts';
import { compact } from '../../shared/compact.ts';

const defaultRegistries = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];

/** Defaults plus those in the `.npmrc` files. The only external hosts in the local cloud. */
export async function packageRegistries(workspace: string, env: Env): Promise<string[]> {
  const home = env.HOME ?? env.USERPROFILE;
  const users = env.npm_config_userconfig ?? (home && path.join(home, '.npmrc'));
  const files = compact([path.join(workspace, '.npmrc'), users, ...globalFiles(env)]);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const lines = texts.join('\n').matchAll(/^\s*(?:@[^:=\s]+:)?registry\s*=\s*(\S+)/gm);
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
const settings = new RegExp(`^HOME$|^npm_config_(${settingNames})$`, 'i');

export function packageManagerSettings(env: Env): Record<string, string> {
  const found = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && settings.test(entry[0]),
  );
  return Object.fromEntries(found);
}

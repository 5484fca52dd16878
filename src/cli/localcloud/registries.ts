import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where package managers fetch from when nothing else is configured. */
const usual = ['registry.npmjs.org', 'registry.yarnpkg.com', 'npm.jsr.io'];

/**
 * Host names that a site's install needs: those of the usual registries, and those that the site's and the user's own
 * `.npmrc` name. In the local cloud they are the only hosts that lead outside.
 */
export async function packageRegistries(
  workspace: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const folders = [workspace, env.HOME ?? env.USERPROFILE].filter((folder) => folder !== undefined);
  const texts = await Promise.all(
    folders.map((folder) => readFile(path.join(folder, '.npmrc'), 'utf8').catch(() => '')),
  );
  const named = [
    env.npm_config_registry,
    env.NPM_CONFIG_REGISTRY,
    ...texts.join('\n').matchAll(/^\s*(?:@[^:=\s]+:)?registry\s*=\s*(\S+)/gm),
  ].map((found) => (typeof found === 'string' ? found : (found?.[1] ?? '')));
  const hosts = named.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname);
  return [...new Set([...usual, ...hosts])];
}

import path from 'node:path';
import type { Env } from '../../../shared/child-environment.ts';
import type { Plan } from '../plan/types.ts';

/**
 * What a build may see of the job's environment: what programs need to run and to reach the network, and what is public
 * about the run. An allow-list, since a list of what is secret is never complete. A defence in depth only: a child can
 * read its parent's first environment from /proc, so that just a job of its own without `id-token: write` isolates a
 * build.
 */
const allowed = new Set(
  [
    // programs and their folders
    'PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP LANG LANGUAGE TZ TERM CI NODE_ENV NODE_OPTIONS NO_COLOR FORCE_COLOR',
    'XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT GEM_HOME DOTNET_ROOT',
    // Windows
    'SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES',
    // the network, and whose certificates count there
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR',
    'CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO',
    // package managers: where they find packages and settings. Without the global file of settings, a machine's own
    // registry, proxy and authority are lost.
    'NPM_CONFIG_REGISTRY NPM_CONFIG_CACHE NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG YARN_CACHE_FOLDER',
    'NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL',
    'NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY',
    // the run
    'GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA',
    'GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL',
    // By RUNNER_TRACKING_ID a runner finds, and ends, what a job has left running.
    'RUNNER_OS RUNNER_ARCH RUNNER_TRACKING_ID',
  ].flatMap((names) => names.split(' ')),
);

/**
 * The whole environment of the site's own commands.
 * @param files absolute paths of the text overrides, text by text key, and of the SEO metadata, both as JSON
 */
export function buildEnvironment(
  plan: Plan,
  env: Env,
  files: { readonly texts: string; readonly seo: string },
): Record<string, string> {
  const passed = new Set(plan.config.build.passEnv);
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    // Windows does not tell the case of names apart, and proxies are set in both cases.
    const upper = name.toUpperCase();
    if (allowed.has(upper) || upper.startsWith('LC_') || passed.has(name))
      result[name] = upper === 'PATH' ? withoutNpm(value) : value;
  }
  return {
    ...result,
    ...plan.config.build.env,
    SITE_ENVIRONMENT: plan.environment,
    SITE_VERSION: plan.version,
    SITE_URL: plan.url ?? plan.config.site.url,
    SITE_TEXT_FILE: files.texts,
    SITE_SEO_FILE: files.seo,
  };
}

/**
 * A PATH without what `npm run` and `npx` have put before it: the programs of site-deploy's own packages, a Node among
 * them perhaps, which a site is not to be built by. They put there folders `node_modules/.bin` and, as the last, one
 * that is called `node-gyp-bin` (https://github.com/npm/run-script/blob/main/lib/set-path.js).
 */
export function withoutNpm(value: string): string {
  const folders = value.split(path.delimiter);
  const last = folders.findLastIndex((folder) => path.basename(folder) === 'node-gyp-bin');
  const isNpms = (folder: string) =>
    path.basename(folder) === 'node-gyp-bin' || folder.endsWith(path.join('node_modules', '.bin'));
  return folders.filter((folder, index) => index > last || !isNpms(folder)).join(path.delimiter);
}

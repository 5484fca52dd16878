import path from 'node:path';
import type { BuildRead } from '../../../config/schema.ts';
import type { Env } from '../../../shared/child-environment.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';

/**
 * Variables are allowed by name, because a list of secrets is never complete. This is only defence
 * in depth: a child process can read its parent's environment in /proc, so only a separate job
 * isolates a build.
 */
const toNames = (...lines: readonly string[]) => lines.flatMap((names) => names.split(' '));

/** Variables of the machine: locations of programs and files, and settings of the network. */
const ofMachine = new Set(
  toNames(
    'PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP TERM GEM_HOME DOTNET_ROOT PROGRAMFILES',
    'XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT',
    'SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO',
    'NPM_CONFIG_CACHE YARN_CACHE_FOLDER NPM_CONFIG_CAFILE',
    'NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY',
    // Runners find and end leftover processes of a job by this variable.
    'RUNNER_TRACKING_ID',
  ),
);

const allowed = new Set([
  ...ofMachine,
  ...toNames(
    'LANG LANGUAGE TZ CI NODE_ENV NODE_OPTIONS NO_COLOR FORCE_COLOR',
    // These settings contain the machine's own registry, proxy and CA.
    'NPM_CONFIG_REGISTRY NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG NPM_CONFIG_STRICT_SSL',
    'GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA',
    'GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL RUNNER_OS RUNNER_ARCH',
  ),
]);

const readWith: Readonly<Record<string, BuildRead | undefined>> = {
  SITE_ENVIRONMENT: 'environment',
  SITE_VERSION: 'version',
  SITE_URL: 'url',
  SITE_TEXT_FILE: 'texts',
  SITE_SEO_FILE: 'seo',
  GITHUB_SHA: 'history',
  GITHUB_REF: 'history',
  GITHUB_REF_NAME: 'history',
  GITHUB_RUN_ID: undefined,
  GITHUB_RUN_NUMBER: undefined,
};

export function buildEnvironment(
  plan: Plan,
  env: Env,
  files: { readonly texts: string; readonly seo: string },
): Record<string, string> {
  const passed = new Set(plan.config.build.passEnv);
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    const upper = name.toUpperCase();
    if (allowed.has(upper) || upper.startsWith('LC_') || passed.has(name))
      result[name] = upper === 'PATH' ? withoutNpm(value) : value;
  }
  const all: Record<string, string> = {
    ...result,
    ...plan.config.build.env,
    SITE_ENVIRONMENT: plan.environment,
    SITE_VERSION: plan.version,
    SITE_URL: plan.url ?? plan.config.site.url,
    SITE_TEXT_FILE: files.texts,
    SITE_SEO_FILE: files.seo,
  };
  const { reads } = plan.config.build;
  if (!reads) return all;
  const isDeclared = (name: string) =>
    !(name in readWith) || reads.some((it) => it === readWith[name]);
  return Object.fromEntries(Object.entries(all).filter(([name]) => isDeclared(name)));
}

/**
 * Returns the variables that identify a build, without the machine's variables and paths of scratch
 * files.
 */
export function identifyingVariables(plan: Plan, env: Env): [name: string, value: string][] {
  const { SITE_TEXT_FILE, SITE_SEO_FILE, ...variables } = buildEnvironment(plan, env, {
    texts: '',
    seo: '',
  });
  return Object.entries(variables)
    .filter(([name]) => !ofMachine.has(name.toUpperCase()))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Removes the folders that `npm run` and `npx` prepend to PATH. */
export function withoutNpm(value: string): string {
  const folders = value.split(path.delimiter);
  const last = folders.findLastIndex((folder) => path.basename(folder) === 'node-gyp-bin');
  const isNpms = (folder: string) =>
    path.basename(folder) === 'node-gyp-bin' || folder.endsWith(path.join('node_modules', '.bin'));
  return folders.filter((folder, index) => index > last || !isNpms(folder)).join(path.delimiter);
}

/**
 * Warns about secrets that the site's code can read. That code runs as the same user, and so can
 * read the environment of all of that user's processes in /proc.
 */
export function warnAboutExposedSecrets(plan: Plan, deps: Deps): void {
  const { log, env, apiToken, github } = deps;
  const removable = `This job does not need it: set "github-token: ''".`;
  if (plan.mode === 'build' && github)
    log.info(`The site's code can read github-token. ${removable}`);
  const exposed = compact([
    Boolean(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) && "the request for the job's id token",
    apiToken && 'api-token',
    github && 'github-token',
  ]);
  if (plan.mode === 'build' || plan.dryRun || exposed.length === 0) return;
  const line =
    `In a single job, the site's code can read ${exposed.join(', ')}, and change what later ` +
    'steps run. To isolate it, use two jobs with "mode: build" and "mode: deploy".';
  // Warn about the API token, which remains valid after the job.
  if (!apiToken) log.info(line);
  else log.warn(line);
}

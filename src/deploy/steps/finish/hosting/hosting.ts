import { hostingDefaults } from '../../../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../../../config/schema.ts';
import { hostingFile, joinHeaders } from '../../../../hosting/hosted-site.ts';
import { readHeaders, readRules } from '../../../../hosting/rules.ts';
import { findErrorPage, findShellFile } from '../../../../hosting/shells.ts';
import { compact } from '../../../../shared/compact.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import { isObject, type JsonObject, toObject } from '../../../../shared/json.ts';
import type { BuiltSite } from '../../../artifact/artifact.ts';
import type { ConfiguredProject, Plan } from '../../plan/types.ts';
import { lintConfig } from './lint.ts';
import { foreignFileWarnings } from './other-hosts.ts';
import { type HostingConfigFile, invalidHosting, readHostingConfigFile } from './read.ts';

const noErrorPage =
  'There is no 404.html and no navigation fallback: for missing pages, visitors see the plain ' +
  '404 page of the platform.';

const maxBytes = 20_000;

export interface Hosting {
  readonly text: string;
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly hasRoutes: boolean;
  readonly roles: readonly string[];
  readonly warnings: readonly string[];
}

export interface HostingPlan {
  readonly configFile: HostingConfigFile | undefined;
  readonly warnings: readonly string[];
}

export async function planHosting(
  plan: ConfiguredProject,
  built: Pick<BuiltSite, 'folder'>,
): Promise<HostingPlan> {
  const own = await readHostingConfigFile(plan, built);
  const found = own ? await lintConfig(own) : [];
  const errors = found.filter((problem) => !problem.isAccepted);
  if (own && errors.length > 0) throw invalidHosting(own.file, errors);
  return {
    configFile: own,
    warnings: [
      ...found.map((problem) => `${problem.file}:${problem.line}: ${problem.message}`),
      ...foreignFileWarnings(built.folder, readRules(own?.value ?? {})),
    ],
  };
}

export function mergeHosting(
  plan: Pick<Plan, 'environment' | 'config'>,
  hostingPlan: HostingPlan,
  has: (name: string) => boolean,
): Hosting {
  const own = hostingPlan.configFile?.value ?? {};
  const merged = withDefaults(own, plan.config, has);
  const { navigationFallback: navigation, responseOverrides } = merged;
  const isPreview = plan.environment === 'Preview';
  const globalHeaders = joinHeaders(
    merged.globalHeaders,
    isPreview ? { 'X-Robots-Tag': 'noindex' } : {},
  );
  const text = `${JSON.stringify({ ...merged, globalHeaders })}\n`;
  const size = Buffer.byteLength(text);
  const { file = hostingFile } = hostingPlan.configFile ?? {};
  if (size > maxBytes) throw tooLarge(file, size);
  const routes = (Array.isArray(own.routes) ? own.routes : []).filter(isObject);
  const isErrorPageMissing = !navigation && !responseOverrides[404];
  return {
    text,
    globalHeaders,
    hasRoutes: routes.length > 0,
    roles: customRoles(routes),
    warnings: compact([...hostingPlan.warnings, isErrorPageMissing && noErrorPage]),
  };
}

/** Returns whether the repository's settings define what visitors get at unknown addresses. */
export function hasOwnFallback(
  { fallback }: FallbackConfig['hosting'],
  file: HostingConfigFile | undefined,
): boolean {
  const { navigationFallback, responseOverrides } = file?.value ?? {};
  return Boolean(fallback !== 'auto' || navigationFallback || toObject(responseOverrides)[404]);
}

/** Returns Production's configuration as deployed: the site's own, extended by defaults. */
export function withDefaults(
  { $schema: _, ...own }: JsonObject,
  config: FallbackConfig,
  has: (name: string) => boolean,
) {
  return {
    ...own,
    navigationFallback: navigationFallback(own, config, has),
    responseOverrides: mergeOverrides(own, has),
    globalHeaders: joinHeaders(hostingDefaults.globalHeaders, readHeaders(own.globalHeaders)),
  };
}

const tooLargeRemedy =
  'Combine routes that differ only in their last segment with a wildcard, and omit the ' +
  "platform's default behaviour.";

function tooLarge(file: string, size: number): SiteDeployError {
  const limit = `the platform's limit is ${maxBytes}`;
  const message = `${file} is ${size} bytes, compact and with the defaults merged in; ${limit}.`;
  return new SiteDeployError('HOSTING_CONFIG_INVALID', message, { remedy: tooLargeRemedy });
}

function mergeOverrides(own: JsonObject, has: (name: string) => boolean): JsonObject {
  const ofSite = toObject(own.responseOverrides);
  // Name the error page, because the platform would otherwise send its own.
  const page = findErrorPage(has);
  return page && ofSite[404] === undefined ? { 404: { rewrite: `/${page}` }, ...ofSite } : ofSite;
}

function customRoles(routes: readonly JsonObject[]): string[] {
  const roles = new Map<string, string>();
  for (const { allowedRoles } of routes)
    for (const role of Array.isArray(allowedRoles) ? allowedRoles : [])
      if (typeof role === 'string' && !/^(anonymous|authenticated)$/i.test(role))
        roles.set(role.toLowerCase(), role);
  return [...roles.values()].sort();
}

interface FallbackConfig {
  readonly hosting: Pick<SiteConfig['hosting'], 'fallback'>;
  readonly site: Pick<SiteConfig['site'], 'type'>;
}

/**
 * Returns the navigation fallback; the site's own takes precedence. `undefined` means none, e.g.
 * with an error page, so that crawlers get 404 for unknown addresses instead of the start page.
 */
export function navigationFallback(
  hosting: JsonObject,
  config: FallbackConfig,
  has: (name: string) => boolean,
): JsonObject | undefined {
  const ofSite = hosting.navigationFallback;
  const { navigationFallback: defaults } = hostingDefaults;
  // Don't add the default exclusions, which would turn the site's routes below /images/ into 404
  // errors.
  if (isObject(ofSite)) return ofSite;
  const { fallback } = config.hosting;
  const page = findShellFile(has) ?? (has('index.html') ? 'index.html' : undefined);
  if (ofSite !== undefined || fallback === 'never' || !page) return undefined;
  const hasErrorPage = findErrorPage(has) ?? toObject(hosting.responseOverrides)[404];
  if (hasErrorPage && fallback !== 'always' && config.site.type !== 'spa') return undefined;
  return { ...defaults, rewrite: `/${page}` };
}

import { hostingDefaults } from '../../../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../../../config/schema.ts';
import { compact } from '../../../../shared/compact.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import { isObject } from '../../../../shared/json.ts';
import type { BuiltSite } from '../../build/build.ts';
import type { Plan } from '../../plan/types.ts';
import type { TrailingSlash } from '../pages/addresses.ts';
import { lintConfig } from './lint.ts';
import {
  getRoutes,
  type HostingConfigFile,
  hostingFile,
  invalidHosting,
  isRestricted,
  type Json,
  readHostingConfigFile,
  toJson,
} from './read.ts';

export { hostingFile } from './read.ts';

const noErrorPage =
  'There is no 404.html and no navigation fallback: for missing pages, visitors see the plain ' +
  '404 page of the platform.';

const startPageForAll =
  'There is no 404.html: every unknown address shows the start page with status 200, and search ' +
  'engines may list it. Add a 404.html.';

const maxBytes = 20_000;

export interface Hosting {
  readonly text: string;
  /** Of every response; verified on the live site. */
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly hasRoutes: boolean;
  /** The platform only provides declared roles. */
  readonly roles: readonly string[];
  readonly warnings: readonly string[];
  readonly remark?: string | undefined;
}

export interface HostingPlan {
  readonly configFile: HostingConfigFile | undefined;
  readonly fallback: Fallback | undefined;
  readonly trailingSlash: TrailingSlash;
  readonly needsLogin: boolean;
  readonly warnings: readonly string[];
}

export async function planHosting(plan: Plan, site: BuiltSite, has: (name: string) => boolean) {
  const own = await readHostingConfigFile(plan, site);
  const found = own ? await lintConfig(own) : [];
  const errors = found.filter((problem) => !problem.isAccepted);
  if (own && errors.length > 0) throw invalidHosting(own.file, errors);
  const { trailingSlash } = own?.value ?? {};
  const slashes = ['always', 'never', 'auto'] as const;
  return {
    configFile: own,
    fallback: parseFallback(navigationFallback(own?.value ?? {}, getFallbackFacts(plan, has))),
    trailingSlash: slashes.find((slash) => slash === trailingSlash),
    needsLogin: getRoutes(own?.value).some(isRestricted),
    warnings: found.map((problem) => `${problem.file}:${problem.line}: ${problem.message}`),
  };
}

/** The site wins key by key, headers are joined. */
export function mergeHosting(
  plan: Plan,
  hostingPlan: HostingPlan,
  has: (name: string) => boolean,
): Hosting {
  const { $schema: _, ...own }: Json = hostingPlan.configFile?.value ?? {};
  const globalHeaders = joinHeaders(
    hostingDefaults.globalHeaders,
    parseHeaders(own.globalHeaders),
    plan.environment === 'Preview' ? { 'X-Robots-Tag': 'noindex' } : {},
  );
  const navigation = navigationFallback(own, getFallbackFacts(plan, has));
  const responseOverrides = mergeOverrides(own, has);
  const merged: Json = { ...own, navigationFallback: navigation, responseOverrides, globalHeaders };
  const text = `${JSON.stringify(merged, null, 2)}\n`;
  const size = Buffer.byteLength(text);
  if (size > maxBytes) {
    const message =
      `${hostingPlan.configFile?.file ?? hostingFile} is ${size} bytes with the defaults ` +
      `merged in; the platform's limit is ${maxBytes}.`;
    throw new SiteDeployError('HOSTING_CONFIG_INVALID', message, {
      remedy:
        'Combine routes that differ only in their last segment with a wildcard, and omit ' +
        "the platform's default behaviour.",
    });
  }
  const routes = getRoutes(merged);
  const hasErrorPage = navigation || responseOverrides[404];
  const isApp = plan.config.site.type === 'spa';
  const isStartPageForAll =
    !isApp && plan.config.hosting.fallback === 'auto' && !own.navigationFallback && !!navigation;
  const warnings = compact([...hostingPlan.warnings, !hasErrorPage && noErrorPage]);
  return {
    text,
    globalHeaders,
    hasRoutes: routes.length > 0,
    roles: customRoles(routes),
    warnings,
    remark: isStartPageForAll ? startPageForAll : undefined,
  };
}

function getFallbackFacts(plan: Plan, has: (name: string) => boolean) {
  return { setting: plan.config.hosting.fallback, isApp: plan.config.site.type === 'spa', has };
}

function mergeOverrides(own: Json, has: (name: string) => boolean): Json {
  const ofSite = toJson(own.responseOverrides);
  // Without the page, the platform would send its own error instead of a plain 404.
  if (ofSite[404] === undefined && has('404.html'))
    return { ...hostingDefaults.responseOverrides, ...ofSite };
  return ofSite;
}

function parseHeaders(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(toJson(value)).map(([name, header]) => [name, String(header)]),
  );
}

/** Later ones win; names are case-insensitive. An empty value removes a header. */
function joinHeaders(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const joined = new Map<string, [string, string]>();
  for (const headers of all)
    for (const [name, value] of Object.entries(headers))
      joined.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(joined.values());
}

function customRoles(routes: readonly Json[]): string[] {
  const builtIn = new Set(['anonymous', 'authenticated']);
  const roles = new Map<string, string>();
  for (const role of routes.flatMap((route) => {
    if (Array.isArray(route.allowedRoles)) return route.allowedRoles;
    return [];
  })) {
    if (typeof role === 'string' && !builtIn.has(role.toLowerCase()))
      roles.set(role.toLowerCase(), role);
  }
  return [...roles.values()].sort();
}

interface Fallback {
  readonly rewrite: string;
  readonly exclude: readonly string[];
}

interface FallbackFacts {
  readonly setting: SiteConfig['hosting']['fallback'];
  readonly isApp: boolean;
  readonly has: (name: string) => boolean;
}

/**
 * The site's own configuration wins, key by key. Unknown addresses of a site with an error page
 * return 404, so that crawlers don't take them for the start page.
 */
export function navigationFallback(hosting: Json, facts: FallbackFacts): Json | undefined {
  const { setting, isApp, has } = facts;
  const ofSite = hosting.navigationFallback;
  if (ofSite !== undefined) {
    if (isObject(ofSite)) return { ...hostingDefaults.navigationFallback, ...ofSite };
    return undefined;
  }
  if (setting === 'never' || !has('index.html')) return undefined;
  if (setting === 'always' || isApp || !hasErrorPage(hosting, has))
    return hostingDefaults.navigationFallback;
  return undefined;
}

export function parseFallback(navigation: Json | undefined): Fallback | undefined {
  const { rewrite, exclude } = navigation ?? {};
  if (typeof rewrite !== 'string') return undefined;
  return { rewrite, exclude: Array.isArray(exclude) ? exclude.map(String) : [] };
}

function hasErrorPage(hosting: Json, has: (name: string) => boolean): boolean {
  return has('404.html') || Boolean(toJson(hosting.responseOverrides)[404]);
}

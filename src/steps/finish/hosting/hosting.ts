import { hostingDefaults } from '../../../config/hosting-defaults.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { isObject } from '../../../shared/json.ts';
import type { BuiltSite } from '../../build/build.ts';
import type { Plan } from '../../plan/types.ts';
import { lintConfig } from './lint.ts';
import { hostingFile, invalidHosting, type Json, readOwnConfig } from './read.ts';

export { hostingFile } from './read.ts';

/** The platform's limit for the file, in bytes. */
const maxBytes = 20_000;

/** What later steps need to know of the hosting configuration. */
export interface Hosting {
  /** The file as it is deployed. */
  readonly text: string;
  /** Headers of every answer; verified on the live site. */
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly hasRoutes: boolean;
  /** Custom roles that routes allow; the platform provides those that it is told about. */
  readonly roles: readonly string[];
  /** What a visitor would meet that the site's owner may not expect. */
  readonly warnings: readonly string[];
}

/**
 * The portal's defaults under the site's own hosting configuration: the site wins key by key, headers are joined. Preview is hidden from search engines.
 * @param has whether the site as it is deployed has a file of this name
 * @throws SiteDeployError `HOSTING_CONFIG_INVALID`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function mergeHosting(plan: Plan, site: BuiltSite, has: (name: string) => boolean): Promise<Hosting> {
  const config = await readOwnConfig(plan, site);
  const problems = config === undefined ? [] : await lintConfig(config);
  if (config !== undefined && problems.length > 0) throw invalidHosting(config.file, problems);
  const { $schema: _, ...own }: Json = config?.value ?? {};
  const warnings: string[] = [];
  const globalHeaders = joinHeaders(
    hostingDefaults.globalHeaders,
    headersOf(own.globalHeaders),
    plan.environment === 'Preview' ? { 'X-Robots-Tag': 'noindex' } : {},
  );
  const merged: Json = {
    ...own,
    ...fallbackOf(own, has, warnings),
    responseOverrides: overridesOf(own, has, warnings),
    globalHeaders,
  };
  const text = `${JSON.stringify(merged, null, 2)}\n`;
  const size = Buffer.byteLength(text);
  if (size > maxBytes) {
    throw new SiteDeployError(
      'HOSTING_CONFIG_INVALID',
      `${config?.file ?? hostingFile} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`,
      {
        remedy:
          'Join routes that differ only in their last part by a wildcard, and leave out what the platform does anyway.',
      },
    );
  }
  const routes = Array.isArray(merged.routes) ? merged.routes.filter(isObject) : [];
  return { text, globalHeaders, hasRoutes: routes.length > 0, roles: customRoles(routes), warnings };
}

/** The site's fallback key by key over the default; none where its target does not exist. */
function fallbackOf(own: Json, has: (name: string) => boolean, warnings: string[]): Json {
  if (own.navigationFallback !== undefined && !isObject(own.navigationFallback)) return {};
  const fallback = { ...hostingDefaults.navigationFallback, ...own.navigationFallback };
  if (own.navigationFallback !== undefined || has('index.html')) return { navigationFallback: fallback };
  warnings.push(
    'There is no index.html: a visitor of the address of the site itself would see an error page of the platform.',
  );
  return {};
}

function overridesOf(own: Json, has: (name: string) => boolean, warnings: string[]): Json {
  const ofSite = isObject(own.responseOverrides) ? own.responseOverrides : {};
  if (ofSite[404] !== undefined) return ofSite;
  if (has('404.html')) return { ...hostingDefaults.responseOverrides, ...ofSite };
  // With the rewrite the platform would answer with an error of its own instead of its plain 404.
  warnings.push(
    'There is no 404.html: where a page does not exist, a visitor sees the plain 404 page of the platform.',
  );
  return ofSite;
}

function headersOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, header]) => [name, String(header)]),
  );
}

/** Later ones win; names are compared without case, as HTTP does. An empty value removes a header, as on the platform. */
function joinHeaders(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const joined = new Map<string, [string, string]>();
  for (const headers of all)
    for (const [name, value] of Object.entries(headers)) joined.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(joined.values());
}

function customRoles(routes: readonly Json[]): string[] {
  const builtIn = new Set(['anonymous', 'authenticated']);
  const roles = new Map<string, string>();
  for (const role of routes.flatMap((route) => (Array.isArray(route.allowedRoles) ? route.allowedRoles : []))) {
    if (typeof role === 'string' && !builtIn.has(role.toLowerCase())) roles.set(role.toLowerCase(), role);
  }
  return [...roles.values()].sort();
}

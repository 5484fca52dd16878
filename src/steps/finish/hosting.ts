import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { BuiltSite } from '../build/build.ts';
import type { Plan } from '../plan/types.ts';

/** The name under which the platform looks for the hosting configuration, in the root of the site. */
export const hostingFile = 'staticwebapp.config.json';
/** The platform's limit for it, in bytes. */
const maxBytes = 20_000;

type Json = Record<string, unknown>;

/** What later steps need to know of the hosting configuration. */
export interface Hosting {
  /** The file as it is deployed. */
  readonly text: string;
  /** Headers of every answer; verified on the live site. */
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly hasRoutes: boolean;
  /** Custom roles that routes allow; the platform provides those that it is told about. */
  readonly roles: readonly string[];
}

/** Spec: Hosted-site response configuration. */
const defaults = {
  navigationFallback: { rewrite: '/index.html', exclude: ['/images/*', '/fonts/*', '/*.ico', '/*.xml'] },
  responseOverrides: { 404: { rewrite: '/404.html' } },
  globalHeaders: {
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  },
};

/**
 * The portal's defaults under the site's own hosting configuration: the site wins key by key, headers are joined. Preview is hidden from search engines.
 * @param has whether the site has a file of this name
 * @throws SiteDeployError `HOSTING_CONFIG_INVALID`
 */
export async function mergeHosting(
  plan: Plan,
  site: BuiltSite,
  has: (name: string) => Promise<boolean>,
): Promise<Hosting> {
  const own = await readOwn(plan, site);
  const merged: Json = {
    navigationFallback: defaults.navigationFallback,
    ...own,
    responseOverrides: {
      // Without the page the platform would answer with an error of its own instead of its plain 404.
      ...((await has('404.html')) ? defaults.responseOverrides : {}),
      ...(own.responseOverrides as Json | undefined),
    },
    globalHeaders: joinHeaders(
      defaults.globalHeaders,
      (own.globalHeaders as Record<string, string> | undefined) ?? {},
      plan.environment === 'Preview' ? { 'X-Robots-Tag': 'noindex' } : {},
    ),
  };
  const text = `${JSON.stringify(merged, null, 2)}\n`;
  const size = Buffer.byteLength(text);
  if (size > maxBytes) {
    throw new SiteDeployError(
      'HOSTING_CONFIG_INVALID',
      `${hostingFile} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`,
    );
  }
  const routes = Array.isArray(merged.routes) ? (merged.routes as Json[]) : [];
  return {
    text,
    globalHeaders: merged.globalHeaders as Record<string, string>,
    hasRoutes: routes.length > 0,
    roles: customRoles(routes),
  };
}

/** The site's own configuration: what its build has put into the root of the site, else the file that the site config names. */
async function readOwn(plan: Plan, site: BuiltSite): Promise<Json> {
  const built = path.join(site.folder, hostingFile);
  const named = path.resolve(plan.buildRoot, plan.config.hosting.config);
  for (const file of new Set([built, named])) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text !== undefined) return parse(text, path.relative(plan.workspace, file));
  }
  return {};
}

function parse(text: string, file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid(file, `is not valid JSON: ${reason}`, error);
  }
  if (!isObject(value)) throw invalid(file, 'must hold an object');
  for (const key of ['globalHeaders', 'responseOverrides', 'navigationFallback']) {
    if (value[key] !== undefined && !isObject(value[key])) throw invalid(file, `"${key}" must be an object`);
  }
  for (const [name, header] of Object.entries((value.globalHeaders as Json | undefined) ?? {})) {
    // The platform takes text only, and a line break would end the header.
    if (typeof header !== 'string' || /[\r\n]/.test(header))
      throw invalid(file, `the header "${name}" in "globalHeaders" must be one line of text`);
  }
  if (value.routes !== undefined && !Array.isArray(value.routes)) throw invalid(file, '"routes" must be a list');
  return value;
}

function invalid(file: string, what: string, cause?: unknown): SiteDeployError {
  return new SiteDeployError('HOSTING_CONFIG_INVALID', `${file} ${what}.`, {
    cause,
    problems: [{ file, message: what }],
  });
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

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

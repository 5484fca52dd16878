import * as z from 'zod/mini';
import { parseJson, toObject } from '../../../shared/json.ts';

const optionalText = z.catch(z.optional(z.string()), undefined);
const status = z.catch(z.optional(z.pipe(z.coerce.number(), z.int())), undefined);
const texts = z.catch(z.optional(z.array(z.coerce.string())), undefined);
const headers = z.catch(z.record(z.string(), z.coerce.string()), {});

const override = { rewrite: optionalText, redirect: optionalText, statusCode: status };
const Override = z.object(override);
export type ResponseOverride = z.infer<typeof Override>;

/** https://learn.microsoft.com/azure/static-web-apps/configuration#routes */
const Route = z.object({
  route: z.string(),
  methods: texts,
  allowedRoles: texts,
  headers,
  ...override,
});
export type HostingRoute = z.infer<typeof Route>;

const Fallback = z.object({
  rewrite: z.string(),
  exclude: z.catch(z.array(z.coerce.string()), []),
});

const Config = z.object({
  routes: z.catch(z.array(z.catch(z.nullable(Route), null)), []),
  navigationFallback: z.catch(z.optional(Fallback), undefined),
  responseOverrides: z.catch(z.record(z.string(), z.catch(Override, {})), {}),
  globalHeaders: headers,
  mimeTypes: headers,
  trailingSlash: z.catch(z.optional(z.enum(['always', 'never', 'auto'])), undefined),
});

export type Rules = ReturnType<typeof readRules>;

/** Skips malformed parts, since a deployment validates the rules. */
export function readRules(text: string | undefined) {
  const config = Config.parse(toObject(parseJson(text ?? '')));
  const { routes, navigationFallback: fallback, responseOverrides: overrides, ...rest } = config;
  return { ...rest, routes: routes.filter((route) => route !== null), fallback, overrides };
}

export function routeFor(rules: Rules, method: string, path: string): HostingRoute | undefined {
  return rules.routes.find(
    (route) =>
      matchesPattern(route.route, path) &&
      (!route.methods || route.methods.some((allowed) => isSame(allowed, method))),
  );
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * `/a/*` matches paths below `/a`, but not `/a`; an extension may follow
 * (https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards).
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return path === pattern || isIndexPath(pattern, path);
  if (!path.startsWith(pattern.slice(0, star))) return false;
  const suffix = pattern.slice(star + 1);
  const [, list] = /^\.\{([^}]*)\}$/.exec(suffix) ?? [];
  const endings =
    list === undefined ? [suffix] : list.split(',').map((extension) => `.${extension.trim()}`);
  return endings.some((ending) => path.endsWith(ending));
}

/** The route of a folder's index also applies to the folder, but not vice versa. */
function isIndexPath(pattern: string, path: string): boolean {
  const folder = /^(.*)\/index\.html$/.exec(pattern)?.[1];
  return folder !== undefined && (path === folder || path === `${folder}/`);
}

export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/**
 * `/about` is `about.html` or the index of the folder `about`, depending on `trailingSlash`
 * (https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash).
 */
export function findFile(
  has: (file: string) => boolean,
  path: string,
  slash: Rules['trailingSlash'],
): Found {
  const name = path.slice(1);
  if (name !== '' && !/\.html$/.test(name) && has(name)) return { kind: 'file', file: name };
  const file = pagesFor(name).find(has);
  if (!file) return { kind: 'nothing' };
  const right = getAddress(file, path, slash);
  if (right === path) return { kind: 'file', file };
  return { kind: 'redirect', to: right };
}

/** The file that a rewrite shows: named by its path or address, and never redirected to another. */
export function findTarget(
  has: (file: string) => boolean,
  target: string | undefined,
): string | undefined {
  const name = target?.split(/[?#]/)[0]?.replace(/^\/+/, '');
  if (name === undefined) return undefined;
  return [name, ...pagesFor(name)].find(has);
}

function pagesFor(name: string): string[] {
  if (name === '') return ['index.html'];
  if (/\.html$/.test(name)) return [name];
  const bare = name.replace(/\/$/, '');
  const [page, index] = [`${bare}.html`, `${bare}/index.html`];
  if (name === bare) return [page, index];
  return [index, page];
}

function getAddress(file: string, requested: string, slash: Rules['trailingSlash']): string {
  if (file === 'index.html') {
    if (slash) return '/';
    return requested;
  }
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  const bare = `/${folder ?? file.replace(/\.html$/, '')}`;
  if (slash === 'always') return `${bare}/`;
  if (slash === 'never') return bare;
  if (slash === 'auto') {
    if (folder) return `${bare}/`;
    return bare;
  }
  if (!folder && requested === `${bare}/`) return bare;
  return requested;
}

/** Names that the platform's server reserves at any depth. */
const segments =
  /(^|\/)(bin|app_(data|code|(global|local)resources|webreferences|browsers)|web\.config)(\/|$)/i;
const sources = /\.(resx|resources|(cs|vb)(proj)?|java|as[ac]x|master|skin|browser)$/i;
const settings = /\.(config|sitemap|md[bf]|ld[fb]|[ads]d|rules)$/i;

/**
 * The platform's request filter returns 404 before any rule applies. `bin`, `app_data`, `.resx` and
 * `+` in a path have been observed; the rest are its defaults
 * (https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering).
 */
export function isRefused(encoded: string, path: string): boolean {
  if ([segments, sources, settings].some((pattern) => pattern.test(path))) return true;
  // Double-encoded: decoding again would change the path.
  return path.includes('+') || /%2b/i.test(encoded) || /%[\da-f]{2}/i.test(path);
}

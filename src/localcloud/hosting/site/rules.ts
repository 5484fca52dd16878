import * as z from 'zod/mini';
import { parseJson, toObject } from '../../../shared/json.ts';

const optionalText = z.catch(z.optional(z.string()), undefined);
/** Path from the root. Microsoft's examples omit the leading slash (`index.html`, `*.css`). */
const rooted = z.pipe(
  z.string(),
  z.transform((path) => path.replace(/^(?!\/)/, '/')),
);
/** Decoded path of a file or a page. In the configuration, it may be encoded and have a query. */
const target = z.pipe(
  rooted,
  z.transform((path) => decode(path.replace(/[?#].*/s, '')) ?? path),
);
const optionalTarget = z.catch(z.optional(target), undefined);
const status = z.catch(z.optional(z.pipe(z.coerce.number(), z.int())), undefined);
const texts = z.catch(z.optional(z.array(z.coerce.string())), undefined);
const headers = z.catch(z.record(z.string(), z.coerce.string()), {});

const override = { rewrite: optionalTarget, redirect: optionalText, statusCode: status };
const Override = z.object(override);
export type ResponseOverride = z.infer<typeof Override>;

/** A route: https://learn.microsoft.com/azure/static-web-apps/configuration#routes */
const Route = z.object({
  route: rooted,
  methods: texts,
  allowedRoles: texts,
  headers,
  ...override,
});
export type HostingRoute = z.infer<typeof Route>;

const Fallback = z.object({
  rewrite: target,
  exclude: z.catch(z.array(rooted), []),
});

const Provider = z.catch(
  z.object({ enabled: z.optional(z.boolean()), registration: z.optional(z.unknown()) }),
  {},
);
const Providers = z.catch(z.record(z.string(), Provider), {});
const Auth = z.object({
  identityProviders: z.catch(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform(({ customOpenIdConnectProviders, ...usual }) => ({
        ...Providers.parse(usual),
        ...Providers.parse(customOpenIdConnectProviders),
      })),
    ),
    {},
  ),
});

const Config = z.object({
  routes: z.catch(z.array(z.catch(z.nullable(Route), null)), []),
  navigationFallback: z.catch(z.optional(Fallback), undefined),
  responseOverrides: z.catch(z.record(z.string(), z.catch(Override, {})), {}),
  globalHeaders: headers,
  mimeTypes: headers,
  networking: z.catch(z.object({ allowedIpRanges: texts }), {}),
  forwardingGateway: z.catch(z.object({ requiredHeaders: headers }), { requiredHeaders: {} }),
  auth: z.catch(Auth, { identityProviders: {} }),
  trailingSlash: z.catch(z.optional(z.enum(['always', 'never', 'auto'])), undefined),
});

export type Rules = ReturnType<typeof readRules>;

/**
 * Reads the rules of a configuration. Skips malformed parts: those that the platform reports are
 * already rejected by the content distribution.
 */
export function readRules(text: string | undefined) {
  const config = Config.parse(toObject(parseJson(text ?? '')));
  const { routes, navigationFallback: fallback, responseOverrides: overrides, ...rest } = config;
  return { ...rest, routes: routes.filter((route) => route !== null), fallback, overrides };
}

/**
 * Finds the route of a path. Like the emulator, never applies wildcards to login pages, and never
 * redirects a page to itself.
 */
export function routeFor(rules: Rules, method: string, path: string): HostingRoute | undefined {
  return rules.routes.find(
    (route) =>
      matchesPattern(route.route, path) &&
      (!route.methods || route.methods.some((allowed) => isSame(allowed, method))) &&
      !(path.startsWith('/.auth/') && route.route.includes('*')) &&
      route.redirect !== path,
  );
}

/** Names of providers in a configuration that differ from those in URLs. */
const configNames: Readonly<Record<string, string>> = { aad: 'azureActiveDirectory' };

/**
 * Returns whether a provider is enabled. Usually, only `aad` and `github` are. If a site registers
 * providers, those without registration are disabled:
 * https://learn.microsoft.com/azure/static-web-apps/authentication-custom
 */
export function hasProvider({ auth }: Rules, name: string): boolean {
  const { identityProviders: providers } = auth;
  const configured = providers[configNames[name] ?? name];
  if (configured?.enabled === false) return false;
  if (Object.values(providers).some(({ registration }) => registration))
    return configured?.registration !== undefined;
  return name === 'aad' || name === 'github';
}

export function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Returns whether a pattern matches a path. `/a/*` matches paths below `/a`, but not `/a` itself.
 * An extension may follow:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return bare(path) === bare(pattern) || isIndexPath(pattern, path);
  if (!path.startsWith(pattern.slice(0, star))) return false;
  const suffix = pattern.slice(star + 1);
  const [, list] = /^\.\{([^}]*)\}$/.exec(suffix) ?? [];
  const endings =
    list === undefined ? [suffix] : list.split(',').map((extension) => `.${extension.trim()}`);
  return endings.some((ending) => path.endsWith(ending));
}

/**
 * Removes a trailing slash. Exact routes ignore it, according to the platform's check for
 * duplicates.
 */
const bare = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Returns whether a pattern names the index file of the folder at this path. Such a pattern applies
 * to the folder as well, but a folder's pattern doesn't apply to the index file.
 */
function isIndexPath(pattern: string, path: string): boolean {
  const folder = /^(.*)\/index\.html$/.exec(pattern)?.[1];
  return folder !== undefined && (path === folder || path === `${folder}/`);
}

export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/**
 * Finds the file of a path, or the address to which `trailingSlash` redirects it. `/about` is
 * `about.html` or, without such a file, the index of the folder `about`:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash
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

/** Finds the file at the target of a rewrite. Unlike `findFile`, never redirects. */
export function findTarget(has: (file: string) => boolean, path: string): string | undefined {
  const name = path.slice(1);
  if (name !== '' && !/\.html$/.test(name) && has(name)) return name;
  return pagesFor(name).find(has);
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

/** Names that the platform's server reserves, at any depth. */
const segments =
  /(^|\/)(bin|app_(data|code|(global|local)resources|webreferences|browsers)|web\.config)(\/|$)/i;
const sources = /\.(resx|resources|(cs|vb)(proj)?|java|as[ac]x|master|skin|browser)$/i;
const settings = /\.(config|sitemap|md[bf]|ld[fb]|[ads]d|rules)$/i;

/**
 * Returns whether the platform's request filter responds with 404 before any rule applies. `bin`,
 * `app_data`, `.resx` and `+` in a path have been observed; the others are the filter's defaults:
 * https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering
 */
export function isRefused(encoded: string, path: string): boolean {
  if ([segments, sources, settings].some((pattern) => pattern.test(path))) return true;
  // The last condition finds a path that is encoded twice.
  return path.includes('+') || /%2b/i.test(encoded) || /%[\da-f]{2}/i.test(path);
}

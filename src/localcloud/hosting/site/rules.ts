import { type JsonObject, objectOf, parseJson } from '../../../shared/json.ts';
import { matchesPattern } from './pattern.ts';

/** A routing rule. (https://learn.microsoft.com/azure/static-web-apps/configuration#routes) */
export interface HostingRoute {
  readonly route: string;
  readonly methods?: readonly string[];
  readonly allowedRoles?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirect?: string;
  readonly rewrite?: string;
  readonly statusCode?: number;
}

/** Replacement for a platform error response. */
export interface ResponseOverride {
  readonly rewrite?: string;
  readonly redirect?: string;
  readonly statusCode?: number;
}

/** The parts of a site's hosting configuration that affect requests for files. */
export interface Rules {
  readonly routes: readonly HostingRoute[];
  readonly fallback: { readonly rewrite: string; readonly exclude: readonly string[] } | undefined;
  /** By status. */
  readonly overrides: Readonly<Record<string, ResponseOverride>>;
  readonly globalHeaders: Readonly<Record<string, string>>;
  /** Content types by extension, including the dot. */
  readonly mimeTypes: Readonly<Record<string, string>>;
  readonly trailingSlash: 'always' | 'never' | 'auto' | undefined;
}

/** Parses a configuration that was validated on deployment: malformed parts are skipped. */
export function readRules(text: string | undefined): Rules {
  const config = objectOf(parseJson(text ?? ''));
  const { rewrite, exclude } = objectOf(config.navigationFallback);
  const slash = config.trailingSlash;
  return {
    routes: (Array.isArray(config.routes) ? config.routes : []).map(objectOf).flatMap(routeOf),
    fallback:
      typeof rewrite === 'string' ? { rewrite, exclude: textsOf(exclude) ?? [] } : undefined,
    overrides: Object.fromEntries(
      Object.entries(objectOf(config.responseOverrides)).map(([status, value]) => [
        status,
        overrideOf(objectOf(value)),
      ]),
    ),
    globalHeaders: headersOf(config.globalHeaders),
    mimeTypes: headersOf(config.mimeTypes),
    trailingSlash: slash === 'always' || slash === 'never' || slash === 'auto' ? slash : undefined,
  };
}

/** The first matching rule; at most one applies to a request. */
export function routeFor(
  { routes }: Rules,
  method: string,
  path: string,
): HostingRoute | undefined {
  return routes.find(
    (route) =>
      matchesPattern(route.route, path) &&
      (!route.methods || route.methods.some((one) => isSame(one, method))),
  );
}

function routeOf(route: JsonObject): HostingRoute[] {
  if (typeof route.route !== 'string') return [];
  const methods = textsOf(route.methods);
  const allowedRoles = textsOf(route.allowedRoles);
  return [
    {
      route: route.route,
      methods,
      allowedRoles,
      headers: headersOf(route.headers),
      ...overrideOf(route),
    },
  ];
}

function overrideOf({ rewrite, redirect, statusCode }: JsonObject): ResponseOverride {
  return {
    ...(typeof rewrite === 'string' && { rewrite }),
    ...(typeof redirect === 'string' && { redirect }),
    ...(Number.isInteger(Number(statusCode ?? Number.NaN)) && { statusCode: Number(statusCode) }),
  };
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : undefined);
const headersOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objectOf(value)).map(([name, header]) => [name, String(header)]),
  );

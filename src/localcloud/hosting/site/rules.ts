import { type JsonObject, parseJson, toObject } from '../../../shared/json.ts';
import { matchesPattern } from './pattern.ts';

/** https://learn.microsoft.com/azure/static-web-apps/configuration#routes */
export interface HostingRoute {
  readonly route: string;
  readonly methods?: readonly string[];
  readonly allowedRoles?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirect?: string;
  readonly rewrite?: string;
  readonly statusCode?: number;
}

export interface ResponseOverride {
  readonly rewrite?: string;
  readonly redirect?: string;
  readonly statusCode?: number;
}

/** Only what affects requests for files. */
export interface Rules {
  readonly routes: readonly HostingRoute[];
  readonly fallback: { readonly rewrite: string; readonly exclude: readonly string[] } | undefined;
  /** By status. */
  readonly overrides: Readonly<Record<string, ResponseOverride>>;
  readonly globalHeaders: Readonly<Record<string, string>>;
  /** By extension, including the dot. */
  readonly mimeTypes: Readonly<Record<string, string>>;
  readonly trailingSlash: 'always' | 'never' | 'auto' | undefined;
}

/** Validated on deployment: malformed parts are skipped. */
export function readRules(text: string | undefined): Rules {
  const config = toObject(parseJson(text ?? ''));
  const { rewrite, exclude } = toObject(config.navigationFallback);
  const slash = config.trailingSlash;
  return {
    routes: (Array.isArray(config.routes) ? config.routes : []).map(toObject).flatMap(parseRoute),
    fallback:
      typeof rewrite === 'string' ? { rewrite, exclude: parseStrings(exclude) ?? [] } : undefined,
    overrides: Object.fromEntries(
      Object.entries(toObject(config.responseOverrides)).map(([status, value]) => [
        status,
        parseOverride(toObject(value)),
      ]),
    ),
    globalHeaders: parseHeaders(config.globalHeaders),
    mimeTypes: parseHeaders(config.mimeTypes),
    trailingSlash: slash === 'always' || slash === 'never' || slash === 'auto' ? slash : undefined,
  };
}

export function routeFor(rules: Rules, method: string, path: string): HostingRoute | undefined {
  return rules.routes.find(
    (route) =>
      matchesPattern(route.route, path) &&
      (!route.methods || route.methods.some((allowed) => isSame(allowed, method))),
  );
}

function parseRoute(route: JsonObject): HostingRoute[] {
  if (typeof route.route !== 'string') return [];
  const methods = parseStrings(route.methods);
  const allowedRoles = parseStrings(route.allowedRoles);
  return [
    {
      route: route.route,
      methods,
      allowedRoles,
      headers: parseHeaders(route.headers),
      ...parseOverride(route),
    },
  ];
}

function parseOverride(jsonObject: JsonObject): ResponseOverride {
  const { rewrite, redirect, statusCode } = jsonObject;
  const status = Number(statusCode ?? Number.NaN);
  return {
    rewrite: parseString(rewrite),
    redirect: parseString(redirect),
    statusCode: Number.isInteger(status) ? status : undefined,
  };
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const parseString = (value: unknown) => {
  if (typeof value === 'string') return value;
  return undefined;
};
const parseStrings = (value: unknown) => {
  if (Array.isArray(value)) return value.map(String);
  return undefined;
};
const parseHeaders = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(toObject(value)).map(([name, header]) => [name, String(header)]),
  );

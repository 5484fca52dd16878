import { type JsonObject, parseJson, toObject } from '../shared/json.ts';

export interface RuleTarget {
  /** Target of a rewrite: decoded path from the root, without a query. */
  readonly rewrite?: string | undefined;
  /** Target of a redirect, as written. */
  readonly redirect?: string | undefined;
  readonly statusCode?: number | undefined;
}

export interface RouteRule extends RuleTarget {
  /** 0-based position in the list of routes. */
  readonly index: number;
  readonly route: string;
  /** Methods in upper case; `undefined` means all methods. */
  readonly methods: readonly string[] | undefined;
  /**
   * Roles in lower case, one of which a visitor needs; `undefined` means that everybody has access.
   */
  readonly roles: readonly string[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Fallback {
  readonly rewrite: string;
  readonly exclude: readonly string[];
}

/**
 * How the platform treats trailing slashes:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash
 */
export type TrailingSlash = 'always' | 'never' | 'auto' | undefined;

/** Hosting configuration with normalized paths, without malformed parts. */
export interface HostingRules {
  readonly routes: readonly RouteRule[];
  readonly fallback: Fallback | undefined;
  /** Response overrides by status. */
  readonly overrides: ReadonlyMap<number, RuleTarget>;
  readonly globalHeaders: Readonly<Record<string, string>>;
  readonly trailingSlash: TrailingSlash;
  /** Setting that admits only some visitors; `undefined` if everybody is admitted. */
  readonly restriction: string | undefined;
}

/**
 * Reads a hosting configuration.
 * @param config effective configuration, as JSON text or already parsed
 */
export function readRules(config: unknown): HostingRules {
  const value = toObject(typeof config === 'string' ? parseJson(config) : config);
  const slashes = ['always', 'never', 'auto'] as const;
  return {
    routes: toList(value.routes).flatMap((route, index) => readRoute(toObject(route), index)),
    fallback: readFallback(value.navigationFallback),
    overrides: new Map(
      Object.entries(toObject(value.responseOverrides)).map(([status, target]) => [
        Number(status),
        readTarget(toObject(target)),
      ]),
    ),
    globalHeaders: readHeaders(value.globalHeaders),
    trailingSlash: slashes.find((slash) => slash === value.trailingSlash),
    restriction: findRestriction(value),
  };
}

function readRoute(route: JsonObject, index: number): RouteRule[] {
  if (typeof route.route !== 'string') return [];
  const roles = toList(route.allowedRoles).map((role) => String(role).toLowerCase());
  // According to the platform's JSON schema, an empty list restricts nothing.
  const isOpen = roles.length === 0 || roles.includes('anonymous');
  return [
    {
      index,
      route: toPath(route.route),
      methods: Array.isArray(route.methods)
        ? route.methods.map((method) => String(method).toUpperCase())
        : undefined,
      roles: isOpen ? undefined : roles,
      headers: readHeaders(route.headers),
      ...readTarget(route),
    },
  ];
}

function readTarget({ rewrite, redirect, statusCode }: JsonObject): RuleTarget {
  const status = Number(statusCode);
  return {
    rewrite: typeof rewrite === 'string' ? toFilePath(rewrite) : undefined,
    redirect: typeof redirect === 'string' ? redirect : undefined,
    statusCode: Number.isInteger(status) && status > 0 ? status : undefined,
  };
}

function readFallback(value: unknown): Fallback | undefined {
  const { rewrite, exclude } = toObject(value);
  if (typeof rewrite !== 'string') return undefined;
  return { rewrite: toFilePath(rewrite), exclude: toList(exclude).map(String).map(toPath) };
}

export function readHeaders(value: unknown): Record<string, string> {
  const headers = Object.entries(toObject(value));
  return Object.fromEntries(headers.map(([name, header]) => [name, String(header)]));
}

function findRestriction(value: JsonObject): string | undefined {
  const { allowedIpRanges } = toObject(value.networking);
  // An empty list denies everybody: https://github.com/Azure/static-web-apps/issues/814
  if (Array.isArray(allowedIpRanges)) return 'networking.allowedIpRanges';
  const { requiredHeaders } = toObject(value.forwardingGateway);
  if (Object.keys(toObject(requiredHeaders)).length > 0) return 'forwardingGateway.requiredHeaders';
  return undefined;
}

/** Finds a header by its name in lower case, however the configuration spells it. */
export function findHeader(
  name: string,
  headers: Readonly<Record<string, string>> = {},
): string | undefined {
  return Object.entries(headers).find(([written]) => written.toLowerCase() === name)?.[1];
}

/** Makes a path absolute. Microsoft's examples omit the leading slash (`index.html`, `*.css`). */
export function toPath(written: string): string {
  return written.replace(/^(\.?\/)?/, '/');
}

/** Converts the target of a rewrite, which may be encoded and have a query, to a decoded path. */
export function toFilePath(written: string): string {
  const [path = ''] = toPath(written.trim()).split(/[?#]/);
  return decodePath(path) ?? path;
}

export function decodePath(encoded: string): string | undefined {
  if (!encoded.includes('%')) return encoded;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

export function toAddress(path: string): string {
  // Skip paths that need no encoding, because encoding is slow.
  if (/^[\w./-]*$/.test(path)) return path;
  return path.split('/').map(encodeURIComponent).join('/');
}

export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return [];
}

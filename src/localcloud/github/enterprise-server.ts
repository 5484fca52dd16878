import type { Features } from './state.ts';

/** Where a GitHub Enterprise Server has its API. */
const base = '/api/v3';
/** Below a repository: what only GitHub.com has. */
const absent = /^\/(attestations|actions\/runs\/\d+\/approve|immutable-releases)\b/;

/**
 * The path of a request as GitHub.com would have it.
 * @returns `undefined`: an Enterprise Server has no API there
 */
export function pathOfApi(pathname: string, { installedVersion }: Features): string | undefined {
  if (!installedVersion) return pathname;
  if (pathname === '/api/graphql') return '/graphql';
  if (pathname.startsWith(`${base}/`)) return pathname.slice(base.length);
  return undefined;
}

/** Whether a server of this kind knows the operation. */
export function isKnownPath(path: string, { installedVersion }: Features): boolean {
  return !installedVersion || !absent.test(path);
}

/** What a server says of itself at `/meta`; GitHub.com tells no version. */
export function metaOf({ installedVersion }: Features): object {
  return {
    verifiable_password_authentication: false,
    installed_version: installedVersion,
  };
}

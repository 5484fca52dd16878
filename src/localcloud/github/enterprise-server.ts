import type { Features } from './state.ts';

/** Base path of the API of a GitHub Enterprise Server. */
const base = '/api/v3';
/** Paths below a repository that only GitHub.com has. */
const absent = /^\/(attestations|actions\/runs\/\d+\/approve|immutable-releases)\b/;

/**
 * Converts a request's path to GitHub.com's form.
 * @returns `undefined` if an Enterprise Server has no API there
 */
export function pathOfApi(pathname: string, features: Features): string | undefined {
  if (!features.installedVersion) return pathname;
  if (pathname === '/api/graphql') return '/graphql';
  if (pathname.startsWith(`${base}/`)) return pathname.slice(base.length);
  return undefined;
}

/** Reports whether this kind of server has the operation. */
export function isKnownPath(path: string, features: Features): boolean {
  return !features.installedVersion || !absent.test(path);
}

/** Response of `/meta`; GitHub.com returns no version. */
export function buildMeta(features: Features): object {
  return {
    verifiable_password_authentication: false,
    installed_version: features.installedVersion,
  };
}

/** Older Enterprise Servers lack these. */
export interface Features {
  /** A dispatch can return its run, if requested. */
  runDetails: boolean;
  /** Version of the GitHub Enterprise Server, e.g. `3.20.4`. Absent: GitHub.com. */
  installedVersion?: string;
}

/** Path of a GitHub Enterprise Server's API. */
const base = '/api/v3';
/** Below a repository; only GitHub.com has these. */
const absent = /^\/(attestations|actions\/runs\/\d+\/approve|immutable-releases)\b/;

/** @returns the path in GitHub.com's form; `undefined` if an Enterprise Server has no API there */
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

/** `/meta`; GitHub.com returns no version. */
export function buildMeta(features: Features): object {
  return {
    verifiable_password_authentication: false,
    installed_version: features.installedVersion,
  };
}

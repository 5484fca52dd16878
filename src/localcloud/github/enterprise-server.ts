export interface Features {
  runDetails: boolean;
  installedVersion?: string;
}

/** Path of a GitHub Enterprise Server's API. */
const base = '/api/v3';
/** Below a repository; only GitHub.com has these. */
const absent = /^\/(attestations|actions\/runs\/\d+\/approve|immutable-releases)\b/;

export function pathOfApi(pathname: string, features: Features): string | undefined {
  if (!features.installedVersion) return pathname;
  if (pathname === '/api/graphql') return '/graphql';
  if (pathname.startsWith(`${base}/`)) return pathname.slice(base.length);
  return undefined;
}

export function isKnownPath(path: string, features: Features): boolean {
  return !features.installedVersion || !absent.test(path);
}

export function buildMeta(features: Features): object {
  return {
    verifiable_password_authentication: false,
    installed_version: features.installedVersion,
  };
}

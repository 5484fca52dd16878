import type { TokenPermissions } from '../state/state.ts';

interface NeededPermission {
  readonly name: string;
  readonly level: 'read' | 'write';
}

const rules: readonly (readonly [RegExp, string, string?])[] = [
  [/^\/actions\/(oidc|workflows|runs|jobs|artifacts)/, 'actions'],
  [/^\/environments\/[^/]+\/(secrets|variables)/, 'environments'],
  // Environments need Actions for reads and Administration for writes.
  [/^\/environments/, 'actions', 'administration'],
  [/^(\/actions\/permissions|\/transfer$|\/branches\/.+\/rename$)/, 'administration'],
  [/^$/, 'metadata', 'administration'],
  [/^\/actions\/variables/, 'variables'],
  [/^\/actions\/(organization-)?secrets/, 'secrets'],
  [/^\/hooks/, 'webhooks'],
  // GitHub requires `issues` for comments on issues. Here, all comments need `pull_requests`.
  [/^\/issues\/(\d+\/)?comments/, 'pull_requests'],
  [/^\/(commits\/[^/]+\/)?check-runs/, 'checks'],
  [/^\/commits\/.+\/status(es)?$/, 'statuses'],
  [/^\/commits\/[^/]+\/pulls/, 'pull_requests'],
  [/^\/pulls\/\d+\/merge/, 'contents'],
  [/^\/pulls/, 'pull_requests'],
  [/^\/(activity|dispatches|git|contents|commits|branches|compare|releases|merges)/, 'contents'],
  [/^\/issues/, 'issues'],
  [/^\/deployments/, 'deployments'],
  [/^\/statuses/, 'statuses'],
  [/^\/attestations/, 'attestations'],
];

/**
 * Returns the permissions that a request needs. A write without a rule needs Administration, the
 * strictest permission, which is the safest default:
 * https://docs.github.com/rest/authentication/permissions-required-for-fine-grained-personal-access-tokens
 */
export function neededFor(method: string, path: string, body: string): NeededPermission[] {
  const level = method === 'GET' ? 'read' : 'write';
  const rule = rules.find(([pattern]) => pattern.test(path));
  if (!rule) return [{ name: level === 'write' ? 'administration' : 'metadata', level }];
  const [, name, whenWriting] = rule;
  const needed = [{ name: level === 'write' ? (whenWriting ?? name) : name, level } as const];
  const touchesWorkflows =
    level === 'write' && name === 'contents' && (path + body).includes('.github/workflows/');
  if (touchesWorkflows) return [...needed, { name: 'workflows', level: 'write' }];
  return needed;
}

export function isGranted(granted: TokenPermissions, neededPermission: NeededPermission): boolean {
  const { name, level } = neededPermission;
  if (granted === 'all' || name === 'metadata') return true;
  return granted[name] === 'write' || (level === 'read' && granted[name] === 'read');
}

export interface Features {
  runDetails: boolean;
  installedVersion?: string;
}

/** Base path of the API on a GitHub Enterprise Server. */
const base = '/api/v3';
/** Paths below a repository that exist only on GitHub.com. */
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

import { toMap } from './language.ts';
import type { JobNode, Permissions } from './types.ts';

const names = (
  'actions artifact-metadata attestations checks contents copilot-requests deployments ' +
  'discussions id-token issues models packages pages pull-requests security-events statuses'
).split(' ');

/** Defaults of repositories that restrict the token, which has been standard since 2023. */
const defaults: Permissions = { contents: 'read', packages: 'read' };

/** The job's permissions, else the workflow's. A called workflow never exceeds its caller's. */
export function readPermissions({ scope, source }: JobNode): Permissions {
  const written = source.source.permissions ?? scope.workflow.source.permissions;
  const ceiling = scope.caller && readPermissions(scope.caller.node);
  if (written === undefined) return ceiling ?? defaults;
  const granted = Object.entries(expand(written)).flatMap(([name, level]) => {
    const limit = ceiling ? ceiling[name] : 'write';
    if (!limit || (level !== 'read' && level !== 'write')) return [];
    return [[name, limit === 'read' ? 'read' : level] as const];
  });
  return Object.fromEntries(granted);
}

function expand(written: unknown): Readonly<Record<string, unknown>> {
  if (written === 'read-all') return Object.fromEntries(names.map((name) => [name, 'read']));
  if (written === 'write-all') return Object.fromEntries(names.map((name) => [name, 'write']));
  return toMap(written as never);
}

export function toTokenPermissions(permissions: Permissions): Permissions {
  const { 'id-token': _, ...rest } = permissions;
  const renamed = Object.entries(rest).map(([name, level]) => [name.replaceAll('-', '_'), level]);
  return Object.fromEntries(renamed);
}

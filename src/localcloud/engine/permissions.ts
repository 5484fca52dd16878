import { toMap } from '../workflow-language/language.ts';
import type { JobNode, Permissions } from './types.ts';

const names = (
  'actions artifact-metadata attestations checks code-quality contents copilot-requests ' +
  'deployments discussions drives id-token issues models packages pages pull-requests ' +
  'security-events statuses vulnerability-alerts'
).split(' ');
/** Nobody may write these. */
const readOnly = ['models', 'vulnerability-alerts'];

/** Defaults of repositories that restrict the token, which has been standard since 2023. */
const defaults: Permissions = { contents: 'read', packages: 'read' };

/**
 * The job's permissions, else the workflow's. A called workflow never exceeds its caller's.
 * Dependabot's runs may only read, and have no identity
 * (https://docs.github.com/code-security/dependabot/troubleshooting-dependabot/troubleshooting-dependabot-on-github-actions).
 */
export function readPermissions(node: JobNode): Permissions {
  const granted = readGranted(node);
  if (node.scope.contexts.github.actor !== 'dependabot[bot]') return granted;
  const { 'id-token': _, ...rest } = granted;
  return Object.fromEntries(Object.keys(rest).map((name) => [name, 'read']));
}

function readGranted({ scope, source }: JobNode): Permissions {
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
  if (written === 'write-all')
    return Object.fromEntries(
      names.map((name) => [name, readOnly.includes(name) ? 'read' : 'write']),
    );
  return toMap(written as never);
}

export function toTokenPermissions(permissions: Permissions): Permissions {
  const { 'id-token': _, ...rest } = permissions;
  const renamed = Object.entries(rest).map(([name, level]) => [name.replaceAll('-', '_'), level]);
  return Object.fromEntries(renamed);
}

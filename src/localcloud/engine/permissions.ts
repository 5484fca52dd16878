import { type Template, toMap } from '../workflow-language/language.ts';
import type { JobNode, Permissions } from './types.ts';

const names = (
  'actions artifact-metadata attestations checks code-quality contents copilot-requests ' +
  'deployments discussions drives id-token issues models packages pages pull-requests ' +
  'security-events statuses vulnerability-alerts'
).split(' ');
/** Permissions that can't be granted for writing. */
const readOnly = ['models', 'vulnerability-alerts'];

/**
 * Default permissions of a token in repositories with the restricted setting, which has been the
 * standard since 2023.
 */
export const defaultPermissions: Permissions = { contents: 'read', packages: 'read' };

/**
 * Returns the permissions of the job, else of the workflow, else of the caller, else the default
 * ones. Dependabot's runs can only read, and get no id tokens:
 * https://docs.github.com/code-security/dependabot/troubleshooting-dependabot/troubleshooting-dependabot-on-github-actions
 */
export function readPermissions(node: JobNode): Permissions {
  const granted = readGranted(node);
  if (node.scope.contexts.github.actor !== 'dependabot[bot]') return granted;
  const { 'id-token': _, ...rest } = granted;
  return Object.fromEntries(Object.keys(rest).map((name) => [name, 'read']));
}

function readGranted({ scope, source }: JobNode): Permissions {
  const written = source.source.permissions ?? scope.workflow.source.permissions;
  if (written !== undefined) return expandPermissions(written);
  return scope.caller ? readGranted(scope.caller.node) : defaultPermissions;
}

export function expandPermissions(written: Template): Permissions {
  if (written === 'read-all') return Object.fromEntries(names.map((name) => [name, 'read']));
  if (written === 'write-all')
    return Object.fromEntries(
      names.map((name) => [name, readOnly.includes(name) ? 'read' : 'write']),
    );
  const granted = Object.entries(toMap(written)).filter(([, level]) => level !== 'none');
  return Object.fromEntries(granted) as Permissions;
}

export function toTokenPermissions(permissions: Permissions): Permissions {
  const { 'id-token': _, ...rest } = permissions;
  const renamed = Object.entries(rest).map(([name, level]) => [name.replaceAll('-', '_'), level]);
  return Object.fromEntries(renamed);
}

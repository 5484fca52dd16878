import { compact } from '../../shared/compact.ts';
import { Expression, type Template, toMap } from '../workflow-language/language.ts';
import type { Workflow, WorkflowJob } from '../workflow-language/workflow.ts';
import { defaultPermissions, expandPermissions } from './permissions.ts';
import type { Permissions } from './types.ts';

/** Workflows that each workflow calls, by `uses`; `undefined` if the called one can't be read. */
type Called = ReadonlyMap<Workflow, ReadonlyMap<string, Workflow | undefined>>;

/**
 * Returns the errors in called workflows and in the calls to them. If there are any, GitHub starts
 * no job:
 * https://github.com/actions/runner/blob/main/src/Sdk/WorkflowParser/Conversion/WorkflowTemplateConverter.cs
 */
export function listCallErrors(
  workflow: Workflow,
  called: Called,
  ceiling?: Permissions,
): string[] {
  return workflow.jobs.flatMap((job) => {
    const uses = String(job.source.uses);
    const calls = called.get(workflow);
    const callee = calls?.get(uses);
    if (!callee) return calls?.has(uses) ? [describeMissing(workflow, uses)] : [];
    const allowed = getRequested(workflow, job) ?? ceiling ?? defaultPermissions;
    const errors = [
      ...callee.errors,
      ...listInputErrors(callee, job),
      ...listSecretErrors(callee, job),
      ...listPermissionErrors(callee, uses, allowed),
    ];
    if (errors.length > 0) return errors.map((error) => `${workflow.path}: ${error}`);
    return listCallErrors(callee, called, allowed);
  });
}

const describeMissing = ({ path }: Workflow, uses: string) =>
  `error parsing called workflow "${path}" -> "${uses}" : failed to fetch workflow: workflow was ` +
  'not found.';

const getRequested = (workflow: Workflow, job?: WorkflowJob) => {
  const written = job?.source.permissions ?? workflow.source.permissions;
  return written === undefined ? undefined : expandPermissions(written);
};

function listInputErrors(callee: Workflow, { source }: WorkflowJob): string[] {
  const given = toLower(source.with);
  const defined = toLower(toMap(toMap(callee.source.on).workflow_call).inputs);
  const wrong = Object.entries(defined).map(([name, definition]) => {
    const { required, type } = toMap(definition);
    const value = given[name];
    if (value === undefined)
      return required === true && `Input ${name} is required, but not provided while calling.`;
    const isWrong = !(value instanceof Expression) && type !== 'string' && typeof value !== type;
    return isWrong && `Unexpected value '${value}' of the input ${name}: expected a ${type}`;
  });
  return [...compact(wrong), ...listUnknown('input', given, defined)];
}

function listSecretErrors(callee: Workflow, { source }: WorkflowJob): string[] {
  if (source.secrets === 'inherit') return [];
  const given = toLower(source.secrets);
  const defined = toLower(toMap(toMap(callee.source.on).workflow_call).secrets);
  const missing = Object.entries(defined).map(
    ([name, definition]) =>
      toMap(definition).required === true &&
      given[name] === undefined &&
      `Secret ${name} is required, but not provided while calling.`,
  );
  return [...compact(missing), ...listUnknown('secret', given, defined)];
}

const listUnknown = (kind: string, given: object, defined: object) =>
  Object.keys(given)
    .filter((name) => !Object.hasOwn(defined, name))
    .map((name) => `Invalid ${kind}, ${name} is not defined in the referenced workflow.`);

function toLower(values: Template | undefined): Readonly<Record<string, Template>> {
  const entries = Object.entries(toMap(values));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

const getName = ({ id, source }: WorkflowJob) =>
  typeof source.name === 'string' ? source.name : id;

function listPermissionErrors(callee: Workflow, uses: string, allowed: Permissions): string[] {
  const requests = [
    { by: `The workflow '${uses}'`, permissions: getRequested(callee) },
    ...callee.jobs.map((job) => ({
      by: `The nested job '${getName(job)}'`,
      permissions: job.source.permissions && getRequested(callee, job),
    })),
  ];
  return compact(
    requests.map(({ by, permissions }) => {
      const excess = Object.entries(permissions ?? {}).filter(
        ([name, level]) => allowed[name] !== 'write' && level !== allowed[name],
      );
      const format = (levels: Permissions) =>
        excess.map(([name]) => `${name}: ${levels[name] ?? 'none'}`).join(', ');
      return (
        excess.length > 0 &&
        `Error calling workflow '${uses}'. ${by} is requesting '${format(permissions || {})}', ` +
          `but is only allowed '${format(allowed)}'.`
      );
    }),
  );
}

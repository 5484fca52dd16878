import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import { deployStep, type StepInputs } from '../v1/parts.ts';

/** Runner of a job. A GitHub Enterprise Server has no GitHub-hosted runners. */
export function runsOn(workflowInputs: WorkflowInputs): string[] {
  const { runner = {}, server } = workflowInputs;
  const labels =
    runner.labels ?? (server && runner.group === undefined ? ['self-hosted', 'linux'] : undefined);
  const listed = labels?.length === 1 ? labels[0] : `[${labels?.join(', ')}]`;
  if (runner.group === undefined) return [`runs-on: ${labels ? listed : 'ubuntu-24.04'}`];
  return ['runs-on:', `  group: ${runner.group}`, ...(labels ? [`  labels: ${listed}`] : [])];
}

const isNoFork = 'github.event.repository.fork != true';

/**
 * A fork syncs the site's branches, and would fail on each push: nothing trusts it. Placed next to
 * other changes of this version, so that an edited file still merges.
 */
export function notInForks(workflowInputs: WorkflowInputs): string[] {
  if (workflowInputs.fork) return [];
  return ['# Forks deploy nothing: no login trusts them.', `if: ${isNoFork}`];
}

/** The same for a job that already has a condition. */
export function alsoNotInForks(workflowInputs: WorkflowInputs, condition: string): string {
  return `if: ${workflowInputs.fork ? '' : `${isNoFork} && `}${condition}`;
}

/** Timeout of a job that builds or deploys. The site config may allow more than the default. */
export function timeLimit(
  workflowInputs: WorkflowInputs,
  does: 'build' | 'deploy' | 'all',
): string {
  const { build = 30, deploy = 30 } = workflowInputs.minutes ?? {};
  return `timeout-minutes: ${does === 'all' ? Math.min(360, build + deploy) : does === 'build' ? build : deploy}`;
}

/** Pins the recipients of the run's tokens, so that a changed site config can't redirect them. */
export function pinLines(workflowInputs: WorkflowInputs): string[] {
  if (workflowInputs.pins === undefined || workflowInputs.pins === false) return [];
  const { portalUrl, audience, tenantId, clientId } = workflowInputs.pins;
  return [
    '    # The run refuses a site config that names another portal or identity, before it asks for a token.',
    `    portal-url: '${portalUrl}'`,
    `    audience: '${audience}'`,
    `    tenant-id: '${tenantId}'`,
    ...(clientId ? [`    client-id: '${clientId}'`] : []),
  ];
}

/** The site-deploy step that builds. It runs next to the site's code, so it gets no token. */
export function buildStep(inputs: WorkflowInputs, step: StepInputs): string[] {
  return [
    ...identified('build', deployStep(inputs, 'build', { ...step, apiToken: undefined })),
    "    github-token: ''",
  ];
}

/** The site-deploy step that logs in. */
export function loginStep(
  inputs: WorkflowInputs,
  mode: 'all' | 'deploy' | 'rollback' | 'close',
  step: StepInputs,
  more: readonly string[] = [],
): string[] {
  // Without its mode, which comes first.
  const [uses = '', open = '', ...rest] = deployStep(inputs, 'all', step);
  return compact([
    ...(mode === 'close' ? [uses, open] : identified('deploy', [uses, open])),
    mode !== 'all' && `    mode: ${mode}`,
    ...more,
    ...rest,
    ...pinLines(inputs),
    ...(inputs.comment && mode !== 'close' ? ['    comment: true'] : []),
  ]);
}

/** Adds an id to a step, for access to its outputs. */
export function identified(id: string, [uses = '', ...rest]: readonly string[]): string[] {
  return [uses, `  id: ${id}`, ...rest];
}

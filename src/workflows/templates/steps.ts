import { compact } from '../../shared/compact.ts';
import { inputLines, type StepInputs, siteDeploy, type TemplateInputs } from './parts.ts';

export function runsOn(inputs: TemplateInputs): string[] {
  const { runner = {}, server, isCalled } = inputs;
  if (isCalled) return [`runs-on: \${{ fromJSON(inputs.runner) }}`];
  const labels = formatLabels(runner.labels);
  if (runner.group)
    return compact(['runs-on:', `  group: ${runner.group}`, labels && `  labels: ${labels}`]);
  const hosted = server ? '[self-hosted, linux]' : 'ubuntu-24.04';
  return [`runs-on: ${labels ?? hosted}`];
}

function formatLabels(labels: readonly string[] | undefined): string | undefined {
  if (labels?.length === 1) return labels[0];
  return labels && `[${labels.join(', ')}]`;
}

const isNoFork = 'github.event.repository.fork != true';

export function notInForks(inputs: TemplateInputs): string[] {
  if (inputs.fork) return [];
  return ['# Forks deploy nothing: no login trusts them.', `if: ${isNoFork}`];
}

export function alsoNotInForks(inputs: TemplateInputs, condition: string): string {
  if (inputs.fork) return `if: ${condition}`;
  return `if: ${isNoFork} && ${condition}`;
}

export function timeoutLine(inputs: TemplateInputs, does: 'build' | 'deploy' | 'all'): string {
  if (inputs.isCalled) return `timeout-minutes: \${{ inputs.${does}-minutes }}`;
  const { build = 30, deploy = 30 } = inputs.minutes ?? {};
  const minutes = { build, deploy, all: Math.min(360, build + deploy) };
  return `timeout-minutes: ${minutes[does]}`;
}

/** Pins the recipients of the run's tokens, so that a changed site config can't redirect them. */
export function pinLines(inputs: TemplateInputs): string[] {
  const { pins, isCalled } = inputs;
  if (isCalled)
    return ['portal-url', 'audience', 'tenant-id', 'client-id'].map(
      (name) => `    ${name}: \${{ inputs.${name} }}`,
    );
  if (!pins) return [];
  return compact([
    '    # The run refuses a site config that names another portal or identity, ' +
      'before it asks for a token.',
    `    portal-url: '${pins.portalUrl}'`,
    `    audience: '${pins.audience}'`,
    `    tenant-id: '${pins.tenantId}'`,
    pins.clientId && `    client-id: '${pins.clientId}'`,
  ]);
}

export function buildStep(inputs: TemplateInputs, step: StepInputs): string[] {
  return [
    `- uses: ${siteDeploy(inputs)}`,
    '  id: build',
    '  with:',
    '    mode: build',
    ...inputLines({ ...step, apiToken: undefined }),
    "    github-token: ''",
  ];
}

export function lookStep(inputs: TemplateInputs, step: StepInputs): string[] {
  return [
    `- uses: ${siteDeploy(inputs)}`,
    '  id: look',
    '  with:',
    '    mode: close',
    ...inputLines(step),
    '    dry-run: true',
  ];
}

export function loginStep(
  inputs: TemplateInputs,
  mode: 'all' | 'deploy' | 'rollback' | 'close',
  step: StepInputs,
  more: readonly string[] = [],
): string[] {
  return compact([
    `- uses: ${siteDeploy(inputs)}`,
    mode !== 'close' && '  id: deploy',
    '  with:',
    mode !== 'all' && `    mode: ${mode}`,
    ...more,
    ...inputLines(step),
    ...pinLines(inputs),
    mode !== 'close' && commentLine(inputs),
  ]);
}

function commentLine({ isCalled, comment }: TemplateInputs): string | undefined {
  if (isCalled) return `    comment: \${{ inputs.comment }}`;
  return comment && '    comment: true';
}

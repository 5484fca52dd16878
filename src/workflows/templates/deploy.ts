import { readFileSync } from 'node:fs';
import { compact } from '../../shared/compact.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { callPublished } from './calls.ts';
import {
  actionsRead,
  actionsToRollBack,
  artifactPins,
  buildStep,
  callersPermissions,
  checkoutStep,
  fill,
  getTurn,
  identityPermissions,
  ifLogin,
  indent,
  isNoFork,
  isProduction,
  loginStep,
  mayBePull,
  mayLogIn,
  nodeInput,
  noPermissions,
  permissionsToComment,
  permissionsToDeploy,
  pins,
  runsOn,
  type StepInputs,
  type TemplateInputs,
  target,
  timeoutLine,
  toolSteps,
  toStep,
} from './parts.ts';
import {
  addressOutput,
  allowedTarget,
  environmentWithAddress,
  ifDeployed,
  inTurn,
  previewJob,
  supersededJob,
} from './queue.ts';
import { reuseStep, unlessReused } from './reuse.ts';

const template = readFileSync(new URL('./deploy.yml', import.meta.url), 'utf8');
const rollbackTemplate = readFileSync(new URL('./rollback.yml', import.meta.url), 'utf8');
const jobs = {
  'single-job': readFileSync(new URL('./single-job.yml', import.meta.url), 'utf8'),
  'build-job': readFileSync(new URL('./build-job.yml', import.meta.url), 'utf8'),
  'attest-job': readFileSync(new URL('./attest-job.yml', import.meta.url), 'utf8'),
  'deploy-job': readFileSync(new URL('./deploy-job.yml', import.meta.url), 'utf8'),
} as const;

const fillJob = (job: keyof typeof jobs, values: Parameters<typeof fill>[1]): string[] =>
  fill(jobs[job], values).trimEnd().split('\n');

/**
 * Renders the deployment workflow.
 * @param more additional lines of inputs, for a single job
 */
export function deployWorkflow(inputs: WorkflowInputs, more: readonly string[] = []): string {
  return fill(template, {
    branches: [inputs.production, ...inputs.preview].map((branch) => `- '${branch}'`),
    pulls: compact([inputs.pulls && 'pull_request:']),
    noPermissions,
    jobs: [...deployJobs(inputs, more), ...supersededJob(inputs, 'deploy')],
  });
}

function deployJobs(inputs: WorkflowInputs, more: readonly string[]): string[] {
  const step = toStep(inputs, target(inputs));
  switch (inputs.shape) {
    case 'two-jobs':
      return twoJobs(inputs, step, toolSteps(inputs, { mayCache: true }), true);
    case 'single-job':
      return [...singleJob(inputs, step, more), ...previewJob(inputs)];
    case 'caller':
      return callingJob(inputs, step);
    case 'published':
      return [
        'deploy:',
        ...indent(2, [...onlyOwnPulls(inputs), ...callPublished(inputs, 'deploy')]),
      ];
  }
}

function onlyOwnPulls(inputs: TemplateInputs): string[] {
  const condition = ifDeployed(inputs);
  if (!condition) return [];
  return [
    '# Not for forks, Dependabot, nor branches that are deployed by their pushes.',
    `if: ${condition}`,
  ];
}

function singleJob(inputs: WorkflowInputs, step: StepInputs, more: readonly string[]): string[] {
  return fillJob('single-job', {
    runsOn: runsOn(inputs),
    timeout: timeoutLine(inputs, 'all'),
    permissions: [...identityPermissions, ...permissionsToComment(inputs), actionsRead],
    condition: ifLogin(inputs, ifDeployed(inputs)),
    turn: inTurn(inputs, getTurn(inputs, allowedTarget(inputs))),
    environment: environmentWithAddress(inputs, step.environment, mayBePull(inputs)),
    outputs: addressOutput(inputs),
    checkout: checkoutStep,
    tools: toolSteps(inputs, { mayCache: false }),
    deployStep: loginStep(inputs, 'all', step, more),
  });
}

function callingJob(inputs: WorkflowInputs, step: StepInputs): string[] {
  const { attest, packageManager, reusable, root } = inputs;
  const job = compact([
    ...identityPermissions,
    attest && '  attestations: write # signs which run built the site',
    ...permissionsToComment(inputs),
    ...ifLogin(inputs, ifDeployed(inputs)),
    ...inTurn(inputs, getTurn(inputs, allowedTarget(inputs))),
    `uses: ${reusable?.uses} # ${reusable?.version}`,
    'with:',
    `  environment: ${step.environment}`,
    step.config && `  config: ${step.config}`,
    root !== '.' && `  root: '${root}'`,
    `  package-manager: ${packageManager}`,
    `  ${nodeInput(inputs)}`,
    step.apiToken && 'secrets:',
    step.apiToken && `  api-token: ${step.apiToken}`,
  ]);
  return ['deploy:', ...indent(2, job)];
}

const folder = 'site-deploy-build';

/**
 * Renders two jobs. The build job runs the site's code and has no identity. The deploy job has one,
 * and runs no package manager. Only the deploy job waits in the queue and for reviewers.
 * @param takesTurn whether the deploy job queues itself; otherwise, its caller does
 */
export function twoJobs(
  inputs: TemplateInputs,
  step: StepInputs,
  tools: readonly string[],
  takesTurn: boolean,
): string[] {
  const jobs = [buildJob(inputs, step, tools), inputs.attest && attestJob(inputs)];
  return [
    ...compact(jobs).flatMap((job) => [...job, '']),
    ...deployJob(inputs, step, takesTurn),
    ...previewJob(inputs),
  ];
}

function buildJob(inputs: TemplateInputs, step: StepInputs, tools: readonly string[]): string[] {
  const { server: isServer = false, isCalled, retention = 90 } = inputs;
  const mayReuse = isCalled || inputs.reuse;
  const output = (name: string) => {
    const reused = mayReuse ? `steps.reuse.outputs.${name} || ` : '';
    return `\${{ ${reused}steps.build.outputs.${name} }}`;
  };
  return fillJob('build-job', {
    condition: onlyOwnPulls(inputs),
    runsOn: runsOn(inputs),
    timeout: timeoutLine(inputs, 'build'),
    findPackages: compact([mayReuse && 'actions: read # the packages of earlier runs']),
    checkout: checkoutStep,
    reuse: mayReuse ? reuseStep(inputs, step) : [],
    tools: mayReuse ? unlessReused(tools) : tools,
    buildStep: mayReuse ? unlessReused(buildStep(inputs, step, true)) : buildStep(inputs, step),
    artifact: output('artifact'),
    version: output('site-version'),
    days: isCalled ? `\${{ inputs.retention-days }}` : String(retention),
    upload: artifactPins(isServer).upload,
    folder,
    retention: compact([!isServer && '# Days during which a rollback to this build is possible.']),
    digest: compact([
      inputs.attest && `digest: \${{ steps.build.outputs.digest }}`,
      inputs.attest && mayReuse && `reused: \${{ steps.reuse.outputs.reused }}`,
    ]),
  });
}

/** Returns the condition of the attestation job. A reused package was signed when it was built. */
function attestCondition({ isCalled, reuse }: TemplateInputs): string[] {
  const isBuilt = "needs.build.outputs.reused != 'true'";
  if (isCalled) return [`if: inputs.attest && ${isBuilt}`];
  return compact([reuse && `if: ${isBuilt}`]);
}

function attestJob(inputs: TemplateInputs): string[] {
  return fillJob('attest-job', {
    condition: attestCondition(inputs),
    runsOn: runsOn(inputs),
    permissions: inputs.isCalled ? callersPermissions : permissionsToSign,
    attest: pins.attest,
  });
}

const permissionsToSign = [
  'permissions:',
  '  id-token: write # signs; without an environment it cannot log in anywhere',
  '  attestations: write # stores the attestation',
];

/**
 * Returns the condition of the deploy job, which must also run if the attestation job was skipped
 * because there was nothing to attest.
 */
function mayDeploy(inputs: TemplateInputs): string[] {
  const { isCalled, attest, reuse, fork } = inputs;
  if (!isCalled && !(attest && reuse)) return ifLogin(inputs);
  const notFork = isCalled ? `(inputs.fork || ${isNoFork})` : isNoFork;
  const mayBeFork = !isCalled && fork;
  return compact([
    '# No login trusts runs of forks or Dependabot.',
    'if: >-',
    "  !cancelled() && needs.build.result == 'success' &&",
    "  contains('success skipped', needs.attest.result) &&",
    `  ${compact([!mayBeFork && notFork, mayLogIn]).join(' && ')}`,
  ]);
}

function deployJob(inputs: TemplateInputs, step: StepInputs, takesTurn: boolean): string[] {
  // Pass the version on: GitHub may return different data to the two jobs, but both must use the
  // same version.
  const version = [`    site-version: \${{ needs.build.outputs.version }}`];
  const turn = [...mayDeploy(inputs), ...inTurn(inputs, getTurn(inputs, step.environment))];
  return fillJob('deploy-job', {
    needs: inputs.attest ? '[build, attest]' : 'build',
    runsOn: runsOn(inputs),
    timeout: timeoutLine(inputs, 'deploy'),
    permissions: permissionsToDeploy(inputs, compact([takesTurn && actionsRead])),
    turn: takesTurn ? turn : [],
    environment: environmentWithAddress(inputs, step.environment, mayBePull(inputs)),
    outputs: addressOutput(inputs),
    checkout: checkoutStep,
    download: artifactPins(inputs.server ?? false).download,
    folder,
    deployStep: loginStep(inputs, 'deploy', step, version),
  });
}

const environment = `\${{ inputs.environment }}`;
const run = `\${{ inputs.run }}`;

export function rollbackWorkflow(inputs: TemplateInputs): string {
  const called = inputs.shape === 'published' && callPublished(inputs, 'rollback');
  return fill(rollbackTemplate, { noPermissions, job: called || rollbackJob(inputs) });
}

export function rollbackJob(inputs: TemplateInputs): string[] {
  const step = toStep(inputs, environment);
  return [
    ...runsOn(inputs),
    timeoutLine(inputs, 'deploy'),
    ...permissionsToDeploy(inputs, [actionsToRollBack]),
    ...inTurn(inputs, queueName(inputs)),
    ...environmentWithAddress(inputs, environment),
    'steps:',
    ...indent(2, [
      ...checkoutStep,
      `- uses: ${pins.downloadArtifact}`,
      '  with:',
      `    run-id: ${run}`,
      `    github-token: \${{ github.token }}`,
      `    pattern: site-*-${environment}-*`,
      '    merge-multiple: true',
      `    path: ${folder}`,
      ...loginStep(inputs, 'rollback', step, [`    rollback-run: ${run}`]),
    ]),
  ];
}

function queueName(inputs: TemplateInputs): string {
  return (
    `\${{ (${isProduction(inputs)} || inputs.environment == 'Preview') ` +
    '&& inputs.environment || github.run_id }}'
  );
}

import { readFileSync } from 'node:fs';
import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import {
  checkoutStep,
  fill,
  getConfig,
  identityPermissions,
  indent,
  loginStep,
  noPermissions,
  pinLines,
  pins,
  runsOn,
  siteDeploy,
  toolSteps,
} from '../parts.ts';
import { environmentOnly, inTurn } from '../queue.ts';
import { installSteps, tools } from '../tools.ts';

function siteAutomation(inputs: WorkflowInputs): string {
  return siteDeploy(inputs).replace('@', '/src/automation@');
}

const permissions: readonly string[] = [
  'permissions:',
  '  contents: write # branches, tags, releases and signed commits; ' +
    'no workflow files, which this token never may',
  '  pull-requests: write # the pull request of a release or of texts',
  '  actions: write # starts the deployment workflow: pushes with this token start none',
  '  checks: read # a failed check stops a merge',
  '  statuses: read # a failed status of another CI stops it, too',
  '  id-token: write # logs in to the portal without a stored secret',
];

function job(
  name: string,
  inputs: WorkflowInputs,
  inputLines: readonly string[],
  options: { readonly more?: readonly string[]; readonly outputs?: readonly string[] } = {},
): string[] {
  const { more = [], outputs = [] } = options;
  const config = getConfig(inputs);
  const step = compact([
    `- uses: ${siteAutomation(inputs)}`,
    outputs.length > 0 && `  id: ${name}`,
    '  with:',
    `    mode: ${name}`,
    config && `    config: ${config}`,
    inputs.workflowFile && `    workflow: ${inputs.workflowFile}`,
    ...indent(4, inputLines),
    ...pinLines(inputs),
  ]);
  const job = compact([
    ...runsOn(inputs),
    'timeout-minutes: 60',
    ...permissions,
    ...indent(2, more),
    '# One at a time. A pending run continues where the previous one ended.',
    'concurrency:',
    `  group: site-${name}`,
    '  cancel-in-progress: false',
    !inputs.server && '  queue: max',
    "# Its name is part of the identity; this job doesn't deploy.",
    ...environmentOnly(inputs),
    outputs.length > 0 && 'outputs:',
    ...outputs.map((output) => `  ${output}: \${{ steps.${name}.outputs.${output} }}`),
    'steps:',
    ...indent(2, step),
  ]);
  return [...noPermissions, 'jobs:', `  ${name}:`, ...indent(4, job)];
}

const release = readFileSync(new URL('./release.yml', import.meta.url), 'utf8');
const texts = readFileSync(new URL('./texts.yml', import.meta.url), 'utf8');

const releaseInputs = [
  `release: \${{ inputs.release }}`,
  `level: \${{ inputs.level != 'automatic' && inputs.level || '' }}`,
  `site-version: \${{ inputs.version }}`,
];

export function releaseWorkflow(inputs: WorkflowInputs): string {
  const more = ['issues: write # comments on released issues; the issue about a failed run'];
  return fill(release, { job: job('release', inputs, releaseInputs, { more }) });
}

export function textsWorkflow(inputs: WorkflowInputs): string {
  const more = ['issues: write # the issue about a failed run'];
  return fill(texts, { job: job('texts', inputs, [], { more }) });
}

export const agentTokenSecret = 'SITE_AGENT_TOKEN';

const requestInputs = [
  `request: \${{ inputs.request }}`,
  "# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
  `agent-token: \${{ secrets.${agentTokenSecret} }}`,
];

const requests = readFileSync(new URL('./requests.yml', import.meta.url), 'utf8');
const agent = readFileSync(new URL('./agent.yml', import.meta.url), 'utf8');

export function requestsWorkflow(inputs: WorkflowInputs): string {
  const more = compact([
    'issues: write # the issues of requests and their assignees; the issue about a failed run',
    inputs.models && 'models: read # classifies requests with a model; no key is stored',
  ]);
  const step = { environment: 'preview', config: getConfig(inputs), apiToken: undefined };
  return fill(requests, {
    job: job('requests', inputs, requestInputs, { more, outputs: ['closes'] }),
    runsOn: runsOn(inputs),
    identityPermissions,
    checkoutStep,
    inTurn: inTurn(inputs, 'Preview'),
    environment: environmentOnly(inputs),
    close: loginStep(inputs, 'close', step),
  });
}

export const copilot = {
  version: tools.copilot.version,
  flags: [
    ...['--allow-all-tools', '--no-ask-user', '--no-auto-update', '--no-remote-export'],
    ...['--disable-builtin-mcps', '--secret-env-vars=GITHUB_TOKEN'],
  ],
} as const;

const agentInputs = [
  `issue: \${{ inputs.issue }}`,
  `round: \${{ inputs.round }}`,
  `base: \${{ inputs.base }}`,
  `commit: \${{ inputs.commit }}`,
];

function siteDeployStep(inputs: WorkflowInputs, mode: 'task' | 'propose', id?: string): string[] {
  const config = getConfig(inputs);
  return compact([
    `- uses: ${siteAutomation(inputs)}`,
    id && `  id: ${id}`,
    '  with:',
    `    mode: ${mode}`,
    config !== undefined && `    config: ${config}`,
    ...indent(4, agentInputs),
  ]);
}

/**
 * Renders a workflow in which the agent works on an issue with read access. A second job checks and
 * proposes the result.
 */
export function agentWorkflow(inputs: WorkflowInputs): string {
  return fill(agent, {
    ...pins,
    noPermissions,
    flags: copilot.flags,
    copilot: copilot.version,
    runsOn: runsOn(inputs),
    task: siteDeployStep(inputs, 'task', 'task'),
    tools: [...toolSteps(inputs, { mayCache: false }), ...installSteps('copilot')],
    judge: siteDeployStep(inputs, 'propose', 'judge'),
    propose: siteDeployStep(inputs, 'propose'),
  });
}

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
  pins,
  runsOn,
  toolSteps,
} from '../parts.ts';
import { environmentOnly, inTurn } from '../queue.ts';
import { job, siteAutomation } from './automations.ts';

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
    ...{ identityPermissions, checkoutStep },
    inTurn: inTurn(inputs, 'Preview'),
    environment: environmentOnly(inputs),
    close: loginStep(inputs, 'close', step),
  });
}

export const copilot = {
  version: '1.0.102',
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

function siteDeployStep(inputs: WorkflowInputs, mode: 'task' | 'propose'): string[] {
  const config = getConfig(inputs);
  return compact([
    `- uses: ${siteAutomation(inputs)}`,
    mode === 'task' && '  id: task',
    '  with:',
    `    mode: ${mode}`,
    config !== undefined && `    config: ${config}`,
    ...indent(4, agentInputs),
  ]);
}

/** The agent works on an issue with read access. A second job checks and proposes the result. */
export function agentWorkflow(inputs: WorkflowInputs): string {
  return fill(agent, {
    ...{ ...pins, noPermissions, flags: copilot.flags, copilot: copilot.version },
    runsOn: runsOn(inputs),
    task: siteDeployStep(inputs, 'task'),
    tools: toolSteps(inputs, { mayCache: false }),
    propose: siteDeployStep(inputs, 'propose'),
  });
}

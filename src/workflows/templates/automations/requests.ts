import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import {
  checkoutStep,
  getConfig,
  identityPermissions,
  indent,
  loginStep,
  noPermissions,
  pins,
  runsOn,
  toolSteps,
  toText,
} from '../parts.ts';
import { inTurn } from '../queue.ts';
import { job, siteAutomation } from './automations.ts';

export const agentTokenSecret = 'SITE_AGENT_TOKEN';

const requestInputs = [
  `request: \${{ inputs.request }}`,
  "# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
  `agent-token: \${{ secrets.${agentTokenSecret} }}`,
];

export function requestsWorkflow(inputs: WorkflowInputs): string {
  const more = compact([
    'issues: write # the issues of requests, and their assignees',
    inputs.models && 'models: read # classifies requests with a model; no key is stored',
  ]);
  const step = { environment: 'preview', config: getConfig(inputs), apiToken: undefined };
  return toText([
    'name: Requests',
    '',
    '# Advances every development request as far as it can, and ends: automation.requests in the ' +
      'site config decides how',
    '# far. Its summary says who has to act next, with a link.',
    'on:',
    '  workflow_dispatch:',
    '    inputs:',
    '      request:',
    '        description: Id of a single request; empty for all of them',
    '        type: string',
    '  schedule:',
    "    - cron: '11,41 * * * *'",
    '',
    ...job('requests', inputs, requestInputs, { more, outputs: ['closes'] }),
    '',
    '  # A branch that the token of a job removes starts no run: the Preview of a finished ' +
      'release is closed here.',
    '  preview:',
    ...indent(4, [
      'needs: requests',
      `if: needs.requests.outputs.closes == 'true'`,
      ...runsOn(inputs),
      'timeout-minutes: 15',
      ...identityPermissions,
      ...inTurn(inputs, 'Preview'),
      'environment:',
      '  name: Preview',
      'steps:',
      ...indent(2, [...checkoutStep, ...loginStep(inputs, 'close', step)]),
    ]),
  ]);
}

export const copilot = {
  version: '1.0.102',
  flags: [
    ...['--allow-all-tools', '--no-ask-user', '--no-auto-update', '--no-remote-export'],
    ...['--disable-builtin-mcps', '--secret-env-vars=GITHUB_TOKEN'],
  ],
} as const;

const folder = 'site-deploy-change';

const fetchChange = [
  `- uses: ${pins.downloadArtifact}`,
  '  with:',
  `    name: ${folder}`,
  `    path: ${folder}`,
];

const agentInputs = [
  `issue: \${{ inputs.issue }}`,
  `round: \${{ inputs.round }}`,
  `base: \${{ inputs.base }}`,
  `commit: \${{ inputs.commit }}`,
];

function siteDeployStep(
  inputs: WorkflowInputs,
  mode: 'task' | 'propose',
  more: readonly string[] = [],
): string[] {
  const config = getConfig(inputs);
  return compact([
    `- uses: ${siteAutomation(inputs)}`,
    mode === 'task' && '  id: task',
    '  with:',
    `    mode: ${mode}`,
    config !== undefined && `    config: ${config}`,
    ...indent(4, [...agentInputs, ...more]),
  ]);
}

/** The agent works on an issue with read access. A second job checks and proposes the result. */
export function agentWorkflow(inputs: WorkflowInputs): string {
  return toText([
    'name: Agent',
    '',
    '# By this name a run is found again.',
    `run-name: 'Request #\${{ inputs.issue }}, round \${{ inputs.round }}'`,
    '',
    '# Started by the workflow Requests, on the default branch, which no agent can change.',
    'on:',
    '  workflow_dispatch:',
    '    inputs:',
    ...indent(6, [
      ...input('issue', 'Number of the issue'),
      ...input('round', 'Number of agent rounds, including this one'),
      ...input('base', 'Release branch for the change'),
      ...input('commit', 'Commit at which the agent starts'),
    ]),
    '',
    ...noPermissions,
    'jobs:',
    '  work:',
    ...indent(4, [
      ...runsOn(inputs),
      'timeout-minutes: 60',
      '# Even after a prompt injection, the agent can only read this repository. No ' +
        'secrets of the site are here.',
      'permissions:',
      '  contents: read # the code',
      '  issues: read # the text of the issue',
      '  pull-requests: read # the feedback of reviewers',
      '  copilot-requests: write # the model that the agent uses',
      'steps:',
      ...indent(2, [
        `- uses: ${pins.checkout}`,
        '  with:',
        `    ref: \${{ inputs.commit }}`,
        '    # Keeps the token out of the checkout, where the agent could read it.',
        '    persist-credentials: false',
        ...siteDeployStep(inputs, 'task'),
        ...toolSteps(inputs, { mayCache: false }),
        '# The agent. You can use another one: it has to read the file TASK, and change the ' +
          'checkout.',
        `# Checked against "copilot --help" of ${copilot.version}. The task comes by standard ` +
          'input, since an argument',
        "# is limited to 128 KiB. Neither the agent's commands nor other servers get the token.",
        '- name: Agent',
        '  env:',
        `    TASK: \${{ steps.task.outputs.task }}`,
        `    GITHUB_TOKEN: \${{ github.token }}`,
        '  run: >-',
        `    npx --yes @github/copilot@${copilot.version}`,
        ...copilot.flags.map((flag) => `    ${flag}`),
        '    < "$TASK"',
        "# An agent may report its cost, and why it changed nothing: see the action's README.",
        '- name: Patch',
        '  env:',
        `    COMMIT: \${{ inputs.commit }}`,
        '  run: |',
        '    git add --all',
        `    mkdir -p "$RUNNER_TEMP/${folder}"`,
        '    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index ' +
          '"$COMMIT" \\',
        `      > "$RUNNER_TEMP/${folder}/change.patch"`,
        '    for file in cost.json outcome.json; do',
        '      if [ -f "$RUNNER_TEMP/$file" ]; then',
        `        cp "$RUNNER_TEMP/$file" "$RUNNER_TEMP/${folder}/"`,
        '      fi',
        '    done',
        `- uses: ${pins.uploadArtifact}`,
        '  with:',
        `    name: ${folder}`,
        `    path: \${{ runner.temp }}/${folder}`,
        '    if-no-files-found: error',
        '    retention-days: 7',
      ]),
    ]),
    '',
    '  judge:',
    ...indent(4, [
      'needs: work',
      ...runsOn(inputs),
      'timeout-minutes: 10',
      '# It can only read. A step of your own may judge the patch too, e.g. with a model: if it',
      `# fails, the change is not proposed. The patch is ${folder}/change.patch.`,
      'permissions:',
      '  contents: read # the files that the patch changes',
      '  pull-requests: read # whether the change was merged already',
      '  issues: read # whether the issue is one of ours',
      'steps:',
      ...indent(2, fetchChange),
      ...indent(2, siteDeployStep(inputs, 'propose', [`dry-run: 'true'`])),
    ]),
    '',
    '  propose:',
    ...indent(4, [
      'needs: [work, judge]',
      '# It also shows a refused change in the issue, so that it is not lost.',
      `if: \${{ !cancelled() && needs.work.result == 'success' }}`,
      ...runsOn(inputs),
      'timeout-minutes: 10',
      '# It runs no code of the site and no agent: nothing is checked out.',
      'permissions:',
      '  contents: write # the branch that is proposed; no workflow files, which this token ' +
        'never may',
      '  pull-requests: write # the draft pull request',
      '  issues: write # tells the issue why a change is refused',
      'steps:',
      ...indent(2, fetchChange),
      ...indent(2, siteDeployStep(inputs, 'propose', [`verdict: \${{ needs.judge.result }}`])),
    ]),
  ]);
}

const input = (name: string, description: string) => [
  `${name}:`,
  `  description: ${description}`,
  '  type: string',
  '  required: true',
];

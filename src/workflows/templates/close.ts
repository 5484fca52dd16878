import { readFileSync } from 'node:fs';
import { compact } from '../../shared/compact.ts';
import { callPublished } from './calls.ts';
import {
  callersPermissions,
  checkoutStep,
  fill,
  getConfig,
  getTurn,
  identityPermissions,
  indent,
  loginStep,
  noPermissions,
  onlyIfLogin,
  permissionsToComment,
  probeStep,
  runsOn,
  type TemplateInputs,
  timeoutLine,
} from './parts.ts';
import { environmentOnly, inTurn, isOfPreview, isOwnPull, supersededJob } from './queue.ts';

const template = readFileSync(new URL('./close.yml', import.meta.url), 'utf8');

/**
 * Renders the workflow that closes Previews. It queues only if there is a Preview to close; the
 * action asks GitHub which branches remain.
 */
export function closeWorkflow(inputs: TemplateInputs): string {
  const ofPreview = `(${isOfPreview(inputs, 'github.event.ref')})`;
  let isOver = `github.event.ref_type == 'branch' && ${ofPreview}`;
  if (inputs.pulls) isOver = `(${isOver} || ${isOwnPull(inputs)})`;
  const isDeleted = onlyIfLogin(inputs, isOver);
  const events = inputs.pulls ? onDeleteOrClose : 'on: delete';
  return fill(template, { events, noPermissions, jobs: closeJobs(inputs, isDeleted) });
}

const onDeleteOrClose = ['on:', '  delete:', '  pull_request:', '    types: [closed]'];

function closeJobs(inputs: TemplateInputs, isDeleted: string): string[] {
  if (inputs.shape === 'published')
    return ['close:', ...indent(2, [isDeleted, ...callPublished(inputs, 'close-preview')])];
  return [...probeAndClose(inputs, isDeleted), ...supersededJob(inputs, 'close')];
}

export function probeAndClose(inputs: TemplateInputs, isDeleted?: string): string[] {
  const step = { environment: 'preview', config: getConfig(inputs), apiToken: undefined };
  const { isCalled, minutes } = inputs;
  const timeout = `timeout-minutes: ${Math.max(15, minutes?.deploy ?? 0)}`;
  return [
    'look:',
    ...indent(
      2,
      compact([
        isDeleted,
        ...runsOn(inputs),
        'timeout-minutes: 10',
        'permissions:',
        '  contents: read # the site config, and which branches are left',
        'outputs:',
        `  closes: \${{ steps.look.outputs.closes }}`,
        'steps:',
        ...indent(2, [...checkoutStep, ...probeStep(inputs, step)]),
      ]),
    ),
    '',
    'close:',
    ...indent(2, [
      'needs: look',
      `if: needs.look.outputs.closes == 'true'`,
      ...runsOn(inputs),
      isCalled ? timeoutLine(inputs, 'deploy') : timeout,
      ...(isCalled
        ? callersPermissions
        : [...identityPermissions, ...permissionsToComment(inputs)]),
      ...inTurn(inputs, getTurn(inputs, 'Preview')),
      ...environmentOnly(inputs),
      'steps:',
      ...indent(2, [...checkoutStep, ...loginStep(inputs, 'close', step)]),
    ]),
  ];
}

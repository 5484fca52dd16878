import type { WorkflowInputs } from '../inputs.ts';
import {
  checkoutStep,
  getConfig,
  identityPermissions,
  indent,
  noPermissions,
  toText,
} from './parts.ts';
import { inTurn, isOfPreview, supersededJob } from './queue.ts';
import { alsoNotInForks, loginStep, lookStep, runsOn } from './steps.ts';

/**
 * `.github/workflows/close-preview.yml`: closes the Preview when the last of its branches is
 * deleted. The action itself asks GitHub which branches are left, and joins the deployment queue
 * only if there is a Preview to close.
 */
export function closeWorkflow(inputs: WorkflowInputs): string {
  const step = { environment: 'preview', config: getConfig(inputs), apiToken: undefined };
  const isDeleted = `(${isOfPreview(inputs, 'github.event.ref')})`;
  return toText([
    'name: Close preview',
    '',
    '# Runs on the default branch, which the environment Preview therefore allows, too.',
    'on: delete',
    '',
    ...noPermissions,
    'jobs:',
    '  # The branches of one site share its preview: it stays open while another one is left.',
    '  look:',
    ...indent(4, [
      alsoNotInForks(inputs, `github.event.ref_type == 'branch' && ${isDeleted}`),
      ...runsOn(inputs),
      'timeout-minutes: 10',
      'permissions:',
      '  contents: read # the site config, and which branches are left',
      'outputs:',
      `  closes: \${{ steps.look.outputs.closes }}`,
      'steps:',
      ...indent(2, [...checkoutStep, ...lookStep(inputs, step)]),
    ]),
    '',
    '  close:',
    ...indent(4, [
      'needs: look',
      `if: needs.look.outputs.closes == 'true'`,
      ...runsOn(inputs),
      `timeout-minutes: ${Math.max(15, inputs.minutes?.deploy ?? 0)}`,
      ...identityPermissions,
      ...inTurn(inputs, 'Preview'),
      'environment:',
      '  name: Preview',
      'steps:',
      ...indent(2, [...checkoutStep, ...loginStep(inputs, 'close', step)]),
    ]),
    ...indent(2, supersededJob(inputs, 'close')),
  ]);
}

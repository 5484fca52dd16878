import type { WorkflowInputs } from '../../inputs.ts';
import { indent } from '../v1/parts.ts';
import { head, step, tools } from '../v1/reusable.ts';
import { twoJobs } from './jobs.ts';

/**
 * An organisation's reusable workflow, called by workflows of shape `caller`. New in version 2:
 * stores the build.
 */
export function reusableWorkflow(inputs: WorkflowInputs): string {
  return `${[...head, 'jobs:', ...indent(2, twoJobs(inputs, step, tools))].join('\n')}\n`;
}

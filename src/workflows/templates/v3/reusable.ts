import type { WorkflowInputs } from '../../inputs.ts';
import { indent } from '../v1/parts.ts';
import { head, step, tools } from '../v1/reusable.ts';
import { twoJobs } from './jobs.ts';

/**
 * An organisation's reusable workflow, which the workflows of shape `caller` call. Its callers wait for their turn. It
 * asks for no permission that those of the second version do not grant: GitHub would not start them any more.
 */
export function reusableWorkflow(inputs: WorkflowInputs): string {
  const jobs = twoJobs(inputs, step, tools, { takesTurn: false });
  return `${[...head, 'jobs:', ...indent(2, jobs)].join('\n')}\n`;
}

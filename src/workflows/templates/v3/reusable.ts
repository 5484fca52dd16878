import type { WorkflowInputs } from '../../inputs.ts';
import { indent } from '../v1/parts.ts';
import { head, step, tools } from '../v1/reusable.ts';
import { twoJobs } from './jobs.ts';

/**
 * An organisation's reusable workflow, called by workflows of shape `caller`. Its callers queue. It
 * needs no permissions beyond those granted by callers of version 2: GitHub would no longer start
 * them.
 */
export function reusableWorkflow(inputs: WorkflowInputs): string {
  const jobs = twoJobs(inputs, step, tools, { takesTurn: false });
  return `${[...head, 'jobs:', ...indent(2, jobs)].join('\n')}\n`;
}

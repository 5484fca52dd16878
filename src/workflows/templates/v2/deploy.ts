import type { WorkflowInputs } from '../../inputs.ts';
import { deployWorkflow as firstVersion, head } from '../v1/deploy.ts';
import { apiTokenSecret, getConfig, indent, target, toolSteps } from '../v1/parts.ts';
import { twoJobs } from './jobs.ts';

/**
 * `.github/workflows/deploy.yml`. New in version 2: stores the build, so that it can be deployed
 * again.
 */
export function deployWorkflow(inputs: WorkflowInputs): string {
  if (inputs.shape === 'two-jobs') {
    const apiToken = inputs.apiToken ? `\${{ secrets.${apiTokenSecret} }}` : undefined;
    const step = { environment: target(inputs), config: getConfig(inputs), apiToken };
    const jobs = twoJobs(inputs, step, toolSteps(inputs, { mayCache: true }));
    return `${[...head(inputs), 'jobs:', ...indent(2, jobs)].join('\n')}\n`;
  }
  const before = firstVersion(inputs);
  if (!inputs.attest) return before;
  // A called workflow can't get permissions that its caller lacks.
  const grant = '      attestations: write # says, signed, which run has built the site\n';
  return before.replace(/^ {6}id-token: write.*\n/m, (line) => line + grant);
}

import { readFileSync } from 'node:fs';
import { compact } from '../../shared/compact.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { fill, isProduction, mayBePull, runsOn, type TemplateInputs } from './parts.ts';

const stem = (pattern: string) => pattern.split('*')[0] ?? '';

export function isOfPreview(inputs: WorkflowInputs, value: string, prefix = ''): string {
  return inputs.preview
    .map((pattern) => {
      if (pattern.includes('*')) return `startsWith(${value}, '${prefix}${stem(pattern)}')`;
      return `${value} == '${prefix}${pattern}'`;
    })
    .join(' || ');
}

/**
 * Returns the condition for pull requests with a Preview. Excludes pull requests from forks and by
 * Dependabot, which can't log in, and branches that have a Preview through their pushes.
 */
export function isOwnPull(inputs: WorkflowInputs): string {
  const isDeployed = isOfPreview(inputs, 'github.head_ref');
  return (
    'github.event.pull_request.head.repo.full_name == github.repository && ' +
    "github.actor != 'dependabot[bot]' && " +
    `!(github.head_ref == '${inputs.production}' || ${isDeployed})`
  );
}

/**
 * Returns a condition that excludes only pull requests without a Preview; `undefined` if no pull
 * requests get Previews.
 */
export function ifDeployed(inputs: WorkflowInputs): string | undefined {
  if (!inputs.pulls) return undefined;
  return `(github.event_name != 'pull_request' || ${isOwnPull(inputs)})`;
}

/**
 * Returns the expression for the concurrency group: the environment. A manual run for an
 * environment to which its branch may not be deployed gets a separate group, because it will fail
 * and must not queue with deployments.
 */
export function allowedTarget(inputs: WorkflowInputs): string {
  const onProduction = isProduction(inputs);
  const isOfBranch = isOfPreview(inputs, 'github.ref', 'refs/heads/');
  const isPreview = `inputs.environment == 'Preview' && (${isOfBranch})`;
  return (
    `\${{ github.event_name == 'push' && (${onProduction} && 'Production' || 'Preview') ` +
    `|| (${onProduction} || ${isPreview}) && inputs.environment || github.run_id }}`
  );
}

/**
 * Returns the concurrency of a deployment. By default, GitHub keeps only one pending job per group,
 * and a newer one replaces it, even if it is a rollback. A GitHub Enterprise Server supports
 * nothing else.
 */
export function inTurn(inputs: TemplateInputs, environment: string): string[] {
  const pending = inputs.server ? 'only the newest pending one stays' : 'no pending one is dropped';
  return compact([
    `# One deployment to an environment at a time, in order. None is cut off; ${pending}.`,
    'concurrency:',
    `  group: site-deploy-${environment}`,
    '  cancel-in-progress: false',
    !inputs.server && '  queue: max',
  ]);
}

const template = readFileSync(new URL('./superseded.yml', import.meta.url), 'utf8');

const notDone = {
  deploy: ['Not deployed', 'To make its commit live, run it again.'],
  close: ['Not closed', 'To close the Preview, run it again.'],
} as const;

export function supersededJob(inputs: WorkflowInputs, job: keyof typeof notDone): string[] {
  if (!inputs.server) return [];
  const [title, remedy] = notDone[job];
  const text = fill(template, { job, title, remedy, runsOn: runsOn(inputs) });
  return ['', ...text.trimEnd().split('\n')];
}

const isLive = "steps.deploy.outputs.status == 'succeeded'";
const address = `\${{ ${isLive} && steps.deploy.outputs.url || '' }}`;

/**
 * Renders an environment with a URL.
 * @param isShared whether pull requests log in with this environment but show a different one
 */
export function environmentWithAddress(
  { server }: Pick<TemplateInputs, 'server'>,
  name: string,
  isShared = false,
): string[] {
  return compact([
    'environment:',
    `  name: ${name}`,
    `  url: ${address}`,
    isShared && !server && `  deployment: \${{ github.event_name != 'pull_request' }}`,
  ]);
}

/** Outputs of a deploying job that `previewJob` needs. */
export const addressOutput = (inputs: TemplateInputs): string[] =>
  mayBePull(inputs) ? ['outputs:', `  url: ${address}`] : [];

/**
 * Renders a job that shows the URL of a pull request in a separate environment. A successful
 * deployment makes earlier ones of its environment inactive, so only one pull request would keep
 * "View deployment": https://docs.github.com/rest/deployments/statuses. The job is separate and has
 * no login, because the login is bound to the environment's name.
 */
export function previewJob(inputs: TemplateInputs): string[] {
  if (!mayBePull(inputs)) return [];
  const job = [
    '# In an environment of its own, a pull request keeps its "View deployment".',
    'needs: deploy',
    "if: github.event_name == 'pull_request' && needs.deploy.outputs.url != ''",
    ...runsOn(inputs),
    'timeout-minutes: 5',
    'permissions: {}',
    'environment:',
    '  name: Preview of pull request ${{ github.event.number }}',
    '  url: ${{ needs.deploy.outputs.url }}',
    'steps:',
    '  - run: echo "$URL"',
    '    env:',
    '      URL: ${{ needs.deploy.outputs.url }}',
  ];
  return ['', 'preview:', ...job.map((line) => `  ${line}`)];
}

/**
 * Renders an environment for a job that isn't a deployment. A GitHub Enterprise Server still counts
 * the job as one.
 */
export function environmentOnly(inputs: WorkflowInputs): string[] {
  return compact(['environment:', '  name: Preview', !inputs.server && '  deployment: false']);
}

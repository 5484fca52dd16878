import type { WorkflowInputs } from '../../inputs.ts';
import { indent } from '../v1/parts.ts';
import { runsOn } from './steps.ts';

/** What a pattern begins with, up to its first wildcard. */
const stem = (pattern: string) => pattern.split('*')[0] ?? '';

/** Whether a text of an expression is a branch of the Preview, as far as an expression can tell. */
export function isOfPreview({ preview }: WorkflowInputs, value: string, prefix = ''): string {
  return preview
    .map((pattern) => {
      if (pattern.includes('*')) return `startsWith(${value}, '${prefix}${stem(pattern)}')`;
      return `${value} == '${prefix}${pattern}'`;
    })
    .join(' || ');
}

/**
 * The environment that a run may deploy to, as an expression. A run by hand that its branch may not do gets a name of
 * its own: it fails, and must not take a place among deployments before it does.
 */
export function allowedTarget(inputs: WorkflowInputs): string {
  const isProduction = `github.ref == 'refs/heads/${inputs.production}'`;
  const isPreview = `inputs.environment == 'Preview' && (${isOfPreview(inputs, 'github.ref', 'refs/heads/')})`;
  return (
    `\${{ github.event_name == 'push' && (${isProduction} && 'Production' || 'Preview') ` +
    `|| (${isProduction} || ${isPreview}) && inputs.environment || github.run_id }}`
  );
}

/**
 * The place of a job among the deployments to an environment. All of them wait for their turn: with the default of one
 * waiting job, a newer one would throw the older one out, a rollback included. A GitHub Enterprise Server knows the
 * default alone.
 * @param environment text of the environment's name, which may hold an expression
 */
export function inTurn({ server }: WorkflowInputs, environment: string): string[] {
  return [
    '# One deployment to an environment at a time, in their order. None is cut off, ' +
      (server ? 'and of those that wait the newest stays.' : 'and none is dropped.'),
    'concurrency:',
    `  group: site-deploy-${environment}`,
    '  cancel-in-progress: false',
    ...(server ? [] : ['  queue: max']),
  ];
}

/** What a run says whose turn never came. */
const notDone = {
  deploy: ['Not deployed', 'If its commit is to be live, run it again.'],
  close: ['Not closed', 'If the Preview is to be closed, run it again.'],
} as const;

/**
 * On a GitHub Enterprise Server: a job that ends red where the queue has thrown the other one out. GitHub shows that
 * one as cancelled, and tells nobody.
 */
export function whereThrownOut(inputs: WorkflowInputs, job: keyof typeof notDone): string[] {
  if (!inputs.server) return [];
  const [title, remedy] = notDone[job];
  return [
    '',
    '# The server keeps one job that waits, and cancels it for a newer one. Then this job makes the run red.',
    'thrown-out:',
    ...indent(2, [
      `needs: ${job}`,
      `if: always() && needs.${job}.result == 'cancelled'`,
      ...runsOn(inputs),
      'timeout-minutes: 5',
      'permissions: {}',
      'steps:',
      '  - run: |',
      `      echo "::error title=${title}::The job ${job} was cancelled: by somebody, or for a newer one. ${remedy}"`,
      '      exit 1',
    ]),
  ];
}

/**
 * The environment with the address that the step `deploy` has verified, for GitHub to show.
 * @param name text of the environment's name, which may hold an expression
 */
export function environmentWithAddress(name: string): string[] {
  return [
    'environment:',
    `  name: ${name}`,
    `  url: \${{ steps.deploy.outcome == 'success' && steps.deploy.outputs.url || '' }}`,
  ];
}

/** By it a run learns whether the run of a newer commit is still going to deploy. */
export const actionsRead = '  actions: read # whether a newer run takes its place';

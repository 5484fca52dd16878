import { compact } from '../../shared/compact.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { pins } from './pins.ts';

export function indent(spaces: number, lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}

export function toText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

export interface TemplateInputs extends WorkflowInputs {
  readonly isCalled?: true;
}

export function isProduction(inputs: TemplateInputs): string {
  if (inputs.isCalled) return "github.ref == format('refs/heads/{0}', inputs.production)";
  return `github.ref == 'refs/heads/${inputs.production}'`;
}

export function target(inputs: TemplateInputs): string {
  return (
    `\${{ github.event_name == 'push' && (${isProduction(inputs)} && 'Production' || 'Preview') ` +
    '|| inputs.environment }}'
  );
}

const ownAction = '$/src/action';

export function siteDeploy(inputs: TemplateInputs): string {
  if (inputs.isCalled) return ownAction;
  return `${inputs.action.uses} # ${inputs.action.version}`;
}

export const noPermissions: readonly string[] = [
  '# Each job requests its own permissions.',
  'permissions: {}',
  '',
];

export const checkoutStep: readonly string[] = [
  `- uses: ${pins.checkout}`,
  '  with:',
  '    # Keeps the token out of the checkout, where the build could read it.',
  '    persist-credentials: false',
  '    # A tag vX.Y.Z names the version of a commit.',
  '    fetch-tags: true',
];

export const bun = 'bun@1.4.5';

export function toolSteps(inputs: WorkflowInputs, options: { mayCache: boolean }): string[] {
  const { packageManager } = inputs;
  if (packageManager === 'none') return [];
  return compact([
    (packageManager === 'pnpm' || packageManager === 'yarn') && '- run: corepack enable',
    `- uses: ${pins.setupNode}`,
    '  with:',
    `    ${nodeInput(inputs)}`,
    ...indent(4, options.mayCache ? cacheInputs(inputs) : noCache),
    packageManager === 'bun' && `- run: npm install --global ${bun}`,
  ]);
}

export function nodeInput(inputs: WorkflowInputs): string {
  const { node } = inputs;
  if ('file' in node) return `node-version-file: '${node.file}'`;
  return `node-version: '${node.version}'`;
}

const noCache: readonly string[] = ['package-manager-cache: false'];

function cacheInputs(inputs: WorkflowInputs): readonly string[] {
  const { packageManager, lockfile, automations } = inputs;
  // The agent's job runs on the default branch, and every branch restores the caches of that.
  const hasAgent = automations?.includes('requests');
  if (!lockfile || packageManager === 'bun' || hasAgent) return noCache;
  return [`cache: ${packageManager}`, `cache-dependency-path: '${lockfile}'`];
}

export interface StepInputs {
  readonly environment: string;
  readonly config: string | undefined;
  readonly apiToken: string | undefined;
}

export function inputLines(step: StepInputs): string[] {
  return compact([
    step.config && `    config: ${step.config}`,
    `    environment: ${step.environment}`,
    step.apiToken && `    api-token: ${step.apiToken}`,
  ]);
}

export function getConfig(inputs: TemplateInputs): string | undefined {
  if (inputs.isCalled) return `\${{ inputs.config }}`;
  if (inputs.config === 'site.config.yml') return undefined;
  return `'${inputs.config}'`;
}

export const apiTokenSecret = 'SITE_PORTAL_API_TOKEN';

export function getApiToken(inputs: TemplateInputs): string | undefined {
  if (inputs.isCalled) return `\${{ secrets.api-token }}`;
  if (inputs.apiToken) return `\${{ secrets.${apiTokenSecret} }}`;
  return undefined;
}

export const identityPermissions: readonly string[] = [
  'permissions:',
  '  contents: read # the site config and the content file',
  '  id-token: write # logs in without a stored secret',
];

export const actionsRead = '  actions: read # whether a newer run supersedes it';

export const actionsToRollBack = '  actions: read # the package of the earlier run, and its origin';

const pullsWrite = '  pull-requests: write # reports the outcome on the pull request';

export function permissionsToComment(inputs: WorkflowInputs): string[] {
  if (inputs.comment) return [pullsWrite];
  return [];
}

export const attestationsRead = '  attestations: read # the proof of which run built the site';

/** Static ones would refuse callers that grant less, e.g. without comments or attestations. */
export const callersPermissions: readonly string[] = ['# Its permissions are those of the caller.'];

export function permissionsToDeploy(
  inputs: TemplateInputs,
  more: readonly string[] = [],
): readonly string[] {
  if (inputs.isCalled) return callersPermissions;
  return compact([
    ...identityPermissions,
    inputs.attest && attestationsRead,
    ...permissionsToComment(inputs),
    ...more,
  ]);
}

import { compact } from '../../../shared/compact.ts';
import type { WorkflowInputs } from '../../inputs.ts';
import { pins } from './pins.ts';

/** Indents non-empty lines. */
export function indent(spaces: number, lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}

/**
 * Target of a run. On a push, the branch alone determines it; on a manual run, the input alone,
 * without a default: the action refuses a manual run without a target.
 */
export function target(inputs: WorkflowInputs): string {
  return (
    `\${{ github.event_name == 'push' && (github.ref == 'refs/heads/${inputs.production}' && 'Production' ` +
    `|| 'Preview') || inputs.environment }}`
  );
}

export function siteDeploy(workflowInputs: WorkflowInputs): string {
  return `${workflowInputs.action.uses} # ${workflowInputs.action.version}`;
}

/** A conditional step. */
export function when(condition: string, [first = '', ...rest]: readonly string[]): string[] {
  return [`- if: ${condition}`, first.replace(/^- /, '  '), ...rest];
}

export const checkoutStep: readonly string[] = [
  `- uses: ${pins.checkout}`,
  '  with:',
  '    # The token must not lie in the checkout, where the build could read it.',
  '    persist-credentials: false',
  '    # A tag vX.Y.Z names the version of a commit.',
  '    fetch-tags: true',
];

/** The bun version to install for sites that use it. */
export const bun = 'bun@1.4.5';

/**
 * Sets up Node.js and the site's package manager. A job with an identity restores no cache: another
 * run could have poisoned it.
 */
export function toolSteps(inputs: WorkflowInputs, options: { mayCache: boolean }): string[] {
  const { packageManager, lockfile, node } = inputs;
  if (packageManager === 'none') return [];
  const cached = options.mayCache && lockfile !== undefined && packageManager !== 'bun';
  return compact([
    (packageManager === 'pnpm' || packageManager === 'yarn') && '- run: corepack enable',
    `- uses: ${pins.setupNode}`,
    '  with:',
    'file' in node
      ? `    node-version-file: '${node.file}'`
      : `    node-version: '${node.version}'`,
    ...(cached
      ? [`    cache: ${packageManager}`, `    cache-dependency-path: '${lockfile}'`]
      : ['    package-manager-cache: false']),
    packageManager === 'bun' && `- run: npm install --global ${bun}`,
  ]);
}

export const uploadStep: readonly string[] = [
  `- uses: ${pins.uploadArtifact}`,
  '  with:',
  '    name: site-deploy-build',
  '    path: site-deploy-build',
  '    # Without them .well-known would be lost.',
  '    include-hidden-files: true',
  '    if-no-files-found: error',
  '    retention-days: 1',
];

export const downloadStep: readonly string[] = [
  `- uses: ${pins.downloadArtifact}`,
  '  with:',
  '    name: site-deploy-build',
  '    path: site-deploy-build',
];

/** Inputs of the site-deploy step. */
export interface StepInputs {
  readonly environment: string;
  /** Path of the site config file, if not the default. */
  readonly config: string | undefined;
  readonly apiToken: string | undefined;
}

/** Path of the site config file as a YAML string, if not the default. */
export function getConfig(workflowInputs: WorkflowInputs): string | undefined {
  if (workflowInputs.config === 'site.config.yml') return undefined;
  return `'${workflowInputs.config}'`;
}

/** The site-deploy step itself. */
export function deployStep(
  inputs: WorkflowInputs,
  mode: 'all' | 'build' | 'deploy' | 'close',
  stepInputs: StepInputs,
): string[] {
  const { environment, config, apiToken } = stepInputs;
  return compact([
    `- uses: ${siteDeploy(inputs)}`,
    '  with:',
    mode !== 'all' && `    mode: ${mode}`,
    config !== undefined && `    config: ${config}`,
    `    environment: ${environment}`,
    ...(apiToken ? [`    api-token: ${apiToken}`] : []),
  ]);
}

/** Name of the optional secret with the portal's API token. */
export const apiTokenSecret = 'SITE_PORTAL_API_TOKEN';

export const identityPermissions: readonly string[] = [
  'permissions:',
  '  contents: read # the site config and the content file',
  '  id-token: write # logs in without a stored secret',
];

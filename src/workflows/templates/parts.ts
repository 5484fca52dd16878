import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { WorkflowInputs } from '../inputs.ts';
import { installSteps } from './tools.ts';

export const pins = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  cache: 'actions/cache@55cc8345863c7cc4c66a329aec7e433d2d1c52a9 # v6.1.0',
  setupNode: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  attest: 'actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2',
  uploadArtifact: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
  downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
} as const;

/** Returns the pins of artifact actions. From v4 on, they don't run on an Enterprise Server. */
export function artifactPins(isServer: boolean): {
  readonly upload: string;
  readonly download: string;
} {
  if (!isServer) return { upload: pins.uploadArtifact, download: pins.downloadArtifact };
  return {
    upload: 'actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2',
    download: 'actions/download-artifact@a9bc5e6ef2cb54c177f32aa5726adaa15e7e2d59 # v3.1.0',
  };
}

export function indent(spaces: number, lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}

export const toText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Replaces `<<name>>`. If it is alone on a line, the inserted lines have the same indentation. */
export function fill(
  template: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const getLines = (name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new SiteDeployError('INTERNAL', `The template names <<${name}>>, which has no value.`);
    return [value].flat();
  };
  const place = /^( *)<<(\w+)>>\n|<<(\w+)>>/gm;
  return template.replaceAll(place, (_, space: string, whole?: string, part = '') => {
    if (!whole) return getLines(part).join('\n');
    const lines = indent(space.length, getLines(whole));
    return lines.map((line) => `${line}\n`).join('');
  });
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
    `|| ${mayBePull(inputs) ? previewOfPull : ''}inputs.environment }}`
  );
}

const previewOfPull = "github.event_name == 'pull_request' && 'Preview' || ";

export const mayBePull = ({ pulls, isCalled }: TemplateInputs) => pulls || isCalled;

/** Returns the concurrency group. Runs of different pull requests don't wait for one another. */
export function getTurn(inputs: TemplateInputs, environment: string): string {
  if (!mayBePull(inputs)) return environment;
  const other = environment.replace(previewOfPull, '');
  const rest = /^\$\{\{ (.*) \}\}$/.exec(other)?.[1] ?? `'${other}'`;
  const own = "format('pull-request-{0}', github.event.number)";
  return `\${{ github.event_name == 'pull_request' && ${own} || ${rest} }}`;
}

export function siteDeploy(inputs: TemplateInputs): string {
  if (inputs.isCalled) return '$/src/action';
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

export function toolSteps(inputs: WorkflowInputs, options: { mayCache: boolean }): string[] {
  const { packageManager, root } = inputs;
  if (packageManager === 'none') return [];
  const install = installSteps(packageManager, `'${root}'`);
  const isCached = options.mayCache && getCachedLockfile(inputs) !== undefined;
  return [
    // Install the package manager first, because setup-node asks it for its cache.
    ...(isCached ? install : []),
    `- uses: ${pins.setupNode}`,
    '  with:',
    `    ${nodeInput(inputs)}`,
    ...indent(4, options.mayCache ? cacheInputs(inputs) : noCache),
    ...(isCached ? [] : install),
  ];
}

export function nodeInput(inputs: WorkflowInputs): string {
  const { node } = inputs;
  if ('file' in node) return `node-version-file: '${node.file}'`;
  return `node-version: '${node.version}'`;
}

const noCache: readonly string[] = ['package-manager-cache: false'];

/** Returns the lockfile that keys the cache; `undefined` without a cache. */
export function getCachedLockfile(inputs: WorkflowInputs): string | undefined {
  const { packageManager, lockfile, reuse, automations = [] } = inputs;
  // setup-node has no cache for Bun. In the other cases, a poisoned cache could reach a deployment.
  if (packageManager === 'bun' || reuse || automations.includes('requests')) return undefined;
  return lockfile;
}

function cacheInputs(inputs: WorkflowInputs): readonly string[] {
  const lockfile = getCachedLockfile(inputs);
  if (!lockfile) return noCache;
  return [`cache: ${inputs.packageManager}`, `cache-dependency-path: '${lockfile}'`];
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

function getApiToken(inputs: TemplateInputs): string | undefined {
  if (inputs.isCalled) return `\${{ secrets.api-token }}`;
  if (inputs.apiToken) return `\${{ secrets.${apiTokenSecret} }}`;
  return undefined;
}

export function toStep(inputs: TemplateInputs, environment: string): StepInputs {
  return { environment, config: getConfig(inputs), apiToken: getApiToken(inputs) };
}

export const identityPermissions: readonly string[] = [
  'permissions:',
  '  contents: read # the site config and the content file',
  '  id-token: write # logs in without a stored secret',
];

export const actionsRead = '  actions: read # whether a newer run supersedes it';

export const actionsToRollBack = '  actions: read # the package of the earlier run, and its origin';

export const permissionsToComment = ({ comment, pulls }: WorkflowInputs): string[] =>
  compact([
    comment && '  pull-requests: write # reports the outcome on the pull request',
    !comment && pulls && '  pull-requests: read # whether the pull request is still open',
  ]);

export const attestationsRead = '  attestations: read # the proof of which run built the site';

/**
 * Comment instead of permissions. A called workflow that sets permissions rejects callers that
 * grant less, e.g. no comments or attestations.
 */
export const callersPermissions: readonly string[] = ['# Its permissions are those of the caller.'];

export function permissionsToDeploy(inputs: TemplateInputs, more: readonly string[] = []) {
  if (inputs.isCalled) return callersPermissions;
  return compact([
    ...identityPermissions,
    inputs.attest && attestationsRead,
    ...permissionsToComment(inputs),
    ...more,
  ]);
}

export function runsOn(inputs: TemplateInputs): string[] {
  const { runner = {}, server, isCalled } = inputs;
  if (isCalled) return [`runs-on: \${{ fromJSON(inputs.runner) }}`];
  const labels = formatLabels(runner.labels);
  if (runner.group)
    return compact(['runs-on:', `  group: ${runner.group}`, labels && `  labels: ${labels}`]);
  const hosted = server ? '[self-hosted, linux]' : 'ubuntu-24.04';
  return [`runs-on: ${labels ?? hosted}`];
}

function formatLabels(labels: readonly string[] | undefined): string | undefined {
  if (labels?.length === 1) return labels[0];
  return labels && `[${labels.join(', ')}]`;
}

/**
 * Conditions of runs that can log in. Forks aren't trusted, and Dependabot's pushes, e.g. its own
 * merges, get no id token.
 */
export const mayLogIn = "github.actor != 'dependabot[bot]'";
export const isNoFork = 'github.event.repository.fork != true';

export function ifLogin(inputs: TemplateInputs, also?: string): string[] {
  return [
    '# No login trusts runs of forks or Dependabot. ' +
      'For a commit by Dependabot, press "Run workflow".',
    onlyIfLogin(inputs, also),
  ];
}

export function onlyIfLogin(inputs: TemplateInputs, also?: string): string {
  return `if: ${compact([!inputs.fork && isNoFork, mayLogIn, also]).join(' && ')}`;
}

export function timeoutLine(inputs: TemplateInputs, does: 'build' | 'deploy' | 'all'): string {
  if (inputs.isCalled) return `timeout-minutes: \${{ inputs.${does}-minutes }}`;
  const { build = 30, deploy = 30 } = inputs.minutes ?? {};
  const minutes = { build, deploy, all: Math.min(360, build + deploy) };
  return `timeout-minutes: ${minutes[does]}`;
}

/** Pins the recipients of the run's tokens, so that a changed site config can't redirect them. */
export function pinLines(inputs: TemplateInputs): string[] {
  const { pins, isCalled } = inputs;
  if (isCalled)
    return ['portal-url', 'audience', 'tenant-id', 'client-id'].map(
      (name) => `    ${name}: \${{ inputs.${name} }}`,
    );
  if (!pins) return [];
  return compact([
    '    # The run refuses a site config that names another portal or identity, ' +
      'before it requests a token.',
    `    portal-url: '${pins.portalUrl}'`,
    `    audience: '${pins.audience}'`,
    `    tenant-id: '${pins.tenantId}'`,
    pins.clientId && `    client-id: '${pins.clientId}'`,
  ]);
}

export function buildStep(inputs: TemplateInputs, step: StepInputs, mayReuse = false): string[] {
  const head = [`- uses: ${siteDeploy(inputs)}`, '  id: build', '  with:', '    mode: build'];
  return compact([
    ...head,
    ...inputLines({ ...step, apiToken: undefined }),
    mayReuse && `    site-version: \${{ steps.reuse.outputs.site-version }}`,
    "    github-token: ''",
  ]);
}

export function probeStep(inputs: TemplateInputs, step: StepInputs): string[] {
  const head = [`- uses: ${siteDeploy(inputs)}`, '  id: look', '  with:', '    mode: close'];
  return [...head, ...inputLines(step), '    dry-run: true'];
}

export function loginStep(
  inputs: TemplateInputs,
  mode: 'all' | 'deploy' | 'rollback' | 'close',
  step: StepInputs,
  more: readonly string[] = [],
): string[] {
  return compact([
    `- uses: ${siteDeploy(inputs)}`,
    mode !== 'close' && '  id: deploy',
    '  with:',
    mode !== 'all' && `    mode: ${mode}`,
    ...more,
    ...inputLines(step),
    ...pinLines(inputs),
    commentLine(inputs),
  ]);
}

function commentLine({ isCalled, comment }: TemplateInputs): string | undefined {
  if (isCalled) return `    comment: \${{ inputs.comment }}`;
  return comment && '    comment: true';
}

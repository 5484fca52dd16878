import { compact } from '../../shared/compact.ts';
import type { PinnedReference, WorkflowInputs } from '../inputs.ts';
import {
  actionsRead,
  actionsToRollBack,
  apiTokenSecret,
  attestationsRead,
  getCachedLockfile,
  identityPermissions,
  permissionsToComment,
} from './parts.ts';

export const publishedNames = ['deploy', 'rollback', 'close-preview'] as const;
export type PublishedName = (typeof publishedNames)[number];

type Value = string | number | boolean;
/**
 * An input, which has the type of its `preset`. `of` lists the workflows that have the input;
 * default: all.
 */
type CallInput = readonly [
  description: string,
  preset: Value,
  from: (inputs: WorkflowInputs) => Value | undefined,
  of?: readonly PublishedName[],
];

const deploying = ['deploy', 'rollback'] as const;
const building = ['deploy'] as const;
const aboutEnvironment = 'Production or Preview; on a push, the branch decides';
export const aboutRoot = 'Folder of the site, in which its package manager runs';
const aboutNodeFile = 'File in the repository that specifies the Node.js version instead';
const aboutLockfile = 'Lockfile that identifies the cached packages; if empty, nothing is cached';
const aboutReuse = 'Whether to deploy the package of an earlier build with the same inputs';
const aboutPortal = 'The run refuses a site config that names another portal';

const toRunner = ({ runner }: WorkflowInputs) =>
  runner && JSON.stringify(runner.group ? runner : runner.labels);
const toPin =
  (name: 'portalUrl' | 'audience' | 'tenantId' | 'clientId') =>
  ({ pins }: WorkflowInputs) =>
    (pins || undefined)?.[name];

/** Inputs that the published workflows declare, and the values that the workflows of sites pass. */
const callInputs: Readonly<Record<string, CallInput>> = {
  environment: [aboutEnvironment, '', () => `\${{ inputs.environment }}`, deploying],
  run: ['Id of the run with the package to redeploy', '', () => `\${{ inputs.run }}`, ['rollback']],
  production: [
    'Branch that is deployed to Production',
    'master',
    ({ production }) => production,
    deploying,
  ],
  config: ['The site config file', 'site.config.yml', ({ config }) => config],
  root: [aboutRoot, '.', ({ root }) => root, building],
  'package-manager': [
    'none, npm, pnpm, yarn or bun',
    'npm',
    ({ packageManager }) => packageManager,
    building,
  ],
  'node-version': [
    'Version of Node.js for the build',
    '24',
    ({ node }) => 'version' in node && node.version,
    building,
  ],
  'node-version-file': [aboutNodeFile, '', ({ node }) => 'file' in node && node.file, building],
  lockfile: [aboutLockfile, '', getCachedLockfile, building],
  reuse: [aboutReuse, false, ({ reuse }) => reuse, building],
  'retention-days': [
    'Days for which the package is stored',
    90,
    ({ retention }) => retention,
    building,
  ],
  attest: ['Whether to sign an attestation of the build', false, ({ attest }) => attest, building],
  comment: ['Whether to report the outcome on pull requests', false, ({ comment }) => comment],
  fork: ['Whether to deploy even if the repository is a fork', false, ({ fork }) => fork, building],
  runner: ['Labels or group of the runners, as JSON', '"ubuntu-24.04"', toRunner],
  'build-minutes': ['Time limit of the build job', 30, ({ minutes }) => minutes?.build, building],
  'deploy-minutes': ['Time limit of the deploy job', 30, ({ minutes }) => minutes?.deploy],
  'portal-url': [aboutPortal, '', toPin('portalUrl')],
  audience: ['The same for the audience of the portal', '', toPin('audience')],
  'tenant-id': ['The same for the directory of the login', '', toPin('tenantId')],
  'client-id': ['The same for the application of the login', '', toPin('clientId')],
};

function listInputs(workflow: PublishedName): [string, CallInput][] {
  return Object.entries(callInputs).filter(([, [, , , of = publishedNames]]) =>
    of.some((name) => name === workflow),
  );
}

function quote(value: Value): string {
  if (typeof value !== 'string' || value.startsWith('$')) return String(value);
  return `'${value}'`;
}

export function getPublishedUses({ uses }: PinnedReference, name: PublishedName): string {
  return uses.replace('@', `/.github/workflows/${name}.yml@`);
}

function morePermissions(inputs: WorkflowInputs, workflow: PublishedName): string[] {
  const { attest } = inputs;
  switch (workflow) {
    case 'deploy':
      return compact([
        ...permissionsToComment(inputs),
        actionsRead,
        attest && '  attestations: write # signs which run built the site',
      ]);
    case 'rollback':
      return compact([
        attest && attestationsRead,
        ...permissionsToComment(inputs),
        actionsToRollBack,
      ]);
    case 'close-preview':
      return permissionsToComment(inputs);
  }
}

export function callPublished(inputs: WorkflowInputs, workflow: PublishedName): string[] {
  const given = listInputs(workflow).flatMap(([name, [, preset, from]]) => {
    const value = from(inputs) || preset;
    if (value === preset) return [];
    return [`  ${name}: ${quote(value)}`];
  });
  const hasToken = workflow !== 'close-preview' && inputs.apiToken;
  return compact([
    ...identityPermissions,
    ...morePermissions(inputs, workflow),
    `uses: ${getPublishedUses(inputs.action, workflow)} # ${inputs.action.version}`,
    given.length > 0 && 'with:',
    ...given,
    hasToken && 'secrets:',
    hasToken && `  api-token: \${{ secrets.${apiTokenSecret} }}`,
  ]);
}

/** Declares the trigger of a called workflow. Inputs without a preset are required. */
export function declareInputs(
  inputs: readonly (readonly [name: string, description: string, preset?: Value])[],
  hasSecret = true,
): string[] {
  const declared = inputs.flatMap(([name, description, preset]) => [
    `      ${name}:`,
    `        description: ${description}`,
    `        type: ${typeof (preset ?? '')}`,
    preset === undefined ? '        required: true' : `        default: ${quote(preset)}`,
  ]);
  const secrets = [
    '    secrets:',
    '      api-token:',
    "        description: The portal's API token for the deployment-complete call",
    '        required: false',
  ];
  return ['on:', '  workflow_call:', '    inputs:', ...declared, ...(hasSecret ? secrets : []), ''];
}

export function declarePublished(workflow: PublishedName): string[] {
  const inputs = listInputs(workflow).map(
    ([name, [about, preset]]) => [name, about, preset] as const,
  );
  return declareInputs(inputs, workflow !== 'close-preview');
}

import { compact } from '../../shared/compact.ts';
import type { PinnedReference, WorkflowInputs } from '../inputs.ts';
import {
  actionsRead,
  actionsToRollBack,
  apiTokenSecret,
  attestationsRead,
  identityPermissions,
  permissionsToComment,
} from './parts.ts';

export const publishedNames = ['deploy', 'rollback', 'close-preview'] as const;
export type PublishedName = (typeof publishedNames)[number];

interface CallInput {
  readonly description: string;
  readonly preset: string | number | boolean;
  readonly from: (inputs: WorkflowInputs) => string | number | boolean | undefined;
  readonly of?: readonly PublishedName[];
}

const deploying = ['deploy', 'rollback'] as const;
const building = ['deploy'] as const;

const callInputs: Readonly<Record<string, CallInput>> = {
  environment: {
    description: 'Production or Preview; on a push the branch decides',
    preset: '',
    from: () => `\${{ inputs.environment }}`,
    of: deploying,
  },
  run: {
    description: 'Id of the run whose package to redeploy',
    preset: '',
    from: () => `\${{ inputs.run }}`,
    of: ['rollback'],
  },
  production: {
    description: 'Branch that is deployed to Production',
    preset: 'master',
    from: ({ production }) => production,
    of: deploying,
  },
  config: {
    description: 'The site config file',
    preset: 'site.config.yml',
    from: ({ config }) => config,
  },
  'package-manager': {
    description: 'none, npm, pnpm, yarn or bun',
    preset: 'npm',
    from: ({ packageManager }) => packageManager,
    of: building,
  },
  'node-version': {
    description: 'Version of Node.js for the build',
    preset: '24',
    from: ({ node }) => ('version' in node ? node.version : undefined),
    of: building,
  },
  'node-version-file': {
    description: 'File of the repository that names the version of Node.js instead',
    preset: '',
    from: ({ node }) => ('file' in node ? node.file : undefined),
    of: building,
  },
  lockfile: {
    description: 'Lockfile that the cached packages belong to; without one nothing is cached',
    preset: '',
    from: getCachedLockfile,
    of: building,
  },
  attest: {
    description: 'Signs which run has built the site',
    preset: false,
    from: ({ attest }) => attest,
    of: building,
  },
  comment: {
    description: 'Tells the pull request how the deployment has ended',
    preset: false,
    from: ({ comment }) => comment,
    of: deploying,
  },
  fork: {
    description: 'Deploys although the repository is a fork',
    preset: false,
    from: ({ fork }) => fork,
    of: building,
  },
  runner: {
    description: 'Labels or group of the runners, as JSON',
    preset: '"ubuntu-24.04"',
    from: ({ runner }) => runner && JSON.stringify(runner.group ? runner : runner.labels),
  },
  'build-minutes': {
    description: 'Time limit of the build job',
    preset: 30,
    from: ({ minutes }) => minutes?.build,
    of: building,
  },
  'deploy-minutes': {
    description: 'Time limit of the deploy job',
    preset: 30,
    from: ({ minutes }) => minutes?.deploy,
  },
  'portal-url': {
    description: 'The run refuses a site config that names another portal',
    preset: '',
    from: ({ pins }) => (pins || undefined)?.portalUrl,
  },
  audience: {
    description: 'The same for the audience of the portal',
    preset: '',
    from: ({ pins }) => (pins || undefined)?.audience,
  },
  'tenant-id': {
    description: 'The same for the directory of the login',
    preset: '',
    from: ({ pins }) => (pins || undefined)?.tenantId,
  },
  'client-id': {
    description: 'The same for the application of the login',
    preset: '',
    from: ({ pins }) => (pins || undefined)?.clientId,
  },
};

function getCachedLockfile(inputs: WorkflowInputs): string | undefined {
  const { packageManager, lockfile, automations = [] } = inputs;
  if (packageManager === 'bun' || automations.includes('requests')) return undefined;
  return lockfile;
}

function listInputs(workflow: PublishedName): [string, CallInput][] {
  const hasInput = ({ of = publishedNames }: CallInput) => of.some((name) => name === workflow);
  return Object.entries(callInputs).filter(([, input]) => hasInput(input));
}

function quote(value: string | number | boolean): string {
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
      return [];
  }
}

export function callPublished(inputs: WorkflowInputs, workflow: PublishedName): string[] {
  const given = listInputs(workflow).flatMap(([name, { preset, from }]) => {
    const value = from(inputs) ?? preset;
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

export function declareInputs(workflow: PublishedName): string[] {
  const secrets = [
    '    secrets:',
    '      api-token:',
    "        description: The portal's API token for the deployment-complete call",
    '        required: false',
  ];
  return [
    'on:',
    '  workflow_call:',
    '    inputs:',
    ...listInputs(workflow).flatMap(([name, { description, preset }]) => [
      `      ${name}:`,
      `        description: ${description}`,
      `        type: ${typeof preset}`,
      `        default: ${quote(preset)}`,
    ]),
    ...(workflow === 'close-preview' ? [] : secrets),
    '',
  ];
}

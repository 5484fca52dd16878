import type { WorkflowInputs } from '../../../../src/workflows/inputs.ts';
import type { RenderOptions, SiteRecord } from '../../../../src/workflows/render/render-options.ts';
import { action, site } from './site.ts';

const shapes = ['published', 'two-jobs', 'single-job', 'caller'] as const;
const types = ['docs', 'spa', 'static'] as const;
const managers: readonly { packageManager: WorkflowInputs['packageManager']; lockfile?: string }[] =
  [
    { packageManager: 'none' },
    { packageManager: 'npm' },
    { packageManager: 'npm', lockfile: 'package-lock.json' },
    { packageManager: 'pnpm', lockfile: 'pnpm-lock.yaml' },
    { packageManager: 'yarn', lockfile: 'site/yarn.lock' },
    { packageManager: 'bun', lockfile: 'bun.lock' },
  ];
const nodes = [{ version: '24' }, { file: '.nvmrc' }];

export const reusable = {
  uses: `acme/.github/.github/workflows/site-deploy.yml@${'b'.repeat(40)}`,
  version: 'v1.0.0',
};

export interface Case {
  readonly title: string;
  readonly site: SiteRecord;
  readonly options: RenderOptions;
}

/**
 * Every combination of shape, site type, package manager and Node.js version, each with default and
 * with other settings.
 */
export const cases: readonly Case[] = shapes.flatMap((shape) =>
  types.flatMap((type) =>
    managers.flatMap((manager) =>
      nodes.flatMap((node) =>
        [false, true].map((more): Case => {
          const root = manager.lockfile?.startsWith('site/') ? 'site' : '.';
          const names = [
            shape,
            type,
            manager.packageManager,
            manager.lockfile ?? '-',
            Object.values(node)[0],
            more ? 'more' : '',
          ];
          return {
            title: names.join(' '),
            site: more
              ? {
                  ...site,
                  type,
                  productionBranch: 'main',
                  previewBranches: ['release/**', 'next', 'beta-*'],
                }
              : { ...site, type },
            options: {
              action,
              shape,
              repository: { root, node, ...manager },
              ...(shape === 'caller' && { reusable }),
              ...(more && shape !== 'single-job' && { attest: true }),
              ...(more && { apiToken: true, config: 'config/site.yml' }),
            },
          };
        }),
      ),
    ),
  ),
);

const chosen = {
  shape: 'two-jobs',
  repository: { packageManager: 'npm', lockfile: 'package-lock.json' },
} as const;
const withAutomations = { with: ['release', 'texts'] } as const;
const times = { buildMinutes: 90, deployMinutes: 75 } as const;

/** Cases that each set a few additional options. */
export const laterCases: readonly Case[] = (
  [
    ['comments', { comment: true }],
    ['pull requests', { repository: { pulls: true } }],
    ['pull requests, published', { shape: 'published', repository: { pulls: true } }],
    [
      'pull requests, one job',
      { shape: 'single-job', repository: { pulls: true }, comment: false },
    ],
    ['pull requests, caller', { shape: 'caller', reusable, repository: { pulls: true } }],
    ['reuse', { repository: { ...chosen.repository, reuse: true, retention: 30 } }],
    ['reuse, signed', { attest: true, repository: { packageManager: 'pnpm', reuse: true } }],
    ['reuse, signed, in a fork', { attest: true, fork: true, repository: { reuse: true } }],
    ['reuse, published', { shape: 'published', attest: true, repository: { reuse: true } }],
    ['reuse, one job', { shape: 'single-job', repository: { reuse: true } }],
    ['no pins', { pins: false }],
    [
      'runners, times and a file of their own',
      { runner: { labels: ['self-hosted', 'x64'] }, ...times },
    ],
    [
      'a group of runners',
      {
        runner: { group: 'big', labels: ['linux'] },
        workflowFile: 'site.yaml',
        ...withAutomations,
      },
    ],
    [
      'one job, comments, one label',
      { shape: 'single-job', comment: true, runner: { labels: ['own'] }, ...times },
    ],
    ['a caller that comments', { shape: 'caller', reusable, comment: true, ...withAutomations }],
    [
      'a published workflow that comments, with one label',
      { shape: 'published', comment: true, runner: { labels: ['own'] }, ...times },
    ],
    [
      'a published workflow, a group of runners and no pins',
      {
        shape: 'published',
        pins: false,
        runner: { group: 'big', labels: ['linux'] },
        ...withAutomations,
      },
    ],
    ['a server', { server: true, ...withAutomations }],
    ['a server, one job', { server: true, shape: 'single-job', comment: true }],
    ['a server, a caller', { server: true, shape: 'caller', reusable }],
  ] as const
).map(([title, options]) => ({ title, site, options: { action, ...chosen, ...options } }));

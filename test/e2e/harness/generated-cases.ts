import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { automationNames } from '../../../src/workflows/templates/registry.ts';
import type { PusherOptions } from './pusher.ts';

/**
 * Files that onboarding generates, and whatever else the site needs. Attested builds have a
 * separate test.
 */
export interface GeneratedCase {
  readonly title: string;
  readonly onboarding: NonNullable<PusherOptions['onboarding']>;
  /** Whether every test run includes it. `npm run test:workflows` runs all cases. */
  readonly isQuick: boolean;
  readonly files?: Readonly<Record<string, string>>;
  /** Workflows to start by hand at the end, with their inputs. */
  readonly starts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const shapes = ['published', 'two-jobs', 'single-job', 'caller'] as const;

/** Options that change the job graph or the steps of a workflow. */
const options = {
  plain: {},
  'on a server': { server: true },
  'with comments and times': { comment: true, buildMinutes: 90, deployMinutes: 75 },
  'with an API token and without pins': { apiToken: true, pins: false },
  'on runners, in a file, of a fork': {
    runner: { group: 'big', labels: ['linux'] },
    workflowFile: 'site.yaml',
    fork: true,
  },
} as const;

const ofShapes = shapes.flatMap((shape) =>
  Object.entries(options).map(([name, onboarding]): GeneratedCase => {
    const isQuick = name === 'plain' && (shape === 'single-job' || shape === 'caller');
    return { title: `${shape}, ${name}`, isQuick, onboarding: { shape, ...onboarding } };
  }),
);
// GitHub Enterprise Server cannot call a workflow that is published on github.com.
const possible = ofShapes.filter(
  ({ onboarding: { shape, server } }) => shape !== 'published' || !server,
);

const lockfiles = {
  none: '',
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
  bun: 'bun.lock',
} as const;

const ofManagers = Object.entries(lockfiles).map(([name, lockfile]): GeneratedCase => {
  const packageManager = name as keyof typeof lockfiles;
  const repository = lockfile ? { packageManager, lockfile } : { packageManager };
  const files = lockfile ? { [lockfile]: '{ "lockfileVersion": 3, "packages": {} }\n' } : {};
  return { title: `built by ${name}`, isQuick: false, onboarding: { repository }, files };
});

export const generatedCases: readonly GeneratedCase[] = [
  ...possible,
  ...ofManagers,
  {
    title: 'with all automations',
    isQuick: false,
    onboarding: { shape: 'two-jobs', with: automationNames },
    starts: { 'release.yml': { release: 'start' }, 'texts.yml': {}, 'requests.yml': {} },
  },
];

/**
 * Adds stubs to PATH for package managers that this machine may lack. The stubs run builds, but
 * install nothing.
 * @returns a function that removes them
 */
export async function managers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-managers-'));
  const before = process.env.PATH;
  const script = `#!/bin/sh
case "$*" in
  *--version*) echo 11.0.0 ;;
  *build*) exec node build.mjs ;;
esac
`;
  const names = ['pnpm', 'yarn', 'bun'];
  for (const name of names) await writeFile(path.join(folder, name), script, { mode: 0o755 });
  // The workflow lets npm install one of these managers for a job, in a separate folder.
  const installed = ['@pnpm/exe', '@yarnpkg/cli-dist/bin', 'yarn/bin', '@oven/bun/bin'];
  const make = `mkdir -p ${installed.map((name) => `node_modules/${name}`).join(' ')}`;
  const others = `case "$*" in "ci --ignore-scripts "*) ${make} ;; *) PATH="\${PATH#*:}" npm "$@" ;; esac`;
  await writeFile(path.join(folder, 'npm'), `#!/bin/sh\n${others}\n`, { mode: 0o755 });
  process.env.PATH = `${folder}${path.delimiter}${before}`;
  return async () => {
    process.env.PATH = before;
    await rm(folder, { recursive: true, force: true });
  };
}

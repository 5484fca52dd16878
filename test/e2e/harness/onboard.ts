import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { LocalSite } from '../../../src/localcloud/service/types.ts';
import { built } from './built.ts';
import { type Ended, runCommand } from './command.ts';
import { acme, repository } from './site.ts';

export interface OnboardProcess {
  readonly ended: Promise<Omit<Ended, 'stderr'>>;
  /** Waits until the text was printed. */
  printed(text: string): Promise<void>;
  /** Interrupts the command like Ctrl-C. */
  interrupt(): void;
}

export interface OnboardPlace {
  readonly cloud: LocalCloud;
  /** Home and working directory of the command. */
  readonly folder: string;
}

/**
 * Starts a local cloud whose directory doesn't trust any repository yet, and creates a home folder
 * for commands. Both are shared by the tests of a file, or created for each test if `each` is set.
 */
export function usePlace({
  sites = [acme],
  seed = true,
  each = false,
}: {
  readonly sites?: readonly LocalSite[];
  readonly seed?: boolean;
  readonly each?: boolean;
} = {}): OnboardPlace {
  let opened: OnboardPlace | undefined;
  const place = () => {
    if (opened === undefined) throw new Error('the local cloud has not started');
    return opened;
  };
  (each ? beforeEach : beforeAll)(async () => {
    const rateLimits = { read: 10_000, write: 10_000, delete: 10_000 };
    const cloud = await startLocalCloud({ sites, portal: { seed, rateLimits } });
    for (const app of cloud.entra.apps) app.federatedCredentials = [];
    opened = { cloud, folder: await mkdtemp(path.join(tmpdir(), 'site-deploy-place-')) };
  });
  (each ? afterEach : afterAll)(async () => {
    await opened?.cloud.close();
    if (opened) await rm(opened.folder, { recursive: true, force: true });
  });
  return {
    get cloud() {
      return place().cloud;
    },
    get folder() {
      return place().folder;
    },
  };
}

/** Commits a site whose build writes one page, and a file in a hidden folder. */
export async function writeSite({ cloud }: Pick<OnboardPlace, 'cloud'>): Promise<void> {
  const build = `import fs from 'node:fs';
fs.mkdirSync('dist/.well-known', { recursive: true });
fs.writeFileSync('dist/index.html', '<!doctype html><title>Acme</title>');
fs.writeFileSync('dist/.well-known/hello.txt', 'hello');
`;
  const scripts = { build: 'node build.mjs' };
  const manifest = { name: 'acme-shop', version: '1.0.0', private: true, scripts };
  const { githubApi } = cloud;
  await githubApi.writeFile(repository, 'master', 'package.json', JSON.stringify(manifest));
  await githubApi.writeFile(repository, 'master', 'build.mjs', build);
}

/** Merges the open pull request. */
export async function mergePull(cloud: LocalCloud, fullName = repository): Promise<void> {
  const at = `/repos/${fullName}/pulls`;
  const { json } = await cloud.githubApi.send('GET', `${at}?state=open`);
  const [pull] = json as { number: number }[];
  const { status } = await cloud.githubApi.send('PUT', `${at}/${pull?.number}/merge`, {});
  expect(status).toBe(200);
}

/** Options that fit every site in the tests. */
export const shared: readonly string[] = [
  ...[
    '--action',
    `acme/site-deploy@${'a'.repeat(40)}#v0.1.0`,
    '--portal',
    acme.portal.url,
    '--type',
    'static',
  ],
  ...[
    '--audience',
    acme.portal.audience,
    '--client-id',
    acme.azure.clientId,
    '--tenant-id',
    acme.azure.tenantId,
  ],
  ...['--subscription-id', '33333333-3333-4333-8333-333333333333'],
];

/**
 * Returns a person's environment variables: tokens for GitHub, the portal and Microsoft Graph, and
 * the portal's webhook secret.
 */
export function getTokens(cloud: LocalCloud): Readonly<Record<string, string>> {
  return {
    GH_TOKEN: cloud.githubApi.token,
    PORTAL_TOKEN: cloud.portal.users.find(({ level }) => level === 'operator')?.token ?? '',
    SITE_DEPLOY_GRAPH_TOKEN: cloud.graph.token,
    SITE_DEPLOY_WEBHOOK_SECRET: cloud.portal.repohostSecret,
  };
}

/** Adds the common options to a command, which is `onboard` by default. */
function toCommand(args: readonly string[], common: readonly string[]): string[] {
  const first = args.findIndex((word) => word.startsWith('-'));
  const words = args.slice(0, first < 0 ? args.length : first);
  // `onboard remove` does not take a version of site-deploy.
  const options = words[0] === 'remove' ? common.slice(2) : common;
  return [...(words.length > 0 ? words : ['onboard']), ...options, ...args.slice(words.length)];
}

/** Starts an onboarding command in a separate process. */
export function startOnboard(
  { cloud, folder }: OnboardPlace,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): OnboardProcess {
  const application = ['--client-id', acme.azure.clientId];
  const isNew = args.includes('--create-applications');
  const options = shared.filter((option) => !isNew || !application.includes(option));
  const child = spawn(process.execPath, [built.cli, ...toCommand(args, options)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      ...built.env,
      ...cloud.env,
      ...getTokens(cloud),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      for (const listener of listeners) listener();
    });
  }
  const ended: OnboardProcess['ended'] = new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: written.stdout + written.stderr, stdout: written.stdout }),
    );
  });
  return {
    ended,
    printed(text) {
      const heard = new Promise<void>((resolve) => {
        const observe = () => {
          if ((written.stdout + written.stderr).includes(text)) resolve();
        };
        listeners.add(observe);
        observe();
      });
      const gone = ended.then(({ output }) => {
        // The text may have been the last output.
        if (!output.includes(text))
          throw new Error(`It ended without saying "${text}":\n${output}`);
      });
      return Promise.race([heard, gone]);
    },
    interrupt: () => void child.kill('SIGINT'),
  };
}

/**
 * Runs an onboarding command to its end.
 * @param stdin text on its standard input
 */
export function onboard(
  { cloud, folder }: OnboardPlace,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin = '',
): Promise<Ended> {
  const given = { ...getTokens(cloud), ...env };
  return runCommand(cloud, toCommand(args, shared), { cwd: folder, env: given, stdin });
}

/** Returns the option that selects a site of the portal. */
export const one = (site: Pick<LocalSite, 'id'> = acme): string[] => ['--site', site.id];

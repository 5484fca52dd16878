import { spawn } from 'node:child_process';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { LocalSite } from '../../../src/localcloud/types.ts';
import { built } from './built.ts';
import { type Ended, runCommand } from './command.ts';
import { acme } from './site.ts';

export interface OnboardProcess {
  readonly ended: Promise<Omit<Ended, 'stderr'>>;
  /** Resolves when the text was said. */
  said(text: string): Promise<void>;
  /** Ctrl-C. */
  interrupt(): void;
}

export interface OnboardPlace {
  readonly cloud: LocalCloud;
  /** Home and working directory of the command. */
  readonly folder: string;
}

/** What is true of every site of the tests. */
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

/** A person's variables: tokens for everything, and the secret that the portal supplies. */
export function tokensOf(cloud: LocalCloud): Readonly<Record<string, string>> {
  return {
    GH_TOKEN: cloud.githubApi.token,
    PORTAL_TOKEN: cloud.portal.users.find(({ level }) => level === 'operator')?.token ?? '',
    SITE_DEPLOY_GRAPH_TOKEN: cloud.graph.token,
    SITE_DEPLOY_WEBHOOK_SECRET: cloud.portal.repohostSecret,
  };
}

/** `site-deploy onboard` in a process of its own. */
export function startOnboard(
  { cloud, folder }: OnboardPlace,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): OnboardProcess {
  const application = ['--client-id', acme.azure.clientId];
  const isNew = args.includes('--create-applications');
  const options = shared.filter((option) => !isNew || !application.includes(option));
  const child = spawn(process.execPath, [built.cli, 'onboard', ...options, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      ...built.env,
      ...cloud.env,
      ...tokensOf(cloud),
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
    said(text) {
      const heard = new Promise<void>((resolve) => {
        const look = () => {
          if ((written.stdout + written.stderr).includes(text)) resolve();
        };
        listeners.add(look);
        look();
      });
      const gone = ended.then(({ output }) => {
        // It may have been its last word.
        if (!output.includes(text))
          throw new Error(`It ended without saying "${text}":\n${output}`);
      });
      return Promise.race([heard, gone]);
    },
    interrupt: () => void child.kill('SIGINT'),
  };
}

/** `site-deploy onboard`, to its end. @param stdin what is on its standard input */
export function onboard(
  { cloud, folder }: OnboardPlace,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin = '',
): Promise<Ended> {
  const given = { ...tokensOf(cloud), ...env };
  return runCommand(cloud, ['onboard', ...shared, ...args], { cwd: folder, env: given, stdin });
}

/** Options for one site of the portal. */
export const one = (site: Pick<LocalSite, 'id'> = acme): string[] => ['--site', site.id];

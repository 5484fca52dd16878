import tls from 'node:tls';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import { runIn } from '../../unit/cli/terminal-run.ts';

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** What was written to stdout, then to stderr. */
  readonly output: string;
}

export interface CommandPlace {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What is on its standard input. */
  readonly stdin?: string;
}

/** A command beside a local cloud, in this process: one of its own costs ten times as much as what most commands do. */
export async function runCommand(
  cloud: LocalCloud,
  args: readonly string[],
  { cwd, env = {}, stdin = '' }: CommandPlace,
): Promise<Ended> {
  const trusted = tls.getCACertificates('default');
  // What NODE_EXTRA_CA_CERTS is to a process of its own.
  tls.setDefaultCACertificates([cloud.ca]);
  try {
    const { code, stdout, stderr } = await runIn(
      cwd,
      args,
      { HOME: cwd, PORTAL_URL: cloud.sites[0]?.portal.url ?? '', ...cloud.env, ...env },
      stdin,
    );
    return { code, stdout, stderr, output: stdout + stderr };
  } finally {
    tls.setDefaultCACertificates(trusted);
  }
}

import tls from 'node:tls';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import { runIn } from '../../unit/cli/terminal-run.ts';

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Text of stdout, then of stderr. */
  readonly output: string;
}

export interface CommandPlace {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Text on standard input. */
  readonly stdin?: string;
}

/**
 * Runs a command in this process next to a local cloud. A separate process would take ten times as
 * long.
 */
export async function runCommand(
  cloud: LocalCloud,
  args: readonly string[],
  { cwd, env = {}, stdin = '' }: CommandPlace,
): Promise<Ended> {
  const trusted = tls.getCACertificates('default');
  // Node reads NODE_EXTRA_CA_CERTS only when a process starts.
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

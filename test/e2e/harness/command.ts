import { Readable } from 'node:stream';
import tls from 'node:tls';
import { run } from '../../../src/cli/program.ts';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';

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
  const [out, err]: [string[], string[]] = [[], []];
  const trusted = tls.getCACertificates('default');
  // What NODE_EXTRA_CA_CERTS is to a process of its own.
  tls.setDefaultCACertificates([cloud.ca]);
  try {
    const code = await run(args, {
      env: { PATH: process.env.PATH, HOME: cwd, ...cloud.env, ...env },
      cwd,
      stdin: () => Readable.from(stdin === '' ? [] : [stdin]),
      stdout: { write: (text) => out.push(text) },
      stderr: { write: (text) => err.push(text) },
      signal: new AbortController().signal,
    });
    const [stdout, stderr] = [out.join(''), err.join('')];
    return { code, stdout, stderr, output: stdout + stderr };
  } finally {
    tls.setDefaultCACertificates(trusted);
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect } from 'vitest';
import { run } from '../../../../src/cli/program.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { localPortal } from '../../../contract/portal/backend.ts';

/** Result of a command. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Terminal extends AsyncDisposable {
  readonly portal: Portal;
  readonly url: string;
  /** An empty folder in which commands run. */
  readonly folder: string;
  /** Requests to the portal, as `METHOD /path?query`. */
  readonly requests: string[];
  /** Runs `site-deploy portal …` as an administrator of all sites. A string is split at spaces. */
  run(args: readonly string[] | string, more?: RunOptions): Promise<Ended>;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Columns of the terminal. `undefined`: standard output is not a terminal. */
  readonly columns?: number;
  /** Text on standard input. */
  readonly stdin?: string;
}

/** Opens a terminal, and a local portal on a free port with a clock that does not advance. */
export async function openTerminal(): Promise<Terminal> {
  const now = Date.UTC(2026, 4, 20, 12, 0, 0);
  const portal = await localPortal({ clock: () => now });
  const folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-portal-'));
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void portal.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    portal,
    url,
    folder,
    requests,
    async run(args, { env = {}, columns, stdin = '' } = {}) {
      let out = '';
      let err = '';
      const write = (text: string) => {
        out += text;
      };
      const stdout = columns === undefined ? { write } : { write, isTTY: true, columns };
      const stderr = {
        write(text: string) {
          err += text;
        },
      };
      const words = typeof args === 'string' ? args.split(' ') : args;
      const code = await run(['portal', ...words], {
        env: { PORTAL_URL: url, PORTAL_TOKEN: 'local-admin-token', ...env },
        cwd: folder,
        stdout,
        stderr,
        stdin: () => Readable.from([stdin]),
        signal: new AbortController().signal,
      });
      return { code, out, err };
    },
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve));
      await portal.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens a terminal for the tests of a file. */
export function useTerminal(): { readonly terminal: () => Terminal; readonly printed: Printed } {
  let opened: Terminal | undefined;
  const terminal = () => {
    if (opened === undefined) throw new Error('the terminal is not open yet');
    return opened;
  };
  beforeAll(async () => {
    opened = await openTerminal();
  });
  afterAll(() => opened?.[Symbol.asyncDispose]());
  const printed: Printed = async (args, columns) => {
    const { code, out, err } = await terminal().run(args, columns === undefined ? {} : { columns });
    expect({ args, code, err }).toEqual({ args, code: 0, err: expect.any(String) });
    return `\n${out}`;
  };
  return { terminal, printed };
}

/** Runs a command that must succeed, and returns its output. */
type Printed = (args: readonly string[] | string, columns?: number) => Promise<string>;

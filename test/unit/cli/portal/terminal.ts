import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { run } from '../../../../src/cli/program.ts';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { localPortal } from '../../../contract/portal/backend.ts';
import { useAll } from '../../../support/fixture.ts';
import { testFolder, type UsedFolder } from '../../../support/folder.ts';
import { serve } from '../../../support/serve.ts';

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
  readonly folder: UsedFolder;
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
  const folder = await testFolder();
  const requests: string[] = [];
  const server = await serve((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void portal.handle(request, response);
  });
  const url = server.origin;
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
        cwd: folder.root,
        stdout,
        stderr,
        stdin: () => Readable.from([stdin]),
        signal: new AbortController().signal,
      });
      return { code, out, err };
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await portal.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Opens a terminal for the tests of a file. */
export function useTerminal(): { readonly terminal: Terminal; readonly printed: Printed } {
  const terminal = useAll(openTerminal);
  const printed: Printed = async (args, columns) => {
    const { code, out, err } = await terminal.run(args, columns === undefined ? {} : { columns });
    expect({ args, code, err }).toEqual({ args, code: 0, err: expect.any(String) });
    return `\n${out}`;
  };
  return { terminal, printed };
}

/** Runs a command that must succeed, and returns its output. */
type Printed = (args: readonly string[] | string, columns?: number) => Promise<string>;

import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Forwarder, readBody } from '../http.ts';
import { type Emulator, type EmulatorOptions, startEmulator } from './emulator.ts';

/** Pages below `/.auth/` come from the SWA CLI's emulator. */
export interface Logins {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Includes `anonymous`. */
  readRoles(request: IncomingMessage): Promise<readonly string[]>;
  terminate(): Promise<void>;
}

/** Started on demand: it takes seconds, and most sites have no logins. */
export function createLogins(options: EmulatorOptions, forwarder: Forwarder): Logins {
  let started: Promise<Emulator> | undefined;
  let isTerminated = false;
  const emulator = () => {
    started ??= startEmulator(options);
    return started;
  };
  return {
    async answer(request, response) {
      await forwarder.forward((await emulator()).port, request, response);
    },
    async readRoles({ headers: { cookie } }) {
      // Without a cookie, nobody is logged in.
      if (!cookie || isTerminated) return ['anonymous'];
      const principal = await fetchPrincipalRoles((await emulator()).port, cookie);
      return ['anonymous', ...(principal ?? [])];
    },
    async terminate() {
      isTerminated = true;
      const running = await started?.catch(() => undefined);
      await running?.terminate();
    },
  };
}

/** Only the emulator can decode the cookie. */
async function fetchPrincipalRoles(
  port: number,
  cookie: string,
): Promise<readonly string[] | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/.auth/me', headers: { cookie } }, resolve)
      .once('error', reject);
  });
  const { clientPrincipal } = JSON.parse((await readBody(answer)).toString()) as {
    clientPrincipal: { userRoles?: string[] } | null;
  };
  return clientPrincipal?.userRoles;
}

import http from 'node:http';
import https from 'node:https';
import type { PortalOptions } from '../../../src/localcloud/portal/api/types.ts';
import type { Portal } from '../../../src/localcloud/portal/portal.ts';
import { createPortal } from '../../../src/localcloud/portal/portal.ts';
import { listen, stop } from '../../../src/localcloud/service/http.ts';
import { portalOptions } from '../../unit/localcloud/portal/harness.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON, or `undefined` if it is not JSON. */
  readonly json: unknown;
}

export interface Call {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
  /** Host header, for the runtime APIs. */
  readonly host?: string;
}

/** A portal under test, wherever it runs. */
export interface Backend {
  call(method: string, target: string, call?: Call): Promise<Answer>;
  close(): Promise<void>;
}

/** Returns a backend that calls the portal in process. */
export function inProcess(portal: Portal): Backend {
  return {
    async call(method, target, { token, headers = {}, body, host } = {}) {
      const url = new URL(target, 'http://portal.test');
      const answer = await portal.respond({
        method,
        path: url.pathname,
        query: url.searchParams,
        headers: { ...credential(token), ...contentType(body), ...headers },
        body: getText(body),
        host: host ?? url.hostname,
        client: '127.0.0.1',
      });
      return {
        status: answer.status,
        headers: answer.headers,
        text: answer.body,
        json: parse(answer.body),
      };
    },
    close: () => portal.close(),
  };
}

/** Serves the portal on a free port, and returns a backend that calls it there. */
export async function overHttp(portal: Portal): Promise<Backend> {
  const server = http.createServer((request, response) => void portal.handle(request, response));
  return {
    ...remote(`http://127.0.0.1:${await listen(server)}`),
    async close() {
      await stop(server);
      await portal.close();
    },
  };
}

/** Returns a backend that calls the portal at a base URL. */
export function remote(base: string): Backend {
  return {
    call: (method, target, { token, headers = {}, body, host } = {}) =>
      new Promise((resolve, reject) => {
        const url = new URL(base.replace(/\/$/, '') + target);
        const client = url.protocol === 'https:' ? https : http;
        const text = getText(body);
        const request = client.request(url, {
          method,
          agent: false,
          headers: {
            ...credential(token),
            ...contentType(body),
            ...(host === undefined ? {} : { host }),
            'content-length': Buffer.byteLength(text),
            ...headers,
          },
        });
        request.on('error', reject);
        request.on('response', async (response) => {
          let received = '';
          response.setEncoding('utf8');
          for await (const chunk of response) received += chunk;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: received,
            json: parse(received),
          });
        });
        request.end(text);
      }),
    close: async () => undefined,
  };
}

export async function localPortal(options: Partial<PortalOptions> = {}): Promise<Portal> {
  // Every host has a DNS record that names the sites.
  const findTextRecords = async () => ['site_hp_web', ...portalOptions.sites.map(({ id }) => id)];
  const defaults = { ...portalOptions, findTextRecords };
  return await createPortal({ ...defaults, ...options });
}

/** Ways to reach a local portal: their names, and functions that return the backend. */
export const localBackends = [
  ['in process', async (portal: Portal): Promise<Backend> => inProcess(portal)],
  ['over HTTP', overHttp],
] as const;

function credential(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

function getText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

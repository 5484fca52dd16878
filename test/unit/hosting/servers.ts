import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Visit } from './random-sites.ts';

/** The comparable part of a response to a visitor. */
export interface Seen {
  readonly status: number;
  readonly file?: string | undefined;
  readonly location?: string | undefined;
  readonly headers?: string | undefined;
}

export type Answerer = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
) => Promise<void>;

/** Starts one server for all sites. Each visit passes the function that answers it. */
export async function startServer() {
  let answerer: Answerer | undefined;
  const server = http.createServer((request, response) => {
    answerer?.(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const agent = new http.Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const visit = ({ address, method, roles }: Visit, files: readonly string[], answers: Answerer) =>
    new Promise<Seen>((resolve, reject) => {
      answerer = answers;
      const principal = {
        userRoles: roles,
        userId: 'me',
        userDetails: 'me',
        identityProvider: 'x',
      };
      const value = Buffer.from(JSON.stringify(principal)).toString('base64');
      const headers = roles.length > 1 ? { cookie: `StaticWebAppsAuthCookie=${value}` } : {};
      const options = { port, host: '127.0.0.1', path: address, method, agent, headers };
      const request = http.request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve(see(response, Buffer.concat(parts).toString(), files, port)),
        );
      });
      request.on('error', reject).end();
    });
  const close = () => {
    agent.destroy();
    server.close();
  };
  return { visit, close };
}

/** Returns the comparable part of a response. The content of each file is its name. */
function see(
  { statusCode = 0, headers }: http.IncomingMessage,
  body: string,
  files: readonly string[],
  port: number,
): Seen {
  const location = headers.location?.replace(
    new RegExp(`^https?://(127.0.0.1|localhost):${port}`),
    '',
  );
  const set = ['x-a', 'x-b'].flatMap((name) => (headers[name] ? [`${name}=${headers[name]}`] : []));
  const file = files.includes(body) ? body : undefined;
  return { status: statusCode, file, location, headers: file && set.join() };
}

const emulator = '@azure/static-web-apps-cli/dist';

/** Loads only the rule engine of the official emulator. The emulator's modules have no types. */
export async function loadEmulator(): Promise<(folder: string, config: object) => Answerer> {
  const { DEFAULT_CONFIG } = await import(`${emulator}/config.js`);
  const middleware = `${emulator}/msha/middlewares/request.middleware.js`;
  const { requestMiddleware } = await import(middleware);
  // The emulator spends most of its time copying the environment for each of its many log lines,
  // even if they are not shown.
  const { logger } = await import(`${emulator}/core/utils/logger.js`);
  logger.silly = () => {};
  return (folder, config) => async (request, response) => {
    DEFAULT_CONFIG.outputLocation = folder;
    // The emulator modifies the configuration that it gets.
    await requestMiddleware(request, response, undefined, structuredClone(config));
  };
}

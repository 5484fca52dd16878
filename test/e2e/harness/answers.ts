import type { ServerResponse } from 'node:http';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { Handler } from '../../../src/localcloud/service/types.ts';
import { target } from './sent.ts';

/** Credentials that the services have issued, with their kinds. */
export type HandedOut = Map<string, string>;

const fields: Readonly<Record<string, string>> = {
  value: 'id token',
  access_token: 'access token',
  swaToken: 'deployment token',
};

/**
 * Records the credentials that GitHub's id token endpoint, the login and the exchange return,
 * including those that the program never uses.
 */
export function noteCredentials(cloud: LocalCloud, handedOut: HandedOut): void {
  const note = (host: string, handler: Handler) => {
    cloud.route(host, (request, response) => {
      watchBody(response, (text) => noteFields(text, handedOut));
      return handler(request, response);
    });
  };
  note(target.idToken.host, cloud.github.handler);
  note(target.login.host, cloud.entra.handler);
  note(target.exchange.host, cloud.portal.handle);
}

function watchBody(response: ServerResponse, onBody: (text: string) => void): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    keep(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    keep(args[0]);
    onBody(Buffer.concat(chunks).toString('utf8'));
    return end.apply(response, args);
  }) as typeof end;
}

function noteFields(text: string, handedOut: HandedOut): void {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return;
  }
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    const what = fields[name];
    if (what !== undefined && typeof value === 'string') handedOut.set(value, what);
  }
}

/** Returns the local GitHub's `runnerEnv`, wrapped so that it also records the request token. */
export function noted(
  cloud: LocalCloud,
  handedOut: HandedOut,
): Pick<LocalCloud['github'], 'runnerEnv'> {
  return {
    runnerEnv(job) {
      const env = cloud.github.runnerEnv(job);
      handedOut.set(env.ACTIONS_ID_TOKEN_REQUEST_TOKEN, 'request token');
      return env;
    },
  };
}

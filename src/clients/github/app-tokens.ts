import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { retry } from '../../shared/http/retry.ts';
import { Secret } from '../../shared/secret.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import { readGitHubAnswer, saidIn } from './refusal.ts';

export interface AppTokenOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  /** App ID or client ID. */
  readonly appId: string;
  /** PEM, as GitHub hands it out. */
  readonly privateKey: Secret;
  /** Told of each token before it is used, so that nothing prints it. */
  readonly mask: (token: Secret) => void;
}

const Installation = z.looseObject({ id: z.int() });
const Created = z.looseObject({ token: z.string(), expires_at: z.iso.datetime({ offset: true }) });

interface InstallationToken {
  readonly token: Secret;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/** A token lives for an hour; so many milliseconds before its end another one is fetched. */
const reserve = 5 * 60_000;

/**
 * Tokens of a GitHub App: of its installation for the owner of the repository that a request is about, each renewed
 * before it ends (https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app).
 * @throws SiteDeployError `GITHUB_APP_REFUSED` where the key is none
 */
export function appTokens(options: AppTokenOptions): TokenSource {
  const { clock, appId, privateKey, mask } = options;
  const key = readKey(privateKey);
  const tokens = new Map<string, Promise<InstallationToken>>();
  let lastOwner: string | undefined;

  const ownerOf = (place: string) => {
    lastOwner = /^\/repos\/([^/]+)\//.exec(`${place}/`)?.[1]?.toLowerCase() ?? lastOwner;
    return lastOwner;
  };
  const fetchToken = async (owner: string): Promise<InstallationToken> => {
    const send = (method: 'GET' | 'POST', path: string) =>
      sendAsApp(options, method, path, appJwt(key, appId, clock.now()));
    const found = await findInstallation(send, owner, appId);
    const created = await send('POST', `/app/installations/${found}/access_tokens`);
    const { token, expires_at: end } = readGitHubAnswer(Created, created.json, 'a token of an installation');
    const secret = new Secret(token);
    mask(secret);
    return { token: secret, endsAt: Date.parse(end) };
  };
  const tokenOf = (owner: string) => {
    const fetching = tokens.get(owner) ?? fetchToken(owner);
    tokens.set(owner, fetching);
    // A failure is not kept.
    fetching.catch(() => tokens.delete(owner));
    return fetching;
  };
  return {
    async token(place) {
      const owner = ownerOf(place);
      if (!owner) throw new SiteDeployError('GITHUB_APP_REFUSED', `No installation is known for ${place}.`);
      let current = await tokenOf(owner);
      if (current.endsAt - reserve <= clock.now()) {
        tokens.delete(owner);
        current = await tokenOf(owner);
      }
      return current.token;
    },
    async renew(refused, place) {
      const owner = ownerOf(place);
      if (!owner) return false;
      if ((await tokenOf(owner)).token === refused) tokens.delete(owner);
      return (await tokenOf(owner)).token.reveal() !== refused.reveal();
    },
  };
}

/** A secret of a runner may hold the line breaks of the file as `\n`. */
function readKey(privateKey: Secret): KeyObject {
  try {
    return createPrivateKey(privateKey.reveal().replaceAll('\\n', '\n'));
  } catch {
    throw new SiteDeployError('GITHUB_APP_REFUSED', 'The private key of the App is no private key in PEM.', {
      remedy: 'Hand over the whole file that GitHub has given you, with its first and its last line.',
    });
  }
}

/** A JSON Web Token that speaks for the App for some minutes; GitHub takes ten at most. */
function appJwt(key: KeyObject, appId: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // The clocks may differ by a minute.
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iat: seconds - 60, exp: seconds + 480, iss: appId })}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

type Send = (method: 'GET' | 'POST', path: string) => Promise<HttpResponse>;

/** An owner is an organisation or a person. */
async function findInstallation(send: Send, owner: string, appId: string): Promise<number> {
  for (const kind of ['orgs', 'users']) {
    const response = await send('GET', `/${kind}/${encodeURIComponent(owner)}/installation`);
    if (response.ok) return readGitHubAnswer(Installation, response.json, 'an installation').id;
  }
  throw new SiteDeployError('GITHUB_APP_NOT_INSTALLED', `The App ${appId} is not installed for ${owner}.`);
}

async function sendAsApp(
  { http, apiUrl, signal }: AppTokenOptions,
  method: 'GET' | 'POST',
  path: string,
  jwt: string,
): Promise<HttpResponse> {
  const headers = { authorization: `Bearer ${jwt}`, accept: 'application/vnd.github+json' };
  const response = await http
    // A second token does no harm.
    .send({ method, url: apiUrl + path, headers, retry: retry.safe, signal })
    .catch((error) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError('GITHUB_UNAVAILABLE', `GitHub did not answer: ${error.message}`, { cause: error });
    });
  if (response.ok || response.status === 404) return response;
  const facts = [`${method} ${path}: status ${response.status}, ${saidIn(response)}`];
  if (response.status >= 500)
    throw new SiteDeployError('GITHUB_UNAVAILABLE', `GitHub answered with status ${response.status}.`, { facts });
  throw new SiteDeployError('GITHUB_APP_REFUSED', 'GitHub did not accept the App with this key.', { facts });
}

import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import { type ErrorDetails, SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { retry } from '../../shared/http/retry.ts';
import { Secret } from '../../shared/secret.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import { explainSilence, getResponseMessage, isSuspended, readGitHubAnswer } from './refusal.ts';

export interface AppTokenOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly apiUrl: string;
  readonly appId: string;
  readonly privateKey: Secret;
  readonly mask: (token: Secret) => void;
}

const Installation = z.looseObject({ id: z.int() });
const Created = z.looseObject({ token: z.string(), expires_at: z.iso.datetime({ offset: true }) });

/** How long GitHub may refuse a new token, and pauses between retries, as in `auth-app`; in ms. */
const settlingMs = 10_000;
const settlingPauses = [1_000, 2_000, 3_000];

/** In ms. Tokens are valid for an hour, and are renewed this long before they expire. */
const reserve = 5 * 60_000;

/**
 * Caches a token per repository owner and renews it before it expires
 * (https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app).
 */
export function appTokens(options: AppTokenOptions): TokenSource {
  const { clock, appId, privateKey, mask } = options;
  const key = readKey(privateKey);
  const tokens = new Map<string, ReturnType<typeof fetchToken>>();
  let lastOwner: string | undefined;
  /** The offset in ms from our clock to GitHub's; set once GitHub has refused our time. */
  let skew = 0;

  const getOwner = (path: string) => {
    lastOwner = /^\/repos\/([^/]+)\//.exec(`${path}/`)?.[1]?.toLowerCase() ?? lastOwner;
    return lastOwner;
  };
  const fetchToken = async (owner: string) => {
    const send = async (method: 'GET' | 'POST', path: string) => {
      const jwt = () => appJwt(key, appId, clock.now() + skew);
      const response = await sendAsApp(options, method, path, jwt());
      const serverTime = Date.parse(response.headers.date ?? '');
      if (response.status !== 401 || Number.isNaN(serverTime))
        return checkAppAnswer(response, path);
      skew = serverTime - clock.now();
      return checkAppAnswer(await sendAsApp(options, method, path, jwt()), path);
    };
    const id = await findInstallation(send, owner, appId);
    const created = await send('POST', `/app/installations/${id}/access_tokens`);
    const found = readGitHubAnswer(Created, created.json, 'an installation token');
    const token = new Secret(found.token);
    mask(token);
    return { token, expiresAt: Date.parse(found.expires_at) - skew, issuedAt: clock.now() };
  };
  const getToken = (owner: string) => {
    const fetching = tokens.get(owner) ?? fetchToken(owner);
    tokens.set(owner, fetching);
    fetching.catch(() => tokens.delete(owner));
    return fetching;
  };
  return {
    async token(path) {
      const owner = getOwner(path);
      if (!owner) throw refused(`Can't determine the installation for ${path}.`);
      let current = await getToken(owner);
      if (current.expiresAt - reserve <= clock.now()) {
        tokens.delete(owner);
        current = await getToken(owner);
      }
      return current.token;
    },
    async settle(refused, count) {
      const pause = settlingPauses[count - 1];
      if (!pause) return false;
      const known = await Promise.all(tokens.values());
      const current = known.find((item) => item.token === refused);
      if (!current || clock.now() - current.issuedAt > settlingMs) return false;
      await clock.sleep(pause, options.signal);
      return true;
    },
    async renew(refused, path) {
      const owner = getOwner(path);
      if (!owner) return false;
      if ((await getToken(owner)).token === refused) tokens.delete(owner);
      return (await getToken(owner)).token.reveal() !== refused.reveal();
    },
  };
}

function refused(message: string, details?: ErrorDetails): SiteDeployError {
  return new SiteDeployError('GITHUB_APP_REFUSED', message, details);
}

/** CI secrets may contain line breaks as `\n`. */
function readKey(privateKey: Secret): KeyObject {
  try {
    return createPrivateKey(privateKey.reveal().replaceAll('\\n', '\n'));
  } catch {
    throw refused('The private key of the App is not a PEM private key.', {
      remedy: 'Pass the complete key file from GitHub, including its first and last line.',
    });
  }
}

function appJwt(key: KeyObject, appId: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // Allows for a clock skew of one minute.
  const head = part({ alg: 'RS256', typ: 'JWT' });
  const signed = `${head}.${part({ iat: seconds - 60, exp: seconds + 480, iss: appId })}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

type Send = (method: 'GET' | 'POST', path: string) => Promise<HttpResponse>;

async function findInstallation(send: Send, owner: string, appId: string): Promise<number> {
  for (const kind of ['orgs', 'users']) {
    const response = await send('GET', `/${kind}/${encodeURIComponent(owner)}/installation`);
    if (response.ok) return readGitHubAnswer(Installation, response.json, 'an installation').id;
  }
  const message = `The App ${appId} is not installed for ${owner}.`;
  throw new SiteDeployError('GITHUB_APP_NOT_INSTALLED', message);
}

async function sendAsApp(
  options: AppTokenOptions,
  method: 'GET' | 'POST',
  path: string,
  jwt: string,
): Promise<HttpResponse> {
  const { http, apiUrl, signal } = options;
  const headers = { authorization: `Bearer ${jwt}`, accept: 'application/vnd.github+json' };
  const request = { method, url: apiUrl + path, headers, retry: retry.safe, signal };
  return await http.send(request).catch(explainSilence);
}

function checkAppAnswer(response: HttpResponse, path: string): HttpResponse {
  if (response.ok || response.status === 404) return response;
  const facts = [`${path}: status ${response.status}, ${getResponseMessage(response)}`];
  const message = `GitHub responded with status ${response.status}.`;
  if (response.status >= 500) throw new SiteDeployError('GITHUB_UNAVAILABLE', message, { facts });
  if (isSuspended(response))
    throw new SiteDeployError('GITHUB_APP_SUSPENDED', 'GitHub gives the App no token.', { facts });
  throw refused('GitHub rejected the App or its key.', { facts });
}

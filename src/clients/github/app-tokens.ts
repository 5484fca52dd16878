import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../shared/clock.ts';
import { type ErrorDetails, SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { retry } from '../../shared/http/retry.ts';
import { Secret } from '../../shared/secret.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import { explainSilence, getResponseMessage, isSuspended, readGitHubAnswer } from './refusal.ts';

interface AppTokenOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly apiUrl: string;
  readonly appId: string;
  readonly privateKey: Secret;
  readonly mask: (token: Secret) => void;
}

const Installation = z.looseObject({
  id: z.int(),
  permissions: z.optional(z.record(z.string(), z.string())),
});
type Installation = z.output<typeof Installation>;

/**
 * Permissions that the clients in this folder need. Tokens are limited to these, because the App
 * may have more.
 */
const needed: Readonly<Record<string, 'read' | 'write'>> = {
  actions: 'write',
  actions_variables: 'write',
  administration: 'write',
  attestations: 'read',
  checks: 'read',
  contents: 'write',
  deployments: 'read',
  environments: 'write',
  issues: 'write',
  metadata: 'read',
  pull_requests: 'write',
  repository_hooks: 'write',
  secrets: 'read',
  statuses: 'read',
  workflows: 'write',
};

/**
 * Returns those of the needed permissions that the App has, because GitHub refuses to issue a token
 * with any others. Returns `undefined` if the App's permissions are unknown.
 */
function narrow(permissions: Installation['permissions']) {
  if (!permissions) return undefined;
  const granted = Object.entries(permissions).flatMap(([name, level]) => {
    const need = needed[name];
    return need ? [[name, need === 'read' ? need : level] as const] : [];
  });
  return Object.fromEntries(granted);
}
const Created = z.looseObject({ token: z.string(), expires_at: z.iso.datetime({ offset: true }) });

/** Time in ms during which GitHub may refuse a new token. */
const settlingMs = 10_000;
/** Pauses in ms before retries, as in octokit's `auth-app`. */
const settlingPauses = [1_000, 2_000, 3_000];

/** A token is renewed this many ms before it expires. Tokens are valid for an hour. */
const reserve = 5 * 60_000;

/**
 * Creates a token source that caches and renews a token per repository, limited to the permissions
 * in `needed`: https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app
 */
export function appTokens(options: AppTokenOptions): TokenSource {
  const { clock, appId, privateKey, mask } = options;
  const key = readKey(privateKey);
  const tokens = new Map<string, ReturnType<typeof fetchToken>>();
  const installations = new Map<string, Promise<Installation>>();
  /** The repository (`owner/name`, lower case) that was requested last. */
  let lastRepository: string | undefined;
  /**
   * Offset in ms from this machine's clock to GitHub's. It is updated when GitHub refuses a JWT,
   * because a wrong clock may be the reason.
   */
  let skew = 0;

  const getRepository = (path: string) => {
    const named = /^\/repos\/([^/]+\/[^/?]+)/.exec(path)?.[1];
    lastRepository = named?.toLowerCase() ?? lastRepository;
    return lastRepository;
  };
  const fetchToken = async (repository: string) => {
    const [owner = '', name = ''] = repository.split('/');
    const send: Send = async (method, path, json) => {
      const jwt = () => appJwt(key, appId, clock.now() + skew);
      const response = await sendAsApp(options, { method, path, json }, jwt());
      const serverTime = Date.parse(response.headers.date ?? '');
      if (response.status !== 401 || Number.isNaN(serverTime))
        return checkAppAnswer(response, path);
      skew = serverTime - clock.now();
      return checkAppAnswer(await sendAsApp(options, { method, path, json }, jwt()), path);
    };
    const finding = installations.get(owner) ?? findInstallation(send, owner, appId);
    installations.set(owner, finding);
    finding.catch(() => installations.delete(owner));
    const { id, permissions } = await finding;
    const path = `/app/installations/${id}/access_tokens`;
    const json = { permissions: narrow(permissions) };
    let created = await send('POST', path, { ...json, repositories: [name] });
    // Retry without the repository: the installation may not include it, e.g. if the repository is
    // public or was renamed.
    if (created.status === 422) created = await send('POST', path, json);
    const found = readGitHubAnswer(Created, created.json, 'an installation token');
    const token = new Secret(found.token);
    mask(token);
    return { token, expiresAt: Date.parse(found.expires_at) - skew, issuedAt: clock.now() };
  };
  const getToken = (repository: string) => {
    const fetching = tokens.get(repository) ?? fetchToken(repository);
    tokens.set(repository, fetching);
    fetching.catch(() => tokens.delete(repository));
    return fetching;
  };
  return {
    async token(path) {
      const repository = getRepository(path);
      if (!repository) throw refused(`Can't determine the installation for ${path}.`);
      let current = await getToken(repository);
      if (current.expiresAt - reserve <= clock.now()) {
        tokens.delete(repository);
        current = await getToken(repository);
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
      const repository = getRepository(path);
      if (!repository) return false;
      if ((await getToken(repository)).token === refused) tokens.delete(repository);
      return (await getToken(repository)).token.reveal() !== refused.reveal();
    },
  };
}

function refused(message: string, details?: ErrorDetails): SiteDeployError {
  return new SiteDeployError('GITHUB_APP_REFUSED', message, details);
}

/** Parses a PEM key. In CI secrets, its line breaks may be written as `\n`. */
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
  // Backdate the JWT by a minute to allow for clock skew.
  const head = part({ alg: 'RS256', typ: 'JWT' });
  const signed = `${head}.${part({ iat: seconds - 60, exp: seconds + 480, iss: appId })}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

type Send = (method: 'GET' | 'POST', path: string, json?: object) => Promise<HttpResponse>;

async function findInstallation(send: Send, owner: string, appId: string): Promise<Installation> {
  for (const kind of ['orgs', 'users']) {
    const response = await send('GET', `/${kind}/${encodeURIComponent(owner)}/installation`);
    if (response.ok) return readGitHubAnswer(Installation, response.json, 'an installation');
  }
  const message = `The App ${appId} is not installed for ${owner}.`;
  throw new SiteDeployError('GITHUB_APP_NOT_INSTALLED', message);
}

async function sendAsApp(
  options: AppTokenOptions,
  call: { readonly method: 'GET' | 'POST'; readonly path: string; readonly json?: object },
  jwt: string,
): Promise<HttpResponse> {
  const { http, apiUrl, signal } = options;
  const headers = { authorization: `Bearer ${jwt}`, accept: 'application/vnd.github+json' };
  const { method, path, json } = call;
  const request = { method, url: apiUrl + path, headers, json, retry: retry.safe, signal };
  return await http.send(request).catch(explainSilence);
}

function checkAppAnswer(response: HttpResponse, path: string): HttpResponse {
  if (response.ok || response.status === 404 || response.status === 422) return response;
  const facts = [`${path}: status ${response.status}, ${getResponseMessage(response)}`];
  const message = `GitHub responded with status ${response.status}.`;
  if (response.status >= 500) throw new SiteDeployError('GITHUB_UNAVAILABLE', message, { facts });
  if (isSuspended(response))
    throw new SiteDeployError('GITHUB_APP_SUSPENDED', 'GitHub gives the App no token.', { facts });
  throw refused('GitHub rejected the App or its key.', { facts });
}

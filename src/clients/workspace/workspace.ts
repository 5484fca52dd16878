import { mePath, workspacesPath } from '../../contracts/workspace/oauth.ts';
import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import { describeContentType } from '../../shared/http/content-type.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { endpointAddress, serviceAddress } from '../../shared/http/service-address.ts';
import { asText, toObject } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { Secret } from '../../shared/secret.ts';

export interface WorkspaceClientOptions {
  readonly http: Http;
  readonly baseUrl: string;
  readonly credential: WorkspaceCredential;
}

/**
 * Client for the file-and-workspace API. The spec doesn't show responses, so methods return
 * unvalidated JSON. Every method throws `SiteDeployError` `WORKSPACE_*`, or the signal's reason.
 */
export class WorkspaceClient {
  readonly #http: Http;
  readonly #baseUrl: string;
  readonly #credential: WorkspaceCredential;

  /**
   * Opens no connection.
   * @throws SiteDeployError `USAGE` if the URL is invalid, or is neither https nor localhost
   */
  constructor(options: WorkspaceClientOptions) {
    this.#http = options.http;
    this.#baseUrl = serviceAddress(options.baseUrl, 'The base URL');
    this.#credential = options.credential;
  }

  /**
   * Lists the workspaces; needs `workspaces:read`. Spec: Endpoints, GET {base_url}/v1/workspaces.
   */
  workspaces(signal?: AbortSignal): Promise<unknown> {
    return this.#get(workspacesPath, signal);
  }

  /**
   * Returns the user of an access token. Spec: Endpoints, GET {base_url}/v1/me.
   * @throws SiteDeployError `WORKSPACE_TOKEN_NEEDED` for an API key
   */
  async me(signal?: AbortSignal): Promise<unknown> {
    if (this.#credential.kind === 'api-key') {
      const why = `GET ${mePath} returns the user of an access token; an API key has no user.`;
      throw new SiteDeployError('WORKSPACE_TOKEN_NEEDED', why);
    }
    return this.#get(mePath, signal);
  }

  async #get(path: string, signal: AbortSignal | undefined): Promise<unknown> {
    const credential = await this.#credential.get(signal);
    let response = await this.#send(path, credential, signal);
    if (response.status === 401) {
      const renewed = await this.#credential.renew?.(credential, signal);
      if (renewed) response = await this.#send(path, renewed, signal);
    }
    if (!response.ok) throw refusal(`GET ${path}`, response);
    if (response.json !== undefined) return response.json;
    const type = describeContentType(response);
    throw new SiteDeployError('WORKSPACE_ANSWER_INVALID', `GET ${path} did not return JSON.`, {
      facts: [`Status ${response.status}, ${type}`],
    });
  }

  async #send(path: string, credential: Secret, signal: AbortSignal | undefined) {
    const url = endpointAddress(this.#baseUrl, path);
    try {
      const authorization = `Bearer ${credential.reveal()}`;
      const headers = { authorization, accept: 'application/json' };
      return await this.#http.send({ method: 'GET', url, headers, signal });
    } catch (error) {
      throw unavailable(error, url);
    }
  }
}

function refusal(call: string, response: HttpResponse): SiteDeployError {
  const { status } = response;
  const fail = (code: ErrorCode, message: string) =>
    new SiteDeployError(code, `${call}${message}`, { facts: answerFacts(response) });
  if (status === 401)
    return fail('WORKSPACE_UNAUTHORIZED', ' failed: the server rejected the credential.');
  const needed = neededScope(response);
  const requirement = needed ? ` It needs ${needed}.` : '';
  const forbidden = ` failed: the credential does not permit this.${requirement}`;
  if (status === 403) return fail('WORKSPACE_FORBIDDEN', forbidden);
  if (isUnavailable(status))
    return fail('WORKSPACE_UNAVAILABLE', ': the server is temporarily unavailable.');
  return fail('WORKSPACE_REFUSED', ' was refused.');
}

function neededScope(response: HttpResponse): string | undefined {
  const challenge = response.headers['www-authenticate'] ?? '';
  return /\bscope="([\x21\x23-\x5b\x5d-\x7e ]+)"/.exec(challenge)?.[1];
}

const maxLength = 300;

/**
 * Reads the error code and message. Removes control characters, because the text is untrusted and
 * may be printed to a terminal.
 */
export function parseErrorText(response: HttpResponse) {
  // The fields of RFC 6749, 5.2, plus `message`. The spec defines none.
  const { error, error_description: description, message } = toObject(response.json);
  const code = asText(error);
  const line = [code, asText(description) ?? asText(message)].filter(Boolean).join(': ');
  return { code, line: plainText(line).slice(0, maxLength) || undefined };
}

export function answerFacts(response: HttpResponse): string[] {
  const detail = parseErrorText(response).line;
  return compact([
    compact([`Status ${response.status}`, detail]).join(', '),
    response.requestId && `Request id ${plainText(response.requestId)}`,
  ]);
}

export function isUnavailable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

export function unavailable(thrown: unknown, url: URL): unknown {
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  if (!(thrown instanceof HttpFault) && !isTimeout) return thrown;
  return new SiteDeployError('WORKSPACE_UNAVAILABLE', `${url.origin} did not respond.`, {
    cause: thrown,
    facts: [thrown.message],
  });
}

export interface WorkspaceCredential {
  readonly kind: 'api-key' | 'access-token';
  /** Called for each request, so that the token can be renewed before it expires. */
  get(signal?: AbortSignal): Promise<Secret>;
  renew?(refused: Secret, signal?: AbortSignal): Promise<Secret | undefined>;
}

/** Wraps an API key for requests. Check it with `checkKey` first. Spec: API keys. */
export function apiKeyCredential(key: Secret): WorkspaceCredential {
  return { kind: 'api-key', get: async () => key };
}

export function accessTokenCredential(token: Secret): WorkspaceCredential {
  return { kind: 'access-token', get: async () => token };
}

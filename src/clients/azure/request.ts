import * as z from 'zod/mini';
import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http, HttpRequest, HttpResponse } from '../../shared/http/client.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { retry } from '../../shared/http/retry.ts';
import { parsedAnswer, type Schema } from '../../shared/parsed-answer.ts';
import type { Secret } from '../../shared/secret.ts';
import { type TokenSource, toTokenSource } from '../../shared/token-source.ts';

export interface AzureAccess {
  readonly http: Http;
  /** A fixed token, or a source that replaces tokens that expire during the run. */
  readonly token: Secret | TokenSource;
  readonly signal: AbortSignal;
  readonly warn?: (line: string) => void;
}

export interface AzureRequest extends Pick<HttpRequest, 'method' | 'url' | 'json' | 'headers'> {
  readonly expected?: readonly number[];
}

const Failure = z.looseObject({
  error: z.looseObject({ code: z.optional(z.string()), message: z.optional(z.string()) }),
});

/**
 * Sends a request and retries it if it fails. Retries are safe, because callers only read, replace,
 * delete, or create what can't exist twice.
 * @param expected error statuses that don't throw
 * @param needs permission to name in an error message
 * @throws SiteDeployError `AZURE_*`
 */
export async function sendToAzure(
  access: AzureAccess,
  { expected = [], ...request }: AzureRequest,
  needs: string,
): Promise<HttpResponse> {
  const { http, token, signal } = access;
  const source = toTokenSource(token);
  const send = (current: Secret) => {
    const authorization = `Bearer ${current.reveal()}`;
    const headers = { ...request.headers, authorization, accept: 'application/json' };
    return http.send({ ...request, headers, retry: retry.safe, signal }).catch((cause) => {
      if (!(cause instanceof HttpFault)) throw cause;
      const message = `Azure did not respond: ${cause.message}`;
      throw new SiteDeployError('AZURE_UNAVAILABLE', message, { cause });
    });
  };
  const { host, pathname } = new URL(request.url);
  const first = await source.token(pathname);
  let response = await send(first);
  if (response.status === 401 && (await source.renew(first, pathname)))
    response = await send(await source.token(pathname));
  if (response.ok || expected.includes(response.status)) return response;
  const { data } = Failure.safeParse(response.json);
  const details = compact([data?.error.code, data?.error.message]).join(': ');
  const call = `${request.method} ${host}${pathname}`;
  const facts = compact([
    [`${call}: status ${response.status}`, details].filter(Boolean).join(', '),
    Boolean(response.requestId) && `request id: ${response.requestId}`,
  ]);
  const { status } = response;
  const fail = (code: ErrorCode, message: string) => new SiteDeployError(code, message, { facts });
  if (status === 401) throw fail('AZURE_TOKEN_REFUSED', `${host} rejected the token.`);
  if (status === 403) throw fail('AZURE_PERMISSION_MISSING', `The token needs ${needs}.`);
  if (status >= 500 || status === 429)
    throw fail('AZURE_UNAVAILABLE', `${host} responded with status ${status}.`);
  const reason = (details || `status ${status}`).replace(/\.$/, '');
  throw fail('AZURE_REFUSED', `${host} refused the request: ${reason}.`);
}

export function readAzureAnswer<Output>(schema: Schema<Output>, value: unknown, subject: string) {
  const message = `Azure sent an unexpected response about ${subject}.`;
  const fail = (facts: readonly string[]) =>
    new SiteDeployError('AZURE_REFUSED', message, { facts });
  return parsedAnswer(schema, value, fail);
}

import * as z from 'zod/mini';
import type { ErrorCode } from '../../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { HttpResponse } from '../../../shared/http/client.ts';
import { describeContentType } from '../../../shared/http/content-type.ts';
import { getFaultRemedy, handleFault } from '../../../shared/http/fault.ts';
import { findRedirect } from '../../../shared/http/redirect.ts';
import { isObject, type JsonObject, toObject } from '../../../shared/json.ts';

/**
 * Envelope of a response. Refusals often have HTTP status 200, and only the envelope shows them.
 */
const Envelope = z.looseObject({
  isSuccessStatusCode: z.nullish(z.boolean()),
  statusCode: z.nullish(z.number()),
  response: z.optional(z.unknown()),
});

const deepest = 6;

export type Answer =
  | { readonly kind: 'ok'; readonly response: JsonObject }
  /** The platform refused the request. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly reason: string;
      readonly isRepetition: boolean;
    }
  | { readonly kind: 'unexpected'; readonly received: string };

export function readAnswer(http: HttpResponse): Answer {
  const json = inCamelCase(http.json, 0);
  const parsed = z.safeParse(Envelope, json);
  const { isRepetition = false } = http;
  if (!http.ok) {
    const reason = findRedirectText(http) ?? parseReason(json) ?? firstLine(http.text);
    return { kind: 'refused', status: http.status, reason, isRepetition };
  }
  if (!parsed.success) {
    const type = describeContentType(http);
    const received = `status ${http.status}, ${type}: ${firstLine(http.text)}`;
    return { kind: 'unexpected', received };
  }
  const { isSuccessStatusCode, statusCode, response } = parsed.data;
  if (isSuccessStatusCode === false || (typeof statusCode === 'number' && statusCode >= 400)) {
    const reason = parseReason(json) ?? 'no reason given';
    return { kind: 'refused', status: statusCode ?? http.status, reason, isRepetition };
  }
  return { kind: 'ok', response: toObject(response) };
}

function findRedirectText(response: HttpResponse): string | undefined {
  const next = findRedirect(response, response.url);
  return next && `a redirect to ${next.origin}${next.pathname}, probably by a proxy`;
}

/** Renames `Member` to `member`, because the spelling varies with the platform's serializer. */
function inCamelCase(value: unknown, depth: number): unknown {
  if (depth > deepest) return value;
  if (Array.isArray(value)) return value.map((part) => inCamelCase(part, depth + 1));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    inCamelCase(member, depth + 1),
  ]);
  return Object.fromEntries(members);
}

const reasonNames =
  'errorMessage message error errorDetails reason description details innerError ' +
  'exceptionMessage response';

const maxReasonLength = 2_000;

export function parseReason(value: unknown): string | undefined {
  const reasons = new Set(reasonsIn(value, 0));
  if (reasons.size === 0) return undefined;
  return [...reasons].join('; ').slice(0, maxReasonLength);
}

function reasonsIn(value: unknown, depth: number): string[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') {
    if (value.trim() === '') return [];
    return [value.trim().slice(0, maxReasonLength)];
  }
  let inner: readonly unknown[] = [];
  if (Array.isArray(value)) inner = value;
  else if (isObject(value)) inner = reasonNames.split(' ').map((name) => value[name]);
  return inner.flatMap((part) => reasonsIn(part, depth + 1));
}

export function unhealthyRegions(response: JsonObject): string[] {
  const regions = response.unhealthyRegions;
  if (Array.isArray(regions))
    return regions.map((region) => {
      if (typeof region === 'string') return region;
      return parseReason(region) ?? JSON.stringify(region);
    });
  return [];
}

function firstLine(text: string): string {
  const line = text
    .slice(0, maxReasonLength)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return 'an empty body';
  return line.slice(0, 200);
}

export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  /** Whether the platform refused a retry of an earlier attempt. See `RepetitionRefused`. */
  readonly isRepetition: boolean;

  constructor(reason: string, isRepetition = false) {
    super(reason);
    this.isRepetition = isRepetition;
  }
}

/**
 * Cause of the error if the platform refuses a retry after an attempt without a response. The first
 * attempt may have succeeded.
 */
export class RepetitionRefused extends Error {
  override readonly name = 'RepetitionRefused';
}

/** Creates a handler that explains why a request got no response. */
export const explainNoAnswer = (message: string, facts: readonly string[]) =>
  handleFault((fault): never => {
    throw new SiteDeployError('UPLOAD_UNAVAILABLE', message, {
      cause: fault,
      facts: [fault.message, ...facts],
      remedy: getFaultRemedy(fault),
    });
  });

export function caller(correlationId: string) {
  const facts = [`correlation id: ${correlationId}`];
  return async (
    action: string,
    answering: Promise<Answer>,
    mayRefuseToken = false,
  ): Promise<JsonObject> => {
    const message = `The hosting platform did not ${action}.`;
    const answer = await answering.catch(explainNoAnswer(message, facts));
    if (answer.kind === 'ok') return answer.response;
    throw toFailure(message, answer, mayRefuseToken, facts);
  };
}

function toFailure(
  message: string,
  answer: Exclude<Answer, { kind: 'ok' }>,
  mayRefuseToken: boolean,
  facts: readonly string[],
): SiteDeployError {
  const fail = (code: ErrorCode, fact: string, cause?: Error, text = message) =>
    new SiteDeployError(code, text, { facts: [fact, ...facts], cause, remedy: findRemedy(fact) });
  if (answer.kind === 'unexpected')
    return fail('UPLOAD_ANSWER_INVALID', `received: ${answer.received}`);
  const reason = `reason: ${answer.reason} (status ${answer.status})`;
  if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
    const text = 'The hosting platform rejected the deployment token.';
    return fail(
      'UPLOAD_TOKEN_REFUSED',
      reason,
      new TokenRefused(answer.reason, answer.isRepetition),
      text,
    );
  }
  const isPassing = answer.status === 429 || answer.status >= 500;
  const cause = answer.isRepetition ? new RepetitionRefused(answer.reason) : undefined;
  return fail(isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED', reason, cause);
}

/** Returns the remedy for a full quota: https://learn.microsoft.com/azure/static-web-apps/quotas */
function findRemedy(fact: string): string | undefined {
  if (!/maximum number of staging environments/i.test(fact)) return undefined;
  return (
    'Close an environment: "site-deploy previews close --stale" closes those whose branch or ' +
    'pull request is gone. The free plan has 3, the standard plan 10.'
  );
}

export function isTokenRefusal(status: number, reason: string): boolean {
  return (
    status === 401 ||
    status === 403 ||
    /api key was invalid/i.test(reason) ||
    (/token/i.test(reason) && /invalid|expired/i.test(reason))
  );
}

export function isUnexpectedShape(error: unknown): error is SiteDeployError {
  return (
    error instanceof SiteDeployError &&
    (error.code === 'UPLOAD_TOKEN_SHAPE' || error.code === 'UPLOAD_ANSWER_INVALID')
  );
}

export function unknownTokenShape(length: number): SiteDeployError {
  const message = 'The deployment token does not have the format that the direct protocol expects.';
  return new SiteDeployError('UPLOAD_TOKEN_SHAPE', message, {
    facts: [`length: ${length} characters`],
  });
}

import type { ErrorCode } from '../../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { getFaultRemedy, HttpFault } from '../../../shared/http/fault.ts';
import type { Answer } from './envelope.ts';

export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** A retry was refused after an attempt without response, which may have succeeded. */
export class RepetitionRefused extends Error {
  override readonly name = 'RepetitionRefused';
}

/** Errors contain the reason and the id for support. */
export function caller(correlationId: string) {
  return async (
    action: string,
    answering: Promise<Answer>,
    mayRefuseToken = false,
  ): Promise<Record<string, unknown>> => {
    const facts = [`correlation id: ${correlationId}`];
    const answer = await answering.catch((error: unknown) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError('UPLOAD_UNAVAILABLE', `The hosting platform did not ${action}.`, {
        cause: error,
        facts: [error.message, ...facts],
        remedy: getFaultRemedy(error),
      });
    });
    if (answer.kind === 'ok') return answer.response;
    const message = `The hosting platform did not ${action}.`;
    const fail = (code: ErrorCode, fact: string, cause?: Error, text = message) =>
      new SiteDeployError(code, text, { facts: [fact, ...facts], cause });
    if (answer.kind === 'unexpected')
      throw fail('UPLOAD_ANSWER_INVALID', `received: ${answer.received}`);
    const reason = `reason: ${answer.reason} (status ${answer.status})`;
    if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
      const text = 'The hosting platform rejected the deployment token.';
      throw fail('UPLOAD_TOKEN_REFUSED', reason, new TokenRefused(answer.reason), text);
    }
    const isPassing = answer.status === 429 || answer.status >= 500;
    const cause = answer.isRepetition ? new RepetitionRefused(answer.reason) : undefined;
    throw fail(isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED', reason, cause);
  };
}

export function isTokenRefusal(status: number, reason: string): boolean {
  return (
    status === 401 ||
    status === 403 ||
    /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason)
  );
}

export function isUnexpectedShape(error: unknown): error is SiteDeployError {
  return (
    error instanceof SiteDeployError &&
    (error.code === 'UPLOAD_TOKEN_SHAPE' || error.code === 'UPLOAD_ANSWER_INVALID')
  );
}

export function unknownTokenShape(length: number): SiteDeployError {
  return new SiteDeployError(
    'UPLOAD_TOKEN_SHAPE',
    'The deployment token does not have the format that the direct protocol expects.',
    { facts: [`length: ${length} characters`] },
  );
}

import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import type { Answer } from './envelope.ts';

/** The platform has not taken the token: a fresh one is worth another try. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** Awaits a call: its response, or an error with the reason and the id that support asks for. */
export function caller(correlationId: string) {
  return async (what: string, answering: Promise<Answer>, mayRefuseToken = false): Promise<Record<string, unknown>> => {
    const facts = [`correlation id: ${correlationId}`];
    const answer = await answering.catch((error: unknown) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError('UPLOAD_UNAVAILABLE', `The hosting platform did not ${what}.`, {
        cause: error,
        facts: [error.message, ...facts],
      });
    });
    if (answer.kind === 'ok') return answer.response;
    if (answer.kind === 'strange') {
      throw new SiteDeployError('UPLOAD_ANSWER_INVALID', `The hosting platform did not ${what}.`, {
        facts: [`received: ${answer.received}`, ...facts],
      });
    }
    const reason = `reason: ${answer.reason} (status ${answer.status})`;
    if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
      throw new SiteDeployError('UPLOAD_TOKEN_REFUSED', 'The hosting platform refused the deployment token.', {
        cause: new TokenRefused(answer.reason),
        facts: [reason, ...facts],
      });
    }
    const isPassing = answer.status === 429 || answer.status >= 500;
    throw new SiteDeployError(
      isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED',
      `The hosting platform did not ${what}.`,
      { facts: [reason, ...facts] },
    );
  };
}

export function isTokenRefusal(status: number, reason: string): boolean {
  return (
    status === 401 ||
    status === 403 ||
    /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason)
  );
}

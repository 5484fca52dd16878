import { PortalAnswerError, PortalError } from '../../portal/client/portal-error.ts';
import type { ErrorCode } from '../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { HttpFault } from '../../shared/http/fault.ts';
import { plainText } from '../terminal/cell.ts';

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'PORTAL_INVALID',
  401: 'PORTAL_UNAUTHORIZED',
  403: 'PORTAL_FORBIDDEN',
  404: 'PORTAL_NOT_FOUND',
  409: 'PORTAL_CONFLICT',
  422: 'PORTAL_INVALID',
  429: 'PORTAL_RATE_LIMITED',
};

/** What went wrong at the portal, with a code and a remedy; anything else as it is. */
export function explain(error: unknown, url: string): unknown {
  if (error instanceof HttpFault) {
    return new SiteDeployError('PORTAL_UNAVAILABLE', `The portal ${url} did not answer.`, {
      cause: error,
      facts: [error.message],
    });
  }
  if (error instanceof PortalAnswerError) {
    return new SiteDeployError('PORTAL_ANSWER_INVALID', `The portal ${url} answered something else than expected.`, {
      cause: error,
      facts: [error.message],
    });
  }
  if (!(error instanceof PortalError)) return error;
  const code = codes[error.status] ?? (error.status >= 500 ? 'PORTAL_UNAVAILABLE' : 'PORTAL_REFUSED');
  const details = error.details.map(({ field, message }) => [field, message].filter(Boolean).join(': '));
  const said = plainText(error.said ?? '');
  return new SiteDeployError(code, said === '' ? `The portal ${url} answered with status ${error.status}.` : said, {
    cause: error,
    facts: [
      ...details,
      `${error.call}: status ${error.status}`,
      ...(error.requestId === undefined ? [] : [`request id: ${error.requestId}`]),
    ].map(plainText),
  });
}

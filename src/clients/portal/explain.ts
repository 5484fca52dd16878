import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type FaultKind, getFaultRemedy, HttpFault, isPermanent } from '../../shared/http/fault.ts';
import { plainText } from '../../shared/plain-text.ts';
import { seconds } from '../../shared/units.ts';
import { PortalAnswerError, PortalError } from './portal-error.ts';

type PortalFailure =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'unknown'
  | 'conflict'
  | 'limited'
  | 'refused'
  | 'unavailable'
  | 'answer';

type PortalPurpose = 'EXCHANGE' | 'CONTENT' | 'NOTIFY' | 'PORTAL';

const codes: Readonly<
  Record<PortalPurpose, Partial<Record<PortalFailure, ErrorCode>> & { readonly other: ErrorCode }>
> = {
  EXCHANGE: {
    unauthorized: 'EXCHANGE_UNAUTHORIZED',
    forbidden: 'EXCHANGE_FORBIDDEN',
    unknown: 'EXCHANGE_SITE_UNKNOWN',
    limited: 'EXCHANGE_RATE_LIMITED',
    unavailable: 'EXCHANGE_UNAVAILABLE',
    other: 'EXCHANGE_ANSWER_INVALID',
  },
  CONTENT: {
    unauthorized: 'CONTENT_REFUSED',
    forbidden: 'CONTENT_REFUSED',
    unknown: 'CONTENT_REFUSED',
    answer: 'CONTENT_ANSWER_INVALID',
    other: 'CONTENT_UNAVAILABLE',
  },
  NOTIFY: { other: 'NOTIFY_FAILED' },
  PORTAL: {
    invalid: 'PORTAL_INVALID',
    unauthorized: 'PORTAL_UNAUTHORIZED',
    forbidden: 'PORTAL_FORBIDDEN',
    unknown: 'PORTAL_NOT_FOUND',
    conflict: 'PORTAL_CONFLICT',
    limited: 'PORTAL_RATE_LIMITED',
    unavailable: 'PORTAL_UNAVAILABLE',
    answer: 'PORTAL_ANSWER_INVALID',
    other: 'PORTAL_REFUSED',
  },
};

const statuses: Readonly<Record<number, PortalFailure>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'unknown',
  409: 'conflict',
  412: 'conflict',
  422: 'invalid',
  429: 'limited',
};

export interface PortalCall {
  readonly purpose: PortalPurpose;
  readonly url: string;
  /** Subject of the error message, e.g. `a deployment token`. Default: the portal's own message. */
  readonly subject?: string;
  readonly message?: string;
  readonly remedies?: Readonly<Partial<Record<PortalFailure, string>>>;
}

/** Converts an error of a portal call; `undefined` for an error that the portal didn't cause. */
export function explainPortalError(error: unknown, call: PortalCall): SiteDeployError | undefined {
  const failure = getFailure(error);
  if (!failure || !(error instanceof Error)) return undefined;
  const remedy = call.remedies?.[failure] ?? getRemedy(error, call);
  const message = call.message ?? messageFor(error, call);
  const { [failure]: code, other } = codes[call.purpose];
  const details = { cause: error, facts: getFacts(error, message), remedy };
  return new SiteDeployError(code ?? other, message, details);
}

function getFailure(error: unknown): PortalFailure | undefined {
  if (error instanceof HttpFault) return 'unavailable';
  if (error instanceof PortalAnswerError) return 'answer';
  if (!(error instanceof PortalError)) return undefined;
  return statuses[error.status] ?? (error.status >= 500 ? 'unavailable' : 'refused');
}

function formatFault(kind: FaultKind, url: string): string {
  if (kind === 'proxy') return `Can't reach the portal ${url} through the proxy.`;
  if (isPermanent(kind)) return `Can't establish a secure connection to the portal ${url}.`;
  return `The portal ${url} did not respond.`;
}

function messageFor(error: Error, call: PortalCall): string {
  const { url, subject: what } = call;
  if (error instanceof HttpFault) return formatFault(error.kind, url);
  if (error instanceof PortalError) {
    const status = `status ${error.status}`;
    if (what) return `The portal ${url} did not provide ${what}: ${status}.`;
    const outcome = error.status < 300 ? 'did not make the change' : `responded with ${status}`;
    return error.portalMessage || `The portal ${url} ${outcome}.`;
  }
  return `The portal ${url} returned something other than ${what ?? 'the expected response'}.`;
}

function getFacts(error: Error, message: string): string[] {
  if (!(error instanceof PortalError)) return [error.message];
  const { call, status, portalMessage, details, requestId } = error;
  let fact = error.message;
  if (portalMessage === message) fact = `${call}: status ${status}`;
  return compact([
    ...details.map((item) => plainText([item.field, item.message].filter(Boolean).join(': '))),
    fact,
    Boolean(requestId) && `request id: ${requestId}`,
  ]);
}

/** Returns whether the portal may have done what a failed call requested. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof PortalError) return error.isRepetition || error.status >= 500;
  return !(error instanceof HttpFault) || error.mayHaveArrived;
}

function isUnconfirmedChange(error: Error): boolean {
  if (error instanceof PortalError) return !error.call.startsWith('GET ') && mayHaveArrived(error);
  return error instanceof HttpFault && !error.request.startsWith('GET ') && error.mayHaveArrived;
}

/** Returns the remedy for causes whose remedy doesn't depend on the caller. */
function getRemedy(error: Error, { purpose }: PortalCall): string | undefined {
  if (purpose === 'PORTAL' && isUnconfirmedChange(error))
    return 'The portal may have made the change without confirming it: look before you repeat it.';
  if (!(error instanceof PortalError)) return getFaultRemedy(error);
  const { status, retryAfter = 0 } = error;
  if (status === 412)
    return 'Someone changed it after you read it: read it again, then repeat your change.';
  if (status === 429 && retryAfter > 60_000)
    return `The portal requests a pause of ${seconds(retryAfter)}: run the job again after that.`;
  return undefined;
}

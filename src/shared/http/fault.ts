import { messageOf } from '../errors/error.ts';

/** Why a request got no answer at all. */
export type FaultKind = 'timeout' | 'refused' | 'reset' | 'dns' | 'tls' | 'proxy' | 'other';

/** A request that got no answer, after all its attempts. An answer with an error status is not a fault: the caller reads it. */
export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly kind: FaultKind;
  /** Method, origin and path; never the query, which may hold a signature. */
  readonly request: string;
  readonly attempts: number;

  constructor(kind: FaultKind, request: string, attempts: number, cause: unknown) {
    const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
    super(`${request}: ${describe(kind, cause)} (${tries})`, { cause });
    this.kind = kind;
    this.request = request;
    this.attempts = attempts;
  }
}

/** Thrown inside an attempt whose time is over. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';
}

const kinds: Readonly<Record<string, FaultKind>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ERR_STREAM_PREMATURE_CLOSE: 'reset',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ERR_PROXY_TUNNEL: 'proxy',
};

export function faultKind(error: unknown): FaultKind {
  if (error instanceof AttemptTimeout) return 'timeout';
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'tls';
  return kinds[code] ?? 'other';
}

function describe(kind: FaultKind, cause: unknown): string {
  const detail = messageOf(cause);
  switch (kind) {
    case 'timeout':
      return `no answer in time: ${detail}`;
    case 'refused':
      return `connection refused: ${detail}`;
    case 'reset':
      return `connection closed before the answer: ${detail}`;
    case 'dns':
      return `host name not found: ${detail}`;
    case 'tls':
      return `certificate not accepted: ${detail}`;
    case 'proxy':
      return `the proxy refused: ${detail}`;
    case 'other':
      return detail;
  }
}

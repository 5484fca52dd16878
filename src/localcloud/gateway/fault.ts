import type { RequestMatch } from './match.ts';

export interface Fault extends RequestMatch {
  readonly host: string | RegExp;
  /** Number of affected requests. Default: all. */
  readonly times?: number;
  /** In milliseconds, from the first affected request on. Default: without end. */
  readonly forMs?: number;
  /** Matching requests that pass before it starts. Default: 0. */
  readonly after?: number;
  /** Starts only after such a request has been answered, possibly by another host. */
  readonly since?: RequestMatch;
  readonly kind: FaultKind;
}

export type FaultKind = RequestFault | ConnectionFault;

export type RequestFault =
  | { readonly type: 'latency'; readonly ms: number }
  /** Answered when this is settled; a function is called when the request arrives. */
  | {
      readonly type: 'hold';
      readonly until: PromiseLike<unknown> | (() => PromiseLike<unknown> | undefined);
    }
  /** Never answered; in the `body`: after its headers and the first half of its body. */
  | { readonly type: 'hang'; readonly in?: 'headers' | 'body' }
  /** Reset before the service sees the request, or after `afterBytes` of the request's body. */
  | { readonly type: 'reset'; readonly afterBytes?: number }
  /** Connection reset in the middle of the service's answer, after so many bytes of its body. */
  | { readonly type: 'break'; readonly afterBytes: number }
  /** Answered with this instead of by the service. An object is sent as JSON. */
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    }
  /** The service's own answer, byte by byte, then blanks without end. Default: one per second. */
  | { readonly type: 'drip'; readonly everyMs?: number }
  /** The service's own answer behind so many blanks; `Infinity` never comes to the answer. */
  | { readonly type: 'huge'; readonly bytes: number }
  /** The service's own answer, changed. */
  | { readonly type: 'change'; readonly how: AnswerChange }
  /** Sent elsewhere instead of answered; `itself` is a loop. Default status 307. */
  | {
      readonly type: 'redirect';
      readonly to: 'same host' | 'other host' | 'plain http' | 'itself';
      readonly status?: 301 | 302 | 303 | 307 | 308;
    };

/** All but `empty` and `no content` change the JSON; a body that isn't JSON becomes text. */
export type AnswerChange =
  | 'truncated'
  | 'wrong types'
  | 'odd objects'
  | 'no members'
  | 'null'
  | 'array'
  | 'text'
  | 'other spelling'
  | 'empty'
  | 'no content';

/** There is no request yet: path and method don't matter. Only for requests with TLS. */
export type ConnectionFault =
  | { readonly type: 'tunnel'; readonly how: TunnelFault }
  | { readonly type: 'certificate'; readonly how: CertificateFault };

export type TunnelFault =
  | 'refused'
  /** The proxy ends the connection (FIN) without an answer, e.g. because it restarts. */
  | 'ends'
  /** The proxy never answers. */
  | 'hangs'
  /** The proxy responds, but the host behind it doesn't start TLS. */
  | 'tls hangs'
  /** The connection is reset in the middle of the greeting. */
  | 'tls resets'
  /** The host speaks without TLS. */
  | 'plain text'
  /** The proxy wants a password. */
  | '407'
  | '502';

export type CertificateFault =
  | 'self-signed'
  | 'other name'
  | 'expired'
  | 'not yet valid'
  | 'unknown authority';

export function isConnectionFault(kind: FaultKind): kind is ConnectionFault {
  return kind.type === 'tunnel' || kind.type === 'certificate';
}

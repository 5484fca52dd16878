import type { AnswerChange } from './answer-changes.ts';

export type FaultList = ReturnType<typeof createFaults>;
export type Faults = Pick<FaultList, 'add' | 'clear' | 'left'>;

type SeenRequest = Parameters<typeof matches>[1];

interface Entry<Kind extends FaultKind = FaultKind> {
  readonly fault: Fault & { readonly kind: Kind };
  begun: boolean;
  passing: number;
  left: number;
  until: number | undefined;
}

const isForConnections = (entry: Entry): entry is Entry<ConnectionFault> =>
  isConnectionFault(entry.fault.kind);
const isForRequests = (entry: Entry): entry is Entry<RequestFault> => !isForConnections(entry);

/**
 * Creates the list of faults. They are tried in the order in which they were added, and the first
 * active one takes effect.
 */
export function createFaults() {
  let entries: Entry[] = [];
  const use = (entry: Entry): boolean => {
    if (!entry.begun || entry.left === 0) return false;
    if (entry.passing > 0) {
      entry.passing--;
      return false;
    }
    entry.until ??= performance.now() + (entry.fault.forMs ?? Number.POSITIVE_INFINITY);
    if (performance.now() > entry.until) return false;
    entry.left--;
    return true;
  };
  return {
    add(fault: Fault): void {
      const { after = 0, times = Number.POSITIVE_INFINITY, since } = fault;
      entries.push({ fault, begun: !since, passing: after, left: times, until: undefined });
    },
    clear: (): void => {
      entries = [];
    },
    /** Returns each fault with the remainder of its `times` (`Infinity` without a limit). */
    left: () => entries.map((entry) => ({ fault: entry.fault as Fault, left: entry.left })),
    concern: (host: string): boolean => entries.some((entry) => fits(entry.fault.host, host)),
    /**
     * Returns whether a host has a connection fault. No connection to the host may then be reused.
     */
    concernConnections: (host: string): boolean =>
      entries.some((entry) => isConnectionFault(entry.fault.kind) && fits(entry.fault.host, host)),
    answered(request: SeenRequest): void {
      for (const entry of entries)
        if (entry.fault.since && matches(entry.fault.since, request)) entry.begun = true;
    },
    take(request: SeenRequest): RequestFault | undefined {
      const concerned = entries.filter((entry) => matches(entry.fault, request));
      return concerned.filter(isForRequests).find(use)?.fault.kind;
    },
    takeForConnection(host: string): ConnectionFault | undefined {
      const concerned = entries.filter((entry) => fits(entry.fault.host, host));
      return concerned.filter(isForConnections).find(use)?.fault.kind;
    },
  };
}

export interface Fault extends RequestMatch {
  readonly host: string | RegExp;
  /** Number of affected requests. Default: all. */
  readonly times?: number;
  /** Duration in ms from the first affected request. Default: unlimited. */
  readonly forMs?: number;
  /** Number of matching requests that pass first. Default: 0. */
  readonly after?: number;
  /** Activates the fault after a matching request was answered, possibly by another host. */
  readonly since?: RequestMatch;
  readonly kind: FaultKind;
}

export type FaultKind = RequestFault | ConnectionFault;

type Until = PromiseLike<unknown> | (() => PromiseLike<unknown> | undefined);

export type RequestFault =
  | { readonly type: 'latency'; readonly ms: number }
  /**
   * Withholds the request from the service until the promise resolves. If `until` is a function, it
   * is called when the request arrives.
   */
  | { readonly type: 'hold'; readonly until: Until }
  /** Never responds. With `body`, first sends the headers and half of the body. */
  | { readonly type: 'hang'; readonly in?: 'headers' | 'body' }
  /**
   * Resets the connection before the service gets the request, or while the request's body is sent.
   */
  | { readonly type: 'reset'; readonly afterBytes?: number }
  /** Resets the connection within the response's body, after this many bytes. */
  | { readonly type: 'break'; readonly afterBytes: number }
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | object;
    }
  /**
   * Sends the service's response byte by byte, followed by endless blanks. Default: one byte per
   * second.
   */
  | { readonly type: 'drip'; readonly everyMs?: number }
  /** Sends this many blanks before the body of the service's response; `Infinity` never ends. */
  | { readonly type: 'huge'; readonly bytes: number }
  | { readonly type: 'change'; readonly how: AnswerChange }
  /**
   * Puts a cache in front of the service. It keeps each response with status 200 forever.
   * `address`: by path and query. `variant`: also by `accept-encoding`, unless a request has
   * `no-cache`. `edge`: by path and query, at one of several edges (default: 2) that take turns.
   * `family`: by path and query, only for visitors with IPv6.
   */
  | {
      readonly type: 'cache';
      readonly by: 'address' | 'variant' | 'edge' | 'family';
      readonly edges?: number;
    }
  /** Redirects the request. `itself` is a loop. Default status: 307. */
  | {
      readonly type: 'redirect';
      readonly to: 'same host' | 'other host' | 'plain http' | 'itself';
      readonly status?: 301 | 302 | 303 | 307 | 308;
    };

/**
 * Fault of an HTTPS connection through the proxy, before its first request. Path and method
 * therefore don't matter.
 */
export type ConnectionFault =
  | { readonly type: 'tunnel'; readonly how: TunnelFault }
  | { readonly type: 'certificate'; readonly how: CertificateFault };

/** Status of the proxy's response to CONNECT; 0 if it sends none. */
export const tunnelStatus = {
  refused: 0,
  ends: 0,
  hangs: 0,
  '407': 407,
  '502': 502,
  'tls hangs': 200,
  'tls resets': 200,
  'plain text': 200,
};
export type TunnelFault = keyof typeof tunnelStatus;

export type CertificateFault =
  | 'self-signed'
  | 'other name'
  | 'expired'
  | 'not yet valid'
  | 'unknown authority';

function isConnectionFault(kind: FaultKind): kind is ConnectionFault {
  return kind.type === 'tunnel' || kind.type === 'certificate';
}

/** Fields that a request must match. A string must be equal. Omitted fields match everything. */
export interface RequestMatch {
  readonly host?: string | RegExp;
  readonly path?: string | RegExp;
  readonly method?: string;
}

export function matches(
  match: RequestMatch,
  request: { readonly host: string; readonly path: string; readonly method: string },
): boolean {
  return (
    fits(match.host, request.host) &&
    fits(match.path, request.path) &&
    fits(match.method?.toUpperCase(), request.method)
  );
}

export type HostPattern = string | RegExp | ((host: string) => boolean);

export function fits(expected: HostPattern | undefined, value: string): boolean {
  if (expected === undefined) return true;
  if (typeof expected === 'function') return expected(value);
  if (typeof expected === 'string') return expected === value;
  // Use `search`, which ignores the `lastIndex` of a pattern with the flag `g`.
  return value.search(expected) !== -1;
}

import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { RecordedRequest } from '../types.ts';
import { matches, type RequestMatch } from './faults.ts';

/** The last 10,000 requests to the gateway, in order of arrival; fewer if they are long. */
export interface RecordedRequests extends Iterable<RecordedRequest> {
  readonly all: readonly RecordedRequest[];
  matching(match: RequestMatch): readonly RecordedRequest[];
  /** Resolves before the request is answered; earlier ones don't count. */
  next(match: RequestMatch): Promise<RecordedRequest>;
  clear(): void;
}

export type OpenRecord = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

export interface Recorder extends RecordedRequests {
  add(request: Omit<OpenRecord, 'at'>): OpenRecord;
  close(): void;
}

/** Bounds the memory of a cloud that runs for days. */
const maxRecords = 10_000;
/** Total of all recorded bodies, in characters. */
const maxTextLength = 64 << 20;

export function createRecorder(): Recorder {
  const all: RecordedRequest[] = [];
  interface Waiter {
    readonly match: RequestMatch;
    resolve(request: RecordedRequest): void;
    reject(error: unknown): void;
  }
  let waiters: Waiter[] = [];
  let text = 0;
  return {
    all,
    [Symbol.iterator]: () => all[Symbol.iterator](),
    matching: (match) => all.filter((request) => matches(match, request)),
    next(match) {
      const { promise, resolve, reject } = Promise.withResolvers<RecordedRequest>();
      waiters.push({ match, resolve, reject });
      // If nothing awaits it any more, the rejection must not crash the process.
      promise.catch(() => undefined);
      return promise;
    },
    clear: () => {
      all.length = 0;
      text = 0;
    },
    add(arrived) {
      const request: OpenRecord = { at: new Date().toISOString(), ...arrived };
      all.push(request);
      text += request.body?.length ?? 0;
      while (all.length > maxRecords || (text > maxTextLength && all.length > 1))
        text -= all.shift()?.body?.length ?? 0;
      const due = waiters.filter((waiter) => matches(waiter.match, request));
      waiters = waiters.filter((waiter) => !due.includes(waiter));
      for (const waiter of due) waiter.resolve(request);
      return request;
    },
    close() {
      for (const { match, reject } of waiters) {
        const expected = compact([match.method, match.host, match.path]).join(' ');
        const message = `The local cloud was closed before a request ${expected} arrived.`;
        reject(new SiteDeployError('LOCAL_CLOUD_UNAVAILABLE', message));
      }
      waiters = [];
    },
  };
}

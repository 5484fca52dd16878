import { SiteDeployError } from '../../shared/errors/error.ts';
import type { RecordedRequest } from '../types.ts';
import { matches, type RequestMatch } from './match.ts';

/** The last 10,000 requests that reached the gateway, in the order of arrival; fewer where they are long. */
export interface RecordedRequests extends Iterable<RecordedRequest> {
  readonly all: readonly RecordedRequest[];
  /** Those that match, oldest first. */
  matching(match: RequestMatch): readonly RecordedRequest[];
  /**
   * Resolves when the next matching request arrives, before it is answered; earlier ones do not count. A body of text
   * has been read by then, any other body has not. The status is filled in when the answer has been sent.
   * @throws SiteDeployError `LOCAL_CLOUD_UNAVAILABLE` when the local cloud is closed before
   */
  next(match: RequestMatch): Promise<RecordedRequest>;
  clear(): void;
}

/** A recorded request whose status is still to be filled in. */
export type OpenRecord = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

export interface Recorder extends RecordedRequests {
  /** Gives it its time. */
  add(request: Omit<OpenRecord, 'at'>): OpenRecord;
  close(): void;
}

/** A cloud that runs for days keeps no more than its last requests. */
const kept = 10_000;
/** Nor more of their bodies, in characters. */
const keptText = 64 << 20;

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
      // Whoever has stopped waiting must not bring the process down when the cloud closes.
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
      while (all.length > kept || (text > keptText && all.length > 1)) text -= all.shift()?.body?.length ?? 0;
      const due = waiters.filter((waiter) => matches(waiter.match, request));
      waiters = waiters.filter((waiter) => !due.includes(waiter));
      for (const waiter of due) waiter.resolve(request);
      return request;
    },
    close() {
      for (const { match, reject } of waiters) {
        const wanted = [match.method, match.host, match.path].filter((part) => part !== undefined).join(' ');
        reject(
          new SiteDeployError(
            'LOCAL_CLOUD_UNAVAILABLE',
            `The local cloud was closed before a request ${wanted} arrived.`,
          ),
        );
      }
      waiters = [];
    },
  };
}

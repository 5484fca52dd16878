import type { Http } from '../../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../../shared/http/retry.ts';
import type { Secret } from '../../../shared/secret.ts';
import { contentHost } from '../content-host.ts';
import type { Target } from '../target.ts';
import { type Answer, readAnswer } from './envelope.ts';
import {
  type ClosingForm,
  closingInfo,
  eventInfo,
  type UploadFigures,
  uploadInfo,
} from './event-info.ts';

/** In ms. */
const maxTimeoutMs = 60_000;

export interface PollingInfo {
  readonly DefaultHostname: string;
  readonly StageSiteIdentifier: string;
  readonly Version: string;
  readonly TenantId: string;
  readonly Slice: number;
  readonly GitHubRepoUrl: string;
}

export interface ContentServiceOptions {
  readonly http: Http;
  readonly token: Secret;
  /** Shared by a whole deployment: the platform's support asks for it first. */
  readonly correlationId: string;
  readonly signal: AbortSignal;
}

export function openContentService(options: ContentServiceOptions): ContentService | undefined {
  const endpoint = contentHost(options.token);
  return endpoint && new ContentService(endpoint.host, endpoint.slice, options);
}

/** Not public, all fields are observed: unknown ones are tolerated. Throws `HttpFault`. */
export class ContentService {
  readonly slice: number;
  readonly correlationId: string;
  readonly #host: string;
  readonly #options: ContentServiceOptions;

  constructor(host: string, slice: number, options: ContentServiceOptions) {
    this.slice = slice;
    this.correlationId = options.correlationId;
    this.#host = host;
    this.#options = options;
  }

  validateToken(target: Target): Promise<Answer> {
    return this.#post('/api/upload/validateapitoken', eventInfo(target, this.slice), retry.safe);
  }

  /** Acquires a slot: retried only if the platform confirms that it hasn't done so. */
  requestUpload(target: Target, figures: UploadFigures): Promise<Answer> {
    const EventInfo = eventInfo(target, this.slice);
    const UploadInfo = uploadInfo(figures, this.slice, 'RequestingUpload');
    return this.#post(
      '/api/upload/request',
      { EventInfo, UploadInfo, PollingInfo: null },
      retry.refusedOnly,
    );
  }

  /** Starts the distribution: from now on, the site may change. */
  updateStatus(target: Target, figures: UploadFigures, PollingInfo: PollingInfo): Promise<Answer> {
    const EventInfo = eventInfo(target, this.slice);
    const UploadInfo = uploadInfo(figures, this.slice, 'Succeeded');
    return this.#post(
      '/api/upload/updatestatus',
      { EventInfo, UploadInfo, PollingInfo },
      retry.safe,
    );
  }

  /** Never retried: callers poll anyway. @param limitMs timeout */
  checkStatus(polling: PollingInfo, limitMs: number): Promise<Answer> {
    return this.#post('/api/upload/checkstatus', polling, retry.never, limitMs);
  }

  close(target: Target, form: ClosingForm): Promise<Answer> {
    return this.#post('/api/pullrequest/close', closingInfo(target, this.slice, form), retry.safe);
  }

  async #post(
    path: string,
    json: unknown,
    policy: RetryPolicy,
    limitMs = maxTimeoutMs,
  ): Promise<Answer> {
    const { http, token, correlationId, signal } = this.#options;
    const response = await http.send({
      method: 'POST',
      url: `https://${this.#host}${path}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
      headers: { authorization: `token ${token.reveal()}` },
      json,
      retry: policy,
      idleMs: Math.min(maxTimeoutMs, limitMs),
      limitMs: Math.min(maxTimeoutMs, limitMs),
      signal,
    });
    return readAnswer(response);
  }
}

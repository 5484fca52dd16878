import type { Http } from '../../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../../shared/http/retry.ts';
import type { Secret } from '../../../shared/secret.ts';
import { checkedName, type Target } from '../target.ts';
import { type Answer, readAnswer } from './envelope.ts';

const maxTimeoutMs = 60_000;

export interface PollingInfo {
  readonly DefaultHostname: string;
  readonly StageSiteIdentifier: string;
  readonly Version: string;
  readonly TenantId: string;
  readonly Slice: number;
  readonly GitHubRepoUrl: string;
}

interface ContentServiceOptions {
  readonly http: Http;
  readonly token: Secret;
  /** Id sent with all requests of a deployment, so that the platform's support can find them. */
  readonly correlationId: string;
  readonly signal: AbortSignal;
}

export function openContentService(options: ContentServiceOptions): ContentService | undefined {
  const endpoint = contentHost(options.token);
  return endpoint && new ContentService(endpoint.host, endpoint.slice, options);
}

/** Opens a connection in advance, for the first request. */
export function connectContentService(http: Http, token: Secret): void {
  const endpoint = contentHost(token);
  if (endpoint) http.connect?.(`https://${endpoint.host}`, 1);
}

/**
 * Client for the platform's content service. It isn't a public API: the fields were observed, and
 * unknown ones are accepted. Throws `HttpFault` if there is no response.
 */
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

  /**
   * Reserves an upload slot. Retries are safe: if the response is lost, the slot just stays unused.
   */
  requestUpload(target: Target, figures: UploadFigures): Promise<Answer> {
    const EventInfo = eventInfo(target, this.slice);
    const UploadInfo = uploadInfo(figures, this.slice, 'RequestingUpload');
    const body = { EventInfo, UploadInfo, PollingInfo: null };
    return this.#post('/api/upload/request', body, retry.safe);
  }

  /** Starts the distribution of the uploaded package. From this call on, the site may change. */
  updateStatus(target: Target, figures: UploadFigures, PollingInfo: PollingInfo): Promise<Answer> {
    const EventInfo = eventInfo(target, this.slice);
    const UploadInfo = uploadInfo(figures, this.slice, 'Succeeded');
    const body = { EventInfo, UploadInfo, PollingInfo };
    return this.#post('/api/upload/updatestatus', body, retry.safe);
  }

  checkStatus(polling: PollingInfo, limitMs: number): Promise<Answer> {
    return this.#post('/api/upload/checkstatus', polling, retry.never, limitMs);
  }

  close(target: Target, form: ClosingForm): Promise<Answer> {
    return this.#post('/api/pullrequest/close', closingInfo(target, this.slice, form), retry.safe);
  }

  async #post(path: string, json: unknown, policy: RetryPolicy, limitMs = maxTimeoutMs) {
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

export const closingForms = ['pull request', 'named environment'] as const;
export type ClosingForm = (typeof closingForms)[number];

export interface UploadFigures {
  readonly files: number;
  readonly totalBytes: number;
  readonly largestBytes: number;
  readonly hasRoutes: boolean;
  readonly roles: readonly string[];
}

/**
 * Describes the target with the platform's field names.
 * @throws SiteDeployError `UPLOAD_WRONG_TARGET`
 */
function eventInfo(target: Target, slice: number) {
  const name = checkedName(target);
  return {
    RepoUrl: `https://github.com/${target.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: name !== null,
    PullRequestId: null as string | null,
    PullRequestTitle: null as string | null,
    HeadBranch: target.branch,
    BaseBranch: target.branch,
    EnvironmentName: name,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice,
  };
}

/**
 * Describes the environment to close. The platform identifies even named environments by
 * `PullRequestId`:
 * https://github.com/Azure/static-web-apps/issues/964
 */
function closingInfo(target: Target, slice: number, form: ClosingForm) {
  const info = eventInfo(target, slice);
  const name = info.EnvironmentName;
  const event = { ...info, IsPullRequest: true, PullRequestId: name, PullRequestTitle: name };
  if (form === 'pull request')
    return { ...event, IsNamedEnvironment: false, EnvironmentName: null };
  return event;
}

function uploadInfo(
  figures: UploadFigures,
  slice: number,
  Status: 'RequestingUpload' | 'Succeeded',
) {
  return {
    TotalAppSizeInBytes: figures.totalBytes,
    MaxSingleFileSizeInBytes: figures.largestBytes,
    AppFileCount: figures.files,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: '',
    HasRoutes: figures.hasRoutes,
    ConfiguredRoles: figures.roles,
    DefaultFileType: 'index.html',
    FunctionLanguage: null,
    ServerRenderFramework: 'StaticWebApp',
    DeploymentProvider: 'GitHub',
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: '',
    DefaultHostname: null,
    Slice: slice,
    Status,
  };
}

/** Regions by their number in the token. The numbers were observed; they aren't documented. */
const regions: Readonly<Record<number, string>> = {
  0: 'hk1',
  3: 'am2',
  15: 'eus2',
  16: 'dm1',
  30: 'wus2',
};

/**
 * Returns the content service's host for a token: 64 characters, the digits of the slice, `-`, a
 * 36-character id, and the region as three hex digits. `undefined` for other tokens and for unknown
 * regions.
 */
export function contentHost(token: Secret) {
  const match = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(token.reveal());
  if (match === null || token.reveal().length < 104) return undefined;
  const slice = Number(match[1] || '0');
  const region = regions[Number.parseInt(match[2] ?? '', 16)];
  if (region === undefined || !Number.isSafeInteger(slice)) return undefined;
  const domain = slice === 0 ? 'azurestaticapps.net' : `${slice}.azurestaticapps.net`;
  return { host: `content-${region}.infrastructure.${domain}`, slice };
}

import type { Http } from '../../../shared/http/client.ts';
import { type RetryPolicy, retry } from '../../../shared/http/retry.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { ContentHost } from '../token.ts';
import { type Answer, readAnswer } from './envelope.ts';

/** Which deployment a call is about. Field names are the platform's. */
export interface EventInfo {
  readonly RepoUrl: string;
  readonly IsPullRequest: boolean;
  readonly IsNamedEnvironment: boolean;
  readonly PullRequestId: string | null;
  readonly PullRequestTitle: string | null;
  readonly HeadBranch: string;
  readonly BaseBranch: string;
  /** `null` is Production. */
  readonly EnvironmentName: string | null;
  readonly TenantId: string | null;
  readonly DefaultHostname: string | null;
  readonly Slice: number;
}

/** What is going to be uploaded: true figures of the files before packing, by which the platform names the quota that was hit. */
export interface UploadInfo {
  readonly TotalAppSizeInBytes: number;
  readonly MaxSingleFileSizeInBytes: number;
  readonly AppFileCount: number;
  readonly ApiSizeInBytes: number;
  readonly HasFunctions: boolean;
  readonly HasDataApiFiles: boolean;
  readonly HasDataApiConfigFile: boolean;
  readonly DatabaseType: string;
  readonly HasRoutes: boolean;
  readonly ConfiguredRoles: readonly string[];
  readonly DefaultFileType: string;
  readonly FunctionLanguage: string | null;
  readonly ServerRenderFramework: string;
  readonly DeploymentProvider: string;
  readonly BackendStartupCommandType: number;
  readonly ShouldDeployToWebApp: boolean;
  readonly TenantId: string;
  readonly DefaultHostname: string | null;
  readonly Slice: number;
  readonly Status: 'RequestingUpload' | 'Succeeded' | 'Failed';
}

/** The slot of a deployment, as the platform hands it out and wants it back. */
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
  readonly host: ContentHost;
  readonly token: Secret;
  /** One for a whole deployment: the platform's support asks for it first. */
  readonly correlationId: string;
  readonly signal: AbortSignal;
}

/**
 * The calls of the platform's content distribution. It is not a published interface: every field is observed, so unknown ones are tolerated and what was
 * received is said where one is missing. Throws `HttpFault` where there was no answer.
 */
export class ContentService {
  readonly #options: ContentServiceOptions;

  constructor(options: ContentServiceOptions) {
    this.#options = options;
  }

  validateToken(event: EventInfo): Promise<Answer> {
    return this.#post('/api/upload/validateapitoken', event, retry.safe);
  }

  /** Takes a slot, so it is repeated only where the platform says that it has not. */
  requestUpload(EventInfo: EventInfo, UploadInfo: UploadInfo): Promise<Answer> {
    return this.#post('/api/upload/request', { EventInfo, UploadInfo, PollingInfo: null }, retry.refusedOnly);
  }

  /** Starts the distribution: from here on the site may change. */
  updateStatus(EventInfo: EventInfo, UploadInfo: UploadInfo, PollingInfo: PollingInfo): Promise<Answer> {
    return this.#post('/api/upload/updatestatus', { EventInfo, UploadInfo, PollingInfo }, retry.safe);
  }

  checkStatus(polling: PollingInfo): Promise<Answer> {
    return this.#post('/api/upload/checkstatus', polling, { ...retry.safe, attempts: 2 });
  }

  /** Ends the environment that the event names. */
  close(event: EventInfo): Promise<Answer> {
    return this.#post('/api/pullrequest/close', event, retry.safe);
  }

  async #post(path: string, json: unknown, policy: RetryPolicy): Promise<Answer> {
    const { http, host, token, correlationId, signal } = this.#options;
    const response = await http.send({
      method: 'POST',
      url: `https://${host.host}${path}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
      headers: { authorization: `token ${token.reveal()}` },
      json,
      retry: policy,
      idleMs: 60_000,
      signal,
    });
    return readAnswer(response);
  }
}

import * as z from 'zod/mini';
import type { Http } from '../../shared/http/client.ts';
import { retry } from '../../shared/http/retry.ts';
import { Secret } from '../../shared/secret.ts';
import {
  type DeploymentComplete,
  deploymentCompletePath,
  idempotencyKeyHeader,
} from '../contract/deployment-complete.ts';
import { DeploymentTokenResponse, deploymentTokensPath } from '../contract/deployment-token.ts';
import { PortalAnswerError, PortalError } from './portal-error.ts';

export interface PortalClientOptions {
  readonly http: Http;
  /** Address of the portal. */
  readonly url: string;
  /** Gives the credential of a call. Asked for every call, so that it can be renewed. */
  readonly credential: () => Promise<Secret>;
  /** The word that stands for the repository-hosting provider in paths. Default `repohost`. */
  readonly provider?: string;
}

/** Calls of the site management portal. Every method throws `PortalError` for a refusal and `HttpFault` where there was no answer. */
export class PortalClient {
  readonly #options: PortalClientOptions;

  constructor(options: PortalClientOptions) {
    this.#options = options;
  }

  /**
   * Exchanges the cloud access token for a short-lived deployment token. Spec: Deployment and repository-host integration.
   * @throws PortalAnswerError when the answer holds no token
   */
  async createDeploymentToken(siteSlug: string, signal: AbortSignal): Promise<Secret> {
    const response = await this.#post(deploymentTokensPath, { siteSlug }, {}, signal);
    const body = z.safeParse(DeploymentTokenResponse, response.json);
    if (!body.success) throw new PortalAnswerError(`POST ${deploymentTokensPath}`, response);
    return new Secret(body.data.swaToken);
  }

  /**
   * Tells the portal how a deployment ended. Calls with the same key are one call, so it is sent again where the answer was lost.
   * Spec: Deployment and repository-host integration.
   */
  async completeDeployment(body: DeploymentComplete, idempotencyKey: string, signal: AbortSignal): Promise<void> {
    const path = deploymentCompletePath(this.#options.provider);
    await this.#post(path, body, { [idempotencyKeyHeader]: idempotencyKey }, signal);
  }

  /** Both calls may be repeated: a second deployment token is as good as the first, and the webhook is idempotent by its key. */
  async #post(path: string, json: unknown, headers: Record<string, string>, signal: AbortSignal) {
    const { http, url, credential } = this.#options;
    const authorization = `Bearer ${(await credential()).reveal()}`;
    const response = await http.send({
      method: 'POST',
      url: new URL(path, url),
      headers: { ...headers, authorization, accept: 'application/json' },
      json,
      retry: retry.safe,
      idleMs: 15_000,
      signal,
    });
    if (!response.ok) throw new PortalError(`POST ${path}`, response);
    return response;
  }
}

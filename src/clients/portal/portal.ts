import { PortalCaller, type PortalClientOptions } from './caller.ts';
import { type AccessCalls, accessCalls } from './calls/access.ts';
import { type DeploymentCalls, deploymentCalls } from './calls/deployments.ts';
import { type EnvironmentCalls, environmentCalls } from './calls/environments.ts';
import { type RepohostCalls, repohostCalls } from './calls/repohost.ts';
import { type RequestCalls, requestCalls } from './calls/requests.ts';
import { type RuntimeCalls, runtimeCalls } from './calls/runtime.ts';
import { type SeoCalls, seoCalls } from './calls/seo.ts';
import { type SiteCalls, siteCalls } from './calls/sites.ts';
import { type TextCalls, textCalls } from './calls/texts.ts';
import { type WebhookCalls, webhookCalls } from './calls/webhook.ts';

/**
 * Client for the site management portal: one group per part of its API, one method per endpoint.
 * Calls wait to stay within the spec's rate limits, which are tracked per client: create one client
 * per portal.
 *
 * Every method takes `{ signal }` as its last argument, and throws: `PortalError` for a refusal;
 * `PortalAnswerError` for a response that doesn't match the contract; `HttpFault` if there is no
 * response; the signal's reason if it aborts.
 */
export class PortalClient {
  readonly sites: SiteCalls;
  readonly seo: SeoCalls;
  readonly texts: TextCalls;
  readonly requests: RequestCalls;
  readonly runtime: RuntimeCalls;
  readonly access: AccessCalls;
  readonly webhook: WebhookCalls;
  readonly deployments: DeploymentCalls;
  readonly environments: EnvironmentCalls;
  readonly repohost: RepohostCalls;

  /** @throws SiteDeployError `USAGE` if the URL is invalid, or is neither https nor localhost */
  constructor(options: PortalClientOptions) {
    const caller = new PortalCaller(options);
    this.sites = siteCalls(caller);
    this.seo = seoCalls(caller);
    this.texts = textCalls(caller);
    this.requests = requestCalls(caller);
    this.runtime = runtimeCalls(caller);
    this.access = accessCalls(caller);
    this.webhook = webhookCalls(caller);
    this.deployments = deploymentCalls(caller);
    this.environments = environmentCalls(caller);
    this.repohost = repohostCalls(caller);
  }
}

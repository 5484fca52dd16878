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
 * Calls of the site management portal: one group per part of its API, one method per endpoint. One client keeps to the
 * rate limits of the spec (its calls wait for their turn), so a program has one per portal.
 *
 * Every method takes `{ signal }` as its last argument, and throws: `PortalError` for a refusal; `PortalAnswerError`
 * for an answer that is not what the contract says; `HttpFault` where there was no answer; the signal's reason when it
 * aborts.
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

  /** @throws SiteDeployError `USAGE` when the address is none, or is neither https nor of this machine */
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

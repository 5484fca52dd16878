import { PortalCaller, type PortalClientOptions } from './caller.ts';
import { AccessCalls } from './calls/access.ts';
import { DeploymentCalls } from './calls/deployments.ts';
import { RepohostCalls } from './calls/repohost.ts';
import { RequestCalls } from './calls/requests.ts';
import { RuntimeCalls } from './calls/runtime.ts';
import { SeoCalls } from './calls/seo.ts';
import { SiteCalls } from './calls/sites.ts';
import { TextCalls } from './calls/texts.ts';
import { WebhookCalls } from './calls/webhook.ts';

/**
 * Calls of the site management portal: one group per part of its API, one method per endpoint. One client keeps to the rate
 * limits of the spec (its calls wait for their turn), so a program has one per portal.
 *
 * Every method takes `{ signal }` as its last argument, and throws: `PortalError` for a refusal; `PortalAnswerError` for an
 * answer that is not what the contract says; `HttpFault` where there was no answer; the signal's reason when it aborts.
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
  readonly repohost: RepohostCalls;

  /** @throws SiteDeployError `USAGE` when the address is none, or is neither https nor of this machine */
  constructor(options: PortalClientOptions) {
    const caller = new PortalCaller(options);
    this.sites = new SiteCalls(caller);
    this.seo = new SeoCalls(caller);
    this.texts = new TextCalls(caller);
    this.requests = new RequestCalls(caller);
    this.runtime = new RuntimeCalls(caller);
    this.access = new AccessCalls(caller);
    this.webhook = new WebhookCalls(caller);
    this.deployments = new DeploymentCalls(caller);
    this.repohost = new RepohostCalls(caller);
  }
}

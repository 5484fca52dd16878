import path from 'node:path';
import type { CredentialNeed, PortalClient } from '../clients/portal/portal.ts';
import type { PlatformAccess } from '../clients/swa/access.ts';
import type { OfficialClient } from '../clients/swa/official-client/official-client.ts';
import type { IdentityProvider } from '../identity/github-identity.ts';
import { login } from '../identity/login/login.ts';
import { elapsed } from '../shared/clock.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { exchange } from './steps/exchange/exchange.ts';
import type { CommonPlan } from './steps/plan/types.ts';

export interface Session extends PlatformAccess {
  portal(): Promise<PortalClient>;
  /**
   * Returns a client to notify the portal with, even if the login failed; `undefined` if there is
   * no credential.
   */
  notifier(): Promise<PortalClient | undefined>;
}

export function openSession(plan: CommonPlan, identity: IdentityProvider, run: RunRecord): Session {
  // Don't abort the login if the build fails, because notifying the portal may need its token.
  const loggedIn = startLogin(plan, identity, run);
  const client = once(() => openPortal(plan, loggedIn, run.deps));
  const portal = async () => {
    await loggedIn.accessToken();
    return client();
  };
  const deploymentToken = portal().then((opened) => {
    const work = (deps: Deps) => exchange(plan, opened, deps);
    return run.step('exchange', work, () => say.exchanged(plan));
  });
  deploymentToken.catch((error) => run.stop(error));
  let uploadClient: Promise<OfficialClient> | undefined;
  return {
    portal,
    deploymentToken: () => deploymentToken,
    renewDeploymentToken: async (deps) => exchange(plan, await portal(), deps),
    officialClient(deps) {
      uploadClient ??= openUploadClient(plan, deps);
      return uploadClient;
    },
    notifier: async () => {
      if (run.deps.apiToken) return client();
      return portal().catch(() => undefined);
    },
  };
}

type Login = ReturnType<typeof startLogin>;

/**
 * Age in ms from which a refused access token is renewed. Tokens are valid for an hour or, by a
 * policy of the tenant, for at least ten minutes:
 * https://learn.microsoft.com/entra/identity-platform/configurable-token-lifetimes
 */
const renewAfter = 9 * 60_000;

function startLogin(plan: CommonPlan, identity: IdentityProvider, run: RunRecord) {
  const { clock, log } = run.deps;
  let since = elapsed(clock);
  const work = (deps: Deps) => login(plan.config, identity, deps);
  let accessToken = run.step('login', work, () => say.loggedIn(plan), run.deps);
  return {
    accessToken: () => accessToken,
    renewAccessToken() {
      if (elapsed(clock) - since < renewAfter) return accessToken;
      log.info('The portal refused the access token, which may have expired: logging in again.');
      since = elapsed(clock);
      accessToken = work(run.deps);
      return accessToken;
    },
  };
}

async function openPortal(commonPlan: CommonPlan, loggedIn: Login, deps: Deps) {
  const { http, clock, log, apiToken } = deps;
  const { url, provider } = commonPlan.config.portal;
  // Load the client lazily, because it imports the whole contract.
  const { PortalClient } = await import('../clients/portal/portal.ts');
  const credential = async (credentialNeed: CredentialNeed) => {
    if (credentialNeed.auth === 'deployment' && apiToken) return apiToken;
    if (credentialNeed.refused) return loggedIn.renewAccessToken();
    return loggedIn.accessToken();
  };
  return new PortalClient({ http, clock, url, provider, credential, onWait: log.info });
}

async function openUploadClient(commonPlan: CommonPlan, deps: Deps): Promise<OfficialClient> {
  const { getClient } = await import('../clients/swa/official-client/official-client.ts');
  const cache = deps.toolCache ?? path.join(deps.scratch, 'tool-cache');
  const buildId = commonPlan.config.hosting.clientBuildId;
  return getClient({ cache, buildId, system: process.platform, architecture: process.arch }, deps);
}

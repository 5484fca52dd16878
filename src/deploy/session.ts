import path from 'node:path';
import type { CredentialNeed } from '../clients/portal/caller.ts';
import type { PortalClient } from '../clients/portal/portal.ts';
import type { PlatformAccess } from '../clients/swa/access.ts';
import { getClient, type OfficialClient } from '../clients/swa/official-client/official-client.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { login } from '../identity/login/login.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import type { Secret } from '../shared/secret.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { exchange } from './steps/exchange/exchange.ts';
import type { CommonPlan } from './steps/plan/types.ts';

/**
 * The credentials of a run, and the clients that speak with them. Deployment token and upload client are got while the
 * site is being built.
 */
export interface Session extends PlatformAccess {
  /** The portal's client, once the login has succeeded. */
  portal(): Promise<PortalClient>;
  /** The same client, also where the login has failed; `undefined` where nothing is left to tell the portal with. */
  notifier(): Promise<PortalClient | undefined>;
}

/**
 * Starts login and exchange at once. A refusal ends every other step: there is no sense in building what cannot be
 * deployed.
 */
export function openSession(plan: CommonPlan, identity: IdentityProvider, run: RunRecord): Session {
  // It goes on when the build has failed: the portal is to be told of that, and the access token may be the only way to
  // do it.
  const access = run.lastingStep(
    'login',
    (deps) => login(plan.config, identity, deps),
    () => say.loggedIn(plan),
  );
  const client = once(() => openPortal(plan, access, run.machine));
  const portal = async () => {
    await access;
    return client();
  };
  const token = portal().then((opened) =>
    run.step(
      'exchange',
      (deps) => exchange(plan, opened, deps),
      () => say.exchanged(plan),
    ),
  );
  token.catch((error) => run.stop(error));
  let uploadClient: Promise<OfficialClient> | undefined;
  return {
    portal,
    token: () => token,
    renewToken: async (deps) => exchange(plan, await portal(), deps),
    client(deps) {
      uploadClient ??= openUploadClient(plan, deps);
      return uploadClient;
    },
    notifier: async () => {
      if (run.machine.apiToken) return client();
      return portal().catch(() => undefined);
    },
  };
}

/**
 * One client for all calls of a run, so that they keep to the portal's rate limits together. What is said of the
 * deployment goes with the API token, where there is one; everything else with the access token.
 */
async function openPortal({ config }: CommonPlan, access: Promise<Secret>, machine: Deps): Promise<PortalClient> {
  const { http, clock, log, apiToken } = machine;
  const { url, provider } = config.portal;
  // Loaded here and not above: the whole contract comes with it, and the build has begun by now.
  const { PortalClient } = await import('../clients/portal/portal.ts');
  const credential = async ({ auth }: CredentialNeed) => (auth === 'deployment' && apiToken ? apiToken : access);
  return new PortalClient({ http, clock, url, provider, credential, onWait: log.info });
}

/** The platform's own upload client for this machine. */
function openUploadClient({ config }: CommonPlan, deps: Deps): Promise<OfficialClient> {
  const cache = deps.toolCache ?? path.join(deps.scratch, 'tool-cache');
  const buildId = config.hosting.clientBuildId;
  return getClient({ cache, buildId, system: process.platform, architecture: process.arch }, deps);
}

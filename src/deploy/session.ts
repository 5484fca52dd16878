import path from 'node:path';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { PortalClient } from '../portal/client/client.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import type { Secret } from '../shared/secret.ts';
import { exchange } from '../steps/exchange/exchange.ts';
import { login } from '../steps/login/login.ts';
import type { CommonPlan } from '../steps/plan/types.ts';
import type { PlatformAccess } from '../swa/access.ts';
import { getClient, type OfficialClient } from '../swa/official-client/official-client.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';

/**
 * The credentials of a run, and the clients that speak with them. Deployment token and upload client are got while the
 * site is being built.
 */
export interface Session extends PlatformAccess {
  /** The portal's client with the access token of the run, once the login has succeeded. */
  portal(): Promise<PortalClient>;
  /** The portal's client with the credential by which it is told of the deployment; `undefined` where there is none. */
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
    (deps) => login(plan, identity, deps),
    () => say.loggedIn(plan),
  );
  const portal = once(async () => openPortal(plan, await access, run.machine));
  const token = portal().then((client) =>
    run.step(
      'exchange',
      (deps) => exchange(plan, client, deps),
      () => say.exchanged(plan),
    ),
  );
  token.catch((error) => run.stop(error));
  let client: Promise<OfficialClient> | undefined;
  return {
    portal,
    token: () => token,
    renewToken: async (deps) => exchange(plan, await portal(), deps),
    client(deps) {
      client ??= openClient(plan, deps);
      return client;
    },
    async notifier() {
      const { apiToken } = run.machine;
      return apiToken === undefined ? portal().catch(() => undefined) : openPortal(plan, apiToken, run.machine);
    },
  };
}

async function openPortal({ config }: CommonPlan, credential: Secret, deps: Deps): Promise<PortalClient> {
  const { http, clock, log } = deps;
  const { url, provider } = config.portal;
  // Loaded here and not above: the whole contract comes with it, and the build has begun by now.
  const { PortalClient } = await import('../portal/client/client.ts');
  return new PortalClient({ http, clock, url, provider, credential: async () => credential, onRetry: log.info });
}

/** The platform's own upload client for this machine. */
function openClient({ config }: CommonPlan, deps: Deps): Promise<OfficialClient> {
  const cache = deps.toolCache ?? path.join(deps.scratch, 'tool-cache');
  const buildId = config.hosting.clientBuildId;
  return getClient({ cache, buildId, system: process.platform, architecture: process.arch }, deps);
}

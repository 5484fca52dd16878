import { type PresentedClaims, readClaims } from '../../identity/claims.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import type { Plan } from '../plan/types.ts';
import { aadstsCode, refusalError } from './aadsts.ts';
import { observe } from './observe.ts';

/** A cloud access token for the portal's application. */
export interface AccessToken {
  readonly token: Secret;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The audience that Entra expects in an id token. */
const exchangeAudience = 'api://AzureADTokenExchange';
/** An attempt that takes longer has hung: an answer takes about a tenth of a second. */
const attemptMs = 10_000;

/**
 * Logs in to Microsoft Entra with the identity of the run: no secret is stored anywhere.
 * @throws SiteDeployError `IDENTITY_NOT_AVAILABLE`, `ID_TOKEN_FAILED`, or one of the `LOGIN_*` codes
 */
export async function login(plan: Plan, identity: IdentityProvider, deps: Deps): Promise<AccessToken> {
  try {
    return await attempt(plan, identity, deps);
  } catch (error) {
    // An id token that arrived too late is worth one fresh one; anything else would be refused again.
    if (!(error instanceof SiteDeployError) || error.code !== 'LOGIN_CLOCK') throw error;
    deps.log.info('The id token was refused as expired; trying once with a fresh one.');
    return attempt(plan, identity, deps);
  }
}

async function attempt(plan: Plan, identity: IdentityProvider, deps: Deps): Promise<AccessToken> {
  const { azure, portal } = plan.config;
  let claims: PresentedClaims | undefined;
  let identityFailure: unknown;
  const getAssertion = async () => {
    try {
      const idToken = await identity.idToken(exchangeAudience, deps.signal);
      claims = readClaims(idToken);
      return idToken.reveal();
    } catch (error) {
      // The credential keeps only the message of what is thrown here.
      identityFailure = error;
      throw error;
    }
  };
  const { ClientAssertionCredential } = await import('@azure/identity');
  const observer = observe(deps.signal, attemptMs);
  const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
    additionalPolicies: [observer.policy],
    retryOptions: { maxRetries: 3, retryDelayInMs: 400, maxRetryDelayInMs: 3_000 },
  });
  try {
    const { token, expiresOnTimestamp } = await credential.getToken(`${portal.audience}/.default`);
    const secret = new Secret(token);
    deps.log.mask(secret);
    return { token: secret, expiresAt: expiresOnTimestamp };
  } catch (error) {
    deps.signal.throwIfAborted();
    if (identityFailure !== undefined) throw identityFailure;
    const context = {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      audience: portal.audience,
      claims,
      now: deps.clock.now(),
    };
    const refusal = observer.last();
    const isTooEarly = aadstsCode(refusal.body ?? '') === '70021';
    if (isTooEarly) deps.log.info('Microsoft Entra does not know the federated credential yet.');
    throw refusalError(refusal, context, error);
  }
}

import { setImmediate } from 'node:timers/promises';
import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import { exchangeAudience } from '../../shared/token-source.ts';
import { seconds } from '../../shared/units.ts';
import type { IdentityProvider } from '../github-identity.ts';
import { type PresentedClaims, readClaims, refusalError } from './aadsts.ts';
import { CredentialClient } from './http-client.ts';

type LoginConfig = Pick<SiteConfig, 'azure' | 'portal'>;

/** Pauses in ms while a new credential propagates, which may take minutes. */
const propagationPauses = [5_000, 10_000, 15_000];

/**
 * Logs in to Microsoft Entra with the run's identity, without a stored secret, and returns the
 * access token for the portal's application.
 * @throws SiteDeployError `IDENTITY_NOT_AVAILABLE`, `ID_TOKEN_FAILED`, or one of the `LOGIN_*`
 * codes
 */
export async function login(config: LoginConfig, identity: IdentityProvider, deps: Deps) {
  const pauses = [...propagationPauses];
  let mayRenew = true;
  for (;;) {
    try {
      return await logInOnce(config, identity, deps);
    } catch (error) {
      // An unknown credential or an expired id token may be a temporary problem. Other errors are
      // final.
      const pause = isUnknownYet(error) ? pauses.shift() : undefined;
      if (pause) {
        deps.log.info(
          'Microsoft Entra does not know a matching federated credential yet; ' +
            `retrying in ${seconds(pause)}.`,
        );
        await deps.clock.sleep(pause, deps.signal);
      } else if (mayRenew && error instanceof SiteDeployError && error.code === 'LOGIN_CLOCK') {
        mayRenew = false;
        deps.log.info('The id token was refused as expired; retrying once with a new one.');
      } else throw error;
    }
  }
}

/**
 * Returns whether Entra may not know the credential yet. 70021 occurs with a new credential; 700211
 * to 700213 occasionally occur with an old one as well.
 */
function isUnknownYet(error: unknown): boolean {
  return error instanceof SiteDeployError && /AADSTS70021[1-3]?\b/.test(error.message);
}

async function logInOnce(config: LoginConfig, identity: IdentityProvider, deps: Deps) {
  const { azure, portal } = config;
  let claims: PresentedClaims | undefined;
  let identityFailure: unknown;
  // Request the token before loading the library, which takes 20 ms. HTTP retries of the login use
  // the same token.
  const idToken = identity.idToken(exchangeAudience, deps.signal);
  idToken.catch(() => undefined);
  const getAssertion = async () => {
    try {
      const token = await idToken;
      claims = readClaims(token);
      return token.reveal();
    } catch (error) {
      // Keep the error, because the credential only passes on its message.
      identityFailure = error;
      throw error;
    }
  };
  await setImmediate();
  const { ClientAssertionCredential } = await import('@azure/identity');
  const httpClient = new CredentialClient(deps.http, deps.signal);
  const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
    httpClient,
    retryOptions: { maxRetries: 0 },
  });
  try {
    const { token } = await credential.getToken(`${portal.audience}/.default`);
    const access = new Secret(token);
    deps.log.mask(access);
    return access;
  } catch (error) {
    deps.signal.throwIfAborted();
    if (identityFailure) throw identityFailure;
    const { clientId, tenantId } = azure;
    const now = deps.clock.now();
    const context = { clientId, tenantId, audience: portal.audience, claims, now };
    throw refusalError(httpClient.last, context, error);
  }
}

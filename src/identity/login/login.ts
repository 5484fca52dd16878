import type { SiteConfig } from '../../config/schema.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { getFaultRemedy, HttpFault } from '../../shared/http/fault.ts';
import { retry } from '../../shared/http/retry.ts';
import { toObject } from '../../shared/json.ts';
import { Secret } from '../../shared/secret.ts';
import { exchangeAudience } from '../../shared/token-source.ts';
import { seconds } from '../../shared/units.ts';
import { authority, type IdentityProvider } from '../github-identity.ts';
import { maxBytes, readClaims, refusalError } from './aadsts.ts';

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
 * Returns whether Entra may not know the credential yet. 70021 follows a new credential. 700211 to
 * 700213 occasionally occur with an old one as well.
 */
function isUnknownYet(error: unknown): boolean {
  return error instanceof SiteDeployError && /AADSTS70021[1-3]?\b/.test(error.message);
}

async function logInOnce(config: LoginConfig, identity: IdentityProvider, deps: Deps) {
  const idToken = await identity.idToken(exchangeAudience, deps.signal);
  const response = await requestToken(config, idToken, deps).catch(refuseFault);
  const { access_token: token } = toObject(response.json);
  if (response.ok && typeof token === 'string' && response.body.byteLength <= maxBytes) {
    const access = new Secret(token);
    deps.log.mask(access);
    return access;
  }
  const { clientId, tenantId } = config.azure;
  const { audience } = config.portal;
  const known = { clientId, tenantId, audience, claims: readClaims(idToken) };
  throw refusalError(response, { ...known, now: deps.clock.now() });
}

/** Timeout per attempt in ms. A response normally takes 0.1 s. */
const attemptMs = 10_000;

/**
 * Requests an access token by the client credentials flow with a federated credential:
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 */
function requestToken({ azure, portal }: LoginConfig, idToken: Secret, deps: Deps) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: azure.clientId,
    scope: `${portal.audience}/.default`,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: idToken.reveal(),
  });
  return deps.http.send({
    method: 'POST',
    url: `${authority}/${azure.tenantId}/oauth2/v2.0/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: form.toString(),
    retry: retry.safe,
    idleMs: attemptMs,
    limitMs: attemptMs,
    maxBytes: maxBytes + 1,
    signal: deps.signal,
  });
}

function refuseFault(error: unknown): never {
  if (!(error instanceof HttpFault)) throw error;
  throw new SiteDeployError('LOGIN_UNAVAILABLE', 'The login failed.', {
    cause: error,
    facts: [`reason: ${error.message}`],
    remedy: getFaultRemedy(error),
  });
}

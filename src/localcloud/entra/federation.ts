import * as jose from 'jose';
import { type EntraRefusal, refusals } from './aadsts.ts';
import {
  type Directory,
  type EntraApp,
  type FederatedCredential,
  isPlatformResource,
} from './directory.ts';

const jwtBearer = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

export interface Grant {
  readonly app: EntraApp;
  readonly audience: string;
}

type IssuerKeys = ReadonlyMap<string, jose.JWTVerifyGetKey>;

/** `now` in seconds: https://learn.microsoft.com/entra/workload-id/workload-identity-federation */
export async function federate(
  tenant: string,
  form: URLSearchParams,
  directory: Directory,
  keys: IssuerKeys,
  now: number,
): Promise<Grant | EntraRefusal> {
  if (!directory.tenants.includes(tenant)) return refusals.tenantUnknown(tenant);
  const clientId = form.get('client_id') ?? '';
  const app = directory.apps.find(
    (candidate) => candidate.clientId === clientId && candidate.tenantId === tenant,
  );
  if (!app) return refusals.applicationUnknown(clientId);
  const grantType = form.get('grant_type') ?? '';
  if (grantType !== 'client_credentials') return refusals.grantType(grantType);
  const assertion = form.get('client_assertion');
  if (assertion === null || form.get('client_assertion_type') !== jwtBearer)
    return refusals.assertionMissing();
  const refused = await checkAssertion(assertion, app.federatedCredentials, keys, now);
  if (refused) return refused;

  const scope = form.get('scope') ?? '';
  const audience = /^(.+)\/\.default$/.exec(scope)?.[1];
  if (!audience) return refusals.scope(scope);
  if (isPlatformResource(audience)) return { app, audience };
  if (!directory.resources.includes(audience)) return refusals.resourceUnknown(audience);
  if (!app.consentedTo.includes(audience))
    return refusals.notConsented(app.clientId, app.displayName);
  return { app, audience };
}

async function checkAssertion(
  assertion: string,
  credentials: readonly FederatedCredential[],
  keys: IssuerKeys,
  now: number,
): Promise<EntraRefusal | undefined> {
  let claims: jose.JWTPayload;
  try {
    claims = jose.decodeJwt(assertion);
  } catch {
    return refusals.assertionMalformed();
  }
  const { iss: issuer = '', sub: subject = '' } = claims;
  const audiences = [claims.aud ?? []].flat();
  const issuerMatches = credentials.filter((credential) => credential.issuer === issuer);
  if (issuerMatches.length === 0) return refusals.noMatch('issuer', issuer);
  const subjectMatches = issuerMatches.filter((credential) => credential.subject === subject);
  const lowerCase = subject.toLowerCase();
  if (subjectMatches.length === 0) {
    if (issuerMatches.some((item) => item.subject.toLowerCase() === lowerCase))
      return refusals.letterCase(subject);
    return refusals.noMatch('subject', subject);
  }
  const matching = subjectMatches.filter((credential) =>
    audiences.some((audience) => credential.audiences.includes(audience)),
  );
  if (matching.length === 0) return refusals.noMatch('audience', audiences.join(' '));
  if (matching.every((credential) => credential.propagating === true))
    return refusals.notPropagated(issuer, subject, audiences.join(' '));
  return checkSignatureAndTime(assertion, claims, keys.get(issuer), now);
}

/** Entra tolerates five minutes of clock skew at the start of the range, but none at its end. */
const notBeforeTolerance = 300;

async function checkSignatureAndTime(
  assertion: string,
  claims: jose.JWTPayload,
  key: jose.JWTVerifyGetKey | undefined,
  now: number,
): Promise<EntraRefusal | undefined> {
  if (!key) return refusals.signature('The key was not found.');
  try {
    // The times are checked below, with Entra's messages.
    await jose.jwtVerify(assertion, key, {
      currentDate: new Date((claims.nbf ?? claims.iat ?? 0) * 1000),
    });
  } catch (error) {
    return refusals.signature(error instanceof jose.errors.JOSEError ? error.code : String(error));
  }
  const { nbf = 0, exp = 0 } = claims;
  if (now >= exp || now < nbf - notBeforeTolerance) return refusals.time(now, nbf, exp);
  return undefined;
}

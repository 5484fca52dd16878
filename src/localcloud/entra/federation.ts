import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as jose from 'jose';
import { sendJson } from '../service/http.ts';
import {
  type Directory,
  type EntraApp,
  type FederatedCredential,
  isPlatformResource,
} from './directory.ts';

/**
 * Refusal with one of Entra's codes:
 * https://learn.microsoft.com/entra/identity-platform/reference-error-codes
 */
type EntraRefusal = ReturnType<typeof refusal>;

const docs = 'https://learn.microsoft.com';
const federation = `${docs}/entra/workload-id/workload-identity-federation`;
const noRecord = 'No matching federated identity record found for presented assertion';
const advice =
  'Check your federated identity credential Subject, Audience and Issuer against the ' +
  'presented assertion.';
const breakingChange = `${docs}/en-us/entra/identity-platform/reference-breaking-changes#august-2024`;
const notInstalled =
  'This can happen if the application has not been installed by the administrator of the ' +
  'tenant or consented to by any user in the tenant. ' +
  'You may have sent your authentication request to the wrong tenant.';

function refusal(head: string, ...message: readonly string[]) {
  const [status, code, error = ''] = head.split(' ');
  return { status: Number(status), code: Number(code), error, message: message.join(' ') };
}

export const refusals = {
  tenantUnknown: (tenant: string) =>
    refusal(
      '400 90002 invalid_request',
      `Tenant '${tenant}' not found. Check to make sure you have the correct tenant ID and are`,
      'signing into the correct cloud. Check with your subscription administrator, this may happen',
      'if there are no active subscriptions for the tenant.',
    ),
  applicationUnknown: (clientId: string) =>
    refusal(
      '400 700016 unauthorized_client',
      `Application with identifier '${clientId}' was not found in the directory 'Local Cloud'.`,
      notInstalled,
    ),
  grantType: (grantType: string) =>
    refusal(
      '400 70003 unsupported_grant_type',
      `The app requested an unsupported grant type '${grantType}'.`,
    ),
  assertionMissing: () =>
    refusal(
      '401 7000216 invalid_client',
      "'client_assertion', 'client_secret' or 'request' is required for the 'client_credentials'",
      'grant type.',
    ),
  assertionMalformed: () =>
    refusal('400 50027 invalid_request', 'JWT token is invalid or malformed.'),
  noMatch(claim: 'issuer' | 'audience' | 'subject', value: string) {
    const code = { issuer: 700211, audience: 700212, subject: 700213 }[claim];
    const message = `${noRecord} ${claim} '${value}'.`;
    return refusal(`401 ${code} invalid_client`, message, advice, federation);
  },
  notPropagated: (issuer: string, subject: string, audience: string) =>
    refusal(
      '400 70021 invalid_request',
      `${noRecord}. Assertion Issuer: '${issuer}'. Assertion Subject: '${subject}'.`,
      `Assertion Audience: '${audience}'. ${federation}`,
    ),
  letterCase: (subject: string) =>
    refusal(
      '401 7002138 invalid_client',
      `${noRecord} subject '${subject}'. The subject matches with case-insensitive comparison, but`,
      `not with case-sensitive comparison. ${advice} See documentation at: ${federation}.`,
      `See breaking change notification and remediation at: ${breakingChange}. `,
    ),
  signature: (reason: string) =>
    refusal(
      '401 700027 invalid_client',
      'The certificate with identifier used to sign the client assertion is not registered on',
      `application. [Reason - ${reason}]`,
    ),
  time: (now: number, from: number, until: number) =>
    refusal(
      '401 700024 invalid_client',
      `Client assertion is not within its valid time range. Current time: ${ticks(now)}, assertion`,
      `valid from ${ticks(from)}, expiry time of assertion ${ticks(until)}. Review the`,
      `documentation at ${docs}/entra/identity-platform/certificate-credentials .`,
    ),
  scope: (scope: string) =>
    refusal(
      '400 1002012 invalid_scope',
      `The provided value for scope ${scope} is not valid. Client credential flows must have a`,
      'scope value with /.default suffixed to the resource identifier (application ID URI).',
    ),
  resourceUnknown: (resource: string) =>
    refusal(
      '400 500011 invalid_resource',
      `The resource principal named ${resource} was not found in the tenant named Local Cloud.`,
      notInstalled,
    ),
  notConsented: (clientId: string, name: string) =>
    refusal(
      '400 65001 invalid_grant',
      'The user or administrator has not consented to use the application with ID',
      `'${clientId}' named '${name}'.`,
      'Send an interactive authorization request for this user and resource.',
    ),
};

function ticks(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('Z', '0000Z');
}

/** Sends a refusal. Like Entra, repeats the code in the description and in `error_codes`. */
export function sendRefusal(response: ServerResponse, refusal: EntraRefusal): void {
  const { status, code, error, message } = refusal;
  const [traceId, correlationId] = [randomUUID(), randomUUID()];
  const timestamp = new Date().toISOString().replace(/T(.*)\.\d+Z$/, ' $1Z');
  const body = {
    error,
    error_description:
      `AADSTS${code}: ${message} Trace ID: ${traceId} Correlation ID: ${correlationId} ` +
      `Timestamp: ${timestamp}`,
    error_codes: [code],
    timestamp,
    trace_id: traceId,
    correlation_id: correlationId,
    error_uri: `https://login.microsoftonline.com/error?code=${code}`,
  };
  const headers = { 'cache-control': 'no-store, no-cache', 'x-ms-request-id': traceId };
  sendJson(response, status, body, headers);
}

const jwtBearer = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

export interface Grant {
  readonly app: EntraApp;
  readonly audience: string;
}

type IssuerKeys = ReadonlyMap<string, jose.JWTVerifyGetKey>;

/**
 * Checks a request that exchanges an id token for an access token:
 * https://learn.microsoft.com/entra/workload-id/workload-identity-federation
 * @param now in seconds since the epoch
 * @returns what the access token grants, or why Entra refuses it
 */
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
  if (!app.roles[audience]) return refusals.notConsented(app.clientId, app.displayName);
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

/** Tolerance in seconds. Entra accepts tokens five minutes early, but no expired ones. */
const notBeforeTolerance = 300;

async function checkSignatureAndTime(
  assertion: string,
  claims: jose.JWTPayload,
  key: jose.JWTVerifyGetKey | undefined,
  now: number,
): Promise<EntraRefusal | undefined> {
  if (!key) return refusals.signature('The key was not found.');
  try {
    // Don't let the library check times: they are checked below, with Entra's messages.
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

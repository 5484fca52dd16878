import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';

/**
 * Of the token endpoint: https://learn.microsoft.com/entra/identity-platform/reference-error-codes
 */
export interface EntraRefusal {
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly message: string;
}

const federation = 'https://learn.microsoft.com/entra/workload-id/workload-identity-federation';
const noRecord = 'No matching federated identity record found for presented assertion';
const advice =
  'Check your federated identity credential Subject, Audience and Issuer against the ' +
  'presented assertion.';
const breakingChange =
  'https://learn.microsoft.com/en-us/entra/identity-platform/reference-breaking-changes#august-2024';
const notInstalled =
  'This can happen if the application has not been installed by the administrator of the ' +
  'tenant or consented to by ' +
  'any user in the tenant. ' +
  'You may have sent your authentication request to the wrong tenant.';

/** By cause, with Entra's messages as users report them. */
export const refusals = {
  tenantUnknown: (tenant: string): EntraRefusal => ({
    status: 400,
    code: 90002,
    error: 'invalid_request',
    message:
      `Tenant '${tenant}' not found. Check to make sure you have the correct tenant ID and ` +
      'are signing ' +
      'into the correct cloud. Check with your subscription administrator, this may happen ' +
      'if there are no ' +
      'active subscriptions for the tenant.',
  }),
  applicationUnknown: (clientId: string): EntraRefusal => ({
    status: 400,
    code: 700016,
    error: 'unauthorized_client',
    message:
      `Application with identifier '${clientId}' was not found in the directory 'Local Cloud'. ` +
      `${notInstalled}`,
  }),
  grantType: (grantType: string): EntraRefusal => ({
    status: 400,
    code: 70003,
    error: 'unsupported_grant_type',
    message: `The app requested an unsupported grant type '${grantType}'.`,
  }),
  assertionMissing: (): EntraRefusal => ({
    status: 401,
    code: 7000216,
    error: 'invalid_client',
    message:
      "'client_assertion', 'client_secret' or 'request' is required for the " +
      "'client_credentials' grant type.",
  }),
  assertionMalformed: (): EntraRefusal => ({
    status: 400,
    code: 50027,
    error: 'invalid_request',
    message: 'JWT token is invalid or malformed.',
  }),
  noMatch: (claim: 'issuer' | 'audience' | 'subject', value: string): EntraRefusal => ({
    status: 401,
    code: { issuer: 700211, audience: 700212, subject: 700213 }[claim],
    error: 'invalid_client',
    message: `${noRecord} ${claim} '${value}'. ${advice} ${federation}`,
  }),
  /** While a new credential hasn't propagated yet. */
  notPropagated: (issuer: string, subject: string, audience: string): EntraRefusal => ({
    status: 400,
    code: 70021,
    error: 'invalid_request',
    message:
      `${noRecord}. Assertion Issuer: '${issuer}'. Assertion Subject: '${subject}'. ` +
      `Assertion Audience: '${audience}'. ${federation}`,
  }),
  letterCase: (subject: string): EntraRefusal => ({
    status: 401,
    code: 7002138,
    error: 'invalid_client',
    message:
      `${noRecord} subject '${subject}'. The subject matches with case-insensitive ` +
      'comparison, but not with ' +
      `case-sensitive comparison. ${advice} See documentation at: ${federation}. See ` +
      'breaking change notification ' +
      `and remediation at: ${breakingChange}. `,
  }),
  signature: (reason: string): EntraRefusal => ({
    status: 401,
    code: 700027,
    error: 'invalid_client',
    message:
      'The certificate with identifier used to sign the client assertion is not registered ' +
      'on application. ' +
      `[Reason - ${reason}]`,
  }),
  /** @param from, until seconds since 1970 */
  time: (now: number, from: number, until: number): EntraRefusal => ({
    status: 401,
    code: 700024,
    error: 'invalid_client',
    message:
      `Client assertion is not within its valid time range. Current time: ${ticks(now)}, ` +
      'assertion valid from ' +
      `${ticks(from)}, expiry time of assertion ${ticks(until)}. Review the documentation at ` +
      'https://learn.microsoft.com/entra/identity-platform/certificate-credentials .',
  }),
  scope: (scope: string): EntraRefusal => ({
    status: 400,
    code: 1002012,
    error: 'invalid_scope',
    message:
      `The provided value for scope ${scope} is not valid. Client credential flows must have ` +
      'a scope value with ' +
      '/.default suffixed to the resource identifier (application ID URI).',
  }),
  resourceUnknown: (resource: string): EntraRefusal => ({
    status: 400,
    code: 500011,
    error: 'invalid_resource',
    message:
      `The resource principal named ${resource} was not found in the tenant named Local Cloud. ` +
      `${notInstalled}`,
  }),
  notConsented: (clientId: string, name: string): EntraRefusal => ({
    status: 400,
    code: 65001,
    error: 'invalid_grant',
    message:
      'The user or administrator has not consented to use the application with ID ' +
      `'${clientId}' named '${name}'. ` +
      'Send an interactive authorization request for this user and resource.',
  }),
};

/** As .NET does. @param seconds since 1970 */
function ticks(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('Z', '0000Z');
}

/** As the token endpoint: the code is in the description and in `error_codes`. */
export function sendRefusal(response: ServerResponse, refusal: EntraRefusal): void {
  const traceId = randomUUID();
  const correlationId = randomUUID();
  const timestamp = new Date()
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z');
  sendJson(
    response,
    refusal.status,
    {
      error: refusal.error,
      error_description:
        `AADSTS${refusal.code}: ${refusal.message} Trace ID: ${traceId} Correlation ID: ` +
        `${correlationId} ` +
        `Timestamp: ${timestamp}`,
      error_codes: [refusal.code],
      timestamp,
      trace_id: traceId,
      correlation_id: correlationId,
      error_uri: `https://login.microsoftonline.com/error?code=${refusal.code}`,
    },
    { 'cache-control': 'no-store, no-cache', 'x-ms-request-id': traceId },
  );
}

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http.ts';

/**
 * Refusals of the token endpoint:
 * https://learn.microsoft.com/entra/identity-platform/reference-error-codes
 */
export type EntraRefusal = ReturnType<typeof refusal>;

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

/** Like the token endpoint: the code is in the description and in `error_codes`. */
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

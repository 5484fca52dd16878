import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { describeContentType } from '../../shared/http/content-type.ts';
import { findRedirect } from '../../shared/http/redirect.ts';
import { asText, parseJson, toObject } from '../../shared/json.ts';
import type { Secret } from '../../shared/secret.ts';

/** Maximum size of a response in bytes. A token has a few thousand. */
export const maxBytes = 1 << 20;

export interface LoginContext {
  readonly clientId: string;
  readonly tenantId: string;
  readonly audience: string;
  readonly claims: ReturnType<typeof readClaims>;
  readonly now: number;
}

/**
 * Error codes by AADSTS code:
 * https://learn.microsoft.com/entra/identity-platform/reference-error-codes
 */
const codes: Readonly<Record<string, ErrorCode>> = {
  700211: 'LOGIN_NO_MATCHING_CREDENTIAL',
  700212: 'LOGIN_NO_MATCHING_CREDENTIAL',
  700213: 'LOGIN_NO_MATCHING_CREDENTIAL',
  70021: 'LOGIN_NO_MATCHING_CREDENTIAL',
  7002138: 'LOGIN_CREDENTIAL_CASE',
  700016: 'LOGIN_APPLICATION_UNKNOWN',
  90002: 'LOGIN_TENANT_UNKNOWN',
  700024: 'LOGIN_CLOCK',
  500011: 'LOGIN_AUDIENCE_UNKNOWN',
  65001: 'LOGIN_AUDIENCE_UNKNOWN',
};

const notEntra =
  'The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a ' +
  'sign-in page of the network that answers instead of login.microsoftonline.com.';

/** Remedies for AADSTS codes that have no error code of their own. */
const remedies: Readonly<Record<string, string>> = {
  501051:
    "The portal's application accepts only assigned identities: have an administrator assign the " +
    'application (azure.clientId) to it.',
  7002381:
    'The id token lacks the enterprise claim that the tenant requires: run the job again; if it ' +
    "happens again, compare the tenant's policy for federated credentials with the enterprise.",
  53003:
    'A Conditional Access policy blocks the login: have an administrator exclude the application ' +
    "(azure.clientId), or allow the runner's addresses.",
  501661:
    'Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the ' +
    'GitHub Enterprise Server reachable from the internet.',
};

/** Returns whether an error may be temporary, regardless of its AADSTS code. */
function isTransient(status: number, error: unknown): boolean {
  if (status === 429 || status >= 500) return true;
  return error === 'temporarily_unavailable' || error === 'server_error';
}

export function aadstsCode(text: string): string | undefined {
  return /AADSTS(\d+)/.exec(text)?.[1];
}

/** Explains a response without a token. */
export function refusalError(response: HttpResponse, context: LoginContext): SiteDeployError {
  const { status, headers, requestId } = response;
  const { error, error_description: described } = toObject(response.json);
  const aadsts = aadstsCode(response.text);
  const description = formatDescription(described);
  const reference = compact([
    headers['retry-after'] && `wait requested: Retry-After ${headers['retry-after']}`,
    requestId && `request id: ${requestId}`,
  ]);
  const isPassing = isTransient(status, error);
  if (!aadsts || isPassing) {
    const reason = description ?? `reason: ${asText(error) ?? describeUnreadable(response)}`;
    const remedy = isPassing || description ? undefined : notEntra;
    const code = isPassing ? 'LOGIN_UNAVAILABLE' : 'LOGIN_REFUSED';
    const message = `The login failed with status ${status}.`;
    return new SiteDeployError(code, message, { facts: [reason, ...reference], remedy });
  }
  const code = codes[aadsts] ?? 'LOGIN_REFUSED';
  return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
    facts: compact([description, ...getFacts(code, context, description), ...reference]),
    remedy: remedies[aadsts] ?? remedyFor(code, context),
  });
}

function describeUnreadable(response: HttpResponse): string {
  if (response.body.byteLength > maxBytes) return 'the response is larger than 1 MiB';
  const next = findRedirect(response, response.url);
  if (next) return `a redirect to ${next.origin}${next.pathname}`;
  return `the response has no token: ${describeContentType(response)}`;
}

function getFacts(code: ErrorCode, context: LoginContext, description: string | undefined) {
  const { claims, clientId, tenantId, audience, now } = context;
  const presented = [
    `presented subject:  ${claims.subject ?? '(none)'}`,
    `presented issuer:   ${claims.issuer ?? '(none)'}`,
    `presented audience: ${claims.audience ?? '(none)'}`,
  ];
  const clock = [`the runner's clock: ${new Date(now).toISOString()}`];
  if (claims.issuedAt) {
    const age = Math.round(now / 1000 - claims.issuedAt);
    clock.push(`issued ${age} s ago according to the runner's clock`);
  }
  const tenant = `azure.tenantId: ${tenantId}`;
  const facts: Partial<Record<ErrorCode, readonly string[]>> = {
    LOGIN_NO_MATCHING_CREDENTIAL: [...presented, `application: ${clientId} in tenant ${tenantId}`],
    LOGIN_CREDENTIAL_CASE: [...presented, ...compareCase(claims.subject, description)],
    LOGIN_APPLICATION_UNKNOWN: [`azure.clientId: ${clientId}`, tenant],
    LOGIN_TENANT_UNKNOWN: [tenant],
    LOGIN_AUDIENCE_UNKNOWN: [`portal.audience: ${audience}`],
    LOGIN_CLOCK: clock,
  };
  return facts[code] ?? presented;
}

/**
 * Remedy for a job outside of these environments. A credential for a branch would let every
 * workflow of that branch log in.
 */
const namedEnvironment =
  'Set "environment: Production" (or Preview) in the job that logs in: federated credentials ' +
  'trust only these two environments.';

function remedyFor(code: ErrorCode, loginContext: LoginContext): string | undefined {
  const { claims, clientId } = loginContext;
  if (code !== 'LOGIN_NO_MATCHING_CREDENTIAL' || !claims.subject) return undefined;
  const { issuer, subject, audience } = claims;
  if (/:(ref:refs\/|pull_request$|environment:(?!production\b|preview\b))/i.test(subject))
    return namedEnvironment;
  const credential = { name: 'site-deploy', issuer, subject, audiences: [audience] };
  const parameters = JSON.stringify(credential);
  return (
    `Add the credential:\n  az ad app federated-credential create --id ${clientId} ` +
    `--parameters '${parameters}'\nJust added? Wait a few minutes and run again.`
  );
}

/**
 * Shows the presented subject and the one that Entra quotes if they differ only in case, and marks
 * the first difference.
 */
function compareCase(presented: string | undefined, description: string | undefined): string[] {
  if (!presented || !description) return [];
  const spelling = [...description.matchAll(/'([^']+)'/g)]
    .map((match) => match[1] ?? '')
    .find((quoted) => quoted !== presented && quoted.toLowerCase() === presented.toLowerCase());
  if (!spelling) return [];
  const at = [...presented].findIndex((letter, index) => letter !== spelling[index]);
  return [
    `presented:  ${presented}`,
    `credential: ${spelling}`,
    `            ${' '.repeat(at)}^ differs here`,
  ];
}

/** Formats `error_description` up to the trace id. */
function formatDescription(text: unknown): string | undefined {
  return asText(text)
    ?.split(/(?<!\s)\s*Trace ID:/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .slice(0, 600);
}

/** Reads the claims of a JWT for messages. The JWT isn't verified. */
export function readClaims(token: Secret) {
  const payload = Buffer.from(token.reveal().split('.')[1] ?? '', 'base64url').toString('utf8');
  const { sub, iss, aud, iat } = toObject(parseJson(payload));
  return {
    subject: asText(sub),
    issuer: asText(iss),
    audience: asText(aud),
    issuedAt: typeof iat === 'number' ? iat : undefined,
  };
}

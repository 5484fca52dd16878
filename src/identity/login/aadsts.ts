import { compact } from '../../shared/compact.ts';
import type { ErrorCode } from '../../shared/errors/catalogue.ts';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';
import { certificateRemedy, proxyRemedy } from '../../shared/http/fault.ts';
import { asText, parseJson, toObject } from '../../shared/json.ts';
import type { Secret } from '../../shared/secret.ts';

export interface Refusal {
  readonly status: number | undefined;
  readonly body: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter?: string;
  /** Description of the failure, if the credential's own error is only `network_error`. */
  readonly failure?: string;
}

export interface LoginContext {
  readonly clientId: string;
  readonly tenantId: string;
  readonly audience: string;
  readonly claims: PresentedClaims | undefined;
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

const maxReasonLength = 300;
const notEntra =
  'The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a ' +
  'sign-in page of the network that answers instead of login.microsoftonline.com.';

/** Remedies for AADSTS codes without a separate error code. */
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

function remedyForUnknown(refusal: Refusal, code: ErrorCode, description: string | undefined) {
  const failure = refusal.failure ?? '';
  if (/certificate|\bCA\b|altname/i.test(failure)) return certificateRemedy;
  if (/proxy|CONNECT\b|\b407\b/i.test(failure)) return proxyRemedy;
  if (code === 'LOGIN_REFUSED' && !description) return notEntra;
  return undefined;
}

/** Returns whether an error may be temporary, regardless of its AADSTS code. */
function isTransient(refusal: Refusal): boolean {
  const { status = 0, body = '' } = refusal;
  if (status === 429 || status >= 500) return true;
  const { error } = toObject(parseJson(body));
  return error === 'temporarily_unavailable' || error === 'server_error';
}

export function aadstsCode(text: string): string | undefined {
  return /AADSTS(\d+)/.exec(text)?.[1];
}

export function refusalError(refusal: Refusal, context: LoginContext, cause: unknown) {
  const { body, status, retryAfter, requestId, failure } = refusal;
  const aadsts = aadstsCode(`${body ?? ''} ${cause instanceof Error ? cause.message : ''}`);
  const description = parseDescription(body);
  const reference = compact([
    Boolean(retryAfter) && `wait requested: Retry-After ${retryAfter}`,
    Boolean(requestId) && `request id: ${requestId}`,
  ]);
  const isPassing = isTransient(refusal) || (!aadsts && !status);
  if (!aadsts || isPassing) {
    const message = status ? `The login failed with status ${status}.` : 'The login failed.';
    const code = isPassing ? 'LOGIN_UNAVAILABLE' : 'LOGIN_REFUSED';
    const [reason = ''] = (failure ?? getErrorMessage(cause)).split('\n');
    const facts = [description ?? `reason: ${reason.slice(0, maxReasonLength)}`, ...reference];
    const remedy = remedyForUnknown(refusal, code, description);
    return new SiteDeployError(code, message, { cause, facts, remedy });
  }
  const code = codes[aadsts] ?? 'LOGIN_REFUSED';
  return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
    cause,
    facts: compact([description, ...getFacts(code, context, description), ...reference]),
    remedy: remedies[aadsts] ?? remedyFor(code, context),
  });
}

function getFacts(code: ErrorCode, context: LoginContext, description: string | undefined) {
  const { claims, clientId, tenantId, audience, now } = context;
  const presented = [
    `presented subject:  ${claims?.subject ?? '(none)'}`,
    `presented issuer:   ${claims?.issuer ?? '(none)'}`,
    `presented audience: ${claims?.audience ?? '(none)'}`,
  ];
  const clock = [`the runner's clock: ${new Date(now).toISOString()}`];
  if (claims?.issuedAt) {
    const age = Math.round(now / 1000 - claims.issuedAt);
    clock.push(`issued ${age} s ago according to the runner's clock`);
  }
  const tenant = `azure.tenantId: ${tenantId}`;
  const facts: Partial<Record<ErrorCode, readonly string[]>> = {
    LOGIN_NO_MATCHING_CREDENTIAL: [...presented, `application: ${clientId} in tenant ${tenantId}`],
    LOGIN_CREDENTIAL_CASE: [...presented, ...compareCase(claims?.subject, description)],
    LOGIN_APPLICATION_UNKNOWN: [`azure.clientId: ${clientId}`, tenant],
    LOGIN_TENANT_UNKNOWN: [tenant],
    LOGIN_AUDIENCE_UNKNOWN: [`portal.audience: ${audience}`],
    LOGIN_CLOCK: clock,
  };
  return facts[code] ?? presented;
}

/**
 * Remedy for a job outside of the environments Production and Preview. A credential for a branch
 * would let every workflow of that branch log in.
 */
const namedEnvironment =
  'Set "environment: Production" (or Preview) in the job that logs in: federated credentials ' +
  'trust only these two environments.';

function remedyFor(code: ErrorCode, loginContext: LoginContext): string | undefined {
  const { claims, clientId } = loginContext;
  if (code !== 'LOGIN_NO_MATCHING_CREDENTIAL' || !claims?.subject) return undefined;
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

/** Returns `error_description` up to the trace id. */
function parseDescription(body: string | undefined): string | undefined {
  if (!body) return undefined;
  const text = toObject(parseJson(body)).error_description;
  if (typeof text !== 'string') return undefined;
  return text
    .split(/(?<!\s)\s*Trace ID:/)[0]
    ?.replaceAll(/\s+/g, ' ')
    .slice(0, 600);
}

export type PresentedClaims = ReturnType<typeof readClaims>;

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

import { describe, expect, it } from 'vitest';
import {
  aadstsCode,
  type LoginContext,
  readClaims,
  refusalError,
} from '../../../../src/identity/login/aadsts.ts';
import { Secret } from '../../../../src/shared/secret.ts';

const subject = 'repo:acme/site:environment:Production';
const context: LoginContext = {
  clientId: 'client-id',
  tenantId: 'tenant-id',
  audience: 'api://portal',
  claims: {
    subject,
    issuer: 'https://issuer',
    audience: 'api://AzureADTokenExchange',
    issuedAt: 1_767_323_000,
  },
  now: 1_767_323_045_000,
};
const presented = [
  `presented subject:  ${subject}`,
  'presented issuer:   https://issuer',
  'presented audience: api://AzureADTokenExchange',
];

const noMatch = [...presented, 'application: client-id in tenant tenant-id'];

const body = (description: string) =>
  JSON.stringify({ error: 'invalid_client', error_description: description });
const refusal = (description: string, status = 401) => ({
  status,
  body: body(description),
  requestId: 'req-1',
});
const explain = (description: string, more: Partial<LoginContext> = {}) =>
  refusalError(refusal(description), { ...context, ...more }, new Error('hidden'));

describe('a refusal by Entra', () => {
  it.each([
    ['700211', 'LOGIN_NO_MATCHING_CREDENTIAL', noMatch],
    ['700212', 'LOGIN_NO_MATCHING_CREDENTIAL', noMatch],
    ['700213', 'LOGIN_NO_MATCHING_CREDENTIAL', noMatch],
    ['70021', 'LOGIN_NO_MATCHING_CREDENTIAL', noMatch],
    ['7002138', 'LOGIN_CREDENTIAL_CASE', presented],
    [
      '700016',
      'LOGIN_APPLICATION_UNKNOWN',
      ['azure.clientId: client-id', 'azure.tenantId: tenant-id'],
    ],
    ['90002', 'LOGIN_TENANT_UNKNOWN', ['azure.tenantId: tenant-id']],
    [
      '700024',
      'LOGIN_CLOCK',
      [
        "the runner's clock: 2026-01-02T03:04:05.000Z",
        "issued 45 s ago according to the runner's clock",
      ],
    ],
    ['500011', 'LOGIN_AUDIENCE_UNKNOWN', ['portal.audience: api://portal']],
    ['65001', 'LOGIN_AUDIENCE_UNKNOWN', ['portal.audience: api://portal']],
    ['53003', 'LOGIN_REFUSED', presented],
  ])('with AADSTS%s is reported as %s', (number, code, facts) => {
    const error = explain(`AADSTS${number}: It was refused. Trace ID: t Correlation ID: c`);
    expect(error.code).toBe(code);
    expect(error.message).toBe(`Microsoft Entra refused the login: AADSTS${number}.`);
    expect(error.facts).toEqual([
      `AADSTS${number}: It was refused.`,
      ...facts,
      'request id: req-1',
    ]);
  });

  it('has the command that adds the credential as its remedy', () => {
    const { remedy } = explain('AADSTS700213: No match.');
    const [, command = '', parameters = ''] =
      /(az .*--id client-id) --parameters '(.*?)'/.exec(remedy) ?? [];
    expect(command).toContain('federated-credential create');
    expect(JSON.parse(parameters)).toEqual({
      name: 'site-deploy',
      issuer: 'https://issuer',
      subject,
      audiences: ['api://AzureADTokenExchange'],
    });
    expect(explain('AADSTS700213: No match.', { claims: undefined }).remedy).not.toContain('az ');
  });

  it.each(['ref:refs/heads/master', 'pull_request', 'environment:staging'])(
    'suggests setting the environment of the job for a subject that ends with %s',
    (end) => {
      const claims = { issuer: 'https://issuer', audience: 'api://a', subject: `repo:a/b:${end}` };
      const { remedy } = explain('AADSTS700213: No match.', { claims: { ...claims, issuedAt: 0 } });
      expect(remedy).toContain('Set "environment: Production"');
      expect(remedy).not.toContain('az ');
    },
  );

  it('suggests correcting the environment of the job if the credential differs in case', () => {
    expect(explain('AADSTS7002138: No match.').remedy).toContain('environment in the job');
  });

  it('marks where the subject differs from the credential', () => {
    const error = explain(
      `AADSTS7002138: '${subject}' but found 'repo:Acme/site:environment:Production'.`,
    );
    const at = error.facts.findIndex((fact) => fact.startsWith('presented:  '));
    expect(error.facts.slice(at, at + 3)).toEqual([
      'presented:  repo:acme/site:environment:Production',
      'credential: repo:Acme/site:environment:Production',
      '                 ^ differs here',
    ]);
  });

  it('is explained even if the claims of the token are unknown', () => {
    expect(explain('AADSTS700213: x', { claims: undefined }).facts).toContain(
      'presented subject:  (none)',
    );
    expect(explain('AADSTS700024: x', { claims: undefined }).facts.join()).not.toContain('ago');
  });

  it('without a body is explained by the code in its cause', () => {
    const cause = new Error('AADSTS90002: Tenant not found.');
    const nothing = { status: undefined, body: undefined, requestId: undefined };
    expect(refusalError(nothing, context, cause)).toMatchObject({
      code: 'LOGIN_TENANT_UNKNOWN',
      cause,
    });
  });
});

describe('an Entra refusal without an AADSTS code', () => {
  it.each([
    ['no status', 'LOGIN_UNAVAILABLE', undefined, 'The login failed.'],
    ['status 429', 'LOGIN_UNAVAILABLE', 429, 'The login failed with status 429.'],
    ['status 500', 'LOGIN_UNAVAILABLE', 500, 'The login failed with status 500.'],
    ['status 503', 'LOGIN_UNAVAILABLE', 503, 'The login failed with status 503.'],
    ['status 400', 'LOGIN_REFUSED', 400, 'The login failed with status 400.'],
    ['status 403', 'LOGIN_REFUSED', 403, 'The login failed with status 403.'],
  ])('with %s is reported as %s', (_, code, status, message) => {
    const error = refusalError(
      { status, body: '<html>', requestId: undefined },
      context,
      new Error('x'),
    );
    expect(error).toMatchObject({ code, message, facts: ['reason: x'] });
    if (code === 'LOGIN_REFUSED') expect(error.remedy).toContain('no AADSTS code');
  });

  it('is explained by the text of its body', () => {
    const answer = { status: 400, body: body('Bad\r\n request. Trace ID: x'), requestId: 'r' };
    expect(refusalError(answer, context, undefined).facts).toEqual([
      'Bad request.',
      'request id: r',
    ]);
  });
});

it.each([
  ['AADSTS700213: x', '700213'],
  ['x AADSTS70021: y', '70021'],
  ['AADSTS', undefined],
  ['', undefined],
])('aadstsCode(%j) is %s', (text, code) => expect(aadstsCode(text)).toBe(code));

describe('a temporary failure of Entra', () => {
  const body = (error: string) =>
    JSON.stringify({ error, error_description: 'AADSTS90033: A transient error has occurred.' });

  it.each([
    [503, 'temporarily_unavailable'],
    [500, 'invalid_client'],
    [429, 'invalid_client'],
    [400, 'temporarily_unavailable'],
  ])('with status %i and the error %s is recognised despite its AADSTS code', (status, error) => {
    const refusal = { status, body: body(error), requestId: undefined };
    expect(refusalError(refusal, context, new Error('x')).code).toBe('LOGIN_UNAVAILABLE');
  });
});

it.each([
  ['501051', 'assign'],
  ['7002381', 'enterprise claim'],
  ['53003', 'Conditional Access'],
  ['501661', 'issuer'],
])('a refusal with AADSTS%s has a specific remedy', (number, words) => {
  const body = JSON.stringify({ error_description: `AADSTS${number}: No.` });
  const refusal = { status: 401, body, requestId: undefined };
  expect(refusalError(refusal, context, new Error('x'))).toMatchObject({
    code: 'LOGIN_REFUSED',
    remedy: expect.stringContaining(words),
  });
});

it.each([
  ['unable to verify the first certificate', 'NODE_EXTRA_CA_CERTS'],
  ['Proxy response (407) to CONNECT', 'HTTPS_PROXY'],
])('the remedy of a failed login explains "%s"', (failure, words) => {
  const refusal = { status: undefined, body: undefined, requestId: undefined, failure };
  expect(refusalError(refusal, context, new Error(failure)).remedy).toContain(words);
});

const jwt = (claims: unknown) =>
  new Secret(`e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`);
const nothing = { subject: undefined, issuer: undefined, audience: undefined, issuedAt: undefined };

it('readClaims reads subject, issuer, audience and time of issue', () => {
  const claims = {
    sub: 'repo:äcme/site:environment:Production',
    iss: 'https://i',
    aud: 'api://x',
    iat: 1_700_000_000,
  };
  expect(readClaims(jwt(claims))).toEqual({
    subject: 'repo:äcme/site:environment:Production',
    issuer: 'https://i',
    audience: 'api://x',
    issuedAt: 1_700_000_000,
  });
});

it.each([
  ['values of other types', jwt({ sub: 1, iss: {}, aud: ['a'], iat: '1' })],
  ['a list', jwt(['sub'])],
  ['null', jwt(null)],
  ['a value that is not a JWT', new Secret('opaque')],
  ['an empty string', new Secret('')],
  ['broken base64', new Secret('a.%%%.c')],
])('readClaims finds no claims in %s', (_, token) => expect(readClaims(token)).toEqual(nothing));

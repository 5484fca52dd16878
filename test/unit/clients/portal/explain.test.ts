import { describe, expect, it } from 'vitest';
import { explainPortalError, type PortalCall } from '../../../../src/clients/portal/explain.ts';
import { PortalAnswerError, PortalError } from '../../../../src/clients/portal/portal-error.ts';
import { faultKind, HttpFault } from '../../../../src/shared/http/fault.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const url = 'https://portal.example.com';
const responseTo = (reply: Reply) =>
  scriptedHttp(() => reply).send({ method: 'POST', url: `${url}/x` });
const refusal = async (reply: Reply) => new PortalError('GET /x', await responseTo(reply), 0);
const explain = (error: unknown, call: Partial<PortalCall> = {}) =>
  explainPortalError(error, { purpose: 'PORTAL', url, ...call });

describe('the code of a failure', () => {
  it.each([
    ['PORTAL', 400, 'PORTAL_INVALID'],
    ['PORTAL', 401, 'PORTAL_UNAUTHORIZED'],
    ['PORTAL', 403, 'PORTAL_FORBIDDEN'],
    ['PORTAL', 404, 'PORTAL_NOT_FOUND'],
    ['PORTAL', 409, 'PORTAL_CONFLICT'],
    ['PORTAL', 412, 'PORTAL_CONFLICT'],
    ['PORTAL', 422, 'PORTAL_INVALID'],
    ['PORTAL', 429, 'PORTAL_RATE_LIMITED'],
    ['PORTAL', 418, 'PORTAL_REFUSED'],
    ['PORTAL', 502, 'PORTAL_UNAVAILABLE'],
    ['EXCHANGE', 401, 'EXCHANGE_UNAUTHORIZED'],
    ['EXCHANGE', 403, 'EXCHANGE_FORBIDDEN'],
    ['EXCHANGE', 404, 'EXCHANGE_SITE_UNKNOWN'],
    ['EXCHANGE', 429, 'EXCHANGE_RATE_LIMITED'],
    ['EXCHANGE', 500, 'EXCHANGE_UNAVAILABLE'],
    ['EXCHANGE', 302, 'EXCHANGE_ANSWER_INVALID'],
    ['CONTENT', 401, 'CONTENT_REFUSED'],
    ['CONTENT', 403, 'CONTENT_REFUSED'],
    ['CONTENT', 404, 'CONTENT_REFUSED'],
    ['CONTENT', 500, 'CONTENT_UNAVAILABLE'],
    ['NOTIFY', 401, 'NOTIFY_FAILED'],
    ['NOTIFY', 500, 'NOTIFY_FAILED'],
  ] as const)('the code of a failure of %s with status %i is %s', async (purpose, status, code) => {
    expect(explain(await refusal({ status }), { purpose })).toMatchObject({ code });
  });

  it.each([
    ['PORTAL', 'PORTAL_UNAVAILABLE', 'PORTAL_ANSWER_INVALID'],
    ['EXCHANGE', 'EXCHANGE_UNAVAILABLE', 'EXCHANGE_ANSWER_INVALID'],
    ['CONTENT', 'CONTENT_UNAVAILABLE', 'CONTENT_ANSWER_INVALID'],
    ['NOTIFY', 'NOTIFY_FAILED', 'NOTIFY_FAILED'],
  ] as const)(
    'the code of a failure of %s tells silence from nonsense',
    async (purpose, silence, nonsense) => {
      const page = new PortalAnswerError('GET /x', await responseTo({ body: '<html>' }));
      expect(
        explain(new HttpFault('refused', 'GET x', 4, fault('ECONNREFUSED')), { purpose })?.code,
      ).toBe(silence);
      expect(explain(page, { purpose })?.code).toBe(nonsense);
    },
  );
});

describe('the message of a failure', () => {
  it('a failure of the portal says what the portal says, field by field, and nothing that a terminal obeys', async () => {
    const body = {
      message: 'No\x1b[2J.',
      details: [{ field: 'url', message: 'no\naddress' }, { message: 'alone' }],
    };
    expect(
      explain(await refusal({ status: 400, headers: { 'x-request-id': 'r1' }, body })),
    ).toMatchObject({
      message: 'No\ufffd[2J.',
      facts: ['url: no address', 'alone', 'GET /x: status 400', 'request id: r1'],
    });
  });

  it('a failure of the portal names the status where the portal says nothing', async () => {
    expect(explain(await refusal({ status: 502 }))?.message).toBe(
      `The portal ${url} answered with status 502.`,
    );
  });

  it('a failure of the portal names what was asked for', async () => {
    const what = 'a deployment token';
    const error = explain(await refusal({ status: 403, body: { message: 'Not you.' } }), {
      purpose: 'EXCHANGE',
      subject: what,
    });
    expect(error).toMatchObject({
      message: `The portal ${url} did not give a deployment token: status 403.`,
      facts: ['GET /x: status 403, Not you.'],
    });
  });

  it('a failure of the portal says where a redirect leads, without its query', async () => {
    const reply = {
      status: 302,
      headers: { location: 'https://login.example.com/start?state=SECRET' },
    };
    const error = explain(await refusal(reply));
    expect(error).toMatchObject({
      code: 'PORTAL_REFUSED',
      facts: ['GET /x: status 302, a redirect to https://login.example.com/start'],
    });
  });

  it('the message of a failure is the one of the caller where there is one', async () => {
    expect(
      explain(await refusal({ status: 500 }), { purpose: 'NOTIFY', message: 'Not told.' }),
    ).toMatchObject({
      message: 'Not told.',
      facts: ['GET /x: status 500'],
    });
  });
});

describe('the remedy of a failure', () => {
  it('the remedy names the certificates of the machine where one is not accepted', () => {
    const error = explain(new HttpFault('tls', 'GET x', 1, fault('DEPTH_ZERO_SELF_SIGNED_CERT')));
    expect(error?.message).toBe(`There is no safe connection to the portal ${url}.`);
    expect(error?.remedy).toContain('NODE_EXTRA_CA_CERTS');
  });

  it('the remedy speaks of the address where something else than https answers', () => {
    const plain = Object.assign(new Error('error:0A00010B:SSL routines:x:wrong version number'), {
      code: 'EPROTO',
    });
    const error = explain(new HttpFault(faultKind(plain), 'GET x', 1, plain));
    expect(error?.remedy).toContain('does not speak https');
    expect(error?.facts.join()).not.toContain('SSL routines');
  });

  it('the remedy names the variables of the proxy where that is in the way', () => {
    expect(
      explain(new HttpFault('proxy', 'GET x', 4, fault('ERR_PROXY_TUNNEL')))?.remedy,
    ).toContain('HTTPS_PROXY');
  });

  it('the remedy asks for another look where somebody has changed the record meanwhile', async () => {
    expect(explain(await refusal({ status: 412 }))?.remedy).toContain('look at it again');
  });

  it('the remedy is the one of the caller where there is one', async () => {
    expect(
      explain(await refusal({ status: 404 }), { remedies: { unknown: 'Do this.' } })?.remedy,
    ).toBe('Do this.');
  });
});

it('explainPortalError leaves alone what did not come from the portal', () => {
  expect(explain(new TypeError('a defect'))).toBeUndefined();
  expect(explain(undefined)).toBeUndefined();
});

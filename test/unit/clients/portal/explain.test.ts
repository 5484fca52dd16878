import { describe, expect, it } from 'vitest';
import { explainPortalError, type PortalCall } from '../../../../src/clients/portal/explain.ts';
import { PortalAnswerError, PortalError } from '../../../../src/clients/portal/portal-error.ts';
import { faultKind, HttpFault } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const url = 'https://portal.example.com';
const responseTo = (reply: Reply) =>
  scriptedHttp(() => reply).send({ method: 'POST', url: `${url}/x` });
const refusal = async (reply: Reply) => new PortalError('GET /x', await responseTo(reply), 0);
const explain = (error: unknown, call: Partial<PortalCall> = {}) =>
  explainPortalError(error, { purpose: 'PORTAL', url, ...call });

describe('the error code of a portal failure', () => {
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
    ['EXCHANGE', 400, 'EXCHANGE_ANSWER_INVALID'],
    ['CONTENT', 401, 'CONTENT_REFUSED'],
    ['CONTENT', 403, 'CONTENT_REFUSED'],
    ['CONTENT', 404, 'CONTENT_REFUSED'],
    ['CONTENT', 500, 'CONTENT_UNAVAILABLE'],
    ['NOTIFY', 401, 'NOTIFY_FAILED'],
    ['NOTIFY', 500, 'NOTIFY_FAILED'],
  ] as const)('for the purpose %s and status %i is %s', async (purpose, status, code) => {
    expect(explain(await refusal({ status }), { purpose })).toMatchObject({ code });
  });

  it.each([
    ['PORTAL', 'PORTAL_UNAVAILABLE'],
    ['EXCHANGE', 'EXCHANGE_UNAVAILABLE'],
    ['CONTENT', 'CONTENT_UNAVAILABLE'],
    ['NOTIFY', 'NOTIFY_FAILED'],
  ] as const)('for the purpose %s without an answer is %s', (purpose, code) => {
    const silence = new HttpFault('refused', 'GET x', 4, fault('ECONNREFUSED'));
    expect(explain(silence, { purpose })?.code).toBe(code);
  });

  it.each([
    ['PORTAL', 'PORTAL_ANSWER_INVALID'],
    ['EXCHANGE', 'EXCHANGE_ANSWER_INVALID'],
    ['CONTENT', 'CONTENT_ANSWER_INVALID'],
    ['NOTIFY', 'NOTIFY_FAILED'],
  ] as const)('for the purpose %s and an HTML page as the answer is %s', async (purpose, code) => {
    const page = new PortalAnswerError('GET /x', await responseTo({ body: '<html>' }));
    expect(explain(page, { purpose })?.code).toBe(code);
  });
});

describe('the message of a portal failure', () => {
  it("is the portal's message without control characters, with its details as facts", async () => {
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

  it('names the status if the portal sends no error text', async () => {
    expect(explain(await refusal({ status: 502 }))?.message).toBe(
      `The portal ${url} responded with status 502.`,
    );
  });

  it('names the resource that the portal refuses', async () => {
    const what = 'a deployment token';
    const error = explain(await refusal({ status: 403, body: { message: 'Not you.' } }), {
      purpose: 'EXCHANGE',
      subject: what,
    });
    expect(error).toMatchObject({
      message: `The portal ${url} did not provide a deployment token: status 403.`,
      facts: ['GET /x: status 403, Not you.'],
    });
  });

  it('names the resource that was requested if the portal returns a page', async () => {
    const page = new PortalAnswerError('GET /x', await responseTo({ body: '<html>' }));
    expect(explain(page, { subject: 'a deployment token' })?.message).toBe(
      `The portal ${url} returned something other than a deployment token.`,
    );
  });

  it('names the target of a redirect without its query', async () => {
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

  it('is the one that the caller passes', async () => {
    expect(
      explain(await refusal({ status: 500 }), { purpose: 'NOTIFY', message: 'Not told.' }),
    ).toMatchObject({ message: 'Not told.', facts: ['GET /x: status 500'] });
  });
});

describe('the remedy of a portal failure', () => {
  it('is to read a record again after status 412, but not after 409', async () => {
    expect(explain(await refusal({ status: 412 }))?.remedy).toContain('read it again');
    expect(explain(await refusal({ status: 409 }))?.remedy).not.toContain('read it again');
  });

  it.each([
    ['POST', 1, { status: 409 }],
    ['PUT', 2, { status: 412 }],
    ['POST', 2, { status: 502 }],
    ['POST', 2, undefined],
  ] as const)(
    'is to look first if the answer to a %s is lost %i times or more, then %j',
    async (method, lost, reply) => {
      let error: unknown;
      const http = scriptedHttp((_, count) => {
        if (count <= lost || !reply) throw fault('ECONNRESET');
        return reply;
      });
      try {
        const options = { method, url: `${url}/x`, retry: retry.safe } as const;
        error = new PortalError(`${method} /x`, await http.send(options), 0);
      } catch (thrown) {
        error = thrown;
      }
      expect(explain(error)?.remedy).toContain('look before you repeat it');
    },
  );

  it("names NODE_EXTRA_CA_CERTS if the server's certificate is not trusted", () => {
    const error = explain(new HttpFault('tls', 'GET x', 1, fault('DEPTH_ZERO_SELF_SIGNED_CERT')));
    expect(error?.message).toBe(`Can't establish a secure connection to the portal ${url}.`);
    expect(error?.remedy).toContain('NODE_EXTRA_CA_CERTS');
  });

  it("says that the server does not speak HTTPS, without OpenSSL's error text", () => {
    const plain = Object.assign(new Error('error:0A00010B:SSL routines:x:wrong version number'), {
      code: 'EPROTO',
    });
    const error = explain(new HttpFault(faultKind(plain), 'GET x', 1, plain));
    expect(error?.remedy).toContain('does not speak HTTPS');
    expect(error?.facts.join()).not.toContain('SSL routines');
  });

  it('names HTTPS_PROXY if the proxy does not answer', () => {
    expect(
      explain(new HttpFault('proxy', 'GET x', 4, fault('ERR_PROXY_TUNNEL')))?.remedy,
    ).toContain('HTTPS_PROXY');
  });

  it('is the one that the caller passes for the kind of failure', async () => {
    expect(
      explain(await refusal({ status: 404 }), { remedies: { unknown: 'Do this.' } })?.remedy,
    ).toBe('Do this.');
  });
});

it('explainPortalError returns undefined for an error that no portal call caused', () => {
  expect(explain(new TypeError('a defect'))).toBeUndefined();
  expect(explain(undefined)).toBeUndefined();
});

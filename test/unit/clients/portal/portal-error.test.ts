import { describe, expect, it } from 'vitest';
import { PortalAnswerError, PortalError } from '../../../../src/clients/portal/portal-error.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';

const answer = (reply: Reply) =>
  scriptedHttp(() => reply).send({ method: 'POST', url: 'https://portal.example.com/' });

describe('PortalError', () => {
  it.each<[string, Reply, object]>([
    [
      'all fields of the specification',
      {
        status: 400,
        headers: { 'x-request-id': 'r1' },
        body: {
          error: 'bad_request',
          message: 'Invalid data',
          details: [{ field: 'url', message: 'no URL' }],
        },
      },
      {
        message: 'POST /x: status 400, Invalid data',
        status: 400,
        code: 'bad_request',
        details: [{ field: 'url', message: 'no URL' }],
        requestId: 'r1',
      },
    ],
    [
      'only a code',
      { status: 403, body: { error: 'forbidden' } },
      { message: 'POST /x: status 403, forbidden', code: 'forbidden' },
    ],
    [
      'no body',
      { status: 401 },
      { message: 'POST /x: status 401', code: undefined, details: [], requestId: undefined },
    ],
    [
      'an HTML page',
      { status: 502, body: '<html>Bad gateway</html>' },
      { message: 'POST /x: status 502', code: undefined },
    ],
    [
      'fields of the wrong type',
      { status: 422, body: { error: { code: 1 } } },
      { message: 'POST /x: status 422', code: undefined },
    ],
    [
      'null in place of a string',
      {
        status: 400,
        body: {
          error: 'bad_request',
          message: 'Invalid',
          details: [{ field: 'url', message: null }],
        },
      },
      { message: 'POST /x: status 400, Invalid', details: [{ field: 'url' }] },
    ],
    [
      'null in place of the details',
      { status: 400, body: { error: 'bad_request', message: null, details: null } },
      { message: 'POST /x: status 400, bad_request', code: 'bad_request', details: [] },
    ],
    [
      "a Retry-After date of the portal's clock",
      {
        status: 429,
        headers: {
          date: 'Thu, 01 Jan 1970 02:00:00 GMT',
          'retry-after': 'Thu, 01 Jan 1970 02:00:09 GMT',
        },
      },
      { retryAfter: 9_000 },
    ],
    [
      'a Retry-After date',
      { status: 429, headers: { 'retry-after': 'Thu, 01 Jan 1970 00:00:09 GMT' } },
      { message: 'POST /x: status 429', retryAfter: 9_000 },
    ],
    ['a list', { status: 500, body: '[1]' }, { message: 'POST /x: status 500', code: undefined }],
  ])('is built from a response with %s', async (_, reply, expected) => {
    expect(new PortalError('POST /x', await answer(reply), 0)).toMatchObject(expected);
  });
});

describe('PortalAnswerError', () => {
  it.each<[string, Reply, string]>([
    [
      'has unexpected fields',
      { headers: { 'content-type': 'application/json' }, body: { token: 'SECRET', b: 1 } },
      'status 200, application/json, with the fields: token, b',
    ],
    ['has no fields', { body: {} }, 'status 200, no content type, with the fields: none'],
    [
      'is an HTML page',
      { headers: { 'content-type': 'text/html' }, body: '<p>SECRET</p>' },
      'status 200, text/html, not an object',
    ],
  ])('describes a response that %s without quoting its values', async (_, reply, expected) => {
    const error = new PortalAnswerError('POST /x', await answer(reply));
    expect(error.message).toBe(`POST /x: ${expected}`);
  });
});

import { describe, expect, it } from 'vitest';
import {
  parseReason,
  readAnswer,
  unhealthyRegions,
} from '../../../../../src/clients/swa/content-service/envelope.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';

const read = async (reply: Reply) =>
  readAnswer(
    await scriptedHttp(() => reply).send({ method: 'POST', url: 'https://content.example/' }),
  );

describe('readAnswer', () => {
  it.each<[string, unknown, object]>([
    [
      'a successful answer',
      { isSuccessStatusCode: true, statusCode: 200, response: { siteUrl: 'x' } },
      { siteUrl: 'x' },
    ],
    ['an answer without envelope fields', {}, {}],
    ['a response of null', { isSuccessStatusCode: true, response: null }, {}],
    ['a response of text', { isSuccessStatusCode: true, response: 'done' }, {}],
    [
      'null in all fields of the envelope',
      { isSuccessStatusCode: null, statusCode: null, response: { a: 1 } },
      { a: 1 },
    ],
    [
      'a response with unknown fields',
      { version: 9, response: { a: 1, extra: { b: 2 } } },
      { a: 1, extra: { b: 2 } },
    ],
  ])('accepts %s', async (_, body, response) => {
    expect(await read({ body })).toEqual({ kind: 'ok', response });
  });

  it.each<[string, Reply, number, string]>([
    [
      'denies success with status 200',
      { body: { isSuccessStatusCode: false, statusCode: 400, errorMessage: 'No.' } },
      400,
      'No.',
    ],
    [
      'contains an error status with status 200',
      { body: { statusCode: 429, errorMessage: 'Slow down.' } },
      429,
      'Slow down.',
    ],
    ['has no status', { body: { isSuccessStatusCode: false, errorMessage: 'No.' } }, 200, 'No.'],
    [
      'gives no reason',
      { body: { isSuccessStatusCode: false, statusCode: 500 } },
      500,
      'no reason given',
    ],
    ['has an error status', { status: 401, body: { message: 'Bad token.' } }, 401, 'Bad token.'],
    [
      'is an HTML page',
      { status: 502, body: '<html><h1>Bad\n Gateway</h1></html>' },
      502,
      'Bad Gateway',
    ],
    ['is empty', { status: 500, body: '' }, 500, 'an empty body'],
    ['is JSON text', { status: 400, body: '"plainly no"' }, 400, 'plainly no'],
    [
      'claims success with an error status',
      { status: 500, body: { isSuccessStatusCode: true } },
      500,
      '{"isSuccessStatusCode":true}',
    ],
  ])('reports a refusal if the response %s', async (_, reply, status, reason) => {
    expect(await read(reply)).toEqual({ kind: 'refused', isRepetition: false, status, reason });
  });

  it('cuts the reason for a refusal to 200 characters', async () => {
    const answer = await read({ status: 500, body: 'x'.repeat(5_000) });
    expect(answer).toMatchObject({ kind: 'refused', status: 500, reason: 'x'.repeat(200) });
  });

  it.each<[string, Reply, string]>([
    [
      'an HTML page',
      { headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' },
      'status 200, text/html: Sign in',
    ],
    ['an empty body', { body: '' }, 'status 200, no content type: an empty body'],
    ['a list', { body: [1] }, 'status 200, no content type: [1]'],
    [
      'a field of the wrong type',
      { body: { statusCode: 'OK' } },
      'status 200, no content type: {"statusCode":"OK"}',
    ],
  ])('reports %s as an unexpected response', async (_, reply, received) => {
    expect(await read(reply)).toEqual({ kind: 'unexpected', received });
  });
});

describe('parseReason', () => {
  it.each<[string, unknown]>([
    ['why', 'why'],
    ['why', '  why \n'],
    ['why', { errorMessage: 'why' }],
    ['why', { errorMessage: { message: 'why' } }],
    ['one; two', { errorMessage: ['one', 'two'] }],
    ['one; two; three', { errorDetails: [{ message: 'one' }, { reason: 'two' }, 'three'] }],
    ['same; other', { errorMessage: 'same', error: 'same', details: ['same', 'other'] }],
    ['deep', { response: { errorDetails: { innerError: { exceptionMessage: 'deep' } } } }],
  ])('returns "%s" for %j', (expected, value) => expect(parseReason(value)).toBe(expected));

  it.each<[unknown]>([[''], [null], [42], [{}], [[]], [{ code: 'X', other: 'not a reason' }]])(
    'returns undefined for %j',
    (value) => expect(parseReason(value)).toBeUndefined(),
  );

  it('returns undefined for a circular object', () => {
    const loop: Record<string, unknown> = {};
    loop.error = loop;
    expect(parseReason(loop)).toBeUndefined();
  });
});

describe('unhealthyRegions', () => {
  it.each<[string, unknown, string[]]>([
    ['the names in a list', ['West US 2', 'East Asia'], ['West US 2', 'East Asia']],
    [
      'the message of an object, or else its JSON',
      [{ message: 'West US 2' }, { id: 3 }],
      ['West US 2', '{"id":3}'],
    ],
    ['an empty list for an empty list', [], []],
    ['an empty list for a missing list', undefined, []],
    ['an empty list for a text', 'West US 2', []],
  ])('returns %s', (_, value, expected) =>
    expect(unhealthyRegions({ unhealthyRegions: value })).toEqual(expected),
  );
});

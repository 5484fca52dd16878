import { expect, it } from 'vitest';
import { explain } from '../../../../src/cli/portal/explain.ts';
import { PortalAnswerError, PortalError } from '../../../../src/portal/client/portal-error.ts';
import { HttpFault } from '../../../../src/shared/http/fault.ts';
import { type Reply, scriptedHttp } from '../../world.ts';

const url = 'https://portal.example.com';
const refusal = async (reply: Reply) =>
  new PortalError('GET /x', await scriptedHttp(() => reply).send({ method: 'POST', url }), 0);

it.each([
  [400, 'PORTAL_INVALID'],
  [401, 'PORTAL_UNAUTHORIZED'],
  [403, 'PORTAL_FORBIDDEN'],
  [404, 'PORTAL_NOT_FOUND'],
  [409, 'PORTAL_CONFLICT'],
  [422, 'PORTAL_INVALID'],
  [429, 'PORTAL_RATE_LIMITED'],
  [418, 'PORTAL_REFUSED'],
  [502, 'PORTAL_UNAVAILABLE'],
])('status %i is %s', async (status, code) => {
  expect(explain(await refusal({ status }), url)).toMatchObject({
    code,
    message: `The portal ${url} answered with status ${status}.`,
  });
});

it('a failure of the portal says what the portal says, field by field, and nothing that a terminal obeys', async () => {
  const body = { message: 'No\x1b[2J.', details: [{ field: 'url', message: 'no\naddress' }, { message: 'alone' }] };
  const error = explain(await refusal({ status: 400, headers: { 'x-request-id': 'r1' }, body }), url);
  expect(error).toMatchObject({
    message: 'No\ufffd[2J.',
    facts: ['url: no address', 'alone', 'GET /x: status 400', 'request id: r1'],
  });
});

it('a failure of the portal tells silence and nonsense from a refusal, and leaves the rest as it is', async () => {
  const response = await scriptedHttp(() => ({ body: '<html>' })).send({ method: 'GET', url });
  expect(explain(new HttpFault('refused', 'GET x', 4, new Error('no')), url)).toMatchObject({
    code: 'PORTAL_UNAVAILABLE',
  });
  expect(explain(new PortalAnswerError('GET /x', response), url)).toMatchObject({ code: 'PORTAL_ANSWER_INVALID' });
  const other = new TypeError('a defect');
  expect(explain(other, url)).toBe(other);
});

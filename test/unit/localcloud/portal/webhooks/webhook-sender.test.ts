import { expect, it } from 'vitest';
import { createSender } from '../../../../../src/localcloud/portal/webhook-sender.ts';
import { useEach } from '../../../../support/fixture.ts';
import { serve } from '../../../../support/serve.ts';

let requests: number;
const receiver = useEach(() => {
  requests = 0;
  return serve((_request, response) => {
    requests += 1;
    response.writeHead(307, { location: '/again' }).end();
  });
});

const message = (url: string) => ({ id: 'msg_1', url, body: '{}', secrets: ['whsec_a2V5'], at: 0 });
const never = new AbortController().signal;

it('the webhook sender returns the status of a redirect and does not follow it', async () => {
  expect(await createSender(true)(message(receiver.origin), never)).toEqual({
    status: 307,
  });
  expect(requests).toBe(1);
});

it.each([
  ['a private address', ['127.0.0.1']],
  ['a private address among public ones', ['1.1.1.1', '10.0.0.1']],
  ['no address', []],
])('the webhook sender sends nothing to a host name that resolves to %s', async (_, addresses) => {
  const send = createSender(false, (_hostname, callback) => {
    callback(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  });
  expect(await send(message(`http://hooks.example.com:${receiver.port}/`), never)).toEqual({
    error: expect.stringMatching(/private address|no address/),
  });
  expect(requests).toBe(0);
});

it('the webhook sender returns the network error if the connection is refused', async () => {
  await receiver[Symbol.asyncDispose]();
  expect(await createSender(true)(message(receiver.origin), never)).toEqual({
    error: expect.stringContaining('ECONNREFUSED'),
  });
});

it('the webhook sender returns an error if its signal is aborted', async () => {
  expect(await createSender(true)(message(receiver.origin), AbortSignal.abort())).toEqual({
    error: expect.any(String),
  });
});

import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { nodeHandler, Refusal } from '../../../../src/localcloud/portal/api/message.ts';
import { useEach } from '../../../support/fixture.ts';
import { serve } from '../../../support/serve.ts';

const served = useEach(() =>
  serve(
    nodeHandler(async (request) => {
      try {
        const bytes =
          typeof request.body === 'function'
            ? await request.body(25 << 20)
            : Buffer.from(request.body);
        const body = Buffer.from(bytes).toString('utf8');
        return {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...request, body, query: request.query.toString() }),
        };
      } catch (error) {
        if (error instanceof Refusal) return error.response();
        throw error;
      }
    }),
  ),
);

async function send(options: http.RequestOptions, chunks: readonly (string | Buffer)[] = []) {
  const request = http.request({ port: served.port, host: '127.0.0.1', agent: false, ...options });
  // The response may arrive before the whole body is sent.
  request.on('error', () => undefined);
  for (const chunk of chunks) request.write(chunk);
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

it('a request body may split a character between two chunks', async () => {
  const bytes = Buffer.from('🌲');
  const { text } = await send({ method: 'POST' }, [bytes.subarray(0, 2), bytes.subarray(2)]);
  expect(JSON.parse(text).body).toBe('🌲');
});

it('the server survives a client that disconnects in the middle of a request body', async () => {
  const socket = connect(served.port, '127.0.0.1');
  const arrived = once(served.server, 'request');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  const [request] = (await arrived) as [http.IncomingMessage];
  // The `once` of node:events would reject, because an aborted request also emits an error.
  const closed = new Promise((resolve) => request.on('close', resolve));
  socket.destroy();
  await closed;
  expect((await send({})).status).toBe(200);
});

it.each([
  ['docs.example.', '/a?x=1'],
  ['DOCS.example:8443', '/a?x=1'],
  ['gateway.example', 'http://docs.example/a?x=1'],
  ['gateway.example', 'https://Docs.Example.:443/a?x=1'],
])(
  'a request with the Host header %s and the target %s is for docs.example',
  async (name, target) => {
    const { text } = await send({ path: target, headers: { Host: name } });
    expect(JSON.parse(text)).toMatchObject({ host: 'docs.example', path: '/a', query: 'x=1' });
  },
);

it('the server answers without waiting for a large body that the handler does not read', async () => {
  const refuse = async () => ({ status: 401, headers: {}, body: 'no' });
  await using silent = await serve(nodeHandler(refuse));
  const request = http.request({
    port: silent.port,
    host: '127.0.0.1',
    method: 'POST',
    agent: false,
    headers: { 'content-length': 24 << 20 },
  });
  request.on('error', () => undefined);
  request.write('{');
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.statusCode).toBe(401);
  request.destroy();
});

it('a client that sends a body above the limit receives the 413 response', async () => {
  const failures: string[] = [];
  const request = http.request(served.origin, { method: 'POST', agent: false });
  request.on('error', ({ message }) => failures.push(message));
  request.end(Buffer.alloc(40 << 20, 'x'));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  expect({ status: response.statusCode, failures }).toEqual({ status: 413, failures: [] });
  expect(JSON.parse(text).error).toBe('payload_too_large');
});

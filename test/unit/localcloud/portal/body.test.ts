import { describe, expect, it } from 'vitest';
import { call, site, usePortal } from './harness.ts';

const admin = 'local-admin-token';

const portal = usePortal({ seed: false, rateLimits: {} });

/** Sends a body. The returned `reads` contains the limit in bytes of each read of the body. */
async function send(
  target: string,
  token: string | undefined,
  bytes: Uint8Array,
  method = 'PATCH',
) {
  const reads: number[] = [];
  const answer = await portal.respond({
    method,
    path: target,
    query: new URLSearchParams(),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: async (atMost) => {
      reads.push(atMost);
      return bytes;
    },
    host: 'portal.example.com',
    client: '127.0.0.1',
  });
  return { status: answer.status, json: JSON.parse(answer.body), reads };
}
const text = (value: string) => new TextEncoder().encode(value);

describe('a request body', () => {
  it.each([
    ['without a credential', site, undefined, 401],
    ['with a wrong credential', site, 'guess', 401],
    ['from a caller without access', site, 'local-none-token', 403],
    ['from a caller without the required level', site, 'local-viewer-token', 403],
    ['for an unknown site', '/api/sites/nothing', admin, 404],
    ['for an unknown path', '/api/nothing', admin, 404],
  ])('is not read %s', async (_, target, token, status) => {
    expect(await send(target, token, text('{}'))).toMatchObject({ status, reads: [] });
  });

  it('is not read above the rate limit', async () => {
    for (let count = 0; count < 30; count += 1) await send(site, admin, text('{}'));
    expect(await send(site, admin, text('{}'))).toMatchObject({ status: 429, reads: [] });
  });

  it('is read up to 1 MiB, but not at all for an unsigned event', async () => {
    expect((await send(site, admin, text('{}'))).reads).toEqual([1 << 20]);
    const unsigned = await send('/api/webhooks/repohost', undefined, text('{}'), 'POST');
    expect(unsigned).toMatchObject({ status: 401, reads: [] });
  });
});

it("a body above the endpoint's limit is refused with 413", async () => {
  const body = { description: 'x'.repeat(1 << 20) };
  expect(await call(portal, 'PATCH', site, { token: admin, body })).toMatchObject({
    status: 413,
    json: { error: 'payload_too_large' },
  });
});

it('a body nested 5,000 levels deep is refused, naming the field', async () => {
  const depth = 5_000;
  const structuredData = `{"@context":"https://schema.org","@type":"Thing","a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
  const body = `{"title":"t","description":"d","structuredData":${structuredData}}`;
  const answer = await call(portal, 'PUT', `${site}/seo/home`, { token: admin, body });
  expect(answer.status).toBe(422);
  expect(answer.json.details).toEqual([
    { field: 'structuredData.a.a', message: expect.stringContaining('64 levels') },
  ]);
});

it.each([
  ['a value with a lone surrogate', '{"description":"half \\ud800"}', 'description'],
  ['a name with a lone surrogate', '{"features":{"\\udc00":true}}', 'features'],
])('a body with %s is refused', async (_, body, field) => {
  const answer = await call(portal, 'PATCH', site, { token: admin, body });
  expect(answer.json).toMatchObject({ error: 'bad_request', details: [{ field }] });
});

it('a body that is not valid UTF-8 is refused', async () => {
  const bytes = Uint8Array.from([...text('{"name":"'), 0xff, ...text('"}')]);
  const answer = await send(site, admin, bytes);
  expect(answer).toMatchObject({
    status: 400,
    json: { message: expect.stringContaining('UTF-8') },
  });
});

/**
 * Sends a change without its body.
 * @returns a function that sends the body and returns the response
 */
async function sendSlowly(method: string, path: string) {
  const arrived = Promise.withResolvers<Uint8Array>();
  const asked = Promise.withResolvers<void>();
  const body = () => {
    asked.resolve();
    return arrived.promise;
  };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin}` };
  const query = new URLSearchParams();
  const request = { method, path, query, headers, body, host: '', client: '127.0.0.1' };
  const answer = portal.respond(request);
  await asked.promise;
  return (json: string) => {
    arrived.resolve(text(json));
    return answer;
  };
}

it('a slowly arriving change does not revert a change made in the meantime', async () => {
  const settings = `${site}/settings`;
  const arrive = await sendSlowly('PUT', settings);
  const fast = { deployment: { requireApproval: false } };
  const { status } = await call(portal, 'PUT', settings, { token: admin, body: fast });
  expect(status).toBe(200);
  expect((await arrive('{"notifications":{"email":false}}')).status).toBe(200);
  expect((await call(portal, 'GET', settings, { token: admin })).json).toMatchObject({
    deployment: { requireApproval: false },
    notifications: { email: false },
  });
});

it('a caller who loses access while the body arrives changes nothing', async () => {
  const arrive = await sendSlowly('PATCH', site);
  await call(portal, 'DELETE', `${site}/access/user_adnan`, { token: 'local-owner-token' });
  expect((await arrive('{"name":"Late"}')).status).toBe(403);
});

import { describe, expect, it } from 'vitest';
import { PortalClient } from '../../../../src/clients/portal/portal.ts';
import { PortalAnswerError } from '../../../../src/clients/portal/portal-error.ts';
import type { DeploymentComplete } from '../../../../src/contracts/portal/deployment.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { fault, jsonOf, type Reply, scriptedHttp } from '../../../support/http.ts';

const { signal } = new AbortController();

function open(
  answer: (count: number) => Reply,
  url = 'https://portal.example.com',
  provider?: string,
) {
  const http = scriptedHttp((_, count) => answer(count));
  let asked = 0;
  const credential = async () => {
    asked += 1;
    return new Secret(`credential-${asked}`);
  };
  return {
    http,
    client: new PortalClient({
      http,
      clock: fakeClock(),
      url,
      credential,
      ...(provider !== undefined && { provider }),
    }),
  };
}

describe('createDeploymentToken', () => {
  it.each([
    ['no token', { body: { token: 'x' } }],
    ['an empty token', { body: { swaToken: '' } }],
    ['a token of another type', { body: { swaToken: 5 } }],
    ['a page', { body: '<html>' }],
  ])('refuses a token response with %s', async (_, reply) => {
    const work = open(() => reply).client.call(
      'createDeploymentToken',
      { body: { siteSlug: 'acme-docs' } },
      { signal },
    );
    await expect(work).rejects.toBeInstanceOf(PortalAnswerError);
  });

  it('retries if the portal is unavailable', async () => {
    const { client, http } = open((count) => {
      if (count === 1) throw fault('ECONNRESET');
      return count === 2 ? { status: 503 } : { body: { swaToken: 'the-token' } };
    });
    const input = { body: { siteSlug: 'acme-docs' } };
    expect(await client.call('createDeploymentToken', input, { signal })).toMatchObject({
      swaToken: 'the-token',
    });
    expect(http.requests).toHaveLength(3);
  });
});

describe('completeDeployment', () => {
  const body: DeploymentComplete = {
    event: 'site.deployed',
    timestamp: '2026-01-02T03:04:05.000Z',
    site: { id: 'site_123', slug: 'acme-docs' },
    data: { version: '1.4.0', environment: 'Production', commitSha: 'c0ffee' },
    status: 'succeeded',
    run: { id: '77', attempt: 1 },
  };

  it.each([
    [undefined, '/api/v1/webhooks/repohost/deployment-complete'],
    ['githost', '/api/v1/webhooks/githost/deployment-complete'],
  ])('posts the body with its idempotency key, for the provider %s', async (provider, path) => {
    const { client, http } = open(
      () => ({ status: 202, body: { success: true } }),
      'https://portal.example.com',
      provider,
    );
    await client.call('completeDeployment', { body }, { idempotencyKey: 'the-key', signal });
    expect(http.requests[0]?.url.pathname).toBe(path);
    expect(http.requests[0]).toMatchObject({
      headers: { 'idempotency-key': 'the-key', authorization: 'Bearer credential-1' },
    });
    expect(jsonOf(http.requests[0])).toEqual(body);
  });

  it('repeats the same body with the same idempotency key if the answer was lost', async () => {
    const { client, http } = open((count) => {
      if (count === 1) throw fault('ECONNRESET');
      return { body: { success: true } };
    });
    await client.call('completeDeployment', { body }, { idempotencyKey: 'the-key', signal });
    expect(http.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'the-key',
      'the-key',
    ]);
    expect(http.requests[0]?.body).toBe(http.requests[1]?.body);
  });

  it.each([
    ['an empty answer', () => ({ status: 204 })],
    ['a page', () => ({ body: '<html>' })],
    ['an answer that denies it', () => ({ body: { success: false } })],
  ])('completeDeployment fails on %s', async (_, answer) => {
    await expect(
      open(answer).client.call('completeDeployment', { body }, { idempotencyKey: 'k', signal }),
    ).rejects.toBeInstanceOf(PortalAnswerError);
  });
});

it("keeps the base path of the portal's address", async () => {
  const { client, http } = open(() => ({ body: { swaToken: 't' } }), 'https://example.com/portal');
  await client.call('createDeploymentToken', { body: { siteSlug: 'acme-docs' } }, { signal });
  expect(http.requests[0]?.url.href).toBe(
    'https://example.com/portal/api/v1/sites/deployment-tokens',
  );
});

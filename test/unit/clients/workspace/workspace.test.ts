import { describe, expect, it } from 'vitest';
import {
  accessTokenCredential,
  apiKeyCredential,
  WorkspaceClient,
  type WorkspaceCredential,
} from '../../../../src/clients/workspace/workspace.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { catchError } from '../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const key = apiKeyCredential(new Secret('sk_test_1'));
const token = accessTokenCredential(new Secret('at_1'));

const baseUrl = 'https://files.example';

async function call(
  answer: (authorization: unknown, count: number) => Reply,
  credential: WorkspaceCredential,
  method: 'me' | 'workspaces' = 'workspaces',
) {
  const http = scriptedHttp(({ headers }, count) => answer(headers.authorization, count));
  const client = new WorkspaceClient({ http, baseUrl: `${baseUrl}/`, credential });
  const outcome = await client[method]().catch((error: unknown) => error);
  return { outcome, requests: http.requests };
}

it.each([
  ['workspaces', key, '/v1/workspaces', 'Bearer sk_test_1'],
  ['workspaces', token, '/v1/workspaces', 'Bearer at_1'],
  ['me', token, '/v1/me', 'Bearer at_1'],
] as const)(
  'a workspace client sends a request of $0() to $2 with "$3"',
  async (method, credential, path, authorization) => {
    const { requests } = await call(() => ({ body: {} }), credential, method);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', headers: { authorization } });
    expect(requests[0]?.url.href).toBe(baseUrl + path);
  },
);

it.each([[[{ id: 1 }]], [{ items: [], next: null }], [null], ['text'], [0]])(
  'a workspace client returns the JSON response %j unchanged',
  async (body) => {
    expect((await call(() => ({ body: JSON.stringify(body) }), key)).outcome).toEqual(body);
  },
);

it('a workspace client refuses to send an API key to an endpoint that needs an access token', async () => {
  const { outcome, requests } = await call(() => ({ body: {} }), key, 'me');
  expect(outcome).toMatchObject({ code: 'WORKSPACE_TOKEN_NEEDED' });
  expect(requests).toEqual([]);
});

describe('a refusal by the workspace API', () => {
  it.each([
    [401, 'WORKSPACE_UNAUTHORIZED'],
    [403, 'WORKSPACE_FORBIDDEN'],
    [404, 'WORKSPACE_REFUSED'],
    [302, 'WORKSPACE_REFUSED'],
    [429, 'WORKSPACE_UNAVAILABLE'],
    [500, 'WORKSPACE_UNAVAILABLE'],
  ])('with status %i is reported as %s with its reason and request id', async (status, code) => {
    const { outcome } = await call(
      () => ({
        status,
        headers: { 'x-request-id': 'req-7' },
        body: { error: 'because', message: 'of this' },
      }),
      key,
    );
    expect(outcome).toMatchObject({
      code,
      facts: [`Status ${status}, because: of this`, 'Request id req-7'],
    });
  });

  it('is reported with the scope that the token lacks', async () => {
    const challenge = 'Bearer error="insufficient_scope", scope="workspaces:read"';
    const { outcome } = await call(
      () => ({ status: 403, headers: { 'www-authenticate': challenge } }),
      token,
    );
    expect(outcome).toMatchObject({
      message: expect.stringContaining('It needs workspaces:read.'),
    });
  });

  it('is reported without the credential', async () => {
    const { outcome } = await call(
      () => ({ status: 401, body: { error: 'invalid_token' } }),
      token,
    );
    expect(JSON.stringify(outcome) + String(outcome)).not.toContain('at_1');
  });
});

it('a workspace client repeats a read after status 503', async () => {
  const { outcome, requests } = await call(
    (_token, count) => (count < 3 ? { status: 503 } : { body: [1] }),
    key,
  );
  expect(outcome).toEqual([1]);
  expect(requests).toHaveLength(3);
});

it('a workspace client reports the content type of a response that is not JSON', async () => {
  const { outcome } = await call(
    () => ({ headers: { 'content-type': 'text/html' }, body: '<html>' }),
    key,
  );
  expect(outcome).toMatchObject({
    code: 'WORKSPACE_ANSWER_INVALID',
    facts: ['Status 200, text/html'],
  });
});

describe('a renewable credential', () => {
  const renewable = (renewed: Secret | undefined) => {
    const refused: string[] = [];
    const credential: WorkspaceCredential = {
      kind: 'access-token',
      get: async () => new Secret('at_old'),
      renew: async (secret) => {
        refused.push(secret.reveal());
        return renewed;
      },
    };
    return { credential, refused };
  };

  it('is renewed after status 401 for a second attempt', async () => {
    const { credential, refused } = renewable(new Secret('at_new'));
    const { outcome, requests } = await call(
      (token) => (token === 'Bearer at_new' ? { body: ['ok'] } : { status: 401 }),
      credential,
    );
    expect(outcome).toEqual(['ok']);
    expect(refused).toEqual(['at_old']);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer at_old',
      'Bearer at_new',
    ]);
  });

  it('is renewed only once if the second attempt is refused, too', async () => {
    const { credential, refused } = renewable(new Secret('at_new'));
    const { outcome, requests } = await call(() => ({ status: 401 }), credential);
    expect(outcome).toMatchObject({ code: 'WORKSPACE_UNAUTHORIZED' });
    expect(refused).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it('is reported as refused if it cannot be renewed', async () => {
    const { outcome, requests } = await call(
      () => ({ status: 401 }),
      renewable(undefined).credential,
    );
    expect(outcome).toMatchObject({ code: 'WORKSPACE_UNAUTHORIZED' });
    expect(requests).toHaveLength(1);
  });

  it('is not renewed after status 403', async () => {
    const { credential, refused } = renewable(new Secret('at_new'));
    await call(() => ({ status: 403 }), credential);
    expect(refused).toEqual([]);
  });
});

it.each([
  'http://files.example.com',
  'ftp://127.0.0.1',
  'files.example.com',
  'https://user:pw@files.example.com',
])('a workspace client refuses the address %s', (baseUrl) => {
  const http = scriptedHttp(() => ({}));
  expect(() => new WorkspaceClient({ http, baseUrl, credential: key })).toThrow(
    expect.objectContaining({ code: 'USAGE' }),
  );
});

it('a workspace client reports that nothing answers at the address', async () => {
  const http = scriptedHttp(() => {
    throw fault('ECONNREFUSED');
  });
  const client = new WorkspaceClient({ http, baseUrl, credential: key });
  expect(await catchError(client.workspaces())).toMatchObject({ code: 'WORKSPACE_UNAVAILABLE' });
});

it('a workspace client rejects with the abort reason and sends nothing', async () => {
  const http = scriptedHttp(() => ({ body: [] }));
  const client = new WorkspaceClient({ http, baseUrl, credential: key });
  const reason = new Error('enough');
  await expect(client.workspaces(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(http.requests).toEqual([]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createArm } from '../../../../src/localcloud/arm/arm.ts';
import type { EntraApp } from '../../../../src/localcloud/entra/directory.ts';
import { createGraph } from '../../../../src/localcloud/graph/graph.ts';
import { useAll } from '../../../support/fixture.ts';
import { serve } from '../../../support/serve.ts';

const app: EntraApp = {
  clientId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5',
  tenantId: 'tenant',
  objectId: 'object',
  displayName: 'deploy-docs',
  federatedCredentials: [],
  roles: {},
};
const graph = createGraph([app]);
/** Writes through ARM wait for this promise. */
let hold: Promise<void> = Promise.resolve();
let begun = () => {};
const arm = createArm([app], () => {
  begun();
  return hold;
});
const server = useAll(() =>
  serve(
    (request, response) =>
      void (request.url?.startsWith('/v1.0') ? graph : arm).handler(request, response),
  ),
);
beforeEach(() => {
  app.federatedCredentials = [];
});

const values = (subject: string) => ({
  issuer: 'https://issuer.example',
  subject,
  audiences: ['api://AzureADTokenExchange'],
});
async function send(
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
) {
  const response = await fetch(server.origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.text();
  return response.status;
}
const patch = (
  name: string,
  subject: string,
  headers: Record<string, string> = { prefer: 'create-if-missing' },
  token = graph.token,
) =>
  send(
    'PATCH',
    `/v1.0/applications(appId='${app.clientId}')/federatedIdentityCredentials(name='${name}')`,
    values(subject),
    { authorization: `Bearer ${token}`, ...headers },
  );
const put = (name: string, subject: string) =>
  send(
    'PUT',
    `${arm.findResourceId(app.clientId)}/federatedIdentityCredentials/${name}?api-version=2024-11-30`,
    { properties: values(subject) },
    { authorization: `Bearer ${arm.token}` },
  );

describe('federated credentials in Microsoft Graph', () => {
  it('are created or replaced by name, as the Prefer header requests', async () => {
    expect(await patch('docs-production', 'a', {})).toBe(404);
    expect(await patch('docs-production', 'a')).toBe(201);
    expect(await patch('docs-production', 'b')).toBe(204);
    expect(app.federatedCredentials.map(({ subject }) => subject)).toEqual(['b']);
  });

  it('are unique by issuer and subject, including case', async () => {
    await patch('docs-production', 'a');
    expect(await patch('docs-other', 'a')).toBe(409);
    expect(await patch('docs-other', 'A')).toBe(201);
  });

  it('have restricted names and a limit of twenty per application', async () => {
    expect(await patch('no spaces', 'a')).toBe(400);
    for (let index = 0; index < 20; index += 1)
      expect(await patch(`docs-${index}`, `s${index}`)).toBe(201);
    expect(await patch('docs-20', 's20')).toBe(400);
  });

  it('require a token with the permission to write them', async () => {
    graph.tokens.set('reader', 'read');
    expect(await patch('docs-production', 'a', undefined, 'nobody')).toBe(401);
    expect(await patch('docs-production', 'a', undefined, 'reader')).toBe(403);
  });
});

describe('federated credentials of a managed identity', () => {
  it('are created and replaced', async () => {
    expect(await put('docs-production', 'a')).toBe(201);
    expect(await put('docs-production', 'b')).toBe(200);
  });

  it('are refused while another credential is being written', async () => {
    const gate = Promise.withResolvers<void>();
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    hold = gate.promise;
    const first = put('docs-production', 'a');
    await started;
    expect(await put('docs-preview', 'b')).toBe(409);
    gate.resolve();
    expect(await first).toBe(201);
    expect(await put('docs-preview', 'b')).toBe(201);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { Directory, EntraApp } from '../../../../../src/localcloud/entra/directory.ts';
import { createGraph } from '../../../../../src/localcloud/graph/graph.ts';
import {
  applicationCommands,
  createApplications,
} from '../../../../../src/operations/onboard/credentials/applications.ts';
import { createHttp } from '../../../../../src/shared/http/client.ts';
import type { TransportResponse } from '../../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { callHandler } from '../../../../support/in-process.ts';

const audience = 'api://3c2b1a09-f8e7-4d6c-9b5a-493827160504';
const site = { slug: 'docs', audience };
const names = ['site-docs-production', 'site-docs-preview'];

const apps: EntraApp[] = [];
const portal: Directory['portals'][number] = { id: 'portal', audience, appRoles: [] };
const graph = createGraph(apps, [portal]);
beforeEach(() => {
  apps.splice(0);
  setRoles([{}]);
});

function setRoles(roles: readonly { isEnabled?: boolean; allowedMemberTypes?: string[] }[]): void {
  const common = { value: 'Site.Deploy', isEnabled: true, allowedMemberTypes: ['Application'] };
  portal.appRoles = roles.map((role, index) => ({ id: `role-${index}`, ...common, ...role }));
}

interface Network {
  /** Number of responses that arrive before the program ends. */
  readonly until?: number;
  readonly token?: string;
  /** Changes a response, or throws an error as if it were lost. */
  readonly change?: (call: string, answer: TransportResponse) => Partial<TransportResponse>;
}

function open({ until = Infinity, token = graph.token, change = () => ({}) }: Network = {}) {
  const calls: string[] = [];
  const clock = fakeClock();
  const ending = new AbortController();
  const http = createHttp({
    clock,
    userAgent: 'site-deploy/test',
    async transport(request) {
      if (calls.length === until) ending.abort(new Error('ended'));
      ending.signal.throwIfAborted();
      const { method, url } = request;
      const call = `${method} ${decodeURIComponent(url.pathname).replace('/v1.0/', '')}`;
      calls.push(call);
      const answer = await callHandler(graph.handler, request);
      return { ...answer, ...change(call, answer) };
    },
  });
  const access = { http, clock, signal: ending.signal, token: new Secret(token) };
  return { access, calls, clock };
}

/** Returns the created applications without their random ids. */
const created = () =>
  apps.map(({ uniqueName, displayName, objectId, roles }) => [
    uniqueName,
    displayName,
    objectId.length,
    roles,
  ]);
const complete = names.map((name) => [name, name, 36, { [audience]: ['Site.Deploy'] }]);
const getIds = () => apps.map(({ clientId }) => clientId);
const writes = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'));

describe('the Entra applications of a site', () => {
  it("are created with the portal's role, even if the directory finds new objects late", async () => {
    const { access, calls, clock } = open();
    const { production, preview } = await createApplications(access, site);
    expect([production, preview]).toEqual(getIds());
    expect(created()).toEqual(complete);
    const [first, second] = apps.map(({ clientId, objectId }) => [
      `PATCH servicePrincipals(appId='${clientId}')`,
      `PATCH servicePrincipals(appId='${clientId}')`,
      `POST servicePrincipals/${objectId}/appRoleAssignments`,
      `POST servicePrincipals/${objectId}/appRoleAssignments`,
    ]);
    expect(writes(calls)).toEqual([
      "PATCH applications(uniqueName='site-docs-production')",
      ...(first ?? []),
      "PATCH applications(uniqueName='site-docs-preview')",
      ...(second ?? []),
    ]);
    expect(clock.pauses).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
  });

  it('are found and left unchanged by a second call', async () => {
    const first = await createApplications(open().access, site);
    const before = structuredClone(apps);
    const { access, calls } = open();
    expect(await createApplications(access, site)).toEqual(first);
    expect(apps).toEqual(before);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('are completed by a second call, wherever the first one was interrupted', async () => {
    const { access, calls } = open();
    await createApplications(access, site);
    const total = calls.length;
    expect(total).toBeGreaterThan(12);
    for (let until = 0; until < total; until++) {
      apps.splice(0);
      await expect(createApplications(open({ until }).access, site)).rejects.toThrow('ended');
      const ids = await createApplications(open().access, site);
      expect([ids.production, ids.preview], `ended after ${until}`).toEqual(getIds());
      expect(created(), `ended after ${until}`).toEqual(complete);
    }
  });

  it('have the role even if the response to its assignment is lost', async () => {
    let lost = 0;
    const { access } = open({
      change(call, { status }) {
        if (!call.startsWith('POST') || status !== 201) return {};
        lost += 1;
        throw new Error('the connection was lost');
      },
    });
    await createApplications(access, site);
    expect(lost).toBe(2);
    expect(created()).toEqual(complete);
  });

  it('are reported as unavailable after 60 to 70 s if the directory does not find them', async () => {
    const message = "Resource 'x' does not exist or one of its queried reference-property objects";
    const body = Buffer.from(
      JSON.stringify({ error: { code: 'Request_ResourceNotFound', message } }),
    );
    const { access, clock } = open({
      change: (call) => (call.startsWith('PATCH') ? { status: 404, body } : {}),
    });
    const start = clock.now();
    await expect(createApplications(access, site)).rejects.toMatchObject({
      code: 'AZURE_UNAVAILABLE',
      facts: [expect.stringContaining(message)],
      remedy: expect.stringContaining('continues where it stopped'),
    });
    expect((clock.now() - start) / 1_000).toBeGreaterThanOrEqual(60);
    expect((clock.now() - start) / 1_000).toBeLessThan(70);
  });
});

describe('creating the Entra applications of a site', () => {
  it('is not retried if the permission is missing', async () => {
    graph.tokens.set('reader', 'read');
    const { access, calls, clock } = open({ token: 'reader' });
    const creation = createApplications(access, site);
    await expect(creation).rejects.toMatchObject({ code: 'AZURE_PERMISSION_MISSING' });
    expect([writes(calls).length, clock.pauses]).toEqual([1, []]);
  });

  it.each([400, 404, 409])(
    'is not retried if Microsoft Graph answers %i with the error code Request_BadRequest',
    async (status) => {
      const body = Buffer.from(
        JSON.stringify({ error: { code: 'Request_BadRequest', message: 'No.' } }),
      );
      const { access, calls, clock } = open({
        change: (call) => (call.startsWith('PATCH') ? { status, body } : {}),
      });
      const creation = createApplications(access, site);
      await expect(creation).rejects.toMatchObject({ code: 'AZURE_REFUSED' });
      expect([writes(calls).length, clock.pauses]).toEqual([1, []]);
    },
  );

  it('requires a known portal with exactly one enabled role for applications', async () => {
    const ofPeople = { allowedMemberTypes: ['User'] };
    for (const roles of [[], [ofPeople], [{ isEnabled: false }], [{}, {}]]) {
      setRoles(roles);
      const { access, calls } = open();
      const creation = createApplications(access, site);
      await expect(creation).rejects.toMatchObject({ code: 'ONBOARD_INPUT_INVALID' });
      expect(writes(calls)).toEqual([]);
    }
    setRoles([ofPeople, {}]);
    await createApplications(open().access, site);
    expect(created()).toHaveLength(2);
    const unknown = createApplications(open().access, { ...site, audience: 'api://unknown' });
    await expect(unknown).rejects.toThrow('is unknown in this directory');
  });
});

it('applicationCommands returns lines for the Azure CLI and for Terraform', () => {
  const lines = applicationCommands(site).join('\n');
  expect(lines).toContain('for name in site-docs-production site-docs-preview; do');
  expect(lines).toContain(`az ad sp show --id '${audience}'`);
  expect(lines).toContain('toset(["site-docs-production","site-docs-preview"])');
});

import { expect, it } from 'vitest';
import type { AzureAccess, AzureRequest } from '../../../../../src/clients/azure/request.ts';
import {
  applicationCommands,
  createApplications,
} from '../../../../../src/operations/onboard/credentials/applications.ts';
import { Secret } from '../../../../../src/shared/secret.ts';

const site = { slug: 'docs', audience: 'api://portal' };
const role = { id: 'r-1', value: 'Site.Deploy', isEnabled: true };
const ofApplications = { ...role, allowedMemberTypes: ['Application'] };
const ofPeople = { ...role, id: 'r-2', allowedMemberTypes: ['User'] };

/** A directory with the portal, which remembers what it has made. */
function openDirectory(roles: readonly object[] = [ofPeople, ofApplications], refused = 0) {
  const made = new Set<string>();
  const writes: string[] = [];
  const answer = ({ method, url, json }: AzureRequest): [number, unknown?] => {
    const path = decodeURIComponent(String(url)).replace('https://graph.microsoft.com/v1.0/', '');
    const [, key = ''] = /\('([^']+)'\)|\(\w+='([^']+)'\)/.exec(path) ?? [];
    if (method !== 'GET') {
      if (refused) return [refused];
      writes.push(`${method} ${path}${method === 'POST' ? ` ${JSON.stringify(json)}` : ''}`);
      const isNew = !made.has(path);
      made.add(path);
      if (method === 'POST') return isNew ? [201, {}] : [400];
      if (!isNew) return [204];
    }
    if (path.startsWith('applications'))
      return [method === 'GET' ? 200 : 201, { appId: `app ${/'(.+)'/.exec(path)?.[1]}` }];
    if (path.startsWith('servicePrincipals(appId'))
      return [method === 'GET' ? 200 : 201, { id: `sp-${key}${path.includes('preview') ? 2 : 1}` }];
    if (path.includes('appRoleAssignments')) {
      const [assigned = ''] = path.split('?');
      return [200, { value: made.has(assigned) ? [{ appRoleId: 'r-1' }] : [] }];
    }
    return [200, { value: [{ id: 'portal-sp', appRoles: roles }] }];
  };
  const http = {
    send: async (request: AzureRequest) => {
      const [status, json] = answer(request);
      return { status, ok: status < 300, json };
    },
  };
  const signal = new AbortController().signal;
  const access = { http, signal, token: new Secret('t') } as unknown as AzureAccess;
  return { access, writes };
}

it('creates an application for each environment with the role of the portal, once', async () => {
  const { access, writes } = openDirectory();
  const expected = { production: 'app site-docs-production', preview: 'app site-docs-preview' };
  expect(await createApplications(access, site)).toEqual(expected);
  expect(writes).toEqual([
    "PATCH applications(uniqueName='site-docs-production')",
    "PATCH servicePrincipals(appId='app site-docs-production')",
    expect.stringMatching(/^POST servicePrincipals\/sp-.*1\/appRoleAssignments .*portal-sp.*r-1/),
    "PATCH applications(uniqueName='site-docs-preview')",
    "PATCH servicePrincipals(appId='app site-docs-preview')",
    expect.stringMatching(/^POST servicePrincipals\/sp-.*2\/appRoleAssignments .*portal-sp.*r-1/),
  ]);
  expect(await createApplications(access, site)).toEqual(expected);
  expect(writes.filter((write) => write.startsWith('POST'))).toHaveLength(2);
});

it('creates nothing if the role of the portal is not certain', async () => {
  for (const roles of [[ofPeople], [ofApplications, { ...ofApplications, id: 'r-3' }]]) {
    const { access, writes } = openDirectory(roles);
    const creation = createApplications(access, site);
    await expect(creation).rejects.toMatchObject({ code: 'ONBOARD_INPUT_INVALID' });
    expect(writes).toEqual([]);
  }
});

it('says which permission is missing', async () => {
  const creation = createApplications(openDirectory(undefined, 403).access, site);
  await expect(creation).rejects.toMatchObject({ code: 'AZURE_PERMISSION_MISSING' });
});

it('prints lines for the Azure CLI and for Terraform', () => {
  const lines = applicationCommands(site).join('\n');
  expect(lines).toContain('for name in site-docs-production site-docs-preview; do');
  expect(lines).toContain("az ad sp show --id 'api://portal'");
  expect(lines).toContain('toset(["site-docs-production","site-docs-preview"])');
});

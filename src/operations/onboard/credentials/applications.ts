import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import {
  type AzureAccess,
  type AzureRequest,
  readAzureAnswer,
  sendToAzure,
} from '../../../clients/azure/request.ts';
import type { Clock } from '../../../shared/clock.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { poll } from '../../../shared/poll.ts';
import { fill } from '../../../workflows/templates/parts.ts';

interface ApplicationNeeds {
  readonly slug: string;
  /** Application ID URI or client id of the portal's application. */
  readonly audience: string;
}

const Identified = z.object({ id: z.string(), appId: z.string() });
const Assignments = z.object({ value: z.array(z.object({ appRoleId: z.string() })) });
const Role = z.object({
  id: z.string(),
  value: z.nullish(z.string()),
  isEnabled: z.boolean(),
  allowedMemberTypes: z.array(z.string()),
});
const Portals = z.object({ value: z.array(z.object({ id: z.string(), appRoles: z.array(Role) })) });

const base = 'https://graph.microsoft.com/v1.0';
const needs =
  'the Microsoft Graph permissions Application.ReadWrite.All and AppRoleAssignment.ReadWrite.All';

const toNames = ({ slug }: ApplicationNeeds) =>
  ['production', 'preview'].map((environment) => `site-${slug}-${environment}`);

/**
 * Creates an application with the portal's role for each environment, or finds existing ones:
 * https://learn.microsoft.com/graph/api/application-upsert
 * @returns their client ids
 * @throws SiteDeployError `AZURE_*`; `ONBOARD_INPUT_INVALID` if the portal's role is unknown
 */
export async function createApplications(access: Access, site: ApplicationNeeds) {
  const send = (request: AzureRequest) => sendUntilKnown(access, request);
  const portal = await findPortal(send, site.audience);
  const create = async (name = '') => {
    const url = `${base}/applications(uniqueName='${name}')`;
    const { appId } = await upsert(send, url, { displayName: name });
    const ofApplication = `${base}/servicePrincipals(appId='${appId}')`;
    const { id } = await upsert(send, ofApplication, {});
    await assignRole(send, id, portal);
    return appId;
  };
  const [production, preview] = toNames(site);
  return { production: await create(production), preview: await create(preview) };
}

type Access = AzureAccess & { readonly clock: Clock };
type Send = (request: AzureRequest) => ReturnType<typeof sendToAzure>;
type PortalRole = { readonly resourceId: string; readonly appRoleId: string };

/** Graph's errors about an object that was created only moments ago. */
const unknownYet =
  /valid application object|queried reference-property objects|Not a valid reference update/;

/**
 * Sends a request until Graph knows all objects in it:
 * https://devblogs.microsoft.com/identity/designing-for-eventual-consistency-for-microsoft-entra/
 */
async function sendUntilKnown(access: Access, request: AzureRequest) {
  const { clock, signal } = access;
  const pauses = { pause: 1_000, growth: 2, maxPause: 10_000, limit: 60_000 };
  let refusal: unknown;
  const response = await poll({ ...pauses, clock, signal }, () =>
    sendToAzure(access, request, needs).catch((error) => {
      if (!unknownYet.test(getErrorMessage(error))) throw error;
      refusal = error;
      return undefined;
    }),
  );
  if (response) return response;
  const message = 'Microsoft Graph does not find an object that it created a minute ago.';
  throw new SiteDeployError('AZURE_UNAVAILABLE', message, { facts: [getErrorMessage(refusal)] });
}

async function findPortal(send: Send, audience: string): Promise<PortalRole> {
  const filter = `servicePrincipalNames/any(n:n eq '${audience.replaceAll("'", "''")}')`;
  const url = `${base}/servicePrincipals?$filter=${encodeURIComponent(filter)}`;
  const { json } = await send({ method: 'GET', url });
  const [portal] = readAzureAnswer(Portals, json, "the portal's application").value;
  const roles = (portal?.appRoles ?? []).filter(
    ({ isEnabled, allowedMemberTypes }) => isEnabled && allowedMemberTypes.includes('Application'),
  );
  const [role] = roles;
  if (portal && role && roles.length === 1) return { resourceId: portal.id, appRoleId: role.id };
  const problem = portal ? `has ${roles.length} roles for applications` : 'is unknown';
  const message = `The portal's application ${audience} ${problem} in this directory.`;
  const facts = roles.map(({ id, value }) => `${value ?? 'a role'}: ${id}`);
  const remedy = 'Run --create-applications without --apply, and use the commands that it prints.';
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, { facts, remedy });
}

/** Creates an object unless it exists. Graph's response has a body only if it was created. */
async function upsert(send: Send, url: string, json: object) {
  const headers = { prefer: 'create-if-missing' };
  const made = await send({ method: 'PATCH', url, headers, json });
  const found = made.status === 201 ? made : await send({ method: 'GET', url });
  return readAzureAnswer(Identified, found.json, 'an application');
}

async function assignRole(send: Send, principalId: string, portal: PortalRole): Promise<void> {
  const { resourceId, appRoleId } = portal;
  const url = `${base}/servicePrincipals/${principalId}/appRoleAssignments`;
  const filter = encodeURIComponent(`resourceId eq ${resourceId}`);
  const isAssigned = async () => {
    const { json } = await send({ method: 'GET', url: `${url}?$filter=${filter}` });
    const { value } = readAzureAnswer(Assignments, json, 'the roles of an application');
    return value.some((assignment) => assignment.appRoleId === appRoleId);
  };
  if (await isAssigned()) return;
  const assignment = { principalId, resourceId, appRoleId };
  await send({ method: 'POST', url, json: assignment }).catch(async (error) => {
    // Graph rejects a repeated request, even if it accepted the first one.
    if (!(await isAssigned())) throw error;
  });
}

const commands = readFileSync(new URL('./applications.txt', import.meta.url), 'utf8');

/** Returns commands for somebody with the permission: shell commands (POSIX), and Terraform. */
export function applicationCommands(site: ApplicationNeeds): string[] {
  const { audience } = site;
  const clientId = audience.replace(/^api:\/\//, '');
  const names = toNames(site);
  const values = { audience, base, clientId, names: names.join(' '), set: JSON.stringify(names) };
  return fill(commands, values).trimEnd().split('\n');
}

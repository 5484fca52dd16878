import type { IncomingMessage, ServerResponse } from 'node:http';
import { environmentOfKey, type KeyEnvironment } from '../../contracts/workspace/keys.ts';
import { sendJson } from '../http.ts';
import type { Grants } from './grants.ts';
import type { WorkspaceKey, WorkspaceSeed, WorkspaceUser } from './seed.ts';

type Caller =
  | { readonly kind: 'key'; readonly may: readonly string[]; readonly environment: KeyEnvironment }
  | { readonly kind: 'person'; readonly may: readonly string[]; readonly user: WorkspaceUser };

/** Spec: Endpoints. Shapes are ours: a list in an object, errors as `{error, message}`. */
export function createApi(
  seed: WorkspaceSeed,
  keys: () => readonly WorkspaceKey[],
  grants: Grants,
) {
  const findCaller = (credential: string): Caller | undefined => {
    const key = keys().find((item) => item.key === credential);
    const environment = environmentOfKey(credential);
    if (key && environment) return { kind: 'key', may: key.permissions, environment };
    const consent = grants.findConsent(credential);
    const user = seed.users.find((user) => user.id === consent?.userId);
    return consent && user && { kind: 'person', may: consent.scopes, user };
  };

  function authenticate(request: IncomingMessage, response: ServerResponse): Caller | undefined {
    request.resume();
    const credential = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (credential === undefined) {
      refuseCall(response, 401, 'unauthorized', 'A bearer credential is missing.', 'Bearer');
      return undefined;
    }
    const caller = findCaller(credential);
    const challenge = 'Bearer error="invalid_token"';
    const unknown = 'The credential is unknown, expired or revoked.';
    if (!caller) refuseCall(response, 401, 'invalid_token', unknown, challenge);
    return caller;
  }

  return {
    me(request: IncomingMessage, response: ServerResponse) {
      const caller = authenticate(request, response);
      if (!caller) return;
      if (caller.kind === 'key')
        return refuseCall(response, 403, 'token_required', 'An API key does not belong to a user.');
      sendJson(response, 200, { ...caller.user, scopes: caller.may });
    },
    workspaces(request: IncomingMessage, response: ServerResponse) {
      const caller = authenticate(request, response);
      if (!caller) return;
      const challenge = 'Bearer error="insufficient_scope", scope="workspaces:read"';
      const missing = 'workspaces:read is needed.';
      if (!caller.may.includes('workspaces:read'))
        return refuseCall(response, 403, 'insufficient_scope', missing, challenge);
      const workspaces = seed.workspaces
        .filter(({ environment, members }) => {
          if (caller.kind === 'key') return environment === caller.environment;
          return environment === 'production' && members.includes(caller.user.id);
        })
        .map(({ members, ...publicFields }) => ({ ...publicFields, memberCount: members.length }));
      sendJson(response, 200, { workspaces, total: workspaces.length });
    },
  };
}

export function refuseCall(
  response: ServerResponse,
  status: number,
  error: string,
  message: string,
  challenge?: string,
): void {
  if (challenge) response.setHeader('www-authenticate', challenge);
  sendJson(response, status, { error, message });
}

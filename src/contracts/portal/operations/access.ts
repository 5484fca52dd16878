import { AccessList, AccessResult, AccessUpdate } from '../access.ts';
import { operation } from '../operation.ts';
import { none } from './none.ts';

const common = {
  spec: 'decided: Site permission levels',
  tag: 'Access',
  auth: 'portal',
  level: 'owner',
} as const;

export const accessOperations = {
  listAccess: operation({
    ...common,
    id: 'listAccess',
    method: 'GET',
    path: '/api/sites/{siteId}/access',
    summary: 'Lists the users with access to the site, and their levels.',
    query: none,
    body: none,
    answer: AccessList,
  }),
  putAccess: operation({
    ...common,
    id: 'putAccess',
    method: 'PUT',
    path: '/api/sites/{siteId}/access/{userId}',
    summary: 'Grants a user an access level.',
    query: none,
    body: AccessUpdate,
    answer: AccessResult,
  }),
  deleteAccess: operation({
    ...common,
    id: 'deleteAccess',
    method: 'DELETE',
    path: '/api/sites/{siteId}/access/{userId}',
    summary: "Revokes a user's access.",
    query: none,
    body: none,
    answer: AccessResult,
  }),
};

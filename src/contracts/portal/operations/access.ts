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
    summary: 'Who has access to the site, and at which level.',
    query: none,
    body: none,
    answer: AccessList,
  }),
  putAccess: operation({
    ...common,
    id: 'putAccess',
    method: 'PUT',
    path: '/api/sites/{siteId}/access/{userId}',
    summary: 'Grants a user a level.',
    query: none,
    body: AccessUpdate,
    answer: AccessResult,
  }),
  deleteAccess: operation({
    ...common,
    id: 'deleteAccess',
    method: 'DELETE',
    path: '/api/sites/{siteId}/access/{userId}',
    summary: 'Takes the access of a user away.',
    query: none,
    body: none,
    answer: AccessResult,
  }),
};

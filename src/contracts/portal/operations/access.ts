import { AccessList, AccessResult, AccessUpdate } from '../access.ts';
import { defineOperations } from './define.ts';

export const accessOperations = defineOperations(
  { spec: 'decided: Site permission levels', tag: 'Access', auth: 'portal', level: 'owner' },
  {
    listAccess: {
      call: 'GET /api/sites/{siteId}/access',
      summary: 'Lists the users with access to the site, and their levels.',
      answer: AccessList,
    },
    putAccess: {
      call: 'PUT /api/sites/{siteId}/access/{userId}',
      summary: 'Grants a user an access level.',
      body: AccessUpdate,
      answer: AccessResult,
    },
    deleteAccess: {
      call: 'DELETE /api/sites/{siteId}/access/{userId}',
      summary: "Revokes a user's access.",
      answer: AccessResult,
    },
  },
);

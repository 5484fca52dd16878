import * as editing from '../editing.ts';
import { defineOperations } from '../operation.ts';
import * as sites from '../site.ts';

export const editingOperations = defineOperations(
  { spec: 'decided: Editing', tag: 'Editing', auth: 'portal', level: 'viewer' },
  {
    listEdits: {
      call: 'GET /api/sites/{siteId}/history',
      summary: 'Lists who changed what and when, newest first, with the values before and after.',
      query: editing.EditListQuery,
      answer: editing.EditList,
    },
    getAudit: {
      call: 'GET /api/sites/{siteId}/audit',
      summary:
        'Lists what is missing, too short, too long, duplicate or contradictory in metadata.',
      query: editing.AuditQuery,
      answer: editing.AuditList,
    },
    addPage: {
      call: 'POST /api/sites/{siteId}/pages',
      summary: 'Adds a page that no built file shows, such as a route of an application.',
      level: 'editor',
      body: editing.PageAddition,
      answer: editing.PageAdditionResult,
      status: 201,
    },
    removePage: {
      call: 'DELETE /api/sites/{siteId}/pages/{pageSlug}',
      summary: 'Removes a page that was added.',
      level: 'editor',
      answer: sites.AccessResult,
    },
    publishTexts: {
      call: 'POST /api/sites/{siteId}/text-publications',
      summary: 'Publishes the drafts of texts; in runtime mode, the site shows them at once.',
      level: 'editor',
      answer: editing.TextPublication,
    },
  },
);

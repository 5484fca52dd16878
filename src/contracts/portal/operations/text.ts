import {
  TextCommit,
  TextCommitResult,
  TextContent,
  TextEntry,
  TextList,
  TextListQuery,
  TextModeResult,
  TextModeUpdate,
  TextOverrideResult,
  TextOverrideUpdate,
  TextRequestQuery,
} from '../text.ts';
import { defineOperations } from './define.ts';

export const textOperations = defineOperations(
  { spec: 'decided: Text key and text override', tag: 'Text', auth: 'portal', level: 'viewer' },
  {
    listTexts: {
      call: 'GET /api/sites/{siteId}/text',
      summary:
        'Lists the text keys of the site with their overrides: all, or those of a page, state, ' +
        'override status, request or search.',
      query: TextListQuery,
      answer: TextList,
    },
    getText: {
      call: 'GET /api/sites/{siteId}/text/{textKey}',
      summary: 'Returns a text key with its overrides.',
      etag: true,
      answer: TextEntry,
    },
    putTextOverride: {
      call: 'PUT /api/sites/{siteId}/text/{textKey}',
      summary: 'Overrides the text of a key.',
      level: 'editor',
      body: TextOverrideUpdate,
      answer: TextOverrideResult,
    },
    deleteTextOverride: {
      call: 'DELETE /api/sites/{siteId}/text/{textKey}',
      summary:
        'Removes the override of a key: its default shows again; in commit mode, after the next ' +
        'deployment.',
      level: 'editor',
      query: TextRequestQuery,
      answer: TextOverrideResult,
    },
    putTextMode: {
      call: 'PUT /api/sites/{siteId}/text-mode',
      summary: 'Chooses commit or runtime mode.',
      level: 'admin',
      body: TextModeUpdate,
      answer: TextModeResult,
    },
    getTextContent: {
      call: 'GET /api/sites/{siteId}/text-content',
      summary:
        'Returns the content file for the next commit; for a development request, with its texts.',
      query: TextRequestQuery,
      answer: TextContent,
    },
    commitTexts: {
      call: 'POST /api/sites/{siteId}/text-commits',
      summary:
        'Reports the content file of a commit: pending overrides that it contains become ' +
        'committed.',
      level: 'editor',
      application: true,
      body: TextCommit,
      answer: TextCommitResult,
    },
  },
);

import { operation } from '../operation.ts';
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
import { none } from './none.ts';

const common = {
  spec: 'decided: Text key and text override',
  tag: 'Text',
  auth: 'portal',
} as const;

export const textOperations = {
  listTexts: operation({
    ...common,
    id: 'listTexts',
    method: 'GET',
    path: '/api/sites/{siteId}/text',
    summary:
      'Lists the text keys of the site with their overrides, optionally only those with ' +
      'overrides of one status or request.',
    level: 'viewer',
    query: TextListQuery,
    body: none,
    answer: TextList,
  }),
  getText: operation({
    ...common,
    id: 'getText',
    method: 'GET',
    path: '/api/sites/{siteId}/text/{textKey}',
    summary: 'Returns a text key with its overrides.',
    level: 'viewer',
    etag: true,
    query: none,
    body: none,
    answer: TextEntry,
  }),
  putTextOverride: operation({
    ...common,
    id: 'putTextOverride',
    method: 'PUT',
    path: '/api/sites/{siteId}/text/{textKey}',
    summary: 'Overrides the text of a key.',
    level: 'editor',
    query: none,
    body: TextOverrideUpdate,
    answer: TextOverrideResult,
  }),
  deleteTextOverride: operation({
    ...common,
    id: 'deleteTextOverride',
    method: 'DELETE',
    path: '/api/sites/{siteId}/text/{textKey}',
    summary:
      'Removes the override of a key: its default shows again; in commit mode, after the next ' +
      'deployment.',
    level: 'editor',
    query: TextRequestQuery,
    body: none,
    answer: TextOverrideResult,
  }),
  putTextMode: operation({
    ...common,
    id: 'putTextMode',
    method: 'PUT',
    path: '/api/sites/{siteId}/text-mode',
    summary: 'Chooses commit or runtime mode.',
    level: 'admin',
    query: none,
    body: TextModeUpdate,
    answer: TextModeResult,
  }),
  getTextContent: operation({
    ...common,
    id: 'getTextContent',
    method: 'GET',
    path: '/api/sites/{siteId}/text-content',
    summary:
      'Returns the content file for the next commit; for a development request, with its texts.',
    level: 'viewer',
    query: TextRequestQuery,
    body: none,
    answer: TextContent,
  }),
  commitTexts: operation({
    ...common,
    id: 'commitTexts',
    method: 'POST',
    path: '/api/sites/{siteId}/text-commits',
    summary:
      'Reports the content file of a commit: pending overrides that it contains become committed.',
    level: 'editor',
    application: true,
    query: none,
    body: TextCommit,
    answer: TextCommitResult,
  }),
};

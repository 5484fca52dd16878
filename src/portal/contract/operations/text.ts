import { operation } from '../operation.ts';
import {
  TextCommit,
  TextList,
  TextModeResult,
  TextModeUpdate,
  TextOverrideResult,
  TextOverrideUpdate,
} from '../text.ts';
import { none } from './none.ts';

const common = { spec: 'decided: Text key and text override', tag: 'Text', auth: 'portal' } as const;

export const textOperations = {
  listTexts: operation({
    ...common,
    id: 'listTexts',
    method: 'GET',
    path: '/api/sites/{siteId}/text',
    summary: 'The text keys of the site with their overrides.',
    level: 'viewer',
    query: none,
    body: none,
    answer: TextList,
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
    summary: 'Removes the override of a key: its default shows again.',
    level: 'editor',
    query: none,
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
  commitTexts: operation({
    ...common,
    id: 'commitTexts',
    method: 'POST',
    path: '/api/sites/{siteId}/text-commits',
    summary: 'Marks the pending overrides as committed and answers the content file.',
    level: 'editor',
    query: none,
    body: none,
    answer: TextCommit,
  }),
};

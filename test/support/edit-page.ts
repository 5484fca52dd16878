import {
  type EditedPage,
  editPage as edit,
  type PageEdits,
} from '../../src/deploy/steps/finish/html/edit.ts';
import { readTree } from '../../src/deploy/steps/finish/html/tree.ts';

/** As a run edits a page, which loads the reader of trees for the first page that needs it. */
export const editPage = (bytes: Uint8Array, edits: PageEdits): EditedPage =>
  edit(bytes, edits, readTree);

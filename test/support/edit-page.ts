import { editPage as edit, type PageEdits } from '../../src/deploy/steps/finish/html/edit.ts';
import { readTree } from '../../src/deploy/steps/finish/html/tree.ts';

/**
 * As a run edits a page, which loads the reader of trees for the first page that needs it.
 * @returns what it finds; the changed page as pieces, of which unchanged ones are views of `bytes`
 */
export function editPage(bytes: Uint8Array, edits: PageEdits) {
  const { changes, ...found } = edit(bytes, edits, readTree);
  if (!changes) return { ...found, pieces: undefined };
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of changes) {
    pieces.push(bytes.subarray(at, start), Buffer.from(text, 'latin1'));
    at = end;
  }
  return { ...found, pieces: [...pieces, bytes.subarray(at)] };
}

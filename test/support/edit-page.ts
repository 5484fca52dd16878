import { editPage as edit, type PageEdits } from '../../src/deploy/steps/finish/html/edit.ts';
import { readTree } from '../../src/deploy/steps/finish/html/tree.ts';

/**
 * Edits a page as a run does, except that a run loads the tree reader only if a page needs it.
 * @returns findings and the changed page in pieces; unchanged pieces are views of `bytes`
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

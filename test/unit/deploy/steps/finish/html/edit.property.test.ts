import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPage } from '../../../../../support/edit-page.ts';
import { edit, edits, loosePieces, pieces } from './edits.ts';
import { unchangedTree } from './oracle.ts';

describe('editing a random sequence of tags and texts', () => {
  const page = fc
    .array(fc.constantFrom(...pieces, ...loosePieces), { maxLength: 24 })
    .map((parts) => `<!doctype html>${parts.join('')}`);

  it('is idempotent and leaves the rest of the tree unchanged', () => {
    fc.assert(
      fc.property(page, (text) => {
        const once = edit(text);
        expect(edit(once).equals(once)).toBe(true);
        expect(unchangedTree(once.toString(), edits)).toBe(unchangedTree(text, edits));
      }),
      { numRuns: 800 },
    );
  });

  it('changes nothing if no requested key is in the page', () => {
    fc.assert(
      fc.property(page, (text) => {
        const other = new Map([['other.hero.title', 'x']]);
        expect(editPage(Buffer.from(text), { head: [], texts: other }).pieces).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

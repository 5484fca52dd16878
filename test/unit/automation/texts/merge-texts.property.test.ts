import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeTexts,
  type PendingTextOverride,
} from '../../../../src/automation/texts/plan-texts.ts';
import { updateContentFile } from '../../../../src/automation/texts/update-content-file.ts';

const keys = ['home.hero.title', 'home.hero.lead', 'about.team.name'];
const value = fc.constantFrom('a', 'b', 'c');
const output = fc.dictionary(fc.constantFrom(...keys), value);
const edits = fc.uniqueArray(
  fc.record<PendingTextOverride>({
    key: fc.constantFrom(...keys),
    value: fc.option(value, { nil: null }),
    before: fc.option(value, { nil: undefined }),
  }),
  { selector: ({ key }) => key },
);

describe('mergeTexts', () => {
  it('takes a random edit only if the text equals the one before or after the edit', () => {
    fc.assert(
      fc.property(output, edits, (file, pending) => {
        const texts = new Map(Object.entries(file));
        const { changes, conflicts, applied } = mergeTexts(texts, pending);
        const after: Record<string, string> = JSON.parse(
          updateContentFile(JSON.stringify(file), 'a.json', changes),
        );
        expect(changes.length + conflicts.length + applied.length).toBe(pending.length);
        for (const key of keys) {
          const edit = pending.find((one) => one.key === key);
          const isTaken =
            edit !== undefined &&
            (texts.get(key) === edit.before || texts.get(key) === (edit.value ?? undefined));
          expect(after[key]).toBe(isTaken ? (edit.value ?? undefined) : file[key]);
        }
        // A second run finds nothing to change.
        expect(mergeTexts(new Map(Object.entries(after)), pending).changes).toEqual([]);
      }),
      { numRuns: 700 },
    );
  });

  it('reports a text that people and the portal have changed, and keeps it', () => {
    const merged = mergeTexts(new Map([['home.hero.title', 'people']]), [
      { key: 'home.hero.title', value: 'portal', before: 'old' },
    ]);
    expect(merged).toEqual({
      changes: [],
      conflicts: [{ key: 'home.hero.title', file: 'people', portal: 'portal', before: 'old' }],
      applied: [],
    });
  });

  it('removes a text only if nobody has changed it', () => {
    const edit = { key: 'home.hero.title', value: null, before: 'old' };
    expect(mergeTexts(new Map([['home.hero.title', 'old']]), [edit]).changes).toHaveLength(1);
    expect(mergeTexts(new Map([['home.hero.title', 'new']]), [edit]).conflicts).toHaveLength(1);
    expect(mergeTexts(new Map(), [edit]).applied).toEqual(['home.hero.title']);
  });
});

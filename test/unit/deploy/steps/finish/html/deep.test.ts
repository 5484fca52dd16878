import { expect, it } from 'vitest';
import type { PageEdits } from '../../../../../../src/deploy/steps/finish/html/edit.ts';
import { editPage } from '../../../../../support/edit-page.ts';

const edits: PageEdits = { head: [], texts: new Map([['key', 'A text']]) };
const page = (deep: number) =>
  Buffer.from(
    `<!doctype html><html><head></head><body>${'<div>'.repeat(deep)}<p data-text-key="key">old`,
  );

it('editPage skips a page with 100,000 nested elements and reports why', () => {
  expect(editPage(page(100_000), edits)).toMatchObject({
    pieces: undefined,
    skipped: expect.stringContaining('deeply'),
  });
});

it('editPage edits a page with 400 nested elements', () => {
  expect(editPage(page(400), edits)).toMatchObject({ applied: ['key'] });
});

it('editPage inserts one text for up to 100 nested elements that share its key', () => {
  const nested = (depth: number) =>
    `<!doctype html><html><head></head><body>${'<div data-text-key="key">'.repeat(depth)}a${'</div>'.repeat(depth)}`;
  for (const depth of [31, 32, 33, 100]) {
    const { pieces = [] } = editPage(Buffer.from(nested(depth)), edits);
    expect(Buffer.concat(pieces).toString(), String(depth)).toMatch(
      /<body><div data-text-key="key">A text<\/div>$/,
    );
  }
});

import { describe, expect, it } from 'vitest';
import {
  findOldValues,
  writtenForms,
} from '../../../../../../src/deploy/steps/finish/outdated/old-values.ts';
import type { PageResult } from '../../../../../../src/deploy/steps/finish/rewrite/page-job.ts';

const result = (path: string, replaced: PageResult['replaced']): PageResult => ({
  path,
  page: undefined,
  isPinned: false,
  applied: [],
  refused: [],
  replaced,
});
const getTexts = (results: readonly PageResult[], current: readonly string[] = []) =>
  findOldValues(results, current).values.map(({ text }) => text);

describe('old values', () => {
  it('contain the longest part of each text between tags, if the part has at least 12 characters', () => {
    const html = ['<b>Our plans</b> for small teams &amp; <!-- -->clubs', 'short', 'Elf Zeichen'];
    const replaced = html.map((part, index) => ({ key: `a.b.${index}`, html: part }));
    expect(getTexts([result('a.html', replaced)])).toEqual(['for small teams & clubs']);
  });

  it('exclude texts that are part of a current text', () => {
    const results = [result('a.html', [{ key: 'a.b.c', html: 'Write to our team' }])];
    expect(getTexts(results)).toEqual(['Write to our team']);
    expect(getTexts(results, ['Write to our team today'])).toEqual([]);
  });

  it('exclude a title that several pages had', () => {
    const results = [
      result('a.html', [{ html: 'Documentation of Acme' }, { html: 'All about the plans' }]),
      result('b.html', [{ html: 'Documentation of Acme' }]),
    ];
    expect(getTexts(results)).toEqual(['All about the plans']);
  });

  it('are limited to 2,000, independently of the order of pages', () => {
    const results = Array.from({ length: 2_100 }, (_, index) =>
      result(`${10_000 + index}.html`, [{ html: `The title of page ${index}` }]),
    );
    const { values, omitted } = findOldValues(results.toReversed(), []);
    expect(values[0]?.text).toBe('The title of page 0');
    expect([values.length, omitted]).toEqual([2_000, 100]);
  });
});

it.each([
  ['Fish & chips "to go"', 'Fish &amp; chips "to go"'],
  ['Fish & chips "to go"', 'Fish &amp; chips &quot;to go&quot;'],
  ['Fish & chips "to go"', 'Fish &amp;amp; chips "to go"'],
  ['Fish & chips "to go"', String.raw`Fish & chips \"to go\"`],
  ['Fish & chips "to go"', String.raw`Fish \u0026 chips \"to go\"`],
  ['Fish & chips "to go"', String.raw`Fish &amp; chips \"to go\"`],
  ['Über uns alle', String.raw`\u00dcber uns alle`],
  ['Über uns alle', '&#220;ber uns alle'],
])('writtenForms(%j) includes the form %s', (text, form) => {
  expect(writtenForms(text).map(String)).toContain(form);
});

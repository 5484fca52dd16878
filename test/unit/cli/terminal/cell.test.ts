import { describe, expect, it } from 'vitest';
import { displayValue, getWidth, safeJson, truncate } from '../../../../src/cli/terminal/cell.ts';
import { sanitize } from '../../../../src/shared/sanitize.ts';

it.each([
  ['abc', 3],
  ['Größe', 5],
  ['e\u0301', 1],
  ['日本', 4],
  ['👩‍👩‍👧‍👦 x', 4],
])('getWidth(%j) returns %i', (text, width) => {
  expect(getWidth(text)).toBe(width);
});

it.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['abc', 1, '…'],
  ['abc', 0, ''],
])('truncate(%j, %i) returns %j', (text, width, expected) => {
  expect(truncate(text, width)).toBe(expected);
});

describe('displayValue', () => {
  it.each<[unknown, string]>([
    [null, '-'],
    ['', '-'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
    [['a', 'b'], 'a, b'],
    [[], '-'],
    [{ a: '\x1b' }, '{"a":"\\u001b"}'],
    ['2026-05-01T10:20:30.456Z', '2026-05-01 10:20'],
    ['2026-05-01T10:20:30+00:00', '2026-05-01 10:20'],
    ['2026-05-01', '2026-05-01'],
    ['at 2026-05-01T10:20:30Z', 'at 2026-05-01T10:20:30Z'],
  ])('shows %j as %s', (value, text) => {
    expect(displayValue(value)).toBe(text);
  });

  it('shows undefined as -', () => {
    expect(displayValue(undefined)).toBe('-');
  });
});

it('safeJson escapes control characters without changing the value', () => {
  const value = { text: '\x1b[31m \x7f \x9b2J é' };
  expect(safeJson(value)).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
  expect(JSON.parse(safeJson(value))).toEqual(value);
});

it('safeJson escapes commands of the GitHub runner without changing the value', () => {
  const value = { '##[error]key': ['##[stop-commands]x', '#\u200b#[y]', '::error::z\n::error::z'] };
  expect(sanitize(safeJson(value))).toBe(safeJson(value));
  expect(JSON.parse(safeJson(value))).toEqual(value);
});

import { describe, expect, it } from 'vitest';
import { cut, display, json, plain, widthOf } from '../../../../src/cli/terminal/cell.ts';

it('plain leaves nothing that a terminal obeys', () => {
  expect(plain('a\x1b[31mred\x1b[0m\x07\x9b2J')).toBe('a\ufffd[31mred\ufffd[0m\ufffd\ufffd2J');
  expect(plain('one\r\n\ttwo  three')).toBe('one two three');
  expect(plain('txt\u202egpj.exe')).toBe('txt\ufffdgpj.exe');
});

it.each([
  ['abc', 3],
  ['Größe', 5],
  ['e\u0301', 1],
  ['日本', 4],
  ['👩‍👩‍👧‍👦 x', 4],
])('widthOf(%s) is %i', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['abc', 1, '…'],
  ['abc', 0, ''],
])('cut(%s, %i) is %s', (text, width, expected) => {
  expect(cut(text, width)).toBe(expected);
});

describe('display', () => {
  it.each<[unknown, string]>([
    [undefined, '-'],
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
    expect(display(value)).toBe(text);
  });
});

it('json can be read by programs and is harmless on a terminal', () => {
  const value = { text: '\x1b[31m \x7f \x9b2J é' };
  expect(json(value)).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
  expect(JSON.parse(json(value))).toEqual(value);
});

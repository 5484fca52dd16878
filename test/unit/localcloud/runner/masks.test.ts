import { describe, expect, it } from 'vitest';
import { createMasks } from '../../../../src/localcloud/runner/masks.ts';

const hidden = (text: string, ...values: string[]) => {
  const masks = createMasks();
  for (const value of values) masks.add(value);
  return masks.hide(text);
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

// The first cases are those of the runner's own tests (HostContextL0).
describe('masks a value', () => {
  it.each([
    ['as it is, however often', '123Password123!123', '123***123', 'Password123!'],
    ['in no other case of letters', 'password123!', 'password123!', 'Password123!'],
    ['in base64', base64('Password123!'), '***', 'Password123!'],
    [
      'in base64 behind one byte, all but the start',
      base64(':Password123!'),
      'OlBh***',
      'Password123!',
    ],
    ['in base64 behind three bytes', base64('ab:Password123!'), 'YWI6***', 'Password123!'],
    ['percent-encoded', 'Pass%20word%20123%21', '***', 'Pass word 123!'],
    ['escaped for XML', 'Pass&lt;word&gt;123!', '***', 'Pass<word>123!'],
    ['escaped for JSON', String.raw`a\"b\\c\nd`, '***', 'a"b\\c\nd'],
    ['escaped for an expression', "it''s me", '***', "it's me"],
    ['without its quotes when it is long', 'Password123!!', '***', '"Password123!!"'],
    ['with its quotes when it is short', 'short', 'short', '"short"'],
    ['up to an ampersand', 'part1secret&part2&', '***', 'part1secret&part2&part3s'],
    ['behind the last ampersand', 'x part3secret', 'x ***', 'part1secret&part2&part3secret'],
    [
      'behind &+ without the letter that PowerShell colours',
      'ecretpart2',
      '***',
      'secretpart1&+secretpart2',
    ],
    ['even when it is one letter', 'banana', 'b***n***n***', 'a'],
  ])('%s', (_, text, shown, value) => {
    expect(hidden(text, value)).toBe(shown);
  });

  it.each([
    ['hex', Buffer.from('Password123!').toString('hex')],
    ['base64 with something behind it', base64('Password1234:x')],
    ['percent-encoding in lower case', 'Pass%2fword'],
    ['a letter put in between', 'Pass\u200bword123!'],
  ])('does not mask %s, a form that the runner does not know', (_, text) => {
    expect(hidden(text, 'Password123!', 'Pass/word')).toBe(text);
  });
});

it('merges overlapping and adjacent matches into one mask', () => {
  expect(hidden('abcdef', 'abc', 'abcdef')).toBe('***');
  expect(hidden('abcbcd', 'abcb', 'bcd')).toBe('***');
  expect(hidden('onetwo three', 'one', 'two')).toBe('*** three');
});

it('ignores an empty value, and masks a value with a lone surrogate', () => {
  expect(hidden('text', '')).toBe('text');
  expect(hidden('x \ud800abcdef', '\ud800abcdef')).toBe('x ***');
});

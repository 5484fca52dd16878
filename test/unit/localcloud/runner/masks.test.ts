import { describe, expect, it } from 'vitest';
import { createMasks } from '../../../../src/localcloud/runner/masks.ts';

const hidden = (text: string, ...values: string[]) => {
  const masks = createMasks();
  for (const value of values) masks.add(value);
  return masks.hide(text);
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

// The first cases are from the runner's own tests (HostContextL0).
describe('a mask', () => {
  it.each([
    ['wherever it occurs', '123Password123!123', '123***123', 'Password123!'],
    ['only in the same case', 'password123!', 'password123!', 'Password123!'],
    ['in base64', base64('Password123!'), '***', 'Password123!'],
    [
      'in base64 after one byte, except for the start',
      base64(':Password123!'),
      'OlBh***',
      'Password123!',
    ],
    ['in base64 after three bytes', base64('ab:Password123!'), 'YWI6***', 'Password123!'],
    ['percent-encoded', 'Pass%20word%20123%21', '***', 'Pass word 123!'],
    ['escaped for XML', 'Pass&lt;word&gt;123!', '***', 'Pass<word>123!'],
    ['escaped for JSON', String.raw`a\"b\\c\nd`, '***', 'a"b\\c\nd'],
    ['escaped for an expression', "it''s me", '***', "it's me"],
    ['without its quotes if it is long', 'Password123!!', '***', '"Password123!!"'],
    ['with its quotes if it is short', 'short', 'short', '"short"'],
    ['up to an ampersand', 'part1secret&part2&', '***', 'part1secret&part2&part3s'],
    ['after the last ampersand', 'x part3secret', 'x ***', 'part1secret&part2&part3secret'],
    [
      'after &+ without the letter that PowerShell colours',
      'ecretpart2',
      '***',
      'secretpart1&+secretpart2',
    ],
    ['even if it is a single letter', 'banana', 'b***n***n***', 'a'],
  ])('hides a value %s', (_, text, shown, value) => {
    expect(hidden(text, value)).toBe(shown);
  });

  it.each([
    ['the value in hex', Buffer.from('Password123!').toString('hex')],
    ['the value in base64 with other text after it', base64('Password1234:x')],
    ['the value percent-encoded in lower case', 'Pass%2fword'],
    ['the value with an invisible character in it', 'Pass\u200bword123!'],
  ])('does not hide %s', (_, text) => {
    expect(hidden(text, 'Password123!', 'Pass/word')).toBe(text);
  });
});

it('overlapping or adjacent masked values are replaced by one ***', () => {
  expect(hidden('abcdef', 'abc', 'abcdef')).toBe('***');
  expect(hidden('abcbcd', 'abcb', 'bcd')).toBe('***');
  expect(hidden('onetwo three', 'one', 'two')).toBe('*** three');
});

it('an empty value masks nothing', () => {
  expect(hidden('text', '')).toBe('text');
});

it('a value with a lone surrogate is masked', () => {
  expect(hidden('x \ud800abcdef', '\ud800abcdef')).toBe('x ***');
});

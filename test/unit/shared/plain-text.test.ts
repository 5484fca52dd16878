import { expect, it } from 'vitest';
import { firstLine, plainText, shorten } from '../../../src/shared/plain-text.ts';

it.each([
  [
    'keeps printable characters of any script',
    'plain, with äöü, 漢字 and 👩‍👩‍👧‍👦',
    'plain, with äöü, 漢字 and 👩‍👩‍👧‍👦',
  ],
  ['replaces line breaks and several blanks by one blank', 'one\r\n\ttwo  three', 'one two three'],
  [
    'replaces Unicode line separators by a blank',
    'lines\u2028and\u2029paragraphs',
    'lines and paragraphs',
  ],
  [
    'replaces control characters of a terminal',
    'a\x1b[31mred\x1b[0m\x07\x9b2J',
    'a\ufffd[31mred\ufffd[0m\ufffd\ufffd2J',
  ],
  [
    "replaces the sequence for a terminal's title",
    '\x1b]0;title\x07text',
    '\ufffd]0;title\ufffdtext',
  ],
  ['replaces a character that reverses the direction', 'txt\u202egpj.exe', 'txt\ufffdgpj.exe'],
])('plainText %s', (_, text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it.each([
  ['a line without an end', 'one', 'one'],
  ['a line before a line feed', 'one\ntwo\n', 'one'],
  ['a line before a carriage return and a line feed', 'one\r\ntwo', 'one'],
  ['an empty line', '\none', ''],
])('firstLine returns %s', (_, text, expected) => expect(firstLine(text)).toBe(expected));

it.each([
  ['a text of the maximum length', 'abcd', 'abcd'],
  ['the start of a longer text', 'abcde', 'abc…'],
  ['only whole characters', 'ab😀de', 'ab…'],
])('shorten returns %s', (_, text, expected) => expect(shorten(text, 4)).toBe(expected));

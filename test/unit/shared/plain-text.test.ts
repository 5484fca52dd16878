import { expect, it } from 'vitest';
import { plainText } from '../../../src/shared/plain-text.ts';

it.each([
  ['plain, with äöü, 漢字 and 👩‍👩‍👧‍👦', 'plain, with äöü, 漢字 and 👩‍👩‍👧‍👦'],
  ['one\r\n\ttwo  three', 'one two three'],
  ['lines\u2028and\u2029paragraphs', 'lines and paragraphs'],
  ['a\x1b[31mred\x1b[0m\x07\x9b2J', 'a\ufffd[31mred\ufffd[0m\ufffd\ufffd2J'],
  ['\x1b]0;title\x07text', '\ufffd]0;title\ufffdtext'],
  ['txt\u202egpj.exe', 'txt\ufffdgpj.exe'],
])('plainText(%j) is %j', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

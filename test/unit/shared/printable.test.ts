import { expect, it } from 'vitest';
import { printable } from '../../../src/shared/printable.ts';

it.each([
  ['plain, with äöü and 漢字', 'plain, with äöü and 漢字'],
  ['two\r\nlines', 'two lines'],
  ['\x1b]0;title\x07text', ' ]0;title text'],
  ['right\u202eto left\u2028end', 'right to left end'],
])('printable: %j becomes %j', (text, expected) => expect(printable(text)).toBe(expected));

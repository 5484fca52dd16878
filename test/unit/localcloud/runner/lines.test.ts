import { expect, it } from 'vitest';
import { cutLines } from '../../../../src/localcloud/runner/lines.ts';

const cut = (...chunks: (string | Uint8Array)[]) => {
  const lines: string[] = [];
  const cutter = cutLines((line) => lines.push(line));
  for (const chunk of chunks) cutter.write(Buffer.from(chunk));
  cutter.end();
  return lines;
};

it.each<[string, (string | Uint8Array)[], string[]]>([
  ['LF, CR LF and a lone CR end a line', ['a\nb\r\nc\rd'], ['a', 'b', 'c', 'd']],
  ['CR LF in two chunks ends one line', ['a\r', '\nb'], ['a', 'b']],
  ['empty lines are kept', ['\n\n', 'a\n'], ['', '', 'a']],
  ['no other character ends a line', ['a\u2028b\u0085c\u000bd\fe'], ['a\u2028b\u0085c\u000bd\fe']],
  ['the last line needs no line break', ['a', 'b'], ['ab']],
  [
    'a character may be split between two chunks',
    [Buffer.from([0xc3]), Buffer.from([0xa9, 0x0a])],
    ['é'],
  ],
  ['invalid bytes are replaced', [Buffer.from([0x61, 0xff, 0x62, 0x0a])], ['a\ufffdb']],
  [
    'only a byte order mark at the start is removed',
    ['\ufeff::error::x\n\ufeffy'],
    ['::error::x', '\ufeffy'],
  ],
  [
    'a UTF-16 mark changes the encoding of the rest',
    [Buffer.from('\ufeffab\ncd', 'utf16le')],
    ['ab', 'cd'],
  ],
  ['no bytes mean no lines', [], []],
])('in the output of a step, %s', (_, chunks, lines) => {
  expect(cut(...chunks)).toEqual(lines);
});

it('in the output of a step, chunk boundaries do not change the lines', () => {
  const bytes = Buffer.from('\ufeffé::a\r\nb\r\r\n\nc\r');
  const whole = cut(bytes);
  expect(whole).toEqual(['é::a', 'b', '', '', 'c']);
  for (let at = 0; at <= bytes.length; at++)
    expect(cut(bytes.subarray(0, at), bytes.subarray(at))).toEqual(whole);
  expect(cut(...[...bytes].map((byte) => Buffer.from([byte])))).toEqual(whole);
});

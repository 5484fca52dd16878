import { expect, it } from 'vitest';
import {
  cleanText,
  escapeJson,
  isUtf16,
} from '../../../../../../src/deploy/steps/finish/html/escape.ts';

it('cleanText removes control characters and noncharacters, and normalises line ends', () => {
  expect(cleanText('a\u0001\u00e9\r\nb\ufdd0')).toBe('a\u00e9\nb');
});

it.each([
  ['ascii', '"\\u00e9\\u2028\\u003c"'],
  ['utf8', '"\u00c3\u00a9\\u2028\\u003c"'],
] as const)('escapeJson writes a text for the charset "%s"', (charset, json) => {
  expect(escapeJson('\u00e9\u2028<', charset)).toBe(json);
});

it.each([
  ...[
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0x3c, 0],
    [0, 0x3c],
  ].map((bytes) => [bytes, true] as const),
  ...[
    [0xff, 0xff],
    [0xfe, 0xfe],
    [0x3c, 0x3c],
    [0, 0],
    [0x3d, 0],
  ].map((bytes) => [bytes, false] as const),
])('isUtf16(%j) returns %s', (bytes, expected) => {
  expect(isUtf16(Uint8Array.from(bytes))).toBe(expected);
});

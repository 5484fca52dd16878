import { describe, expect, it } from 'vitest';
import { isObject, parseJson, toObject } from '../../../src/shared/json.ts';

describe('parseJson', () => {
  it.each([
    ['{"a":[1]}', { a: [1] }],
    ['null', null],
    ['"x"', 'x'],
  ])('parses %s', (text, value) => expect(parseJson(text)).toEqual(value));

  it.each(['', '{', '<html>', '{a:1}', '\uFEFF{}'])('returns undefined for %j', (text) =>
    expect(parseJson(text)).toBeUndefined(),
  );
});

it('isObject and toObject accept an object', () => {
  const value = { a: 1 };
  expect(isObject(value)).toBe(true);
  expect(toObject(value)).toBe(value);
});

it.each([
  ['null', null],
  ['undefined', undefined],
  ['a number', 0],
  ['a string', 'text'],
  ['an empty array', []],
  ['an array of objects', [{ a: 1 }]],
  ['true', true],
])('isObject and toObject do not accept %s', (_, value) => {
  expect(isObject(value)).toBe(false);
  expect(toObject(value)).toEqual({});
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJsonPairs } from '../../../src/config/json-pairs.ts';

const read = (text: string) => {
  const pairs: [string, string, number][] = [];
  const isRead = readJsonPairs(text, (key, value, offset) => pairs.push([key, value, offset]) > 0);
  return isRead ? pairs : undefined;
};
const isTexts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === 'string');

/**
 * Reads the pairs with JSON.parse if all values are strings. Keys are parsed as values, because
 * Node 24.21.0 mistakes a key with an escaped quote for an earlier key that ends in a backslash.
 */
function parse(text: string): [key: string, value: string][] | undefined {
  try {
    if (!isTexts(JSON.parse(text))) return undefined;
    const pairs = text.matchAll(/("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*")/g);
    return [...pairs].map(([, key = '', value = '']) => [JSON.parse(key), JSON.parse(value)]);
  } catch {
    return undefined;
  }
}

const string = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('\\', '"', '\n', 'ü', '😀') }),
);
const texts = fc.dictionary(string, string, { noNullPrototype: true, minKeys: 1 });
const space = fc.constantFrom(undefined, 1, '\t');

describe('readJsonPairs', () => {
  it('reads random texts like JSON.parse, with the location of each key', () => {
    const check = (object: Record<string, string>, indent: string | number | undefined) => {
      const text = JSON.stringify(object, null, indent);
      const pairs = read(text) ?? [];
      expect(Object.fromEntries(pairs)).toEqual(object);
      for (const [key, , offset] of pairs)
        expect(text.startsWith(JSON.stringify(key), offset)).toBe(true);
    };
    fc.assert(fc.property(texts, space, check));
  });

  it('reads randomly damaged texts like JSON.parse, or refuses them', () => {
    const piece = fc.constantFrom(...'{}[]",:\\ \n\tu0aé1', '"a"', '"a":', '\\"', '\u00a0', '\0');
    const damage = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));
    const check = (object: Record<string, string>, at: number, inserted: string, left: number) => {
      const whole = JSON.stringify(object);
      const place = at % (whole.length + 1);
      const text = whole.slice(0, place) + inserted + whole.slice(place + left);
      const [found, expected] = [read(text), parse(text)];
      // YAML reads an object without keys, and reports what is wrong with other refused texts.
      if (expected === undefined || expected.length === 0) expect(found).toBeUndefined();
      else expect(Object.fromEntries(found ?? [])).toEqual(Object.fromEntries(expected));
    };
    fc.assert(fc.property(texts, fc.nat(), damage, fc.nat(2), check), { numRuns: 2_000 });
  });

  it('reads a text of two million escapes, and refuses four million backslashes', () => {
    const long = '\\n'.repeat(2_000_000);
    expect(read(`{"a":"${long}"}`)?.[0]?.[1]).toHaveLength(2_000_000);
    expect(read(`{"a":"${'\\'.repeat(4_000_001)}`)).toBeUndefined();
  });
});

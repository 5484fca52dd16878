import { describe, expect, it } from 'vitest';
import { densityViolations, longClosures, longestClosure, measureDensity } from './density.ts';
import { dialectViolations } from './identifiers.ts';
import { knownLongClosures } from './known.ts';
import { parseSource } from './source.ts';
import { parsedSources as src } from './sources.ts';

const parsed = (text: string, file = 'a.ts') => ({ file, text, program: parseSource(file, text) });

describe('the source files', () => {
  it('hold few ternaries, conditional spreads, comparisons with undefined and patterns', () => {
    expect(densityViolations(measureDensity(src))).toEqual([]);
  });

  it('hold no long function inside another', () => {
    expect(src.flatMap(longClosures).length).toBeLessThanOrEqual(knownLongClosures);
  });

  it("use the field's words for their names, and verbs for functions", () => {
    expect(src.flatMap(dialectViolations)).toEqual([]);
  });
});

describe('the density check', () => {
  it('counts the constructs that it measures', () => {
    const text = `
      const a = b ? 1 : 2;
      const c = [...(a && [1]), ...d];
      if (a === undefined) e();
      function f({ g }: H, [i]: J = [], k: L) {}
    `;
    expect(measureDensity([parsed(text)])).toEqual({
      lines: 6,
      ternaries: 1,
      conditionalSpreads: 1,
      comparisonsWithUndefined: 1,
      destructuredParameters: 2,
      wideLines: 0,
    });
    expect(densityViolations(measureDensity([parsed(text)]))).toHaveLength(4);
    expect(densityViolations(measureDensity([parsed('let a = 1;\nuse(a);\n')]))).toEqual([]);
  });

  it('finds a long closure, but no long function of a module', () => {
    const body = 'call();\n'.repeat(longestClosure - 1);
    expect(longClosures(parsed(`function outer() {\n${body}}`))).toEqual([]);
    expect(
      longClosures(parsed(`const outer = () => {\n  const inner = () => {\n${body}};};`)),
    ).toEqual(['a.ts:2 has a closure of 26 lines']);
  });
});

describe('the check of names', () => {
  it.each([
    'const sight = 1;',
    'interface World {}',
    'const call = (saidSoFar) => {};',
    'let lookAtPage;',
    'function restOfList() {}',
    'const idOf = () => 1;',
    'class A { sizeOf() {} }',
    'const a = { nameOf: function () {} };',
  ])('refuses %s', (text) => {
    expect(dialectViolations(parsed(text))).toHaveLength(1);
  });

  it.each([
    "say('world');",
    'a.lastIndexOf(b);',
    'const instanceOf = 1;',
    'let insight, looked;',
    'const getId = () => 1;',
  ])('accepts %s', (text) => {
    expect(dialectViolations(parsed(text))).toEqual([]);
  });
});

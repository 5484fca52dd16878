import { describe, expect, it } from 'vitest';
import { dialectViolations } from './dialect.ts';
import { parseSource } from './source.ts';
import { filesBelow, parsedSources } from './sources.ts';
import { longestTest, longTests, wideLines, widestLine } from './text.ts';

const tests = filesBelow('test').filter(({ file }) => !file.startsWith('fixtures/'));

describe('the text of the repository', () => {
  it('has no source line longer than 100 columns, comments included', () => {
    expect(parsedSources.flatMap(wideLines)).toEqual([]);
  });

  it('has no test file beyond the length limit', () => {
    expect(tests.flatMap(longTests)).toEqual([]);
  });

  it('contains no name with a forbidden word or ending, such as lookAtPage or idOf', () => {
    expect(parsedSources.flatMap(dialectViolations)).toEqual([]);
    const parsed = tests.map((test) => ({ ...test, program: parseSource(test.file, test.text) }));
    expect(parsed.flatMap(dialectViolations)).toEqual([]);
  });
});

describe('the text check', () => {
  it('refuses a line that is too wide in code or in a comment', () => {
    const text = `${'call(a); '.repeat(12)}\n// ${'word '.repeat(24)}\n * ${'word '.repeat(24)}`;
    expect(wideLines({ file: 'a.ts', text })).toHaveLength(3);
  });

  it('accepts unbreakable text and lines of exactly the maximum width', () => {
    const long = 'a'.repeat(widestLine);
    const text = `// https://example.com/${long}\n  path: \`\${root}/${long}\`,\n${'ab '.repeat(33)};`;
    expect(wideLines({ file: 'a.ts', text })).toEqual([]);
  });

  it('refuses a test file that is too long', () => {
    expect(longTests({ file: 'a.test.ts', text: 'let a;\n'.repeat(longestTest + 1) })).toHaveLength(
      1,
    );
  });
});

describe('the check of names', () => {
  const violations = (text: string) =>
    dialectViolations({ file: 'a.ts', text, program: parseSource('a.ts', text) });

  it.each([
    'const sight = 1;',
    'interface World {}',
    'const call = (saidSoFar) => {};',
    'let lookAtPage;',
    'function restOf() {}',
    'const idOf = () => 1;',
    'class A { sizeOf() {} }',
    'const a = { nameOf: function () {} };',
  ])('refuses %s', (text) => {
    expect(violations(text)).toHaveLength(1);
  });

  it.each([
    "say('world');",
    'a.lastIndexOf(b);',
    'const instanceOf = 1;',
    'let insight, looked;',
    'const getId = () => lookUp();',
  ])('accepts %s', (text) => {
    expect(violations(text)).toEqual([]);
  });
});

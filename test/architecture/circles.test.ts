import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { knownCircles } from './known.ts';
import { readSource } from './source.ts';
import { sources } from './sources.ts';

it('no source file imports itself in a cycle, types included', () => {
  expect(circlesOf(sources)).toEqual(knownCircles);
});

const read = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, text]) => readSource(file, text));

it.each<[string, Record<string, string>, string[][]]>([
  [
    'of two files',
    { 'a.ts': `import { b } from './b.ts';`, 'b.ts': `import { a } from './a.ts';` },
    [['a.ts', 'b.ts']],
  ],
  [
    'of types alone',
    { 'a/a.ts': `import { b } from './b.ts';`, 'a/b.ts': `import type { A } from './a.ts';` },
    [['a/a.ts', 'a/b.ts']],
  ],
  [
    'that a lazy import closes',
    { 'a.ts': `import { b } from './b/b.ts';`, 'b/b.ts': `const { a } = await import('../a.ts');` },
    [['a.ts', 'b/b.ts']],
  ],
  [
    'that an import in a type closes',
    { 'a.ts': `import { b } from './b.ts';`, 'b.ts': `let a: import('./a.ts').A;` },
    [['a.ts', 'b.ts']],
  ],
  ['of one file', { 'a.ts': `export * from './a.ts';` }, [['a.ts']]],
  [
    'of four files, beside another circle',
    {
      'a.ts': `import './b.ts';`,
      'b.ts': `import './c.ts';\nimport './x.ts';`,
      'c.ts': `import './d.ts';`,
      'd.ts': `import './a.ts';`,
      'x.ts': `import './y.ts';`,
      'y.ts': `import './x.ts';`,
    },
    [
      ['a.ts', 'b.ts', 'c.ts', 'd.ts'],
      ['x.ts', 'y.ts'],
    ],
  ],
])('finds an import cycle %s', (_, files, circles) => {
  expect(circlesOf(read(files))).toEqual(circles);
});

it('does not report two paths to the same file as a cycle', () => {
  const files = {
    'a.ts': `import './b.ts';\nimport './c.ts';`,
    'b.ts': `import './d.ts';`,
    'c.ts': `import './d.ts';`,
    'd.ts': `import path from 'node:path';`,
  };
  expect(circlesOf(read(files))).toEqual([]);
});

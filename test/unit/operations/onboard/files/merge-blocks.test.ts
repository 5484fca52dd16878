import { describe, expect, it } from 'vitest';
import { isClash, mergeBlocks } from '../../../../../src/operations/onboard/files/merge-blocks.ts';
import {
  lineTokens,
  type Token,
  toLines,
} from '../../../../../src/operations/onboard/files/tokens.ts';

describe('a conflict over two keys of a map', () => {
  const base = 'top:\n  z: 0\n';
  const theirs = 'top:\n  a: 5\n  b: 6\n  z: 0\n';

  it.each([
    ['in the same order', 'top:\n  a: 3\n  b: 4\n  z: 0\n', [2, 3]],
    ['in a different order', 'top:\n  b: 4\n  a: 3\n  z: 0\n', [3, 2]],
    ['separated by other lines', 'top:\n  # mine\n  a: 3\n  c: 1\n  b: 4\n  z: 0\n', [3, 5]],
  ])('is split into one conflict per key if they are %s', (_, ours, lines) => {
    const [left, right] = [lineTokens(ours, 'ours'), lineTokens(theirs, 'theirs')];
    const clashes = mergeBlocks(lineTokens(base, 'ours'), left, right).filter(isClash);
    const keys = clashes.map((clash) => clash.theirs.map(({ text }) => text.trim()));
    expect(keys).toEqual([['a: 5'], ['b: 6']]);
    expect(clashes.map(({ line }) => line)).toEqual(lines);
    expect(clashes.map(({ templateLine }) => templateLine)).toEqual([2, 3]);
  });
});

/** Merges lines. A conflict is `<ours|theirs>`, and commas stand for line breaks. */
function merge(...texts: readonly [base: string, ours: string, theirs: string]): string {
  const [base, ours, theirs] = texts.map((text, index) =>
    lineTokens(text.replaceAll(',', '\n'), index === 2 ? 'theirs' : 'ours'),
  );
  const write = (tokens: readonly Token[]) => toLines(tokens).map(({ text }) => text);
  const parts = mergeBlocks(base ?? [], ours ?? [], theirs ?? []).flatMap((part) =>
    isClash(part) ? [`<${write(part.ours)}|${write(part.theirs)}>`] : write(part.tokens),
  );
  return parts.join(',');
}

it.each([
  ['equal texts', 'a: 1', 'a: 1', 'a: 1', 'a: 1'],
  ['a changed line in the repository', 'a: 1', 'a: 2', 'a: 1', 'a: 2'],
  ['a changed line in the template', 'a: 1', 'a: 1', 'a: 2', 'a: 2'],
  ['equal changes on both sides', 'a: 1', 'a: 2', 'a: 2', 'a: 2'],
  ['changes to adjacent lines', 'a: 1,b: 1', 'a: 2,b: 1', 'a: 1,b: 2', 'a: 2,b: 2'],
  ['lines removed by both', 'a: 1,b: 1', 'a: 1', 'a: 1', 'a: 1'],
  ['a line removed in the repository', 'a: 1,b: 1', 'b: 1', 'a: 1,b: 1', 'b: 1'],
  ['different quotes', "a: 'x'", 'a: "x"', 'a: x', 'a: "x"'],
  ['keys added by both', 'a: 1', 'a: 1,b: 1', 'a: 1,c: 1', 'a: 1,b: 1,c: 1'],
  ['the same lines added by both', 'a: 1', 'a: 1,b: 1', 'a: 1,b: 1,c: 1', 'a: 1,b: 1,c: 1'],
  [
    'two lists',
    's:,- uses: a,t:,- uses: a',
    's:,t:,- uses: a',
    's:,- uses: a,t:,- uses: a@2',
    's:,t:,- uses: a@2',
  ],
  ['equal steps', '- run: a,- run: a', '- run: a,- run: a,x: 1', '- run: a', '- run: a,x: 1'],
  ['a comment at the end', 'a: 1,# end', 'a: 1,# end', 'a: 2,# end', 'a: 2,# end'],
  ['different indentation', 'a:,  b:', 'a:,   b:,   c:', 'a:,  b:,  d:', 'a:,   b:,   c:,   d:'],
  [
    'a nested part with different indentation',
    'a:,  b:',
    'a:,   # x,   b:',
    'a:,  b:,    d:',
    'a:,   # x,   b:,     d:',
  ],
  ['a new comment', 'a:,  b: 1', '# x,a:,  b: 1', 'a:,  b: 2', '# x,a:,  b: 2'],
  [
    'comments of both',
    'a:,  b: 1',
    '# x,a:,  b: 2',
    '# y,a:,  b: 1,  c: 1',
    '# x,# y,a:,  b: 2,  c: 1',
  ],
  ['equal comments', 'a:,  b: 1', '# x,a:,  b: 2', '# x,a:,  b: 1,  c: 1', '# x,a:,  b: 2,  c: 1'],
  ['a removed comment', '# x,a:,  b: 1', '# x,a:,  b: 2', 'a:,  b: 1,  c: 1', 'a:,  b: 2,  c: 1'],
  ['different spacing', 'a:   x', 'a: x', 'a: y', 'a: y'],
  ['a quoted item', '- a', '- "a"', '- b', '- b'],
  ['different spacing in an item', '-   a', '- a', '- a,- b', '- a,- b'],
  ['quotes that both set', 'a: x,b: 1', 'a: "x",b: 2', "a: 'x',b: 1", 'a: "x",b: 2'],
  ['a comment after quotes', "a: 'x' # c", 'a: x # c', 'a: y # c', 'a: y # c'],
  [
    "the repository's nested addition before a whole block",
    'on:,  push:,jobs: x',
    'on:,  push:,  call:,jobs: x',
    'on:,  push:,name: y,jobs: x',
    'on:,  push:,  call:,name: y,jobs: x',
  ],
  [
    "the template's nested addition before a whole block",
    'on:,  push:,jobs: x',
    'on:,  push:,name: y,jobs: x',
    'on:,  push:,  call:,jobs: x',
    'on:,  push:,  call:,name: y,jobs: x',
  ],
  [
    'an added line after a removed one',
    'a: 1,b: 1,c: 1',
    'a: 1,b: 1,x: 1,c: 1',
    'a: 1,c: 1',
    'a: 1,x: 1,c: 1',
  ],
  [
    'an added line before a removed one',
    'a: 1,b: 1,c: 1',
    'a: 1,x: 1,b: 1,c: 1',
    'a: 1,c: 1',
    'a: 1,x: 1,c: 1',
  ],
])('mergeBlocks merges %s', (_, base, ours, theirs, expected) => {
  expect(merge(base, ours, theirs)).toBe(expected);
});

it.each([
  ['two changes to a line', 'a: 1', 'a: 2', 'a: 3', '<a: 2|a: 3>'],
  ['a removed line that the template changed', 'a: 1,b: 1', 'b: 1', 'a: 2,b: 1', '<|a: 2>,b: 1'],
  [
    'a removed line between others',
    'a: 1,b: 1,c: 1',
    'a: 1,c: 1',
    'a: 1,b: 2,c: 1',
    'a: 1,<|b: 2>,c: 1',
  ],
  ['a nested key below a changed line', 'a: x', 'a: y', 'a: x,  b: 1', '<a: y|a: x,  b: 1>'],
  ['a nested key in place of a changed value', 'a: x', 'a:,  b: 1', 'a: y', '<a:,  b: 1|a: y>'],
  ['a boolean in place of a quoted string', "a: 'on'", 'a: on', 'a: 1', '<a: on|a: 1>'],
  ['a number in place of a quoted string', "a: '1'", 'a: 1', 'a: 2', '<a: 1|a: 2>'],
  ['no value in place of an empty string', "a: ''", 'a:', 'a: 1', '<a:|a: 1>'],
  ['a comment removed from a changed line', 'a: x # c', 'a: x', 'a: y # c', '<a: x|a: y # c>'],
  ['one key added by both', 'a: 1', 'a: 1,b: 1', 'a: 1,b: 2', 'a: 1,<b: 1|b: 2>'],
  [
    'a step changed by both',
    's:,- uses: a@1',
    's:,- uses: a@2',
    's:,- uses: a@3',
    's:,-,<  uses: a@2|  uses: a@3>',
  ],
])('mergeBlocks reports a conflict for %s', (_, base, ours, theirs, expected) => {
  expect(merge(base, ours, theirs)).toBe(expected);
});

it.each([
  ['first', 'a: 1,b: 1', 'b: 1', 'a: 2,b: 1', 1],
  ['second', 'a: 1,b: 1,c: 1', 'a: 1,c: 1', 'a: 1,b: 2,c: 1', 2],
  ['last', 'a: 1,b: 1', 'a: 1', 'a: 1,b: 2', 2],
])(
  'mergeBlocks locates a conflict about a removed line at its former place: the %s line',
  (_, base, ours, theirs, line) => {
    const tokens = [base, ours, theirs].map((text) =>
      lineTokens(text.replaceAll(',', '\n'), 'ours'),
    );
    const clashes = mergeBlocks(tokens[0] ?? [], tokens[1] ?? [], tokens[2] ?? []).filter(isClash);
    expect(clashes).toMatchObject([{ line, templateLine: line }]);
  },
);

import { expect, it } from 'vitest';
import { tableOf } from '../../../../src/cli/workspace/table.ts';

it.each<[string, unknown, string[]]>([
  [
    'a list of objects as a table with every column that occurs',
    [
      { id: 'a', name: 'Website' },
      { id: 'bcd', members: 2 },
    ],
    ['id   name     members', 'a    Website', 'bcd           2'],
  ],
  [
    'an object line by line',
    { id: 'usr_1', scopes: ['a', 'b'], boss: null },
    ['id      usr_1', 'scopes  ["a","b"]', 'boss'],
  ],
  [
    'a list in an object after its fields',
    { workspaces: [{ id: 'a' }], total: 1 },
    ['total  1', '', 'workspaces:', 'id', 'a'],
  ],
  ['an empty list', [], ['(none)']],
  ['an empty list in an object', { workspaces: [] }, ['workspaces:', '(none)']],
  ['a list of words', ['a', 'b'], ['a', 'b']],
  ['a list of mixed things', [{ a: 1 }, 2], ['{"a":1}', '2']],
  ['a single value', 7, ['7']],
  ['an empty object', {}, []],
])('shows %s', (_name, answer, lines) => {
  expect(tableOf(answer)).toEqual(lines);
});

it('lets nothing through that steers a terminal', () => {
  const shown = tableOf([{ 'na\u001b[2Jme': '\u001b]0;title\u0007a\r\nb\u202ec' }]).join('\n');
  expect(shown).not.toMatch(/[\u001b\u0007\r\u202e]/);
  expect(shown).toBe('name\na b c');
});

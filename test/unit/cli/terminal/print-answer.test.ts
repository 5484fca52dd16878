import { expect, it } from 'vitest';
import { answerLines } from '../../../../src/cli/terminal/print-answer.ts';

it.each<[string, unknown, string[]]>([
  [
    'a list of objects as a table with every column that occurs',
    [
      { id: 'a', name: 'Website' },
      { id: 'bcd', members: 2 },
    ],
    ['id   name     members', 'a    Website  -', 'bcd  -        2'],
  ],
  [
    'an object line by line',
    { id: 'usr_1', scopes: ['a', 'b'], boss: null },
    ['id      usr_1', 'scopes  a, b', 'boss    -'],
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
])('a response of unknown shape prints %s', (_name, answer, lines) => {
  expect(answerLines(answer, undefined)).toEqual(lines);
});

it('a response contains no terminal control characters', () => {
  const shown = answerLines(
    [{ 'na\u001b[2Jme': '\u001b]0;title\u0007a\r\nb\u202ec' }],
    undefined,
  ).join('\n');
  expect(shown).not.toMatch(/[\u001b\u0007\r\u202e]/);
  expect(shown).toBe('na\ufffd[2Jme\n\ufffd]0;title\ufffda b\ufffdc');
});

it('a response with wide characters stays aligned, and is folded in a narrow terminal', () => {
  const answer = [
    { id: 'a', name: '椅子' },
    { id: 'b', name: 'Tables and chairs' },
  ];
  expect(answerLines(answer, undefined)).toEqual(['id  name', 'a   椅子', 'b   Tables and chairs']);
  expect(answerLines(answer, 12)).toEqual([
    'id    a',
    'name  椅子',
    '',
    'id    b',
    'name  Tables and chairs',
  ]);
});

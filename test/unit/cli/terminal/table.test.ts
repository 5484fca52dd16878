import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getWidth } from '../../../../src/cli/terminal/cell.ts';
import {
  answerLines,
  type Column,
  fieldLines,
  flatFields,
  tableLines,
} from '../../../../src/cli/terminal/table.ts';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly note: string;
}

const columns: readonly Column<Row>[] = [
  { heading: 'NAME', value: ({ name }) => name },
  { heading: 'COUNT', value: ({ count }) => count, align: 'right' },
  { heading: 'NOTE', value: ({ note }) => note },
];
const rows: readonly Row[] = [
  { name: 'Tables', count: 7, note: 'Solid oak, made in the workshop by the harbour' },
  { name: '椅子', count: 1200, note: '' },
];

describe('a table', () => {
  it('is aligned and not shortened without a terminal', () => {
    expect(tableLines(columns, rows, undefined)).toEqual([
      'NAME    COUNT  NOTE',
      'Tables      7  Solid oak, made in the workshop by the harbour',
      '椅子     1200  -',
    ]);
  });

  it('shrinks its widest column to fit the terminal', () => {
    const long = [
      {
        name: 'Tables',
        count: 7,
        note: 'Solid oak, made in the workshop by the harbour, and oiled by hand',
      },
    ];
    expect(tableLines(columns, long, 64)).toEqual([
      'NAME    COUNT  NOTE',
      'Tables      7  Solid oak, made in the workshop by the harbour, …',
    ]);
  });

  it('is folded into one block per row if it does not fit', () => {
    expect(tableLines(columns, rows, 50)).toEqual([
      'NAME   Tables',
      'COUNT  7',
      'NOTE   Solid oak, made in the workshop by the harbour',
      '',
      'NAME   椅子',
      'COUNT  1200',
      'NOTE   -',
    ]);
  });

  it('is folded if its fixed columns leave too little space for the other columns', () => {
    const fixed = columns.map(
      (column): Column<Row> => (column.heading === 'NOTE' ? column : { ...column, fixed: true }),
    );
    const long = [{ name: 'site_'.repeat(15), count: 1, note: 'A note that would be cut' }];
    expect(tableLines(fixed, long, 100)).toHaveLength(2);
    expect(tableLines(fixed, long, 90)).toHaveLength(3);
  });

  it('with random rows fits the width of the terminal, or else is folded', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', ' ', '椅', '👍', '\n', '\x1b', 'é'),
      maxLength: 60,
    });
    const row = fc.record({ name: cell, count: fc.nat(), note: cell });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 5 }),
        fc.integer({ min: 10, max: 120 }),
        (anyRows, width) => {
          const lines = tableLines(columns, anyRows, width);
          for (const line of lines) expect(line).not.toMatch(/[\x00-\x1f]/);
          if (lines.length === anyRows.length + 1)
            for (const line of lines) expect(getWidth(line)).toBeLessThanOrEqual(width);
          else expect(lines).toHaveLength(Math.max(0, anyRows.length * 4 - 1));
        },
      ),
    );
  });
});

it('fieldLines prints values in a column beside their names', () => {
  const record = {
    'i\x1bd': 's',
    company: { id: 'c' },
    tags: ['a', 'b'],
    empty: {},
    structuredData: { '@type': 'Thing' },
  };
  expect(fieldLines(flatFields(record))).toEqual([
    'i\ufffdd             s',
    'company.id      c',
    'tags            a, b',
    'empty           {}',
    'structuredData  {"@type":"Thing"}',
  ]);
});

it.each<[string, unknown, string[]]>([
  [
    'a list of objects as a table with every column',
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
  ['a list of mixed values', [{ a: 1 }, 2], ['{"a":1}', '2']],
  ['a single value', 7, ['7']],
  ['an empty object', {}, []],
])('answerLines prints %s', (_name, answer, lines) => {
  expect(answerLines(answer, undefined)).toEqual(lines);
});

it('answerLines replaces control characters', () => {
  const shown = answerLines(
    [{ 'na\u001b[2Jme': '\u001b]0;title\u0007a\r\nb\u202ec' }],
    undefined,
  ).join('\n');
  expect(shown).not.toMatch(/[\u001b\u0007\r\u202e]/);
  expect(shown).toBe('na\ufffd[2Jme\n\ufffd]0;title\ufffda b\ufffdc');
});

it('answerLines aligns wide characters, and folds a table in a narrow terminal', () => {
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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../../../src/cli/terminal/cell.ts';
import { type Column, fieldLines, flatFields, tableLines } from '../../../../src/cli/terminal/table.ts';

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
  it('a table is aligned, whole where it is not for a terminal', () => {
    expect(tableLines(columns, rows, undefined)).toEqual([
      'NAME    COUNT  NOTE',
      'Tables      7  Solid oak, made in the workshop by the harbour',
      '椅子     1200  -',
    ]);
  });

  it('a table takes the width of the terminal from the widest column', () => {
    expect(tableLines(columns, rows, 32)).toEqual([
      'NAME    COUNT  NOTE',
      'Tables      7  Solid oak, made …',
      '椅子     1200  -',
    ]);
  });

  it('a table leaves a fixed column whole and takes from the others, down to what can be read', () => {
    const fixed = columns.map(
      (column): Column<Row> => (column.heading === 'NAME' ? { ...column, fixed: true } : column),
    );
    const long = [{ name: 'site_with_a_long_identifier', count: 1, note: 'A note that is cut' }];
    expect(tableLines(fixed, long, 45)).toEqual([
      'NAME                         COUNT  NOTE',
      'site_with_a_long_identifier      1  A note t…',
    ]);
    expect(tableLines(fixed, long, 30)[1]).toBe('site_with_a_long_identifier  …');
  });

  it('a table is never wider than the terminal, whatever is in it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', '椅', '👍', '\n', '\x1b', 'é'), maxLength: 60 });
    const row = fc.record({ name: cell, count: fc.nat(), note: cell });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: 10, max: 120 }), (anyRows, width) => {
        const lines = tableLines(columns, anyRows, width);
        expect(lines).toHaveLength(anyRows.length + 1);
        for (const line of lines) {
          expect(widthOf(line)).toBeLessThanOrEqual(width);
          expect(line).not.toMatch(/[\x00-\x1f]/);
        }
      }),
    );
  });
});

it('fieldLines names each value, with the names aligned', () => {
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

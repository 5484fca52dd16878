import { describe, expect, it } from 'vitest';
import {
  addMissingEdits,
  committedEdits,
  declinedEdit,
  inRepository,
  pendingEdit,
  requestEdit,
  withOwnCommits,
} from '../../../../src/automation/texts/request-texts.ts';
import type { TextOverride } from '../../../../src/contracts/portal/text.ts';

/** Creates overrides from strings `value status request`, oldest first. `-` stands for null. */
const overrides = (...texts: readonly string[]): TextOverride[] =>
  texts.map((text) => {
    const [value = '', status = '', requestId] = text.split(' ');
    return { value: value === '-' ? null : value, status, requestId } as TextOverride;
  });

describe('the edit of a request', () => {
  it.each([
    ['none', ['a committed', 'b pending'], undefined],
    ['its last pending text', ['a pending r1', 'b pending r1'], ['b', undefined]],
    ['no committed text', ['a committed r1'], undefined],
    ['based on a committed text', ['a committed', 'b pending r1'], ['b', 'a']],
    [
      'based on a later text of a different request',
      ['b pending r1', 'c committed r2'],
      ['b', 'c'],
    ],
    ['not based on its own later text', ['b pending r1', 'c committed r1'], ['b', undefined]],
    [
      'not based on a later text without a request',
      ['b pending r1', 'c committed'],
      ['b', undefined],
    ],
    ['restores the default', ['a committed', '- pending r1'], [null, 'a']],
  ])('is found: %s', (_, texts, expected) => {
    const edit = requestEdit(overrides(...texts), 'r1');
    expect(edit && [edit.value, edit.before]).toEqual(expected);
  });

  it.each([
    ['not at all if it was never committed', ['a pending r1'], undefined],
    ['to the text before it', ['a committed', 'b committed r1'], ['a', 'b']],
    ['to the default', ['b committed r1'], [null, 'b']],
    [
      'to the default instead of its own earlier text',
      ['a committed r1', 'b committed r1'],
      [null, 'b'],
    ],
    ['not at all after a later commit', ['a committed r1', 'b committed'], undefined],
    ['even if it removed the text', ['a committed', '- committed r1'], ['a', undefined]],
  ])('is taken back after a rejection: %s', (_, texts, expected) => {
    const edit = declinedEdit(overrides(...texts), 'r1');
    expect(edit && [edit.value, edit.before]).toEqual(expected);
  });
});

it.each([
  ['undefined without overrides', [], undefined],
  ['the last committed text', ['a committed', 'b committed', 'c pending'], 'b'],
  ['no live text without a commit', ['a committed', 'b live'], 'a'],
  ['no default', ['a committed', '- committed'], undefined],
])('inRepository returns %s', (_, texts, expected) => {
  expect(inRepository(overrides(...texts))).toBe(expected);
});

it('inRepository returns a live text of a commit', () => {
  expect(inRepository([{ ...overrides('b live')[0], commitSha: 'c1' } as TextOverride])).toBe('b');
});

it.each([
  ['the text listed before it', ['a committed', 'b pending', 'c committed'], 'b', 'a'],
  ['the text in the repository if it is not listed', ['a committed', 'c committed'], 'b', 'c'],
  [
    'the text in the repository if the only equal text has a different status',
    ['a committed', 'b live'],
    'b',
    'a',
  ],
])('pendingEdit starts from %s', (_, texts, value, before) => {
  expect(pendingEdit(overrides(...texts), value)).toEqual({ value, before });
});

const texts = (text: string) =>
  new Map(text ? text.split(' ').map((one) => one.split('=') as [string, string]) : []);
/** Reads the texts before and after a commit by site-deploy, e.g. `a=1 → a=2`. */
const commit = (change: string) => {
  const [before = '', after = ''] = change.split('→').map((side) => side.trim());
  return { before: texts(before), after: texts(after) };
};

it.each([
  ['the former text of a key', ['a=1 → a=2'], 'a=2', [['a', '1', '2']]],
  ['the default of a new key', [' → a=2'], 'a=2', [['a', null, '2']]],
  ['a removed key', ['a=1 → '], '', [['a', '1', undefined]]],
  ['the first of two former texts', ['a=1 → a=2', 'a=2 → a=3'], 'a=3', [['a', '1', '3']]],
  ['the text of people between two commits', ['a=1 → a=2', 'a=9 → a=3'], 'a=3', [['a', '9', '3']]],
  ['no key that people changed', ['a=1 → a=2'], 'a=9', []],
  ['no key that a commit kept', ['a=1 b=1 → a=1 b=2'], 'a=1 b=2', [['b', '1', '2']]],
])('committedEdits takes back %s', (_, changes, file, expected) => {
  const edits = committedEdits(changes.map(commit), texts(file));
  expect(edits.map(({ key, value, before }) => [key, value, before])).toEqual(expected);
});

it.each([
  ['a text from its own commit', ['a=0 → a=1'], 'a=1', '1'],
  ['the last of two commits', ['a=0 → a=1', 'a=1 → a=2'], 'a=2', '2'],
  ['no text that people changed since', ['a=0 → a=1'], 'a=9', '0'],
  ['no text of a different key', ['b=0 → b=1'], 'a=9 b=1', '0'],
])('withOwnCommits lets an edit replace %s', (_, changes, file, before) => {
  const edit = { key: 'a', value: 'new', before: '0' };
  expect(withOwnCommits([edit], changes.map(commit), texts(file))).toEqual([{ ...edit, before }]);
});

it('addMissingEdits adds only edits of other keys', () => {
  const edit = (key: string, value: string) => ({ key, value, before: undefined });
  const added = addMissingEdits([edit('a', '1')], [edit('a', '2'), edit('b', '2')]);
  expect(added).toEqual([edit('a', '1'), edit('b', '2')]);
});

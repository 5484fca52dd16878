import { expect, it } from 'vitest';
import {
  mergeIfValid,
  mergePortalTexts,
  type PortalEdits,
} from '../../../../src/cli/deploy/local-texts.ts';

const file = 'content/overrides.json';
type Texts = Record<string, string>;
const toText = (texts: Texts | undefined) => texts && JSON.stringify(texts);
const pending = (value: string | undefined): PortalEdits =>
  new Map([['home.hero.a', { value, isPending: true }]]);
const live = (value: string | undefined): PortalEdits =>
  new Map([['home.hero.a', { value, isPending: false }]]);

it.each<[string, PortalEdits, Texts | undefined, Texts | undefined, Texts | undefined, string[]]>([
  [
    'a new edit for a folder without the file',
    pending('P'),
    {},
    undefined,
    { 'home.hero.a': 'P' },
    [],
  ],
  [
    'edits before the first deployment',
    pending('P'),
    { 'home.hero.a': 'old' },
    undefined,
    { 'home.hero.a': 'P' },
    [],
  ],
  [
    'an edit of an unchanged text',
    pending('P'),
    { 'home.hero.a': 'old' },
    { 'home.hero.a': 'old' },
    { 'home.hero.a': 'P' },
    [],
  ],
  ['a live text that the folder lacks', live('P'), {}, {}, { 'home.hero.a': 'P' }, []],
  [
    'an edit that the folder already contains',
    live('P'),
    { 'home.hero.a': 'P' },
    { 'home.hero.a': 'old' },
    undefined,
    [],
  ],
  [
    'a live text that people changed in the folder',
    live('P'),
    { 'home.hero.a': 'mine' },
    { 'home.hero.a': 'P' },
    undefined,
    [],
  ],
  [
    'a text that both changed',
    pending('P'),
    { 'home.hero.a': 'mine' },
    { 'home.hero.a': 'old' },
    undefined,
    ['home.hero.a'],
  ],
  [
    'a removed override',
    pending(undefined),
    { 'home.hero.a': 'o', 'home.hero.b': 'B' },
    undefined,
    { 'home.hero.b': 'B' },
    [],
  ],
])('mergePortalTexts handles %s', (_, edits, now, before, expected, conflicts) => {
  const merged = mergePortalTexts(edits, file, { now: toText(now), before: toText(before) });
  expect(merged.text && JSON.parse(merged.text)).toEqual(expected);
  expect(merged.conflicts).toEqual(conflicts);
  const isPending = edits.get('home.hero.a')?.isPending && expected !== undefined;
  expect(merged.edited).toEqual(isPending ? ['home.hero.a'] : []);
});

it('mergeIfValid leaves an invalid content file unchanged', () => {
  const merged = mergeIfValid(pending('P'), file, { now: '{', before: undefined });
  expect(merged).toEqual({ text: undefined, edited: [], conflicts: [] });
});

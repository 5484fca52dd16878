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

it.each<[string, PortalEdits, Texts | undefined, Texts | undefined, Texts | undefined]>([
  ['a new edit for a folder without the file', pending('P'), {}, undefined, { 'home.hero.a': 'P' }],
  [
    'an edit before the first deployment',
    pending('P'),
    { 'home.hero.a': 'old' },
    undefined,
    { 'home.hero.a': 'P' },
  ],
  [
    'an edit of an unchanged text',
    pending('P'),
    { 'home.hero.a': 'old' },
    { 'home.hero.a': 'old' },
    { 'home.hero.a': 'P' },
  ],
  ['a live text that the folder lacks', live('P'), {}, {}, { 'home.hero.a': 'P' }],
  [
    'the removal of an override',
    pending(undefined),
    { 'home.hero.a': 'o', 'home.hero.b': 'B' },
    undefined,
    { 'home.hero.b': 'B' },
  ],
])('mergePortalTexts takes %s', (_, edits, now, before, expected) => {
  const merged = mergePortalTexts(edits, file, { now: toText(now), before: toText(before) });
  expect(merged.text && JSON.parse(merged.text)).toEqual(expected);
  expect(merged.conflicts).toEqual([]);
  expect(merged.edited).toEqual(edits.get('home.hero.a')?.isPending ? ['home.hero.a'] : []);
});

it.each<[string, PortalEdits, Texts, Texts]>([
  ['contains the edit already', live('P'), { 'home.hero.a': 'P' }, { 'home.hero.a': 'old' }],
  [
    'contains a newer text than the live one',
    live('P'),
    { 'home.hero.a': 'mine' },
    { 'home.hero.a': 'P' },
  ],
])('mergePortalTexts keeps the file if it %s', (_, edits, now, before) => {
  const merged = mergePortalTexts(edits, file, { now: toText(now), before: toText(before) });
  expect(merged).toEqual({ text: undefined, edited: [], conflicts: [] });
});

it('mergePortalTexts keeps a text that people and the portal have changed, and reports it', () => {
  const files = {
    now: toText({ 'home.hero.a': 'mine' }),
    before: toText({ 'home.hero.a': 'old' }),
  };
  expect(mergePortalTexts(pending('P'), file, files)).toEqual({
    text: undefined,
    edited: [],
    conflicts: ['home.hero.a'],
  });
});

it('mergeIfValid leaves an invalid content file unchanged', () => {
  const merged = mergeIfValid(pending('P'), file, { now: '{', before: undefined });
  expect(merged).toEqual({ text: undefined, edited: [], conflicts: [] });
});

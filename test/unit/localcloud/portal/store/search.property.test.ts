import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findPages,
  findSeo,
  insertPage,
  putSeo,
} from '../../../../../src/localcloud/portal/store/content.ts';
import { openDatabase } from '../../../../../src/localcloud/portal/store/database.ts';
import * as store from '../../../../../src/localcloud/portal/store/overrides.ts';
import * as textKeys from '../../../../../src/localcloud/portal/store/text-keys.ts';

const siteId = 's';
const at = '2026-01-01T00:00:00Z';
const parts = ['Grün', 'İ', 'ß', 'a', 'ab', 'abc', 'bca', ' ', '\n', '-7', '%', 'x.'];
const text = fc
  .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
  .map((found) => found.join(''));
const number = fc.nat(299);
const changes = [
  'fill',
  'override',
  'draft',
  'retire',
  'remove',
  'take',
  'retitle',
  'describe',
  'delete',
];
const step = fc.record({
  ...{ change: fc.constantFrom(...changes), number, text, search: text },
  ...{ limit: fc.constantFrom(undefined, 1, 7, 200), offset: fc.constantFrom(0, 5, 150) },
  ...{ page: fc.constantFrom(undefined, 'p0', 'p1'), isIn: fc.boolean() },
  ...{ order: fc.constantFrom('key' as const, 'page' as const), keys: fc.option(fc.array(number)) },
});

/** Returns whether the text with this key is shown on both pages, `p0` and `p1`. */
const isShared = (key: string) => /^p0\.t\d*6\./.test(key);

function open(defaults: readonly string[]) {
  const database = openDatabase(undefined);
  database.run('PRAGMA foreign_keys = OFF');
  const nameKey = (index: number) => `p${index % 2}.t${(index * 7) % 300}.x`;
  const fill = (first = '') => {
    const texts = Array.from({ length: 300 }, (_, index) => {
      const defaultText = first + defaults[index % defaults.length];
      return { key: nameKey(index), pageSlug: `p${index % 2}`, pageCount: 1, defaultText };
    });
    const shared = texts.filter(({ key }) => isShared(key));
    const ofOther = shared.map((text) => ({ ...text, pageSlug: 'p1' }));
    textKeys.putTextKeys(database, siteId, texts, ofOther);
  };
  fill();
  for (let index = 0; index < 300; index += 1) {
    const title = defaults[index % defaults.length] ?? '';
    const page = { slug: `${index}`, path: `/${index}`, title, type: `p${index % 2}` };
    insertPage(database, siteId, { ...page, lastUpdated: at });
  }
  return { database, fill, nameKey };
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function apply({ database, fill, nameKey }: ReturnType<typeof open>, step: Step): void {
  const key = nameKey(step.number);
  const [override] = store.listOverrides(database, siteId, undefined, [key]);
  const status = step.change === 'draft' ? 'pending' : 'live';
  const page = { siteId, slug: `${step.number}` };
  if (step.change === 'fill') fill(step.text);
  else if (step.change === 'take') textKeys.takeTexts(database, siteId, `p${step.number % 2}`);
  else if (step.change === 'retitle') database.update('pages', { title: step.text }, page);
  else if (step.change === 'describe')
    putSeo(database, siteId, {
      ...{ pageSlug: page.slug, body: { description: step.text }, updatedAt: at },
    });
  else if (step.change === 'delete') database.remove('pages', page);
  else if (step.change === 'retire' && override)
    store.updateOverride(database, override, { status: 'replaced' });
  else if (step.change === 'remove' && override) store.removeOverride(database, override);
  else {
    const value = { value: step.text, status, updatedAt: at, updatedBy: 'a' } as const;
    store.insertOverride(database, siteId, { key, ...value });
  }
}

/** Compares the found texts and pages with a search in plain lists. */
function compare({ database, nameKey }: ReturnType<typeof open>, own: Omit<Step, 'change'>): void {
  const { search, order, page, limit, offset } = own;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (texts: readonly string[]) =>
    words.every((word) => texts.join('\n').toLowerCase().includes(word));
  const end = limit === undefined ? undefined : offset + limit;
  const isOfPage = (slug: string) => page === undefined || slug === page;
  const chosen = own.keys ? { keys: new Set(own.keys.map(nameKey)), isIn: own.isIn } : undefined;
  const values = Map.groupBy(store.listOverrides(database, siteId), ({ key }) => key);
  const keys = textKeys.findTextKeys(database, siteId, { order }).keys.filter((row) => {
    const overrides = values.get(row.key)?.map(({ value }) => value ?? '') ?? [];
    const isChosen = !chosen || chosen.keys.has(row.key) === chosen.isIn;
    const isShown = isOfPage(row.pageSlug) || (page === 'p1' && isShared(row.key));
    return isFound([row.key, row.defaultText, ...overrides]) && isChosen && isShown;
  });
  const filter = { search, order, page, limit, offset, chosen };
  expect(textKeys.findTextKeys(database, siteId, filter)).toEqual({
    ...{ keys: keys.slice(offset, end), total: keys.length },
  });
  const pages = findPages(database, siteId, {}).pages.filter(({ slug, path, title, type }) => {
    const { description = '' } = findSeo(database, siteId, slug)?.body ?? {};
    return isFound([slug, path, title, description]) && isOfPage(type);
  });
  expect(findPages(database, siteId, { search, type: page, limit, offset })).toEqual({
    ...{ pages: pages.slice(offset, end), total: pages.length },
  });
}

it('a search finds the same rows in the same order as a full scan after random changes', () => {
  const history = fc.array(step, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), history, (defaults, steps) => {
      const portal = open(defaults);
      for (const own of steps) {
        apply(portal, own);
        compare(portal, own);
        // Every step repeats this search.
        compare(portal, { ...own, search: 'ab', page: undefined, keys: null });
      }
      portal.database.close();
    }),
    { numRuns: 20 },
  );
});

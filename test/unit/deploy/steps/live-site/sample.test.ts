import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  pickSample,
  planVisits,
  toHostedSite,
} from '../../../../../src/deploy/steps/live-site/sample.ts';
import { changesSince, toFileList } from '../../../../../src/shared/live-site/file-list.ts';

type Files = Readonly<Record<string, string>>;

const createSite = (texts: Files, before?: Files) => ({
  manifest: { files: getFiles(texts) },
  provenance: { files: 'sha256:00000000' },
  hosting: { text: '{}' },
  workers: [],
  marker: {},
  changes: before && getChanges(texts, before),
});
const getChanges = (texts: Files, before: Files) =>
  changesSince(toFileList(getFiles(before)).list, getFiles(texts));
const getFiles = (texts: Files) =>
  Object.entries(texts).map(([path, text]) => ({
    path,
    size: text.length,
    sha256: hash('sha256', text),
  }));
const pages = (count: number, text = 'old') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`news/p${index}.html`, text]));

it('pickSample omits names that the platform may refuse to serve', () => {
  const names = ['index.html', 'a+b.html', 'plain.html', 'web.config', 'src/app.cs'];
  const site = createSite(Object.fromEntries(names.map((name) => [name, 'x'])));
  const picked = pickSample(site, 8).files.map(({ path }) => path);
  expect(picked).toEqual(['index.html', 'plain.html']);
});

it('pickSample includes service workers, changed or not', () => {
  const assets = Array.from({ length: 40 }, (_, index) => [`assets/${index}.js`, 'new']);
  const files = { ...pages(300, 'new'), ...Object.fromEntries(assets), 'z/sw.js': 'new' };
  const site = { ...createSite(files, pages(300)), workers: ['z/sw.js'] };
  expect(pickSample(site, 8).fresh.map(({ path }) => path)).toContain('z/sw.js');
  const same = { ...createSite(files, files), workers: ['z/sw.js'] };
  expect(pickSample(same, 8).files.map(({ path }) => path)).toContain('z/sw.js');
});

describe('a sample of a site whose previous files are known', () => {
  it.each([0, 1, 137, 299])('begins with the only changed page (index %i of 300)', (index) => {
    const changed = `news/p${index}.html`;
    const site = createSite({ ...pages(300), [changed]: 'new' }, pages(300));
    const sample = pickSample(site, 8);
    expect(sample.files[0]?.path).toBe(changed);
    expect(sample.files.length).toBeGreaterThanOrEqual(8);
    expect(sample.counts).toEqual([{ name: 'changed pages', picked: 1, total: 1 }]);
  });

  it('begins with an added page', () => {
    const site = createSite({ ...pages(300), 'new.html': 'new' }, pages(300));
    expect(pickSample(site, 8).files[0]?.path).toBe('new.html');
  });

  it('contains 16 of 300 changed pages', () => {
    const sample = pickSample(createSite(pages(300, 'new'), pages(300)), 0);
    expect(sample.counts).toEqual([{ name: 'changed pages', picked: 16, total: 300 }]);
    expect(new Set(sample.files).size).toBe(16);
  });
});

it('pickSample counts no file as changed without a previous file list', () => {
  expect(pickSample(createSite(pages(300)), 8)).toMatchObject({ fresh: [], counts: [] });
});

it.each([
  ['without known previous files', undefined],
  ['with known previous files', pages(300)],
])('planVisits opens the start page like a browser %s', (_, before) => {
  const site = createSite({ '404.html': 'new', 'index.html': 'new', ...pages(300, 'new') }, before);
  const hosted = toHostedSite(site);
  const [first] = planVisits(hosted, pickSample(site, 8, hosted)).filter(
    (visit) => visit.address === '/',
  );
  expect(first?.asVisitor).toBe(true);
});

const list = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);

it('pickSample omits empty files and those of more than 1 MB', () => {
  const large = { 'largest.js': 'x'.repeat(1 << 20), 'larger.js': 'x'.repeat((1 << 20) + 1) };
  const site = createSite({ 'empty.js': '', ...large, 'a.js': 'x', 'about/404.html': 'x' });
  expect(list(pickSample(site, 2).files)).toEqual(['largest.js', 'a.js']);
  expect(pickSample(site, 8).files).toHaveLength(3);
});

it('pickSample reserves 4 of 16 picks for changed files that are not pages', () => {
  const assets = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`${n}.js`, 'new']));
  const files = { ...pages(300, 'new'), 'index.html': 'new', ...assets };
  const { fresh, counts } = pickSample(createSite(files, pages(300)), 0);
  expect(fresh[0]?.path).toBe('index.html');
  expect(counts).toEqual([
    { name: 'changed pages', picked: 12, total: 301 },
    { name: 'other changed files', picked: 4, total: 10 },
  ]);
  const few = pickSample(createSite({ ...pages(3, 'new'), ...assets }, pages(300)), 0);
  expect(few.counts.map(({ picked }) => picked)).toEqual([3, 10]);
});

it('pickSample picks unchanged files at equal distances, from a start that varies with the build', () => {
  const site = { ...createSite(pages(300)), provenance: { files: 'sha256:0000000a' } };
  const names = [10, 47, 84, 121, 158, 195, 232, 269].map((n) => `news/p${n}.html`);
  expect(list(pickSample(site, 8).files)).toEqual(names);
  const routes = names.map((name) => ({
    route: `/${name.replace('.html', '*')}`,
    statusCode: 404,
  }));
  const hidden = { ...site, hosting: { text: JSON.stringify({ routes }) } };
  expect(list(pickSample(hidden, 2).files)).toEqual(['news/p160.html', 'news/p11.html']);
});

it('planVisits requests each address of a changed page twice, and an unchanged file once', () => {
  const site = createSite(
    { 'a/index.html': 'new', 'b.js': 'old', 'index.html': 'old' },
    { 'b.js': 'old', 'index.html': 'old' },
  );
  const hosted = toHostedSite(site);
  const visits = planVisits(hosted, pickSample(site, 8, hosted));
  expect(visits.map(({ address, asVisitor }) => `${address} ${asVisitor}`)).toEqual([
    ...['/a/ true', '/a/index.html false', '/a true'],
    ...['/a/ false', '/a/index.html true', '/a false'],
    ...['/ true', '/b.js false'],
  ]);
});

it('pickSample begins with the changes of the last deployment if this deployment changes nothing', () => {
  const changed = { ...pages(300), 'news/p137.html': 'new' };
  const first = toFileList(getFiles(changed), getChanges(changed, pages(300)));
  const second = toFileList(getFiles(changed), undefined, first.changed);
  expect(second.changed).toBe(first.changed);
  const site = { ...createSite(changed, changed), marker: { contents: second } };
  expect(pickSample(site, 8).files[0]?.path).toBe('news/p137.html');
});

import { describe, expect, it } from 'vitest';
import { findPageFiles, htmlFiles } from '../../../../../../src/deploy/steps/finish/pages/pages.ts';
import { sitePage } from '../../../../../support/portal-content.ts';

const page = (path: string) => sitePage(path, path);
const getFile = (path: string, ...files: string[]) =>
  [...findPageFiles([page(path)], files).pages.keys()][0];

describe('the file of a page', () => {
  it.each([
    ['/', ['index.html'], 'index.html'],
    ['/about', ['about.html'], 'about.html'],
    ['/about', ['about/index.html'], 'about/index.html'],
    ['/about/', ['about.html', 'about/index.html'], 'about/index.html'],
    ['/about', ['about.html', 'about/index.html'], 'about.html'],
    ['/about.html', ['about.html'], 'about.html'],
    ['/about?x=1', ['about.html'], 'about.html'],
    ['/about', ['index.html'], undefined],
    ['/care/oiling oak', ['care/oiling oak.html'], 'care/oiling oak.html'],
    ['/care/oiling%20oak', ['care/oiling oak.html'], 'care/oiling oak.html'],
    ['/über', ['u\u0308ber/index.html'], 'u\u0308ber/index.html'],
    ['/%C3%BCber', ['über/index.html'], 'über/index.html'],
    ['/100%', ['100%.html'], '100%.html'],
  ])('with the path %s among %j is %s', (path, files, expected) =>
    expect(getFile(path, ...files)).toBe(expected),
  );

  it('is reported if its name differs from the path in case', () => {
    const found = findPageFiles([page('/About')], ['about.html']);
    expect(found.caseMismatches).toMatchObject([{ file: 'about.html' }]);
  });

  it('is found without a base path that all pages share', () => {
    const found = findPageFiles(
      [page('/docs/a'), page('/docs/')],
      ['index.html', 'a.html', '404.html', 'b.html'],
    );
    expect([...found.pages.keys()].sort()).toEqual(['a.html', 'index.html']);
    expect(found.unknown).toEqual(['b.html']);
    expect(found.notBuilt).toEqual([]);
    const others = findPageFiles([page('/en'), page('/de/about')], ['about.html']);
    expect(others.pages.size).toBe(0);
  });

  it('is not a fragment that Gatsby inserts into pages', () => {
    const files = ['_gatsby/slices/_gatsby-scripts-1.html', 'index.html'];
    const found = files.map((path) => ({ path, file: path, size: 1, modifiedMs: 0 }));
    const tree = { folder: '', files: found, forbidden: [], escaping: [] };
    expect(htmlFiles(tree)).toEqual(['index.html']);
  });

  it('belongs to the page whose path is the most similar, in any order of the pages', () => {
    for (const pages of [
      [page('/About'), page('/about')],
      [page('/about'), page('/About')],
    ]) {
      const found = findPageFiles(pages, ['about.html']);
      expect([...found.pages].map(([file, { path }]) => [file, path])).toEqual([
        ['about.html', '/about'],
      ]);
      expect(found.notBuilt.map(({ path }) => path)).toEqual(['/About']);
      expect(found.caseMismatches).toEqual([]);
    }
  });

  it('belongs to a single page, so that a second page with the path is reported as not built', () => {
    const found = findPageFiles([page('/a'), page('/a/'), page('/gone')], ['a.html']);
    expect(found.notBuilt.map(({ path }) => path)).toEqual(['/a/', '/gone']);
  });
});

import { describe, expect, it } from 'vitest';
import {
  checkNames,
  developersRemark,
  unservedWarnings,
} from '../../../../../src/deploy/steps/pack/names.ts';
import { thrownBy } from '../../../../support/failure.ts';

function findRefused(...paths: string[]): readonly string[] {
  const error = thrownBy(() => checkNames(paths));
  expect(error.code).toBe('PACKAGE_NAME_REFUSED');
  return error.facts;
}

describe('checkNames', () => {
  it('accepts file names with spaces, dots, brackets, # and letters of other scripts', () => {
    checkNames([
      'index.html',
      'docs/a b/ü.html',
      'docs/日本.html',
      '.well-known/x',
      'a..b',
      '[slug].html',
      "it's~1.js",
      'c#[x].html',
      'C++ ##.html',
      'نیم\u200cفاصله.html',
    ]);
  });

  it.each([
    ['../a', 'leads out'],
    ['a/../../b', 'leads out'],
    ['a//b', 'leads out'],
    ['./a', 'leads out'],
    ['/etc/passwd', 'absolute'],
    ['C:/x', 'refuse :'],
    ['a?b.html', 'refuse ?'],
    ['a|b.html', 'refuse |'],
    ['a\\b', 'backslash'],
    ['a\nb', 'control'],
    ['##[stop-commands]x.html', 'command'],
    ['docs/see ##[add-mask]a/index.html', 'command'],
    ['docs/#\u200b#[error]x', 'command'],
    ['::stop-commands::x.html', 'command'],
    ['docs/ ::error::x', 'command'],
    ['photo\u202egnp.exe', 'direction'],
    ['a\u2028b', 'direction'],
    ['caf\ufffd.html', 'not valid UTF-8'],
    ['\ud800', 'not valid UTF-8'],
  ])('refuses %j', (path, reason) => {
    expect(findRefused('index.html', path)).toEqual([expect.stringContaining(reason)]);
  });

  it('refuses a path of 1,251 characters', () => {
    expect(findRefused(`${'long/'.repeat(250)}x`)).toEqual([expect.stringContaining('longer')]);
  });

  it('escapes the invisible characters of a refused name', () => {
    expect(findRefused('photo\u202egnp.exe')[0]).toContain('"photo\\u{202e}gnp.exe"');
  });

  it.each([
    ['file', ['robots.txt', 'robots.txt/a.txt']],
    ['folder', ['robots.txt/a.txt', 'robots.txt/b/c.txt', 'robots.txt']],
  ])('reports a file and a folder with the same name once, with the %s first', (_, paths) => {
    expect(findRefused(...paths)).toEqual(['robots.txt: both a file and a folder have this name']);
  });

  it('refuses names that collide on a file system that ignores case or Unicode normalization', () => {
    expect(findRefused('a/Index.html', 'a/index.html')).toEqual([
      expect.stringContaining('a/index.html: the same as a/Index.html'),
    ]);
    expect(findRefused('caf\u00e9.html', 'cafe\u0301.html')).toEqual([
      expect.stringContaining('if accents are encoded in the same way'),
    ]);
    expect(findRefused('Docs/a.html', 'docs/b.html')).toEqual([
      expect.stringContaining('docs: the same as Docs'),
    ]);
    checkNames(['A/x', 'B/x']);
  });

  it('names ten invalid names and counts the rest', () => {
    expect(findRefused(...Array.from({ length: 12 }, (_, n) => `a\\${n}`)).at(-1)).toBe(
      '… and 2 more',
    );
  });
});

it('unservedWarnings reports names that the platform does not serve, and why', () => {
  expect(
    unservedWarnings([
      'index.html',
      'binary/a.txt',
      'a b.html',
      '100%.html',
      'a#b.html',
      'docs/api/a.html',
      'api.html',
    ]),
  ).toEqual([]);
  expect(
    unservedWarnings(['a+b.html', '50%25.txt', 'tools/Bin/x.zip', 'x.resx', 'api/index.html']),
  ).toEqual([
    "The hosting platform returns 404 for a+b.html (a + in its name), 50%25.txt (a % followed by two hexadecimal digits in its name), tools/Bin/x.zip (a folder named Bin), x.resx (the ending .resx), api/index.html (the reserved folder api), regardless of the site's configuration. Rename them.",
  ]);
});

it('unservedWarnings reports files that share an address, and an index.htm in a folder', () => {
  const paths = [
    'index.html',
    '404.html',
    '404/index.html',
    'a.html',
    'a/b.html',
    'a/c/index.html',
  ];
  expect(unservedWarnings(paths)).toEqual([]);
  expect(
    unservedWarnings([...paths, 'a/b', 'a/index.html', 'docs/index.htm', 'index.htm.txt']),
  ).toEqual([
    'Visitors may get either file at the same address: a/b and a/b.html, a.html and a/index.html. Keep one of each.',
    'The hosting platform opens only index.html in a folder: rename docs/index.htm.',
  ]);
});

it('unservedWarnings reports names that the platform may refuse to serve', () => {
  expect(
    unservedWarnings([
      'index.html',
      'web.config',
      'App_Code/a.html',
      'config/a.js',
      'my.config.js',
    ]),
  ).toEqual([
    'The hosting platform may return 404 for web.config, App_Code/a.html: servers of its kind reserve such names. Rename the files that visitors need.',
  ]);
});

it("developersRemark names Qwik's manifest and source maps", () => {
  expect(developersRemark(['index.html', 'q-manifest.json', 'build/a.js.map', 'b.css.map'])).toBe(
    "Published, though visitors don't need it: q-manifest.json, build/a.js.map, b.css.map.",
  );
  expect(
    developersRemark(['index.html', 'sea.map', 'app.webmanifest', 'my-q-manifest.json']),
  ).toBeUndefined();
});

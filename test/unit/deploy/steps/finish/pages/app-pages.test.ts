import { describe, expect, it } from 'vitest';
import {
  type AppShell,
  appPages,
  readShell,
} from '../../../../../../src/deploy/steps/finish/pages/pages.ts';
import { readRules } from '../../../../../../src/hosting/rules.ts';
import { sitePage } from '../../../../../support/portal-content.ts';

const page = (path: string) => sitePage(path, path);
const make = (
  paths: readonly string[],
  shell: AppShell = { file: 'index.html' },
  files = ['index.html'],
) => {
  const { made, reasons } = appPages(paths.map(page), files, shell, readRules({}));
  return {
    made: Object.fromEntries([...made].map(([file, { path }]) => [path, file])),
    reasons: Object.fromEntries(reasons),
  };
};

describe('appPages', () => {
  it('creates the file from which the hosting serves each path', () => {
    expect(
      make(['/about', '/team/', '/blog//first', '/v1.2/notes', '/%C3%BCber', '/a.html']).made,
    ).toEqual({
      '/about': 'about.html',
      '/team/': 'team/index.html',
      '/blog//first': 'blog/first.html',
      '/v1.2/notes': 'v1.2/notes.html',
      '/%C3%BCber': 'über.html',
      '/a.html': 'a.html',
    });
  });

  it('creates the start page if the build has only a fallback page', () => {
    expect(make(['/'], { file: '200.html' }, ['200.html']).made).toEqual({ '/': 'index.html' });
  });

  it("creates pages only below the application's folder", () => {
    const paths = ['/sub', '/sub/about', '/about'];
    const { made, reasons } = make(paths, { file: 'sub/200.html' }, ['sub/200.html']);
    expect(made).toEqual({ '/sub': 'sub.html', '/sub/about': 'sub/about.html' });
    expect(reasons).toEqual({ '/about': "it is outside /sub/, the application's folder" });
    const shell = { file: 'sub/200.html', relativeAsset: 'app.js' };
    expect(make(paths, shell, ['sub/200.html']).made).toEqual({ '/sub/about': 'sub/about.html' });
  });

  it('does not create a page whose path differs from an existing one only in case or a slash', () => {
    const { made, reasons } = make(['/about', '/About', '/about/', '/Start'], undefined, [
      'index.html',
      'start/index.html',
    ]);
    expect(made).toEqual({ '/about': 'about.html' });
    expect(reasons).toEqual({
      '/About':
        'it differs from /about at most in case or a slash; the site can hold only one of them',
      '/about/':
        'it differs from /about at most in case or a slash; the site can hold only one of them',
      '/Start':
        'it differs from /start/index.html at most in case or a slash; the site can hold only one of them',
    });
  });

  it.each(['/../x', '/a/./b', '/a\\b', '/a?b', '/a#b', '/a*'])(
    'does not create a page for the path %s, which cannot be a file name',
    (path) => {
      expect(make([path]).reasons[path]).toBe("its path can't be a file name");
    },
  );

  it.each(['/feed.xml', '/v1.2'])(
    'does not create a page for the path %s, which ends with the extension of a file',
    (path) => {
      expect(make([path]).reasons[path]).toContain('ends with the extension of a file');
    },
  );

  it('does not create a page whose path would break the relative address of an asset', () => {
    const shell = { file: 'index.html', relativeAsset: './assets/app.js' };
    const { made, reasons } = make(['/about', '/a/b', '/team/'], shell);
    expect(made).toEqual({ '/about': 'about.html' });
    expect(Object.keys(reasons)).toEqual(['/a/b', '/team/']);
    expect(reasons['/a/b']).toBe(
      'index.html refers to ./assets/app.js by a relative URL, which resolves incorrectly at /a/b; build with absolute URLs, or add <base href="/">',
    );
  });

  it('does not create a page if the slash that the hosting adds would break a relative address', () => {
    const shell = { file: 'index.html', relativeAsset: './assets/app.js' };
    expect(
      appPages([page('/about')], ['index.html'], shell, readRules({ trailingSlash: 'always' })).made
        .size,
    ).toBe(0);
    expect(
      appPages(
        [page('/about')],
        ['index.html'],
        { file: 'index.html' },
        readRules({ trailingSlash: 'always' }),
      ).made.size,
    ).toBe(1);
  });
});

describe('readShell', () => {
  it.each([
    ['./assets/a.js', '<script type="module" src="./assets/a.js"></script>'],
    ['style.css', "<link rel='stylesheet' href='style.css'>"],
    ['chunk.js', '<link rel=modulepreload href=chunk.js>'],
  ])('returns the relative asset %s of %s', (expected, html) => {
    expect(readShell('index.html', html).relativeAsset).toBe(expected);
  });

  it.each([
    [
      'absolute paths and addresses',
      '<script src="/assets/a.js"></script><link rel="stylesheet" href="https://cdn.example/a.css">',
    ],
    [
      'the address of an icon and an inline script',
      '<link rel="icon" href="./favicon.ico"><script>inline</script>',
    ],
    ['a relative address below a base', '<base href="/"><script src="assets/a.js"></script>'],
    [
      'a comment and a data URL',
      '<!-- <script src="./a.js"></script> --><script src="data:text/javascript,1"></script>',
    ],
  ])('returns no relative asset for %s', (_, html) => {
    expect(readShell('index.html', html).relativeAsset).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import {
  browserPath,
  pathWithoutRedirect,
  servedPath,
  toPageUrl,
} from '../../../../../../src/deploy/steps/finish/addresses/addresses.ts';

it('encodes each segment of an address separately', () => {
  expect(toPageUrl('https://a.example', '/100%/a b/ü?')).toBe(
    'https://a.example/100%25/a%20b/%C3%BC%3F',
  );
  expect(servedPath('a/index.html')).toBe('/a/');
  expect(servedPath('a/b.html')).toBe('/a/b');
});

/** The table of the documentation: the address that is answered with 200. */
it.each([
  ['about/index.html', '/about', undefined, '/about'],
  ['about/index.html', '/about/', undefined, '/about/'],
  ['about/index.html', '/about', 'always', '/about/'],
  ['about/index.html', '/about/', 'never', '/about'],
  ['about/index.html', '/about', 'auto', '/about/'],
  ['contact.html', '/contact', undefined, '/contact'],
  ['contact.html', '/contact/', undefined, '/contact'],
  ['contact.html', '/contact.html', undefined, '/contact.html'],
  ['contact.html', '/contact.html', 'auto', '/contact'],
  ['contact.html', '/contact', 'always', '/contact/'],
  ['contact.html', '/contact/', 'never', '/contact'],
  ['contact.html', '/contact/', 'auto', '/contact'],
  ['index.html', '/', 'never', '/'],
] as const)(
  '%s serves the page %s, with trailingSlash %s, at %s without a redirect',
  (file, path, slash, expected) => {
    expect(pathWithoutRedirect(file, path, slash)).toBe(expected);
  },
);

it.each([
  ['/', ''],
  ['/index.html', ''],
  ['/sub/', '/sub'],
  ['/über/a b.html', '/%C3%BCber/a%20b'],
  ['/100%', '/100%25'],
])('the path %s is "%s" for browsers and the head script', (path, expected) => {
  expect(browserPath(path)).toBe(expected);
});

import { expect, it } from 'vitest';
import {
  browserPath,
  isNoPage,
  toPageUrl,
} from '../../../../../../src/deploy/steps/finish/addresses/addresses.ts';

it('toPageUrl encodes each segment of an address separately', () => {
  expect(toPageUrl('https://a.example', '/100%/a b/ü?')).toBe(
    'https://a.example/100%25/a%20b/%C3%BC%3F',
  );
});

it.each([
  ...['404.html', 'de/404/index.html', '500.html', '_not-found.html', '__spa-fallback.html'],
  ...['pt-BR/404.html', 'error/de/500.html', 'app/_not-found/index.html'],
  ...['google0123456789abcdef.html', 'pinterest-a1b2c.html'],
])('isNoPage returns true for %s', (file) => {
  expect(isNoPage(file)).toBe(true);
});

it.each([
  ...['guide/_shell.html', 'google.html', 'my-google0123456789abcdef.html', '404-facts.html'],
  ...['blog/page/404/index.html', 'de/products/501.html'],
])('isNoPage returns false for %s', (file) => {
  expect(isNoPage(file)).toBe(false);
});

it.each([
  ['/', ''],
  ['/index.html', ''],
  ['/sub/', '/sub'],
  ['/über/a b.html', '/%C3%BCber/a%20b'],
  ['/100%', '/100%25'],
])('browserPath(%j) returns %j', (path, expected) => {
  expect(browserPath(path)).toBe(expected);
});

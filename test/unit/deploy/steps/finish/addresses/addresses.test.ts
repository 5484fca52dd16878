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
  ['404.html', true],
  ['de/404/index.html', true],
  ['500.html', true],
  ['__spa-fallback.html', true],
  ['guide/_shell.html', false],
  ['google0123456789abcdef.html', true],
  ['pinterest-a1b2c.html', true],
  ['google.html', false],
  ['404-facts.html', false],
])('isNoPage(%s) is %s', (file, expected) => {
  expect(isNoPage(file)).toBe(expected);
});

it.each([
  ['/', ''],
  ['/index.html', ''],
  ['/sub/', '/sub'],
  ['/über/a b.html', '/%C3%BCber/a%20b'],
  ['/100%', '/100%25'],
])('browserPath(%s) is "%s"', (path, expected) => {
  expect(browserPath(path)).toBe(expected);
});

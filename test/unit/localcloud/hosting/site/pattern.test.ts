import { expect, it } from 'vitest';
import { matchesPattern } from '../../../../../src/localcloud/hosting/site/rules.ts';

it.each([
  ['/calendar/*', ['/calendar/', '/calendar/2020'], ['/calendar', '/calendar.html']],
  ['/calendar*', ['/calendar', '/calendar.html', '/calendar/2020'], ['/cal']],
  ['/images/*.{png, jpg}', ['/images/a.png', '/images/b/c.jpg'], ['/images/xpng', '/a.png']],
  ['/*.ico', ['/a.ico', '/a/b.ico'], ['/aico']],
  ['*.css', ['/a.css'], ['/a.js']],
  ['/profile/index.html', ['/profile/index.html', '/profile', '/profile/'], ['/profile/a']],
  ['/profile', ['/profile', '/profile/'], ['/profile/index.html']],
  ['/*', ['/', '/a'], []],
])('%s matches what the documentation says', (pattern, right, wrong) => {
  expect(right.filter((path) => !matchesPattern(pattern, path))).toEqual([]);
  expect(wrong.filter((path) => matchesPattern(pattern, path))).toEqual([]);
});

import { expect, it } from 'vitest';
import { coversPattern, matchesPattern, pathThatMatches } from '../../../src/hosting/patterns.ts';

it.each([
  ['/images/*', '/images/a.png', true],
  ['/images/*', '/images', false],
  ['/calendar*', '/calendar/2020', true],
  ['/*.ico', '/a/b.ico', true],
  ['/*.ico', '/ico', false],
  ['/images/*.{png,jpg}', '/images/a.jpg', true],
  ['/images/*.{png}', '/images/xpng', false],
  ['/*', '/anything', true],
  ['/a', '/a', true],
  ['/a', '/a/b', false],
])('matchesPattern(%s, %s) is %s', (pattern, path, isMatch) => {
  expect(matchesPattern(pattern, path)).toBe(isMatch);
});

it.each([
  ['/images/*', '/images/x'],
  ['/*.ico', '/x.ico'],
  ['/images/*.{png,jpg}', '/images/x.png'],
  ['/*.{css,js}', '/x.css'],
  ['/*', '/x'],
  ['/exactly', undefined],
])('pathThatMatches(%s) is %s', (pattern, path) => {
  expect(pathThatMatches(pattern, 'x')).toBe(path);
  if (path !== undefined) expect(matchesPattern(pattern, path)).toBe(true);
});

it.each([
  ['/*', '/images/*', true],
  ['/a/*', '/a/b', true],
  ['/a/*', '/a', false],
  ['/a*', '/a/*', true],
  ['/*.{png,jpg}', '/images/*.png', true],
  ['/*.{png,jpg}', '/images/*.gif', false],
  ['/*.png', '/images/*', false],
  ['/*.png', '/images/*.{png,gif}', false],
  ['/a', '/a/', true],
  ['/a/index.html', '/a', true],
  ['/a', '/a*', false],
])('coversPattern(%s, %s) is %s', (wide, narrow, covers) => {
  expect(coversPattern(wide, narrow)).toBe(covers);
});

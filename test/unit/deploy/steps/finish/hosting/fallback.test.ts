import { expect, it } from 'vitest';
import {
  navigationFallback,
  parseFallback,
} from '../../../../../../src/deploy/steps/finish/hosting/fallback.ts';

const defaults = { rewrite: '/index.html', exclude: ['/images/*', '/fonts/*', '/*.ico', '/*.xml'] };
const own = { rewrite: '/app.html' };
const facts = (setting: 'auto' | 'always' | 'never', isApp: boolean, ...files: string[]) => ({
  setting,
  isApp,
  has: (name: string) => ['index.html', ...files].includes(name),
});

it.each([
  ['an application', {}, facts('auto', true, '404.html'), defaults],
  ['a site without a page for errors', {}, facts('auto', false), defaults],
  ['a site with one', {}, facts('auto', false, '404.html'), undefined],
  [
    'a site that says what comes of a 404',
    { responseOverrides: { 404: { rewrite: '/a.html' } } },
    facts('auto', false),
    undefined,
  ],
  ['a site that wants it', {}, facts('always', false, '404.html'), defaults],
  ['an application that wants none', {}, facts('never', true), undefined],
  [
    'a site that says so itself',
    { navigationFallback: own },
    facts('never', false, '404.html'),
    { ...defaults, ...own },
  ],
])('creates the navigation fallback of %s', (_, config, given, expected) => {
  expect(navigationFallback(config, given)).toEqual(expected);
});

it('creates no navigation fallback to a page that does not exist', () => {
  expect(
    navigationFallback({}, { setting: 'always', isApp: true, has: () => false }),
  ).toBeUndefined();
});

it('reads a navigation fallback as a page and its exceptions', () => {
  expect(parseFallback(defaults)).toEqual(defaults);
  expect(parseFallback(own)).toEqual({ ...own, exclude: [] });
  expect(parseFallback(undefined)).toBeUndefined();
  expect(parseFallback({ exclude: [] })).toBeUndefined();
});

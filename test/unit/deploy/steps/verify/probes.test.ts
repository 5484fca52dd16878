import { expect, it } from 'vitest';
import { buildProbes, type Probe } from '../../../../../src/deploy/steps/verify/probes.ts';
import { sitePackage } from './site-package.ts';

const name = 'no-page-dddddddddddd';
const probes = (hosting: object) => buildProbes(sitePackage({ hosting }));
const seen = (found: readonly Probe[]) =>
  Object.fromEntries(found.map((probe) => [probe.name, probe.path]));

it.each<[string, object, Record<string, string>]>([
  [
    'a fallback',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/*.ico', '/images/*'] } },
    { 'deep route': `/site-deploy/${name}`, 'missing page': `/images/${name}` },
  ],
  ['no fallback', {}, { 'missing page': `/${name}` }],
  [
    'a fallback that excludes everything, which is none',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/*'] } },
    { 'missing page': `/${name}` },
  ],
  [
    'a fallback that excludes the address that is usually looked at',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/site-deploy/*'] } },
    { 'deep route': `/${name}`, 'missing page': `/site-deploy/${name}` },
  ],
  [
    'a fallback that excludes kinds of files alone',
    { navigationFallback: { rewrite: '/index.html', exclude: ['/*.{css,js}'] } },
    { 'deep route': `/site-deploy/${name}`, 'missing page': `/${name}.css` },
  ],
  [
    'a fallback without exceptions',
    { navigationFallback: { rewrite: '/index.html' } },
    { 'deep route': `/site-deploy/${name}` },
  ],
  [
    'a 404 that is answered as if it were none',
    { responseOverrides: { 404: { rewrite: '/a', statusCode: 200 } } },
    {},
  ],
  [
    'routes that concern every address',
    { routes: [{ route: '/*', allowedRoles: ['editor'] }] },
    {},
  ],
])('the probes follow the configuration: %s', (_, hosting, expected) => {
  expect(seen(probes(hosting))).toEqual(expected);
});

it('compares an answer with the page of this build', () => {
  const files = { 'app.html': 'app', '404.html': 'gone' };
  const hosting = {
    navigationFallback: { rewrite: '/app.html', exclude: ['/images/*'] },
    responseOverrides: { 404: { rewrite: '/404.html' } },
  };
  const site = sitePackage({ hosting, files });
  const hashOf = (path: string) =>
    site.manifest.files.find((file) => file.path === path)?.sha256 ?? '';
  const [deep, missing] = buildProbes(site);
  expect(deep?.check(200, hashOf('app.html'))).toBeUndefined();
  expect(deep?.check(200, hashOf('404.html'))).toBe('does not show /app.html from this build');
  expect(deep?.check(404, hashOf('404.html'))).toBe('answers 404, expected 200');
  expect(missing?.check(404, hashOf('404.html'))).toBeUndefined();
  expect(missing?.check(200, hashOf('app.html'))).toBe('answers 200, expected 404');
});

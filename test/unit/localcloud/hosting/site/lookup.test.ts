import { expect, it } from 'vitest';
import { findFile } from '../../../../../src/localcloud/hosting/site/rules.ts';

const files = new Set([
  'index.html',
  'about/index.html',
  'contact.html',
  'v1.2/notes.html',
  'a.b',
  'both.html',
  'both/index.html',
]);
const ask = (path: string, slash?: 'always' | 'never' | 'auto') => {
  const found = findFile((name) => files.has(name), path, slash);
  if (found.kind === 'nothing') return 404;
  return found.kind === 'file' ? found.file : `301 ${found.to}`;
};

/**
 * Tables of the documentation: https://learn.microsoft.com/azure/static-web-
 * apps/configuration#trailing-slash
 */
it.each([
  ['/about', 'about/index.html', '301 /about/', 'about/index.html', '301 /about/'],
  ['/about/', 'about/index.html', 'about/index.html', '301 /about', 'about/index.html'],
  ['/about/index.html', 'about/index.html', '301 /about/', '301 /about', '301 /about/'],
  ['/contact', 'contact.html', '301 /contact/', 'contact.html', 'contact.html'],
  ['/contact/', '301 /contact', 'contact.html', '301 /contact', '301 /contact'],
  ['/contact.html', 'contact.html', '301 /contact/', '301 /contact', '301 /contact'],
  ['/', 'index.html', 'index.html', 'index.html', 'index.html'],
  ['/index.html', 'index.html', '301 /', '301 /', '301 /'],
  ['/v1.2/notes', 'v1.2/notes.html', '301 /v1.2/notes/', 'v1.2/notes.html', 'v1.2/notes.html'],
  ['/a.b', 'a.b', 'a.b', 'a.b', 'a.b'],
  ['/About', 404, 404, 404, 404],
  ['/nowhere/', 404, 404, 404, 404],
])('%s with trailingSlash not set, always, never and auto', (path, unset, always, never, auto) => {
  expect([ask(path), ask(path, 'always'), ask(path, 'never'), ask(path, 'auto')]).toEqual([
    unset,
    always,
    never,
    auto,
  ]);
});

it('of a page and a folder with the same name, the nearer one counts, since no order is documented', () => {
  expect([ask('/both'), ask('/both/')]).toEqual(['both.html', 'both/index.html']);
});

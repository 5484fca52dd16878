import { describe, expect, it } from 'vitest';
import { translators } from '../../../src/hosting/other-hosts.ts';
import { readRules } from '../../../src/hosting/rules.ts';

const translate = (file: string, lines: string[], own: object = {}) => {
  const { config, others } = translators[file]?.(lines.join('\n'), readRules(own)) ?? {};
  return { config, others };
};

describe('the translator of _redirects', () => {
  it.each<[string, object]>([
    ['/old /new', { routes: [{ route: '/old', redirect: '/new', statusCode: 301 }] }],
    [
      '/old https://b.example 307!',
      { routes: [{ route: '/old', redirect: 'https://b.example', statusCode: 302 }] },
    ],
    ['/blog/* /news 308', { routes: [{ route: '/blog/*', redirect: '/news', statusCode: 301 }] }],
    ['/app /app.html 200', { routes: [{ route: '/app', rewrite: '/app.html' }] }],
    ['/* /index.html 200', { navigationFallback: { rewrite: '/index.html' } }],
    ['/* /404.html 404', { responseOverrides: { 404: { rewrite: '/404.html' } } }],
  ])('translates %s', (line, config) => {
    expect(translate('_redirects', [line])).toEqual({ config, others: [] });
  });

  it('ignores comments', () => {
    expect(translate('_redirects', ['  # /old /new'])).toEqual({ config: {}, others: [] });
  });

  it.each([
    ['/users/:id /u 301', 'a placeholder in the address'],
    ['/news/* /blog/:splat', 'its target uses a part of the address'],
    ['/old /new x301', 'depends on the query'],
    ['/store id=:id /blog/:id 301', 'depends on the query'],
    ['/ /de 302 Language=de', 'depends on the visitor'],
    ['https://a.example/* https://b.example/ 301', 'for another host'],
    ['/api https://b.example/api 200', 'a proxy'],
    ['/* /new 301', 'only for addresses without a file'],
    ['/a/*/b /new', 'a * before the end of the address'],
    ['/gone /x 410', 'the status 410'],
  ])('does not translate %s (%s)', (line, reason) => {
    expect(translate('_redirects', ['', line])).toEqual({
      config: {},
      others: [`line 2: ${reason}`],
    });
  });

  it('translates only the first rule for an address, and no rule that the site already has', () => {
    const lines = ['/a /1', '/a /2', '/b/ /3', '/* /index.html 200'];
    const own = { routes: [{ route: '/b', redirect: '/3' }], navigationFallback: { rewrite: '/' } };
    const config = { routes: [{ route: '/a', redirect: '/1', statusCode: 301 }] };
    expect(translate('_redirects', lines, own)).toEqual({ config, others: [] });
  });
});

it('the translator of _headers returns global headers and routes, without passwords', () => {
  const lines = [
    '/*',
    '  X-Frame-Options: SAMEORIGIN',
    "  Content-Security-Policy: default-src 'self'; img-src *",
    '/assets/*',
    '  Cache-Control: public, max-age=31536000',
    '  X-A: b',
    '/:id/x',
    '  X-B: c',
    '/intern/*',
    '  Basic-Auth: me:secret',
    '/own',
    '  X-Own: already',
    '  X-Basic-Auth: 1',
    '/a b',
    '  X-C: d',
    '  no header: e',
    '  neither',
  ];
  const own = { routes: [{ route: '/own', headers: { 'x-own': 'yes' } }] };
  const found = translate('_headers', lines, own);
  expect(found).toEqual({
    config: {
      globalHeaders: {
        'X-Frame-Options': 'SAMEORIGIN',
        'Content-Security-Policy': "default-src 'self'; img-src *",
      },
      routes: [
        {
          route: '/assets/*',
          headers: { 'Cache-Control': 'public, max-age=31536000', 'X-A': 'b' },
        },
        { route: '/own', headers: { 'X-Basic-Auth': '1' } },
        { route: '/a b', headers: { 'X-C': 'd' } },
      ],
    },
    others: [
      'line 8: a placeholder in the address',
      ...[10, 16, 17].map((line) => `line ${line}: not a header of answers`),
    ],
  });
  expect(JSON.stringify(found)).not.toContain('secret');
});

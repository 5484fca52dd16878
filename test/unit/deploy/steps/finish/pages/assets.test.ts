import { expect, it } from 'vitest';
import { missingAssets } from '../../../../../../src/deploy/steps/finish/pages/assets.ts';

const missing = (html: string, ...files: readonly string[]) =>
  missingAssets(html, 'https://www.acme.example', (address) => files.includes(address));

it.each([
  ['a script', '<script type="module" src="/app/a.js"></script>', '/app/a.js'],
  ['a stylesheet whose rel comes last', '<link href=a.css rel=stylesheet>', '/a.css'],
  ['a complete address', '<script src="https://www.acme.example/a.js">', '/a.js'],
  [
    'an address with a query and character references',
    '<script src="./a&amp;b.js?v=1"></script>',
    '/a&b.js',
  ],
  ['an encoded name', '<script src="/%C3%BC.js"></script>', '/ü.js'],
  ['a base', '<base href="/app/"><script src="a.js"></script>', '/app/a.js'],
  ['two mentions', '<link rel=preload href=/a.js><script src=/a.js></script>', '/a.js'],
])('missingAssets finds %s', (_, html, expected) => {
  expect(missing(html)).toEqual([expected]);
  expect(missing(html, expected)).toEqual([]);
});

it.each([
  ['another host', '<script src="https://cdn.example/a.js"></script>'],
  ['a base on another host', '<base href="https://cdn.example/"><script src="a.js"></script>'],
  ['data', '<script src="data:text/javascript,1"></script>'],
  ['an icon', '<link rel="icon" href="/favicon.ico">'],
  ['a comment', '<!-- <script src="/a.js"></script> -->'],
  [
    'markup inside a script',
    '<script>document.write(\'<script src="/a.js"><\\/script>\')</script>',
  ],
  ['an invalid address', '<script src="/%ff.js"></script><script src="http://"></script>'],
])('missingAssets ignores %s', (_, html) => {
  expect(missing(html)).toEqual([]);
});

import { expect, it } from 'vitest';
import { missingAssets } from '../../../../../../src/deploy/steps/finish/pages/assets.ts';

const missing = (html: string, ...files: readonly string[]) =>
  missingAssets(html, 'https://www.acme.example', (address) => files.includes(address));

it.each([
  ['a missing script', '<script type="module" src="/app/a.js"></script>', '/app/a.js'],
  ['a missing stylesheet whose rel comes last', '<link href=a.css rel=stylesheet>', '/a.css'],
  [
    'a missing file with a complete address',
    '<script src="https://www.acme.example/a.js">',
    '/a.js',
  ],
  [
    'a missing file whose address has a query and character references',
    '<script src="./a&amp;b.js?v=1"></script>',
    '/a&b.js',
  ],
  ['a missing file with a name beyond ASCII', '<script src="/é&uuml;.js"></script>', '/éü.js'],
  ['a missing file with an encoded name', '<script src="/%C3%BC.js"></script>', '/ü.js'],
  ['a missing file below a base', '<base href="/app/"><script src="a.js"></script>', '/app/a.js'],
  [
    'a missing file only once if two elements name it',
    '<link rel=preload href=/a.js><script src=/a.js></script>',
    '/a.js',
  ],
])('missingAssets finds %s', (_, html, expected) => {
  expect(missing(html)).toEqual([expected]);
  expect(missing(html, expected)).toEqual([]);
});

it.each([
  ['a file on a different host', '<script src="https://cdn.example/a.js"></script>'],
  [
    'a file below a base on a different host',
    '<base href="https://cdn.example/"><script src="a.js"></script>',
  ],
  ['a data URL', '<script src="data:text/javascript,1"></script>'],
  ['an icon', '<link rel="icon" href="/favicon.ico">'],
  ['a script in a comment', '<!-- <script src="/a.js"></script> -->'],
  [
    'markup inside a script',
    '<script>document.write(\'<script src="/a.js"><\\/script>\')</script>',
  ],
  ['invalid addresses', '<script src="/%ff.js"></script><script src="http://"></script>'],
])('missingAssets ignores %s', (_, html) => {
  expect(missing(html)).toEqual([]);
});

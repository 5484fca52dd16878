import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { detectFramework } from '../../../../../../src/deploy/steps/finish/rewrite/frameworks.ts';
import { generators } from '../../../../../fixtures/generators/generators.ts';

it.each(generators)(
  'detectFramework recognises the framework of a page that $name built',
  ({ name, framework }) => {
    const folder = path.resolve(
      import.meta.dirname,
      '../../../../../fixtures/generators',
      name,
      'site',
    );
    expect(detectFramework(readFileSync(path.join(folder, 'index.html')))?.name).toBe(
      framework?.replace('An', 'an'),
    );
  },
);

it.each([
  [
    "a generator's page without scripts",
    '<html><head><title>t</title></head><body><div id="root"></div></body></html>',
  ],
  [
    'a page with scripts and content',
    '<html><body><div id="app"><p>Read me</p></div><script src="/menu.js"></script></body></html>',
  ],
  [
    'a page that mentions an application',
    '<html><body><pre>&lt;div id="root"&gt;&lt;/div&gt;</pre><script></script></body></html>',
  ],
])('detectFramework detects no framework in %s', (_, page) =>
  expect(detectFramework(Buffer.from(page))).toBeUndefined(),
);

it.each([
  '<div id=root></div>',
  '<div class="a" id="app"> </div>',
  '<div data-id="1" id="root"></div>',
  '<app-root></app-root>',
])('detectFramework regards a page with %s as rendered in the browser', (body) => {
  expect(
    detectFramework(Buffer.from(`<html><body>${body}<script type="module" src="/a.js"></script>`)),
  ).toMatchObject({ rendersHead: true });
});

it.each([
  [
    'VuePress',
    '<meta name="generator" content="VuePress 2.0.0-rc.24"><script type=module></script>',
  ],
  ['Rspress', '<meta name="generator" content="Rspress v1.40"><script></script>'],
  ['Vue', '<div id="app" data-server-rendered="true"><p></p></div><script></script>'],
  ['TanStack Start', '<p></p><script>self.$_TSR={}</script>'],
  ['SolidStart', '<p></p><script>window._$HY||(e=>{})()</script>'],
  ['Qwik', '<html q:container="paused"><script></script></html>'],
])('detectFramework recognises a page of %s', (name, page) => {
  expect(detectFramework(Buffer.from(page))?.name).toBe(name);
});

import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { describe, expect, it, vi } from 'vitest';
import { writeTextHelper } from '../../../../src/cli/init/text-helper.ts';
import { textScript } from '../../../../src/deploy/steps/finish/browser/browser.ts';
import {
  collectProblems,
  hasChromium,
  inChromium,
  launchChromium,
  withoutTimeLimits,
} from '../../../support/chromium.ts';
import { createDeps } from '../../../support/deps.ts';
import { editPage } from '../../../support/edit-page.ts';
import { useAll } from '../../../support/fixture.ts';
import { type TestFolder, testFolder } from '../../../support/folder.ts';
import { createPlan } from '../../../support/plan.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const react = `import { createElement as h, useEffect, useState } from 'react';
import { t, Text } from './texts.js';
export function App() {
  const [count, setCount] = useState(0);
  useEffect(() => { document.documentElement.dataset.hydrated = 'yes'; }, []);
  return h('main', null,
    h('h1', { 'data-text-key': 'home.hero.title' }, t('home.hero.title', 'Built title')),
    h(Text, { k: 'home.hero.lead', as: 'p', className: 'lead' }, 'Built lead'),
    h('p', { 'data-text-key': 'home.hero.note' }, t('home.hero.note', 'Built note')),
    h('button', { onClick: () => setCount(count + 1) }, 'Clicked ' + count));
}`;
const vue = `import { createSSRApp, onMounted, ref } from 'vue';
import { Text } from './text.js';
import { t } from './texts.js';
export const createApp = () => createSSRApp({
  components: { Text },
  setup() {
    onMounted(() => { document.documentElement.dataset.hydrated = 'yes'; });
    return { count: ref(0), t };
  },
  template: \`<main>
    <h1 data-text-key="home.hero.title">{{ t('home.hero.title', 'Built title') }}</h1>
    <Text k="home.hero.lead" as="p" class="lead">
      Built lead
    </Text>
    <p data-text-key="home.hero.note">{{ t('home.hero.note', 'Built note') }}</p>
    <button @click="count += 1">Clicked {{ count }}</button></main>\`,
});`;

const sites = {
  react: {
    'app.js': react,
    'server.js': `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';
process.stdout.write(renderToString(createElement(App)));`,
    'client.js': `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
hydrateRoot(document.getElementById('root'), createElement(App));`,
  },
  vue: {
    'app.js': vue,
    'server.js': `import { renderToString } from '@vue/server-renderer';
import { createApp } from './app.js';
process.stdout.write(await renderToString(createApp()));`,
    'client.js': `import { createApp } from './app.js';
createApp().mount('#root');`,
  },
};

async function bundle(folder: TestFolder, name: string): Promise<string> {
  const isServer = name === 'server.js';
  await using build = await rolldown({
    input: folder.at('src', name),
    platform: isServer ? 'node' : 'browser',
    resolve: {
      alias: isServer ? {} : { vue: 'vue/dist/vue.esm-bundler.js' },
    },
    transform: {
      define: {
        // Development builds compare the page with what they render, and report differences.
        'process.env.NODE_ENV': JSON.stringify(isServer ? 'production' : 'development'),
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
      },
    },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  return output[0].code;
}

const frameworks = ['react', 'vue'] as const;

async function writeSite(name: (typeof frameworks)[number]): Promise<TestFolder> {
  const folder = await testFolder();
  const files = Object.entries(sites[name]).map(([file, text]) => [`src/${file}`, text]);
  folder.write(Object.fromEntries(files));
  symlinkSync(path.join(root, 'node_modules'), folder.at('node_modules'));
  const plan = createPlan({ workspace: folder.root, buildRoot: folder.root }, '');
  await writeTextHelper(name, plan, { force: false }, createDeps().log);
  return folder;
}

async function renderPage(folder: TestFolder): Promise<Buffer> {
  folder.write({ 'server.mjs': await bundle(folder, 'server.js') });
  const { stdout } = await promisify(execFile)(process.execPath, [folder.at('server.mjs')]);
  return Buffer.from(
    `<!doctype html><meta charset="utf-8"><body><div id="root">${stdout}</div>` +
      '<script type="module" src="/app.js"></script>',
  );
}

async function click(tab: Page): Promise<void> {
  await tab.locator('html[data-hydrated]').waitFor();
  await tab.locator('button').click();
  await tab.locator('button', { hasText: 'Clicked 1' }).waitFor();
}

it('the function t prefers a text that the page fetched only if it differs from the built one', async () => {
  await using folder = await testFolder();
  const plan = createPlan({ workspace: folder.root, buildRoot: folder.root }, '');
  await writeTextHelper('plain', plan, { force: false }, createDeps().log);
  folder.write({
    'content/overrides.json': { 'a.b.c': 'Committed' },
    'package.json': { type: 'module' },
  });
  const { t, builtText } = await import(folder.at('texts.js'));
  expect([t('a.b.c', 'Count 0'), t('a.b.d', 'Default')]).toEqual(['Committed', 'Default']);
  vi.stubGlobal('siteDeployTexts', { 'a.b.c': 'Count 0', 'a.b.d': '' });
  expect([t('a.b.c', 'Count 1'), t('a.b.d', 'Default')]).toEqual(['Count 1', '']);
  expect(builtText('a.b.c', 'Count 1')).toBe('Committed');
  vi.unstubAllGlobals();
});

describe.skipIf(!hasChromium)(inChromium('an application with the module of init --texts'), () => {
  const browser = useAll(launchChromium);

  it.each(frameworks)('shows edited texts without a hydration mismatch in %s', async (name) => {
    await using folder = await writeSite(name);
    const keys = JSON.parse(readFileSync(folder.at('content/text-keys.json'), 'utf8'));
    expect(keys).toEqual({
      ...(name === 'vue' && { 'home.hero.lead': 'Built lead' }),
      'home.hero.title': 'Built title',
      'home.hero.note': 'Built note',
    });

    const edits: Record<string, string> = {
      'home.hero.title': 'Edited & <new> "title"',
      'home.hero.lead': 'Edited lead',
    };
    const none: Record<string, string> = {};
    for (const overrides of [none, edits]) {
      folder.write({ 'content/overrides.json': overrides });
      const html = await renderPage(folder);
      const texts = new Map(Object.entries(overrides));
      const { pieces, applied, built = [] } = editPage(html, { head: [], texts });
      expect(built).toEqual(applied);
      expect(applied).toHaveLength(texts.size);

      await using tab = await browser.newPage();
      const problems = collectProblems(tab);
      await tab.setContent(Buffer.concat(pieces ?? [html]).toString());
      await tab.addScriptTag({ type: 'module', content: await bundle(folder, 'client.js') });
      await click(tab);
      expect(await tab.locator('h1').textContent()).toBe(
        overrides['home.hero.title'] ?? 'Built title',
      );
      expect(await tab.locator('.lead').textContent()).toBe(
        overrides['home.hero.lead'] ?? 'Built lead',
      );
      expect(await tab.locator('[data-text-key]').count()).toBe(3);
      expect(problems).toEqual([]);
    }
  });

  it.each(frameworks)(
    'shows texts that it fetches before or after hydration with one request in %s',
    async (name) => {
      await using folder = await writeSite(name);
      folder.write({ 'content/overrides.json': { 'home.hero.lead': 'Committed lead' } });
      const html = await renderPage(folder);
      const head = [{ kind: 'script', src: `/${textScript.path}`, page: 'home' } as const];
      const { pieces } = editPage(html, { head, texts: new Map() });
      const script = await bundle(folder, 'client.js');
      for (const when of ['before hydration', 'after hydration']) {
        const gate = { app: Promise.withResolvers<void>(), texts: Promise.withResolvers<void>() };
        const requests: string[] = [];
        const texts = { 'home.hero.lead': 'Fetched lead', 'home.hero.title': 'Fetched <title>' };

        await using tab = await browser.newPage();
        const problems = collectProblems(tab);
        await tab.addInitScript(withoutTimeLimits);
        await tab.route('http://site.invalid/**', async (route) => {
          const { pathname } = new URL(route.request().url());
          requests.push(pathname);
          if (pathname === '/')
            return route.fulfill({
              contentType: 'text/html',
              body: Buffer.concat(pieces ?? []).toString(),
            });
          if (pathname === `/${textScript.path}`)
            return route.fulfill({ contentType: 'text/javascript', body: textScript.text });
          if (pathname === '/app.js') {
            await gate.app.promise;
            return route.fulfill({ contentType: 'text/javascript', body: script });
          }
          await gate.texts.promise;
          return route.fulfill({ json: { texts } });
        });
        await tab.goto('http://site.invalid/', { waitUntil: 'commit' });
        const lead = tab.locator('.lead');
        await lead.waitFor();
        const isBefore = when === 'before hydration';
        if (isBefore) {
          gate.texts.resolve();
          await tab.waitForFunction('globalThis.siteDeployTexts');
          expect(await lead.textContent()).toBe('Committed lead');
          gate.app.resolve();
        } else {
          gate.app.resolve();
          await click(tab);
          expect(await lead.textContent()).toBe('Committed lead');
          gate.texts.resolve();
        }
        await tab.locator('.lead', { hasText: 'Fetched lead' }).waitFor();
        if (isBefore) await click(tab);
        expect(await lead.textContent()).toBe('Fetched lead');
        expect(await tab.locator('h1').textContent()).toBe('Fetched <title>');
        expect(await tab.locator('p:not(.lead)').textContent()).toBe('Built note');
        expect(requests.filter((request) => request.startsWith('/api/'))).toEqual([
          '/api/v1/pages/home/text',
        ]);
        expect(problems, when).toEqual([]);
      }
    },
  );
});

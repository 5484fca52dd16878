import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTextHelper } from '../../src/cli/init/text-helper.ts';
import { textScript } from '../../src/deploy/steps/finish/browser/browser.ts';
import {
  collectProblems,
  hasChromium,
  inChromium,
  launchChromium,
  withoutTimeLimits,
} from '../support/chromium.ts';
import { createDeps } from '../support/deps.ts';
import { editPage } from '../support/edit-page.ts';
import { createPlan } from '../support/plan.ts';

const run = promisify(execFile);
const output = { 'texts-svelte': 'dist', 'texts-angular': 'dist/app/browser' } as const;
const asked = (process.env.SITE_DEPLOY_RECIPES ?? '').split(' ');
const names = (['texts-svelte', 'texts-angular'] as const).filter((name) => asked.includes(name));

describe.skipIf(!hasChromium || names.length === 0)(
  inChromium('an application built by its own tools with the module that init writes'),
  () => {
    let browser: Browser;
    let parent: string;
    beforeAll(async () => {
      browser = await launchChromium();
      parent = await mkdtemp(path.join(tmpdir(), 'texts-'));
    });
    afterAll(async () => {
      await browser?.close();
      await rm(parent, { recursive: true });
    });

    it.each(names)('%s: shows built and fetched texts', { timeout: 900_000 }, async (name) => {
      const framework = name === 'texts-svelte' ? 'svelte' : 'angular';
      const folder = path.join(parent, framework);
      await cp(path.resolve(import.meta.dirname, '../fixtures/texts', framework), folder, {
        recursive: true,
      });
      const sources = createPlan({ workspace: folder, buildRoot: folder }, '');
      await writeTextHelper(framework, sources, { force: false }, createDeps().log);
      const keys = readFileSync(path.join(folder, 'content/text-keys.json'), 'utf8');
      expect(JSON.parse(keys)).toEqual({
        'home.hero.lead': 'Built lead',
        'home.hero.title': 'Built title',
      });
      // Only development builds log hydration mismatches.
      const options = {
        cwd: folder,
        env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', CI: '1' },
        maxBuffer: 64 << 20,
      };
      const install = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
      await run('npm', install, options);
      const edits = { 'home.hero.title': 'Edited & <new> "title"', 'home.hero.lead': 'Edited' };
      for (const overrides of [{}, edits]) {
        await mkdir(path.join(folder, 'content'), { recursive: true });
        await writeFile(path.join(folder, 'content/overrides.json'), JSON.stringify(overrides));
        await run('npm', ['run', 'build'], options);
        const site = path.join(folder, output[name]);
        const built: Texts = { 'home.hero.title': 'Built title', 'home.hero.lead': 'Built lead' };
        await shows(site, overrides, undefined, { ...built, ...overrides });
        const fetched = { 'home.hero.lead': 'Fetched lead' };
        for (const when of ['before', 'after'] as const)
          await shows(site, {}, { fetched, when }, { ...built, ...overrides, ...fetched });
      }
    });

    type Texts = Readonly<Record<string, string>>;
    interface Runtime {
      readonly fetched: Texts;
      /** Whether the texts arrive before the application is hydrated. */
      readonly when: 'before' | 'after';
    }

    async function shows(
      site: string,
      overrides: Texts,
      runtime: Runtime | undefined,
      expected: Texts,
    ): Promise<void> {
      const texts = new Map(Object.entries(overrides));
      const html = readFileSync(path.join(site, 'index.html'));
      const script = { kind: 'script', src: `/${textScript.path}`, page: 'home' } as const;
      const head = runtime ? [script] : [];
      const { pieces, applied, built = [] } = editPage(html, { head, texts });
      expect(built).toEqual(applied);
      expect(applied).toHaveLength(texts.size);
      const page = Buffer.concat(pieces ?? [html]).toString();
      const gate = { app: Promise.withResolvers<void>(), texts: Promise.withResolvers<void>() };
      await using tab = await browser.newPage();
      const problems = collectProblems(tab);
      const requests: string[] = [];
      await tab.addInitScript(withoutTimeLimits);
      await tab.route('http://site.invalid/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        requests.push(pathname);
        if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: page });
        if (pathname === `/${textScript.path}`)
          return route.fulfill({ contentType: 'text/javascript', body: textScript.text });
        if (pathname.startsWith('/api/')) {
          await gate.texts.promise;
          return route.fulfill({ json: { texts: runtime?.fetched } });
        }
        await gate.app.promise;
        return route.fulfill({ path: path.join(site, pathname) });
      });
      await tab.goto('http://site.invalid/', { waitUntil: 'commit' });
      const lead = tab.locator('.lead');
      await lead.waitFor();
      if (runtime?.when === 'before') {
        gate.texts.resolve();
        await tab.waitForFunction('globalThis.siteDeployTexts');
      }
      gate.app.resolve();
      await tab.locator('html[data-hydrated]').waitFor();
      await tab.locator('button').click();
      await tab.locator('button', { hasText: 'Clicked 1' }).waitFor();
      gate.texts.resolve();
      await tab.locator('.lead', { hasText: expected['home.hero.lead'] ?? '' }).waitFor();
      expect(await tab.locator('h1').textContent()).toBe(expected['home.hero.title']);
      expect(await tab.locator('[data-text-key]').count()).toBe(2);
      const fetches = runtime ? ['/api/v1/pages/home/text'] : [];
      expect(requests.filter((request) => request.startsWith('/api/'))).toEqual(fetches);
      expect(problems).toEqual([]);
    }
  },
);

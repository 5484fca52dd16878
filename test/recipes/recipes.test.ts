import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSeoFile } from '../../src/deploy/steps/finish/seo/head-of-page.ts';
import { type Generator, generators } from '../fixtures/generators/generators.ts';
import { hasChromium, inChromium, launchChromium } from '../support/chromium.ts';
import {
  type Known,
  portalContent,
  serveBuilt,
  serveFinished,
} from '../unit/deploy/steps/finish/hold/finished-site.ts';
import {
  expectedHead,
  getHead,
  pick,
  portalValues,
} from '../unit/deploy/steps/finish/hold/rendered-head.ts';
import {
  follow,
  holds,
  shows,
  takenOver,
  type Visit,
  visitsIn,
} from '../unit/deploy/steps/finish/hold/visit.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/generators');
const run = promisify(execFile);
/** Names of generators to install and build, set by `npm run recipes`. This takes minutes. */
const asked = new Set((process.env.SITE_DEPLOY_RECIPES ?? '').split(' '));

/**
 * Installs and builds a generator's site as the recipe describes.
 * @returns the built folder
 */
async function buildRecipe({ name, output }: Generator, folder: string): Promise<string> {
  for (const part of ['source', 'recipe'])
    await cp(path.join(fixtures, name, part), folder, { recursive: true });
  await cp(path.join(fixtures, 'site-seo.mjs'), path.join(folder, 'site-seo.mjs'));
  const seoFile = path.join(folder, 'seo.json');
  await writeFile(
    seoFile,
    JSON.stringify(buildSeoFile(portalContent(), 'https://www.acme.example')),
  );
  const env = { ...process.env, SITE_SEO_FILE: seoFile, NODE_ENV: 'production', NO_COLOR: '1' };
  const options = { cwd: folder, env, maxBuffer: 64 << 20 };
  await run(
    'npm',
    ['install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'],
    options,
  );
  await run('npm', ['run', 'build'], options);
  return path.join(folder, output);
}

/**
 * Expects the portal's values in a page, except for robots, to which builds add their own
 * directives.
 */
async function carries({ tab }: Visit, page: Known): Promise<void> {
  const { robots: _, ...expected } = expectedHead(page);
  await expect
    .poll(async () => pick(await getHead(tab), expected), { timeout: 15_000 })
    .toEqual(expected);
}

describe.skipIf(!hasChromium || asked.size === 0)(
  inChromium('a site that is built with SITE_SEO_FILE'),
  () => {
    let browser: Browser;
    let folder: string;
    beforeAll(async () => {
      [browser, folder] = await Promise.all([
        launchChromium(),
        mkdtemp(path.join(tmpdir(), 'recipes-')),
      ]);
    });
    afterAll(async () => {
      await browser?.close();
      await rm(folder, { recursive: true });
    });

    it.each(generators.filter(({ name }) => asked.has(name)))(
      '$name: applies the portal’s values through its recipe, even with the script that pins them',
      { timeout: 900_000 },
      async (generator) => {
        const site = await buildRecipe(generator, await mkdtemp(path.join(folder, 'site-')));
        // React 19 duplicates elements that the page already has, and the script removes the
        // duplicates.
        if (generator.name !== 'react')
          await inspect(await serveBuilt(site, generator.isApp), generator, carries);
        await inspect(await serveFinished(site, generator.isApp ? 'spa' : ''), generator, holds);
      },
    );

    async function inspect(
      served: AsyncDisposable & { readonly origin: string },
      { framework }: Generator,
      check: (visitor: Visit, page: Known) => Promise<void>,
    ): Promise<void> {
      await using site = served;
      using visitor = await visitsIn(browser)(`${site.origin}/`);
      if (framework !== undefined) await takenOver(visitor);
      await check(visitor, 'home');
      await follow(visitor, 'about');
      await check(visitor, 'about');
      await follow(visitor, 'first');
      await check(visitor, 'first');
      await visitor.tab.goBack();
      await shows(visitor, 'about');
      await check(visitor, 'about');
      await follow(visitor, 'plain');
      await expect.poll(async () => portalValues(await getHead(visitor.tab))).toEqual([]);
      expect(visitor.problems).toEqual([]);
      await visitor.tab.close();
    }
  },
);

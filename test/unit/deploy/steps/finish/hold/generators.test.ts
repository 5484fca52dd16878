import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generators } from '../../../../../fixtures/generators/generators.ts';
import { hasChromium, inChromium, launchChromium } from '../../../../../support/chromium.ts';
import { serveBuilt, serveFinished } from './finished-site.ts';
import { getHead, portalValues } from './rendered-head.ts';
import { follow, holds, isLike, shows, takenOver, visitsIn } from './visit.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../../../fixtures/generators');

describe.skipIf(!hasChromium)(inChromium('the head of a page built by a real generator'), () => {
  let browser: Browser;
  let visit: ReturnType<typeof visitsIn>;
  beforeAll(async () => {
    browser = await launchChromium();
    visit = visitsIn(browser);
  });
  afterAll(() => browser?.close());

  const everywhere = generators.map((generator) => ({
    ...generator,
    settings: generator.isApp ? 'spa' : '',
  }));
  // One generator of each framework is enough; `npm run generators` opens all sites.
  const alike = ['vuepress', 'rspress', 'gatsby', 'vue', 'react-router'];
  const opened = everywhere.filter(({ name }) => !alike.includes(name));
  it.each(opened)(
    "keeps the portal's values from the load of a page to the navigation back: $name",
    async (generator) => {
      const folder = path.join(fixtures, generator.name, 'site');
      await using site = await serveFinished(folder, generator.settings);
      await using built = await serveBuilt(folder, generator.isApp);
      using visitor = await visit(`${site.origin}/`);
      await holds(visitor, 'home');
      if (generator.framework !== undefined) await takenOver(visitor);
      await holds(visitor, 'home');
      await follow(visitor, 'about');
      await holds(visitor, 'about');
      await follow(visitor, 'first');
      await holds(visitor, 'first');
      await visitor.tab.goBack();
      await shows(visitor, 'about');
      await holds(visitor, 'about');
      await follow(visitor, 'home');
      await holds(visitor, 'home');

      // After a navigation, frames may show the framework's title until the portal's values arrive,
      // because the page does not request them earlier.
      const frames = await visitor.tab.evaluate<string[]>('frames');
      expect(frames[0]).toContain('Portal');
      expect(frames.at(-1)).toContain('Portal');

      // Pages that the portal does not know stay as built.
      using other = await visit(`${built.origin}/`);
      if (generator.framework !== undefined) await takenOver(other);
      await follow(visitor, 'plain');
      await follow(other, 'plain');
      await isLike(visitor, other);
      expect(portalValues(await getHead(visitor.tab))).toEqual([]);
      await follow(visitor, 'first');
      await holds(visitor, 'first');
      if (generator.isApp) {
        await follow(visitor, 'bare');
        await follow(other, 'first');
        await follow(other, 'bare');
        await isLike(visitor, other);
      }
      expect(visitor.problems).toEqual(other.problems);
    },
  );

  const createSite = (name: string) => path.join(fixtures, name, 'site');

  it("keeps the portal's values if the hydration of Next.js fails", async () => {
    const change = (page: string) => page.replace('<h1>home</h1>', '<h1>changed</h1>');
    await using site = await serveFinished(createSite('next'), '', { change });
    using visitor = await visit(`${site.origin}/`);
    await shows(visitor, 'home');
    await holds(visitor, 'home');
    await follow(visitor, 'about');
    await holds(visitor, 'about');
    expect(visitor.problems.join()).toMatch(/Minified React error #418/);
  });

  it.each(['react', 'vue'])(
    "keeps the portal's values under a policy without inline scripts: %s",
    async (name) => {
      const headers = {
        'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      };
      await using site = await serveFinished(createSite(name), 'spa', { headers });
      using visitor = await visit(`${site.origin}/`);
      await takenOver(visitor);
      await holds(visitor, 'home');
      await follow(visitor, 'about');
      await holds(visitor, 'about');
      expect(visitor.problems).toEqual([]);
    },
  );

  it.each(generators.filter(({ framework }) => framework !== undefined))(
    'is not held if seo.hold is "never", but a warning names the framework: $name',
    async ({ name, isApp, framework }) => {
      const settings = `${isApp ? 'spa' : ''}seo: { hold: never }`;
      await using site = await serveFinished(createSite(name), settings);
      expect(site.finished.overlay.has('site-deploy-head.js')).toBe(false);
      expect(site.lines.join('\n')).toContain(`warning: ${framework} rewrites the head of `);
    },
  );

  it.each(['next', 'sveltekit'])(
    'shows the built title if seo.hold is "never": %s',
    async (name) => {
      await using site = await serveFinished(createSite(name), 'seo: { hold: never }');
      using visitor = await visit(`${site.origin}/about`);
      await takenOver(visitor);
      await expect.poll(() => visitor.tab.title()).toContain('Built about');
      // SvelteKit finds its tags by their position, so the finish step has to keep duplicate tags
      // in their place.
      expect(visitor.problems.filter((problem) => /hydrat/i.test(problem))).toEqual([]);
    },
  );
});

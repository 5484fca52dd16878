import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generators } from '../../../../fixtures/generators/generators.ts';
import { hasChromium, inChromium, launchChromium } from '../../../chromium.ts';
import { serveBuilt, serveFinished } from './finished-site.ts';
import { headOf, portalValues } from './rendered-head.ts';
import { follow, holds, isLike, shows, takenOver, visit } from './visit.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../../fixtures/generators');

describe.skipIf(!hasChromium)(inChromium('the head of a page that a real generator has built'), () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  it.each(generators)('$name: holds the portal’s values from the load to the way back', async (generator) => {
    const folder = path.join(fixtures, generator.name, 'site');
    await using site = await serveFinished(folder, generator.isApp ? 'spa' : '');
    await using built = await serveBuilt(folder, generator.isApp);
    const visitor = await visit(browser, `${site.origin}/`);
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

    // Nothing but the portal's titles was seen on the way.
    const frames = await visitor.tab.evaluate<string[]>('frames');
    expect(frames.filter((frame) => !frame.includes('Portal'))).toEqual([]);

    // A page that the portal does not know is as it is without us.
    const other = await visit(browser, `${built.origin}/`);
    if (generator.framework !== undefined) await takenOver(other);
    await follow(visitor, 'plain');
    await follow(other, 'plain');
    await isLike(visitor, await headOf(other.tab));
    expect(portalValues(await headOf(visitor.tab))).toEqual([]);
    await follow(visitor, 'first');
    await holds(visitor, 'first');
    if (generator.isApp) {
      await follow(visitor, 'bare');
      await follow(other, 'first');
      await follow(other, 'bare');
      await isLike(visitor, await headOf(other.tab));
    }
    expect(visitor.problems).toEqual(other.problems);
    await visitor.tab.close();
    await other.tab.close();
  });
});

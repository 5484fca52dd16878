import { describe, expect, it } from 'vitest';
import { hasChromium, inChromium, launchChromium } from '../../../../../support/chromium.ts';
import { useAll } from '../../../../../support/fixture.ts';
import { fixture, hostSite, returningVisitor } from './visitor.ts';

/** The folder of each generator's site, its settings, and whether its worker works offline. */
const sites: readonly (readonly [name: string, settings: string, isOffline: boolean])[] = process
  .env.SITE_DEPLOY_WORKERS
  ? JSON.parse(process.env.SITE_DEPLOY_WORKERS)
  : [['angular', 'spa', true]];

describe.skipIf(!hasChromium)(inChromium('a returning visitor'), () => {
  const browser = useAll(launchChromium);

  it.each(sites)(
    'sees the pages of a second deployment despite the service worker of %s',
    async (name, settings, isOffline) => {
      await using host = await hostSite(fixture(name), settings);
      await host.deploy('First');
      await using visitor = await returningVisitor(browser, host);
      await visitor.visit('/');
      await visitor.settle();
      expect(await visitor.visit('/')).toBe('First home');
      await host.deploy('Second');
      await visitor.visit('/');
      await visitor.settle();
      for (const [address, page] of [
        ['/', 'home'],
        ['/about', 'about'],
      ] as const) {
        await visitor.visit(address);
        await expect.poll(visitor.title).toBe(`Second ${page}`);
      }
      if (name.includes('angular')) {
        await visitor.visit('/ngsw/state');
        expect(await visitor.text()).toContain('Driver state: NORMAL');
      }
      if (!isOffline) return;
      await visitor.visit('/');
      host.setNetwork(true);
      for (const [address, page] of [
        ['/', 'home'],
        ['/about', 'about'],
      ] as const) {
        await visitor.visit(address);
        await expect.poll(visitor.title).toBe(`Second ${page}`);
      }
      // On a slow network, a cached page must not wait for a request.
      host.setNetwork(false, 6_000);
      const start = performance.now();
      await visitor.visit('/');
      expect(performance.now() - start).toBeLessThan(5_000);
    },
    90_000,
  );
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Generator, generators } from '../fixtures/generators/generators.ts';
import { hasChromium, inChromium, launchChromium } from '../support/chromium.ts';
import { serveBuilt, serveFinished } from '../unit/deploy/steps/finish/hold/finished-site.ts';
import {
  follow,
  holds,
  shows,
  takenOver,
  type Visit,
  visitsIn,
} from '../unit/deploy/steps/finish/hold/visit.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/generators');
/** Source of a table that `npm run generate` writes. */
const results = path.join(fixtures, 'results.json');
const slowdown = 12;
const policy = "default-src 'self' 'unsafe-inline'";

describe.skipIf(!hasChromium)(inChromium('the sites of real generators'), () => {
  let browser: Browser;
  const rows: Record<string, Record<string, string>> = JSON.parse(readFileSync(results, 'utf8'));
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    writeFileSync(results, `${JSON.stringify(rows, null, 2)}\n`);
  });

  it.each(generators)(
    '$name passes the checks of the table',
    { timeout: 300_000 },
    async (generator) => {
      const folder = path.join(fixtures, generator.name, 'site');
      const row: Record<string, string> = { Version: getVersion(generator) };
      rows[generator.name] = row;
      const settings = generator.isApp ? 'spa' : '';
      await using site = await serveFinished(folder, settings);
      await using built = await serveBuilt(folder, generator.isApp);
      const check = async (name: string, work: () => Promise<void>) => {
        const error = await work().catch((thrown: unknown) => thrown);
        row[name] = error === undefined ? 'right' : 'wrong';
        expect.soft(error, `${generator.name}, ${name}`).toBeUndefined();
      };

      await check('Static', async () => {
        await using context = await browser.newContext({ javaScriptEnabled: false });
        const tab = await context.newPage();
        await tab.goto(`${site.origin}/about`);
        await holds({ tab, problems: [], [Symbol.dispose]: () => undefined }, 'about');
      });
      const open = visitsIn(browser);
      using visitor = await open(`${site.origin}/`);
      await check('Load', () => loads(visitor, generator));
      await check('Navigation', () => navigates(visitor));
      await check('Back', () => goesBack(visitor));
      await check('Console', async () => {
        using other = await open(`${built.origin}/`);
        await shows(other, 'home');
        await follow(other, 'about');
        expect(visitor.problems).toEqual(other.problems);
      });
      await check('Throttled', async () => {
        using slow = await visitsIn(browser)('about:blank');
        const client = await slow.tab.context().newCDPSession(slow.tab);
        await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await slow.tab.goto(`${site.origin}/`);
        await loads(slow, generator);
        await navigates(slow);
        await goesBack(slow);
      });
      await check('Policy', async () => {
        const headers = { 'content-security-policy': policy };
        await using strict = await serveFinished(folder, settings, { headers });
        using guarded = await visitsIn(browser)(`${strict.origin}/`);
        // Waiting for the framework would need eval, which the Content Security Policy forbids.
        await holds(guarded, 'home');
        await navigates(guarded);
        expect(guarded.problems).toEqual([]);
      });
    },
  );
});

function getVersion({ name }: Generator): string {
  const manifest = JSON.parse(
    readFileSync(path.join(fixtures, name, 'source/package.json'), 'utf8'),
  );
  const all: Record<string, string> = { ...manifest.devDependencies, ...manifest.dependencies };
  const own = Object.keys(all).find((one) =>
    [name, `@${name}/core`, `@${name}js/kit`, '@sveltejs/kit'].includes(one),
  );
  return all[own ?? ''] ?? '';
}

async function loads(visitor: Visit, { framework }: Generator): Promise<void> {
  await holds(visitor, 'home');
  if (framework !== undefined) await takenOver(visitor);
  await holds(visitor, 'home');
}

async function navigates(visitor: Visit): Promise<void> {
  await follow(visitor, 'about');
  await holds(visitor, 'about');
  await follow(visitor, 'first');
  await holds(visitor, 'first');
}

async function goesBack(visitor: Visit): Promise<void> {
  await visitor.tab.goBack();
  await shows(visitor, 'about');
  await holds(visitor, 'about');
}

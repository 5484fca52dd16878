import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Known } from './finished-site.ts';
import { expectedHead, getHead, type Head, pick } from './rendered-head.ts';

/**
 * A visitor's tab, which records errors and warnings. Disposing of it returns the tab for reuse.
 */
export interface Visit extends Disposable {
  readonly tab: Page;
  readonly problems: string[];
}

/**
 * Records the path and title of each animation frame in which they differ from the previous ones.
 * Frames are requested only after a change of the document, because requesting them constantly
 * would make the browser draw constantly.
 */
const recordFrames = `window.frames = []; {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const now = location.pathname + ' ' + document.title;
    if (document.title && frames.at(-1) !== now) frames.push(now);
  };
  new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}`;

/**
 * Returns a function that opens addresses in reused tabs, because opening a new tab takes as
 * long as loading a page.
 */
export function visitsIn(browser: Browser): (address: string) => Promise<Visit> {
  const free: Page[] = [];
  const current = new Map<Page, string[]>();
  const open = async () => {
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => current.get(tab)?.push(error.message));
    tab.on('console', (message) => {
      // The sites of these tests have no icon.
      if (
        ['error', 'warning'].includes(message.type()) &&
        !message.location().url.endsWith('/favicon.ico')
      )
        current.get(tab)?.push(message.text());
    });
    await tab.addInitScript(recordFrames);
    return tab;
  };
  return async (address) => {
    const tab = free.pop() ?? (await open());
    // Messages of the previous page do not belong to this visit.
    await tab.goto('about:blank');
    const problems: string[] = [];
    current.set(tab, problems);
    await tab.goto(address, { waitUntil: 'load' });
    return { tab, problems, [Symbol.dispose]: () => void free.push(tab) };
  };
}

/** Waits until a framework has hydrated the page and marked its elements. */
export async function takenOver({ tab }: Visit): Promise<void> {
  await tab.waitForFunction("Reflect.ownKeys(document.querySelector('#count') ?? {}).length > 0");
}

/** Waits until a page is visible. */
export async function shows({ tab }: Pick<Visit, 'tab'>, page: string): Promise<void> {
  await tab.locator('h1', { hasText: page }).waitFor();
}

/** Follows a link within the same document. */
export async function follow({ tab }: Visit, page: string): Promise<void> {
  await tab.evaluate('window.isSame = true');
  await tab.locator(`#to-${page}`).click();
  await shows({ tab }, page);
  expect(await tab.evaluate('window.isSame')).toBe(true);
}

/** Waits until the head contains each of the portal's values once. */
export async function holds({ tab }: Visit, page: Known): Promise<void> {
  const expected = expectedHead(page);
  await expect
    .poll(async () => pick(await getHead(tab), expected), { timeout: 15_000 })
    .toEqual(expected);
}

/** Waits until both heads are equal. A framework may update the head after the page. */
export async function isLike({ tab }: Visit, other: Visit): Promise<void> {
  const compare = async () => {
    const heads = [sorted(await getHead(tab)), sorted(await getHead(other.tab))];
    return isDeepStrictEqual(heads[0], heads[1]) ? 'alike' : heads;
  };
  await expect.poll(compare, { timeout: 15_000 }).toBe('alike');
}

const sorted = (head: Head) =>
  Object.fromEntries(Object.entries(head).map(([name, values]) => [name, [...values].sort()]));

import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const executable = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file !== undefined && existsSync(file));

/** Whether a browser is installed. */
export const hasChromium = executable !== undefined;

/** Returns the title of a group of tests that need a browser, with the reason if it is skipped. */
export function inChromium(name: string): string {
  return hasChromium ? name : `${name} (skipped: no Chromium was found; CHROMIUM_PATH names one)`;
}

/**
 * Features of Chromium that no test needs. The menus of the address bar are pages that load with
 * each window. Without them, a start takes half as much processor time. Chromium uses only the last
 * list on its command line, so this one repeats Playwright's.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/**
 * Starts Chromium.
 * @throws if no browser is installed
 */
export async function launchChromium(...args: string[]): Promise<Browser> {
  return await chromium.launch({
    ...(executable !== undefined && { executablePath: executable }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      `--disable-features=${disabledFeatures.join()}`,
      ...args,
    ],
  });
}

/**
 * A script that a page runs before its own, so that none of its time limits expires on a slow
 * machine.
 */
export const withoutTimeLimits =
  'setTimeout = () => 0; AbortSignal.timeout = () => new AbortController().signal;';

/** Returns a list to which the errors and warnings of a page are added from now on. */
export function collectProblems(tab: Page): string[] {
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

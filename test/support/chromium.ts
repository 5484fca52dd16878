import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executable = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => file !== undefined && existsSync(file));

/** Whether there is a browser for the tests that need one. */
export const hasChromium = executable !== undefined;

/** The name of a group of tests that need a browser; where there is none, with the reason why they are skipped. */
export function inChromium(name: string): string {
  return hasChromium ? name : `${name} (skipped: no Chromium was found; CHROMIUM_PATH names one)`;
}

/** @throws where there is none */
export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({
    ...(executable !== undefined && { executablePath: executable }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

/** Run in a page before its own scripts: none of its time limits passes, however slow the machine is. */
export const withoutTimeLimits =
  'setTimeout = () => 0; AbortSignal.timeout = () => new AbortController().signal;';

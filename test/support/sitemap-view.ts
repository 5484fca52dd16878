import type { PageFiles } from '../../src/deploy/steps/finish/pages/pages.ts';
import type { SiteView } from '../../src/deploy/steps/finish/sitemap/site-addresses.ts';
import { HostedSite } from '../../src/hosting/hosted-site.ts';
import { readRules } from '../../src/hosting/rules.ts';

/** Returns a site with these pages as search engines see it. */
export function viewSite(
  found: PageFiles,
  {
    config = {},
    more = [],
    hidden = [],
    fragments = [],
    isApp = found.inApp.size > 0,
  }: Partial<Record<'more' | 'hidden' | 'fragments', string[]>> & {
    config?: object;
    isApp?: boolean;
  } = {},
  origin = 'https://www.acme.example',
): SiteView {
  const files = [...found.pages.keys(), ...found.inApp.keys(), ...found.unknown, ...more];
  const hosted = new HostedSite(new Set(files), readRules(config));
  const addresses = [...found.pages, ...found.inApp].flatMap(([file, page]): [string, string][] => {
    const path = hosted.getAddress(file, decodeURIComponent(page.path));
    return path === undefined ? [] : [[page.slug, new URL(path, origin).href]];
  });
  return {
    hosted,
    addresses: new Map(addresses),
    unlisted: new Map([
      ...fragments.map((file) => [file, 'fragment'] as const),
      ...hidden.map((file) => [file, 'noindex'] as const),
    ]),
    isApp,
  };
}

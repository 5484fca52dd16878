import { decodeHTMLAttribute } from 'entities';
import { decodePath } from '../../../../hosting/rules.ts';

/** Number of characters to search. Bundlers refer to their files near the start of a page. */
const maxLength = 1 << 18;

const loads = /^<script|\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i;
const addressed =
  /<(?:script|link)\b[^<>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*/gi;

/** Returns the URLs of the scripts and styles that a page loads, relative ones unresolved. */
export function loadedAddresses(html: string): string[] {
  const tags = html
    .slice(0, maxLength)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/(<script\b[^<>]*>)[\s\S]*?(?:<\/script|$)/gi, '$1');
  return [...tags.matchAll(addressed)].flatMap(([tag, double, single, bare]) => {
    const address = decodeHTMLAttribute(double ?? single ?? bare ?? '').trim();
    if (address === '' || !loads.test(tag)) return [];
    return address;
  });
}

export function baseAddress(html: string): string | undefined {
  const [, address] = /<base\b[^<>]*?\shref\s*=\s*["']?([^"'\s>]*)/i.exec(html) ?? [];
  return address;
}

/**
 * Returns paths on the site's own host that a page loads but the site doesn't have.
 * @param address URL of the page
 */
export function missingAssets(html: string, address: string, isServed: (path: string) => boolean) {
  const base = URL.parse(baseAddress(html) ?? '', address);
  const paths = loadedAddresses(html).flatMap((loaded) => {
    const url = base && URL.parse(loaded, base.href);
    if (!url || url.origin !== new URL(address).origin) return [];
    return decodePath(url.pathname) ?? [];
  });
  return [...new Set(paths)].filter((path) => !isServed(path));
}

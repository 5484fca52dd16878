import { hash } from 'node:crypto';
import type { FleetSite } from './types.ts';

export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface SiteChoice {
  /** Slugs; `*` matches any characters. Default: all. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  /** Percentage of the remaining sites, from 1. */
  readonly wave?: number;
  readonly shard?: Shard;
}

export function unmatchedPatterns(
  sites: readonly Pick<FleetSite, 'slug'>[],
  siteChoice: SiteChoice,
): string[] {
  const { only = [] } = siteChoice;
  return only.filter((pattern) => !sites.some((site) => fits(site.slug, pattern)));
}

/**
 * Wave and shard depend on a site's portal id: a larger wave includes the smaller ones, and every
 * site belongs to one shard, regardless of sites added to the portal.
 */
export function chooseSites<Site extends Pick<FleetSite, 'id' | 'slug'>>(
  sites: readonly Site[],
  siteChoice: SiteChoice,
): Site[] {
  const { only = [], exclude = [], wave, shard } = siteChoice;
  const named = sites
    .filter((site) => only.length === 0 || only.some((pattern) => fits(site.slug, pattern)))
    .filter((site) => !exclude.some((pattern) => fits(site.slug, pattern)));
  return inWave(named, wave).filter(
    (site) => !shard || hashToNumber(`shard ${site.id}`) % shard.of === shard.index - 1,
  );
}

function inWave<Site extends Pick<FleetSite, 'id'>>(
  sites: readonly Site[],
  percent: number | undefined,
): Site[] {
  if (percent === undefined) return [...sites];
  const rank = ({ id }: Pick<FleetSite, 'id'>) => hashToNumber(`wave ${id}`);
  const order = sites.toSorted((a, b) => rank(a) - rank(b));
  const chosen = order.slice(0, Math.ceil((sites.length * percent) / 100));
  return sites.filter((site) => chosen.includes(site));
}

function hashToNumber(text: string): number {
  return Number.parseInt(hash('sha256', text).slice(0, 12), 16);
}

function fits(slug: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return slug === first;
  if (!slug.startsWith(first) || !slug.endsWith(last) || slug.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of rest) {
    const found = slug.indexOf(part, at);
    if (found === -1 || found + part.length > slug.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

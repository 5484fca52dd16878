import { hash } from 'node:crypto';
import type { FleetSite } from './types.ts';

/** The part of a fleet that one of several runs takes, from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Which sites of a fleet a run is about. */
export interface SiteChoice {
  /** Slugs; `*` stands for any letters. Default: all. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  /** Percent of what is left, from 1. */
  readonly wave?: number;
  readonly shard?: Shard;
}

/**
 * The sites that a run is about. Wave and shard depend on the portal's id of a site: each time the same sites are in a
 * wave, a larger wave holds the smaller one, and every site is in one shard, whatever is added to the portal.
 */
export function chooseSites<Site extends Pick<FleetSite, 'id' | 'slug'>>(
  sites: readonly Site[],
  { only = [], exclude = [], wave, shard }: SiteChoice,
): Site[] {
  const named = sites
    .filter(({ slug }) => only.length === 0 || only.some((pattern) => fits(slug, pattern)))
    .filter(({ slug }) => !exclude.some((pattern) => fits(slug, pattern)));
  return inWave(named, wave).filter(({ id }) => !shard || numberOf(`shard ${id}`) % shard.of === shard.index - 1);
}

function inWave<Site extends Pick<FleetSite, 'id'>>(sites: readonly Site[], percent: number | undefined): Site[] {
  if (percent === undefined) return [...sites];
  const order = sites.map(({ id }) => ({ id, at: numberOf(`wave ${id}`) })).toSorted((one, other) => one.at - other.at);
  const chosen = new Set(order.slice(0, Math.ceil((sites.length * percent) / 100)).map(({ id }) => id));
  return sites.filter(({ id }) => chosen.has(id));
}

/** A number that is spread evenly. */
function numberOf(text: string): number {
  return Number.parseInt(hash('sha256', text).slice(0, 12), 16);
}

/** The parts between the wildcards, one after another, so that a pattern of many costs no more than one. */
function fits(slug: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return slug === first;
  if (!slug.startsWith(first) || !slug.endsWith(last) || slug.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = slug.indexOf(part, at);
    if (found === -1 || found + part.length > slug.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

import { hostingDefaults } from '../../../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../../../config/schema.ts';
import { isObject } from '../../../../shared/json.ts';
import { type Json, toJson } from './read.ts';

/** Response of the hosting for an address without a file. */
export interface Fallback {
  /** Path of its page from the site's root, with a leading slash. */
  readonly rewrite: string;
  readonly exclude: readonly string[];
}

export interface FallbackFacts {
  readonly setting: SiteConfig['hosting']['fallback'];
  readonly isApp: boolean;
  /** Whether the deployed site has a file of this name. */
  readonly has: (name: string) => boolean;
}

/**
 * The navigation fallback to deploy. The site's own configuration overrides the default, key by
 * key. The default is for applications, which handle every path themselves, and for sites without
 * an error page, where visitors would get an empty page of the platform. Other unknown addresses
 * return 404, so that crawlers don't take them for the start page.
 */
export function navigationFallback(hosting: Json, fallbackFacts: FallbackFacts): Json | undefined {
  const { setting, isApp, has } = fallbackFacts;
  const ofSite = hosting.navigationFallback;
  if (ofSite !== undefined) {
    if (isObject(ofSite)) return { ...hostingDefaults.navigationFallback, ...ofSite };
    return undefined;
  }
  if (setting === 'never' || !has('index.html')) return undefined;
  if (setting === 'always' || isApp || !hasErrorPage(hosting, has))
    return hostingDefaults.navigationFallback;
  return undefined;
}

/** Reduces a navigation fallback to its target and exclusions. */
export function parseFallback(navigation: Json | undefined): Fallback | undefined {
  const { rewrite, exclude } = navigation ?? {};
  if (typeof rewrite !== 'string') return undefined;
  return { rewrite, exclude: Array.isArray(exclude) ? exclude.map(String) : [] };
}

function hasErrorPage(hosting: Json, has: (name: string) => boolean): boolean {
  return has('404.html') || Boolean(toJson(hosting.responseOverrides)[404]);
}

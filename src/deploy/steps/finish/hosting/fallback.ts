import { hostingDefaults } from '../../../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../../../config/schema.ts';
import { isObject } from '../../../../shared/json.ts';
import { type Json, toJson } from './read.ts';

export interface Fallback {
  readonly rewrite: string;
  readonly exclude: readonly string[];
}

export interface FallbackFacts {
  readonly setting: SiteConfig['hosting']['fallback'];
  readonly isApp: boolean;
  readonly has: (name: string) => boolean;
}

/**
 * The site's own configuration wins, key by key. Unknown addresses of a site with an error page
 * return 404, so that crawlers don't take them for the start page.
 */
export function navigationFallback(hosting: Json, facts: FallbackFacts): Json | undefined {
  const { setting, isApp, has } = facts;
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

export function parseFallback(navigation: Json | undefined): Fallback | undefined {
  const { rewrite, exclude } = navigation ?? {};
  if (typeof rewrite !== 'string') return undefined;
  return { rewrite, exclude: Array.isArray(exclude) ? exclude.map(String) : [] };
}

function hasErrorPage(hosting: Json, has: (name: string) => boolean): boolean {
  return has('404.html') || Boolean(toJson(hosting.responseOverrides)[404]);
}

import { hostingDefaults } from '../../../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../../../config/schema.ts';
import { isObject } from '../../../../shared/json.ts';
import type { Json } from './read.ts';

/** What the hosting answers for an address that no file has. */
export interface Fallback {
  /** Path of its page from the site's root, with a slash in front. */
  readonly rewrite: string;
  readonly exclude: readonly string[];
}

/** What the decision depends on. */
export interface FallbackFacts {
  readonly setting: SiteConfig['hosting']['fallback'];
  readonly isApp: boolean;
  /** Whether the site as it is deployed has a file of this name. */
  readonly has: (name: string) => boolean;
}

/**
 * The navigation fallback as it is deployed. What the site's own configuration says counts, key by key over the
 * default. The default is for applications, which answer for every path themselves; and for sites without a page for
 * errors, where the visitor would see an empty page of the platform. Other unknown addresses are answered 404, so that
 * no crawler takes them for the start page.
 */
export function navigationFallback(own: Json, { setting, isApp, has }: FallbackFacts): Json | undefined {
  const ofSite = own.navigationFallback;
  if (ofSite !== undefined) {
    if (isObject(ofSite)) return { ...hostingDefaults.navigationFallback, ...ofSite };
    return undefined;
  }
  if (setting === 'never' || !has('index.html')) return undefined;
  if (setting === 'always' || isApp || !hasErrorPage(own, has)) return hostingDefaults.navigationFallback;
  return undefined;
}

/** The same for those who only ask where it leads. */
export function fallbackOf(navigation: Json | undefined): Fallback | undefined {
  const { rewrite, exclude } = navigation ?? {};
  if (typeof rewrite !== 'string') return undefined;
  return { rewrite, exclude: Array.isArray(exclude) ? exclude.map(String) : [] };
}

function hasErrorPage(own: Json, has: (name: string) => boolean): boolean {
  const overrides = isObject(own.responseOverrides) ? own.responseOverrides : {};
  return has('404.html') || overrides[404] !== undefined;
}

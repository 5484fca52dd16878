import type { PortalResponse } from './message.ts';

/** In milliseconds: the max-age of SEO responses. Spec: Limits. */
const maxAge = 3_600_000;

/** Invalidated by page SEO, site defaults and a manual purge. Spec: Limits. */
export interface SeoCache {
  get(siteId: string, path: string): PortalResponse | undefined;
  put(siteId: string, path: string, response: PortalResponse): void;
  invalidate(siteId: string): void;
}

export function createSeoCache(now: () => number): SeoCache {
  const sites = new Map<
    string,
    Map<string, { readonly response: PortalResponse; readonly at: number }>
  >();
  return {
    get(siteId, path) {
      const cached = sites.get(siteId)?.get(path);
      if (cached && now() - cached.at < maxAge) return cached.response;
      return undefined;
    },
    put(siteId, path, response) {
      const answers = sites.get(siteId) ?? new Map();
      answers.set(path, { response, at: now() });
      sites.set(siteId, answers);
    },
    invalidate: (siteId) => {
      sites.delete(siteId);
    },
  };
}

import type { PortalResponse } from './message.ts';

/** In milliseconds: the max-age of SEO responses. Spec: Limits. */
const maxAge = 3_600_000;

export type SeoCache = ReturnType<typeof createSeoCache>;

export function createSeoCache(now: () => number) {
  const sites = new Map<string, Map<string, readonly [response: PortalResponse, at: number]>>();
  return {
    get(siteId: string, path: string): PortalResponse | undefined {
      const [response, at = 0] = sites.get(siteId)?.get(path) ?? [];
      if (now() - at < maxAge) return response;
      return undefined;
    },
    put(siteId: string, path: string, response: PortalResponse): void {
      const cached = sites.get(siteId) ?? new Map();
      sites.set(siteId, cached.set(path, [response, now()]));
    },
    invalidate: (siteId: string): void => void sites.delete(siteId),
  };
}

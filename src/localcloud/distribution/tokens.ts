import { randomBytes, randomUUID } from 'node:crypto';
import { slice } from '../hosting/names.ts';

/**
 * East US 2: 15 in tokens, `eus2` in host names
 * (https://learn.microsoft.com/azure/static-web-apps).
 */
const region = { id: 15, code: 'eus2' };
const contentHost = `content-${region.code}.infrastructure.${slice}.azurestaticapps.net`;

/** Every host name of the content distribution service. */
export const contentHosts = /^content-[a-z0-9]+\.infrastructure(\.\d+)?\.azurestaticapps\.net$/;

export function createTokens() {
  const tokens = new Map<string, { readonly slug: string; expires: number }>();
  return {
    issue(slug: string, lifetimeSeconds: number, shape: 'known' | 'new'): string {
      const prefix = randomBytes(32).toString('hex') + slice;
      const suffix =
        randomUUID() + region.id.toString(16).padStart(3, '0') + randomBytes(16).toString('hex');
      const token = shape === 'known' ? `${prefix}-${suffix}` : `v2.${prefix}.${suffix}`;
      tokens.set(token, { slug, expires: Date.now() + lifetimeSeconds * 1000 });
      return token;
    },
    /** `undefined` if unknown or expired. */
    findSite(token: string, host: string): string | undefined {
      const known = tokens.get(token);
      if (known && known.expires > Date.now() && host === contentHost) return known.slug;
      return undefined;
    },
    expire(slug?: string): void {
      for (const token of tokens.values()) if (!slug || token.slug === slug) token.expires = 0;
    },
  };
}

import type { PageSeoUpdate, SeoDefaults } from '../../../contracts/portal/seo.ts';
import type { SiteFeatures } from '../../../contracts/portal/settings.ts';
import type { SitemapConfig } from '../../../contracts/portal/sitemap.ts';
import type { LocalSite } from '../../types.ts';

/** Realistic, so that every endpoint has data. Times are in days before now. */
export interface SeedSite {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: LocalSite['type'];
  readonly description: string;
  readonly url: string;
  readonly devUrl?: string;
  readonly repository: string;
  readonly clientId: string;
  readonly textMode: 'commit' | 'runtime';
  readonly features: SiteFeatures;
  readonly pages: readonly SeedPage[];
  readonly seoDefaults: SeoDefaults;
  readonly sitemap: SitemapConfig;
  /** By text key. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly production: readonly {
    readonly version: string;
    readonly daysAgo: number;
    readonly releaseNotes: string;
  }[];
  readonly development?: {
    readonly version: string;
    readonly daysAgo: number;
    readonly changes: number;
  };
  readonly requests: readonly {
    readonly title: string;
    readonly description: string;
    readonly daysAgo: number;
  }[];
  readonly posts: readonly SeedPost[];
}

export interface SeedPage {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly type: string;
  /** By `section.element`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly seo?: PageSeoUpdate;
}

export interface SeedPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly body: string;
  readonly daysAgo: number;
}

import type { SitemapConfig } from '../../../contracts/portal/page.ts';
import type { PageSeoUpdate, SeoDefaults } from '../../../contracts/portal/seo.ts';
import type { LocalSite } from '../../types.ts';
import type { PostRow } from '../store/content.ts';
import type { SiteRow } from '../store/sites.ts';

/** Realistic data for every endpoint. Times are in days before now. */
export interface SeedSite
  extends Pick<LocalSite, 'type' | 'devUrl'>,
    Pick<SiteRow, 'id' | 'slug' | 'name' | 'description' | 'url' | 'clientId' | 'textMode'> {
  readonly repository: string;
  readonly features: Partial<SiteRow['settings']['features']>;
  readonly pages: readonly SeedPage[];
  readonly seoDefaults: SeoDefaults;
  readonly sitemap: SitemapConfig;
  readonly overrides: Readonly<Record<string, string>>;
  readonly production: readonly (readonly [version: string, daysAgo: number, notes: string])[];
  readonly development?: readonly [version: string, daysAgo: number, changes: number];
  readonly requests: readonly (readonly [title: string, description: string, daysAgo: number])[];
  readonly posts: readonly (Omit<PostRow, 'publishedAt' | 'updatedAt'> & {
    readonly daysAgo: number;
  })[];
}

export interface SeedPage {
  readonly path: string;
  readonly title: string;
  readonly type: string;
  /** By `section.element`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly seo?: PageSeoUpdate;
  readonly slug: string;
}

const docsSite: SeedSite = {
  id: 'site_hp_guides',
  slug: 'harbour-pine-guides',
  name: 'Harbour & Pine Guides',
  type: 'docs',
  description: 'How to assemble, oil and repair Harbour & Pine furniture.',
  url: 'https://guides.harbour-pine.example',
  devUrl: 'https://preview.guides.harbour-pine.example',
  repository: 'guides',
  clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1001',
  textMode: 'commit',
  features: { assistantEnabled: true },
  pages: [
    {
      ...{ slug: 'home', path: '/', title: 'Guides', type: 'page' },
      texts: {
        'hero.title': 'Furniture that can be repaired',
        'hero.lead': 'Every part has a number, and every number has a page.',
      },
      seo: {
        title: 'Assembly, care and repair guides for solid wood furniture',
        description:
          'Step-by-step guides for every piece of Harbour & Pine furniture: how to assemble ' +
          'it, how to oil it once a year, and how to replace each of its parts.',
        openGraph: { title: 'Harbour & Pine Guides', type: 'website' },
      },
    },
    {
      ...{ slug: 'oiling-oak', path: '/care/oiling oak', title: 'Oiling oak', type: 'guide' },
      texts: {
        'intro.title': 'Oil oak once a year',
        'intro.body': 'Linseed oil, a lint-free cloth, and an open window.',
      },
    },
    {
      ...{ slug: 'replacing-a-hinge', path: '/repair/replacing-a-hinge' },
      ...{ title: 'Replacing a hinge', type: 'guide' },
      texts: { 'intro.title': 'Replace a hinge in ten minutes' },
    },
  ],
  seoDefaults: {
    titleSuffix: ' | Harbour & Pine Guides',
    defaultDescription: 'How to assemble, oil and repair Harbour & Pine furniture.',
    defaultImage: 'https://guides.harbour-pine.example/images/og.png',
    socialHandle: '@harbourpine',
    locale: 'en_GB',
  },
  sitemap: { excludePages: [], defaultChangeFreq: 'monthly', priorities: { home: 1 } },
  overrides: { 'oiling-oak.intro.title': 'Oil oak in spring, once a year' },
  production: [
    ['2.0.0', 120, 'New navigation; every guide has a parts list.'],
    ['2.1.0', 34, 'Guides for the Skagen shelf.'],
    ['2.1.1', 12, 'Corrected the torque of the M6 bolts.'],
  ],
  development: ['2.2.0', 5, 7],
  requests: [
    ['Printable version of each guide', 'Customers print the guides for the workshop.', 9],
    ['Show the parts list above the steps', 'People look for the parts first.', 2],
  ],
  posts: [],
};

/** A site that fetches its texts at run time. */
const spaSite: SeedSite = {
  id: 'site_hp_planner',
  slug: 'harbour-pine-planner',
  name: 'Harbour & Pine Planner',
  type: 'spa',
  description: 'Plan a room with our furniture, to scale.',
  url: 'https://planner.harbour-pine.example',
  repository: 'planner',
  clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1002',
  textMode: 'runtime',
  features: {},
  pages: [
    {
      ...{ slug: 'home', path: '/', title: 'Room planner', type: 'app' },
      texts: {
        'start.title': 'Draw your room',
        'start.button': 'Begin',
        'start.hint': 'You need its length and its width.',
      },
    },
    {
      ...{ slug: 'saved-plans', path: '/plans', title: 'Saved plans', type: 'app' },
      texts: { 'list.empty': 'You have no plans yet.' },
      seo: {
        title: 'Saved room plans',
        description: 'The room plans that you have saved.',
        noIndex: true,
      },
    },
  ],
  seoDefaults: { titleSuffix: ' | Harbour & Pine', locale: 'en_GB' },
  sitemap: { defaultChangeFreq: 'weekly' },
  overrides: { 'home.start.button': 'Start drawing' },
  production: [['0.9.3', 20, 'Doors and windows can be dragged.']],
  requests: [['Let people share a plan by link', 'Read-only is enough.', 4]],
  posts: [],
};

const staticSite: SeedSite = {
  id: 'site_hp_web',
  slug: 'harbour-pine-web',
  name: 'Harbour & Pine',
  type: 'static',
  description: 'Solid wood furniture from the coast.',
  url: 'https://www.harbour-pine.example',
  devUrl: 'https://preview.harbour-pine.example',
  repository: 'web',
  clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003',
  textMode: 'commit',
  features: { blogEnabled: true, assistantEnabled: true },
  pages: [
    {
      ...{ slug: 'home', path: '/', title: 'Harbour & Pine', type: 'landing' },
      texts: {
        'hero.title': 'Wood that outlives its owner',
        'hero.lead': 'Tables, chairs and shelves, made of oak and pine.',
        'footer.note': 'Open Tuesday to Saturday',
      },
      seo: {
        title: 'Solid oak and pine furniture, made on the coast to last',
        description:
          'Tables, chairs and shelves of solid oak and pine, made in our own workshop by the ' +
          'harbour since 1974. Every part can be replaced, every piece repaired.',
        keywords: ['oak furniture', 'pine furniture', 'solid wood'],
        canonical: 'https://www.harbour-pine.example/',
        openGraph: {
          title: 'Harbour & Pine: wood that outlives its owner',
          image: 'https://www.harbour-pine.example/images/og.jpg',
          ...{ imageWidth: 1200, imageHeight: 630, type: 'website', locale: 'en_GB' },
        },
        social: { card: 'summary_large_image', site: '@harbourpine' },
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'FurnitureStore',
          name: 'Harbour & Pine',
        },
      },
    },
    {
      ...{ slug: 'tables', path: '/furniture/tables', title: 'Tables', type: 'category' },
      texts: { 'intro.title': 'Tables', 'intro.body': 'For four, six or ten.' },
    },
    {
      ...{ slug: 'visit', path: '/visit', title: 'Visit us', type: 'page' },
      texts: { 'address.title': 'The workshop by the harbour' },
    },
    { slug: 'imprint', path: '/imprint', title: 'Imprint', type: 'legal', texts: {} },
  ],
  seoDefaults: {
    titleSuffix: ' | Harbour & Pine',
    defaultDescription: 'Solid wood furniture from the coast.',
    defaultImage: 'https://www.harbour-pine.example/images/og.jpg',
    socialHandle: '@harbourpine',
    locale: 'en_GB',
  },
  sitemap: {
    excludePages: ['imprint'],
    defaultChangeFreq: 'weekly',
    priorities: { home: 1, tables: 0.8 },
  },
  overrides: { 'home.footer.note': 'Open Wednesday to Saturday' },
  production: [
    ['1.3.0', 90, 'A page for each table.'],
    ['1.4.0', 16, 'The blog.'],
  ],
  development: ['1.5.0', 3, 4],
  requests: [
    ['Opening hours in the header', 'Visitors ask for them by phone.', 11],
    ['Filter tables by length', 'Steps of 20 cm.', 6],
  ],
  posts: [
    {
      slug: 'why-we-oil',
      title: 'Why we oil instead of varnishing',
      excerpt: 'Varnish is beautiful until the first scratch.',
      author: 'Edda Lindqvist',
      tags: ['craft', 'care'],
      body: '# Why we oil\n\nVarnish is beautiful until the first scratch. Oil can be repaired.\n',
      daysAgo: 15,
    },
    {
      slug: 'a-day-in-the-workshop',
      title: 'A day in the workshop',
      excerpt: 'It begins with the saw, and with coffee.',
      author: 'Olive Brandt',
      tags: ['workshop'],
      body: '# A day in the workshop\n\nIt begins with the saw, and with coffee.\n',
      daysAgo: 8,
    },
  ],
};

export const seedSites: readonly SeedSite[] = [docsSite, spaSite, staticSite];

import type { SeedSite } from './types.ts';

/** A pre-rendered static site with a blog. */
export const staticSite: SeedSite = {
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
  features: { textOverrides: true, seoManagement: true, blogEnabled: true, assistantEnabled: true },
  pages: [
    {
      slug: 'home',
      path: '/',
      title: 'Harbour & Pine',
      type: 'landing',
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
          description: 'Tables, chairs and shelves of solid oak and pine.',
          image: 'https://www.harbour-pine.example/images/og.jpg',
          imageWidth: 1200,
          imageHeight: 630,
          type: 'website',
          locale: 'en_GB',
          siteName: 'Harbour & Pine',
        },
        social: { card: 'summary_large_image', site: '@harbourpine' },
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'FurnitureStore',
          name: 'Harbour & Pine',
          foundingDate: '1974',
        },
      },
    },
    {
      slug: 'tables',
      path: '/furniture/tables',
      title: 'Tables',
      type: 'category',
      texts: { 'intro.title': 'Tables', 'intro.body': 'For four, six or ten.' },
    },
    {
      slug: 'visit',
      path: '/visit',
      title: 'Visit us',
      type: 'page',
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
    { version: '1.3.0', daysAgo: 90, releaseNotes: 'A page for each table.' },
    { version: '1.4.0', daysAgo: 16, releaseNotes: 'The blog.' },
  ],
  development: { version: '1.5.0', daysAgo: 3, changes: 4 },
  requests: [
    {
      title: 'Opening hours in the header',
      description: 'Visitors ask for them by phone.',
      daysAgo: 11,
    },
    { title: 'Filter tables by length', description: 'Steps of 20 cm.', daysAgo: 6 },
  ],
  posts: [
    {
      slug: 'why-we-oil',
      title: 'Why we oil instead of varnishing',
      excerpt: 'Varnish is beautiful until the first scratch.',
      author: 'Edda Lindqvist',
      tags: ['craft', 'care'],
      body:
        '# Why we oil\n\nVarnish is beautiful until the first scratch. Oil can be repaired with ' +
        'a cloth.\n',
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

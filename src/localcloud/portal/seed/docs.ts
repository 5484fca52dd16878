import type { SeedSite } from './types.ts';

/** A documentation-style Markdown site. */
export const docsSite: SeedSite = {
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
  features: {
    textOverrides: true,
    seoManagement: true,
    blogEnabled: false,
    assistantEnabled: true,
  },
  pages: [
    {
      slug: 'home',
      path: '/',
      title: 'Guides',
      type: 'page',
      texts: {
        'hero.title': 'Furniture that can be repaired',
        'hero.lead': 'Every part has a number, and every number has a page.',
      },
      seo: {
        title: 'Assembly, care and repair guides for solid wood furniture',
        description:
          'Step-by-step guides for every piece of Harbour & Pine furniture: how to assemble ' +
          'it, how to oil it once a year, and how to replace each of its parts.',
        openGraph: {
          title: 'Harbour & Pine Guides',
          type: 'website',
          image: 'https://guides.harbour-pine.example/images/og.png',
        },
      },
    },
    {
      slug: 'oiling-oak',
      path: '/care/oiling oak',
      title: 'Oiling oak',
      type: 'guide',
      texts: {
        'intro.title': 'Oil oak once a year',
        'intro.body': 'Linseed oil, a lint-free cloth, and an open window.',
      },
    },
    {
      slug: 'replacing-a-hinge',
      path: '/repair/replacing-a-hinge',
      title: 'Replacing a hinge',
      type: 'guide',
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
    {
      version: '2.0.0',
      daysAgo: 120,
      releaseNotes: 'New navigation; every guide has a parts list.',
    },
    { version: '2.1.0', daysAgo: 34, releaseNotes: 'Guides for the Skagen shelf.' },
    { version: '2.1.1', daysAgo: 12, releaseNotes: 'Corrected the torque of the M6 bolts.' },
  ],
  development: { version: '2.2.0', daysAgo: 5, changes: 7 },
  requests: [
    {
      title: 'Printable version of each guide',
      description: 'Customers print the guides for the workshop.',
      daysAgo: 9,
    },
    {
      title: 'Show the parts list above the steps',
      description: 'People look for the parts first.',
      daysAgo: 2,
    },
  ],
  posts: [],
};

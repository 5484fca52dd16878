import type { SeedSite } from './types.ts';

/** A single-page application that fetches its texts at run time. */
export const spaSite: SeedSite = {
  id: 'site_hp_planner',
  slug: 'harbour-pine-planner',
  name: 'Harbour & Pine Planner',
  type: 'spa',
  description: 'Plan a room with our furniture, to scale.',
  url: 'https://planner.harbour-pine.example',
  repository: 'planner',
  clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1002',
  textMode: 'runtime',
  features: {
    textOverrides: true,
    seoManagement: true,
    blogEnabled: false,
    assistantEnabled: false,
  },
  pages: [
    {
      slug: 'home',
      path: '/',
      title: 'Room planner',
      type: 'app',
      texts: {
        'start.title': 'Draw your room',
        'start.button': 'Begin',
        'start.hint': 'You need its length and its width.',
      },
    },
    {
      slug: 'saved-plans',
      path: '/plans',
      title: 'Saved plans',
      type: 'app',
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
  production: [
    { version: '0.9.3', daysAgo: 20, releaseNotes: 'Doors and windows can be dragged.' },
  ],
  requests: [
    { title: 'Let people share a plan by link', description: 'Read-only is enough.', daysAgo: 4 },
  ],
  posts: [],
};

import type { Page } from 'playwright-core';
import { createSeo, type Known, known } from './finished-site.ts';

/**
 * The values of a head that tests compare, including repeated ones. JSON-LD is keyed by its type.
 */
export type Head = Readonly<Record<string, readonly string[]>>;

const origin = 'https://www.acme.example';

/** Returns what the head of a page must contain, each value once. */
export function expectedHead(slug: Known): Head {
  const { title, description, keywords, openGraph, social, structuredData } = createSeo(slug);
  return {
    title: [title],
    description: [description],
    keywords: [keywords?.join(', ') ?? ''],
    'og:title': [openGraph?.title ?? ''],
    'og:type': [openGraph?.type ?? ''],
    'og:image': [`${origin}${openGraph?.image}`],
    'twitter:card': [social?.card ?? ''],
    'twitter:title': [social?.title ?? ''],
    WebPage: [JSON.stringify(structuredData)],
    ...(slug === 'about' && { robots: ['index, nofollow'] }),
  };
}

/** Returns the head of the rendered page. */
export function getHead(tab: Page): Promise<Head> {
  return tab.evaluate<Head>(`(() => {
    const found = {};
    const add = (name, value) => { (found[name] ??= []).push(value); };
    for (const title of document.head.querySelectorAll('title')) add('title', title.textContent);
    for (const meta of document.querySelectorAll('meta')) {
      const name = meta.name || meta.getAttribute('property');
      if (name && name !== 'muted') add(name.toLowerCase(), meta.content);
    }
    for (const link of document.querySelectorAll('link[rel~=canonical]')) add('canonical', link.href);
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent);
      add(data['@type'], JSON.stringify(data));
    }
    return found;
  })()`);
}

/** Returns only the values of a head that `expected` names. */
export function pick(head: Head, expected: Head): Head {
  return Object.fromEntries(Object.keys(expected).map((name) => [name, head[name] ?? []]));
}

/** Returns the entries of a head that contain a value of the portal. */
export const portalValues = (head: Head) =>
  Object.entries(head).filter(([, values]) =>
    values.some((value) => value.includes('Portal') || value.includes('portal')),
  );

export const getPath = (slug: Known) => known[slug];

import { PageSeo, seoLimits } from '../../../contracts/portal/seo.ts';
import type { Field } from '../frame/editor.ts';
import { defineFields, inGroup } from '../frame/schema-fields.ts';

const field = defineFields(PageSeo);
const line = { kind: 'long', isLine: true } as const;

/** Fields of a page's metadata that people edit. */
export const seoFields: readonly Field[] = [
  field('title', 'Title', { limit: seoLimits.title }),
  field('description', 'Description', { ...line, limit: seoLimits.description }),
  field('keywords', 'Keywords', { hint: 'One per line.' }),
  field('canonical', 'Canonical address'),
  field('noIndex', 'Hide from search results'),
  field('noFollow', 'Ask search engines not to follow its links'),
  ...inGroup(
    'Open Graph: shared links',
    field('openGraph.title', 'Title of shared links', { limit: seoLimits.openGraphTitle }),
    field('openGraph.description', 'Description of shared links', {
      ...line,
      limit: seoLimits.openGraphDescription,
    }),
    field('openGraph.image', 'Image of shared links', {
      hint:
        'An address, or a path of the site. 1200 × 630 pixels are recommended. It replaces the ' +
        'built image, its size and its description.',
    }),
    field('openGraph.imageWidth', 'Width of the image, in pixels'),
    field('openGraph.imageHeight', 'Height of the image, in pixels'),
    field('openGraph.type', 'Page type'),
    field('openGraph.locale', 'Locale', { hint: 'For example en_US.' }),
    field('openGraph.siteName', 'Name of the site'),
  ),
  ...inGroup(
    'Social card',
    field('social.card', 'Card type'),
    field('social.title', 'Title of the card'),
    field('social.description', 'Description of the card', line),
    field('social.image', 'Image of the card', { hint: '1200 × 675 pixels are recommended.' }),
    field('social.site', 'Account of the site', { hint: 'For example @acme.' }),
    field('social.creator', 'Account of the author', { hint: 'For example @acme.' }),
  ),
  ...inGroup(
    'For search engines',
    field('structuredData', 'Structured data', {
      hint: 'JSON-LD: an object with @context and @type.',
    }),
  ),
];

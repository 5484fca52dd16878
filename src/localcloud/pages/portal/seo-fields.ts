import { OpenGraphType, SocialCardType, seoLimits } from '../../../contracts/portal/seo.ts';
import { type Field, field, inGroup, toChoice } from '../frame/editor.ts';

/** The metadata of a page, as people edit it. */
export const seoFields: readonly Field[] = [
  field('title', 'Title', { limit: seoLimits.title }),
  field('description', 'Description', { kind: 'long', limit: seoLimits.description }),
  field('keywords', 'Keywords', { kind: 'list', hint: 'One per line.' }),
  field('canonical', 'Canonical address'),
  field('noIndex', 'Hide from search results', { kind: 'switch' }),
  field('noFollow', 'Ask search engines not to follow its links', { kind: 'switch' }),
  ...inGroup(
    'Open Graph: shared links',
    field('openGraph.title', 'Title of shared links', { limit: seoLimits.openGraphTitle }),
    field('openGraph.description', 'Description of shared links', {
      ...{ kind: 'long', limit: seoLimits.openGraphDescription },
    }),
    field('openGraph.image', 'Image of shared links', {
      hint: 'An address, or a path of the site. 1200 × 630 pixels are recommended.',
    }),
    field('openGraph.imageWidth', 'Width of the image, in pixels', { kind: 'number' }),
    field('openGraph.imageHeight', 'Height of the image, in pixels', { kind: 'number' }),
    field('openGraph.type', 'Page type', toChoice(OpenGraphType.options)),
    field('openGraph.locale', 'Locale', { hint: 'For example en_US.' }),
    field('openGraph.siteName', 'Name of the site'),
  ),
  ...inGroup(
    'Social card',
    field('social.card', 'Card type', toChoice(SocialCardType.options)),
    field('social.title', 'Title of the card'),
    field('social.description', 'Description of the card', { kind: 'long' }),
    field('social.image', 'Image of the card', { hint: '1200 × 675 pixels are recommended.' }),
    field('social.site', 'Account of the site', { hint: 'For example @acme.' }),
    field('social.creator', 'Account of the author', { hint: 'For example @acme.' }),
  ),
  ...inGroup(
    'For search engines',
    field('structuredData', 'Structured data', {
      ...{ kind: 'json', hint: 'JSON-LD: an object with @context and @type.' },
    }),
  ),
];

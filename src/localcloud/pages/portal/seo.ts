import type { Context } from 'hono';
import { html } from 'hono/html';
import { SitePageList } from '../../../contracts/portal/page.ts';
import {
  OpenGraphType,
  PageSeo,
  SeoDefaults,
  SocialCardType,
  seoLimits,
} from '../../../contracts/portal/seo.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import {
  type Editing,
  editRecord,
  type Field,
  field,
  getLabels,
  inGroup,
  type Resource,
  readTyped,
  readValues,
  renderEditor,
  saveForm,
  toBody,
  toChoice,
  type Values,
} from '../frame/editor.ts';
import type { Markup } from '../frame/layout.ts';
import { type PageContext, siteAddress, siteApi, siteFrame } from '../frame/page-context.ts';

const fields: readonly Field[] = [
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

export function addSeoPages(pageContext: PageContext): void {
  const { app, calls, show, fields: readForm, done, formToken } = pageContext;
  const formatAddress = (id: string, slug: string) =>
    `${siteAddress(id)}/pages/${encodeURIComponent(slug)}`;

  const page = async (context: Context, id: string, slug: string, sent?: Editing) => {
    const sitePath = siteApi(id);
    const [site, { pages }, saved, defaults] = await Promise.all([
      calls.get(sitePath, SiteDetail),
      calls.get(`${sitePath}/pages`, SitePageList),
      calls.get(toResource(id, slug).path, PageSeo),
      calls.get(`${sitePath}/seo/defaults`, SeoDefaults),
    ]);
    const entry = pages.find((item) => item.slug === slug);
    const editing = sent ?? editRecord(toResource(id, slug), saved);
    const action = formatAddress(id, slug);
    const texts = `${siteAddress(id)}/texts?page=${encodeURIComponent(slug)}`;
    const linkTexts = html`<p><a href="${texts}">Texts of this page</a></p>`;
    const content = html`${previews(editing.values, defaults, `${site.url}${entry?.path ?? ''}`)}
${entry && entry.textKeyCount > 0 && linkTexts}
${renderEditor(action, formToken, fields, editing, 'Preview without saving')}`;
    const frame = siteFrame(site, [`${siteAddress(id)}/pages`, 'Pages and metadata']);
    const notice = sent && ({ kind: 'done', lines: ['Nothing was saved.'] } as const);
    const pageView = { title: entry?.title ?? slug, content, ...frame, notice };
    const refused = sent?.refused;
    return show(context, pageView, refused && { fields: {}, refused, labels: getLabels(fields) });
  };

  app.get('/sites/:id/pages/:slug', (context) =>
    page(context, context.req.param('id'), context.req.param('slug')),
  );

  app.post('/sites/:id/pages/:slug', async (context) => {
    const { id, slug } = context.req.param();
    const sent = await readForm(context);
    const resource = toResource(id, slug);
    if (sent.second === 'on')
      return page(context, id, slug, await readTyped(calls, resource, sent));
    const saved = await saveForm(calls, resource, sent);
    if (saved.refused) return page(context, id, slug, saved);
    const message = 'Saved. The next deployment adds it to the page.';
    return done(context, formatAddress(id, slug), message);
  });
}

function toResource(id: string, slug: string): Resource<PageSeo> {
  return {
    path: `${siteApi(id)}/seo/${encodeURIComponent(slug)}`,
    schema: PageSeo,
    fields,
    toBody(values, record) {
      // Every page has both. A description that follows the defaults may be empty.
      const { title = '', description = '' } = values;
      const before = readValues(record, fields);
      const derived = record.derived?.filter((name) => values[name] === before[name]);
      return { ...toBody(values, fields), title, description, derived };
    },
  };
}

const asBuilt = (element: string): Markup =>
  html`<em class="quiet">The ${element} stays as it was built.</em>`;

function previews(seo: Values, defaults: SeoDefaults, address: string): Markup {
  const suffix = defaults.titleSuffix ?? '';
  const own = seo.title ?? '';
  const title = own === '' || own.endsWith(suffix) ? own : own + suffix;
  const description = seo.description || defaults.defaultDescription || '';
  const image = seo['openGraph.image'] || defaults.defaultImage || asBuilt('image');
  return html`<div class="sides"><div class="preview" role="group" aria-label="As a search result">
<h2>As a search result</h2><p><small>${seo.canonical || address}</small></p>
<p><strong>${title || asBuilt('title')}</strong></p>
<p>${description || asBuilt('description')}</p>
${seo.noIndex === 'on' && html`<p class="hint">Search engines are asked not to list it.</p>`}</div>
<div class="preview" role="group" aria-label="As a shared link">
<h2>As a shared link</h2><p><small>${image}</small></p>
<p><strong>${seo['openGraph.title'] || title || asBuilt('title')}</strong></p>
<p>${seo['openGraph.description'] || description || asBuilt('description')}</p>
<p><small>${new URL(address).host}</small></p></div></div>`;
}

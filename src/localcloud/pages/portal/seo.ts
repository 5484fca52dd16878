import type { Context } from 'hono';
import { html } from 'hono/html';
import { SitePageList } from '../../../contracts/portal/page.ts';
import { PageSeo, SeoDefaults } from '../../../contracts/portal/seo.ts';
import { seoLimits } from '../../../contracts/portal/seo-limits.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { checkbox, form, type Markup } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { Refused } from '../portal-calls.ts';
import { siteAddress, siteApi, siteFrame } from './site-frame.ts';

type Limit = { readonly recommended: readonly [number, number]; readonly maximum: number };

type Field = readonly [name: string, label: string, value: string, limit?: Limit];

export function addSeoPages(pageContext: PageContext): void {
  const { app, calls, show, fields, done, formToken } = pageContext;
  const formatAddress = (id: string, slug: string) =>
    `${siteAddress(id)}/pages/${encodeURIComponent(slug)}`;
  const seoPath = (id: string, slug: string) => `${siteApi(id)}/seo/${encodeURIComponent(slug)}`;

  /** @param typed metadata to preview without saving */
  const page = async (context: Context, id: string, slug: string, typed?: Typed) => {
    const sitePath = siteApi(id);
    const [site, { pages }, saved, defaults] = await Promise.all([
      calls.get(sitePath, SiteDetail),
      calls.get(`${sitePath}/pages`, SitePageList),
      calls.get(seoPath(id, slug), PageSeo),
      calls.get(`${sitePath}/seo/defaults`, SeoDefaults),
    ]);
    const entry = pages.find((candidate) => candidate.slug === slug);
    const seo = typed?.seo ?? saved;
    const hidden = checkbox('noIndex', 'Keep it out of search results', seo.noIndex === true);
    const edits = html`${toFields(seo).map(input)}${hidden}`;
    const content = html`${previews(seo, defaults, `${site.url}${entry?.path ?? ''}`)}
${form(formatAddress(id, slug), formToken, edits, 'Save', 'Show without saving')}`;
    const frame = siteFrame(site, [`${siteAddress(id)}/pages`, 'Pages and metadata']);
    const notice = typed && ({ kind: 'done', lines: ['Shown as typed, not saved.'] } as const);
    const pageView = { title: entry?.title ?? slug, content, ...frame, notice };
    return show(context, pageView, typed?.refused && { fields: {}, refused: typed.refused });
  };

  app.get('/sites/:id/pages/:slug', (context) =>
    page(context, context.req.param('id'), context.req.param('slug')),
  );

  app.post('/sites/:id/pages/:slug', async (context) => {
    const { id, slug } = context.req.param();
    const seo = await calls.get(seoPath(id, slug), PageSeo);
    const formFields = await fields(context);
    const body = withForm(seo, formFields);
    if (formFields.second === 'on') return page(context, id, slug, { seo: body });
    // Every page has both; a description that follows the defaults may be empty.
    const { title, description } = body;
    const metadata = { ...withoutEmpty(body), title, description };
    const { refused } = await calls.send('PUT', seoPath(id, slug), metadata);
    if (refused) return page(context, id, slug, { seo: body, refused });
    const message = 'Saved. The next deployment adds it to the page.';
    return done(context, formatAddress(id, slug), message);
  });
}

/** Fields missing in the form are sent back unchanged. */
function withForm(seo: PageSeo, formFields: Readonly<Record<string, string>>) {
  const openGraph = {
    ...seo.openGraph,
    ...taken('title', formFields['openGraph.title']),
    ...taken('description', formFields['openGraph.description']),
    ...taken('image', formFields['openGraph.image']),
  };
  return {
    ...seo,
    title: formFields.title ?? '',
    description: formFields.description ?? '',
    noIndex: formFields.noIndex === 'on',
    ...taken('canonical', formFields.canonical),
    openGraph: { ...withoutEmpty(openGraph) },
    derived: (seo.derived ?? []).filter((name) => !isChanged(seo, name, formFields)),
  };
}

interface Typed {
  readonly seo: PageSeo;
  readonly refused?: Refused;
}

const asBuilt = (element: string): Markup =>
  html`<em class="quiet">The ${element} stays as it was built.</em>`;

/** Empty fields come from the site's defaults. */
function previews(seo: PageSeo, defaults: SeoDefaults, address: string): Markup {
  const suffix = defaults.titleSuffix ?? '';
  const title = seo.title === '' || seo.title.endsWith(suffix) ? seo.title : seo.title + suffix;
  const description = seo.description || defaults.defaultDescription || '';
  const card = seo.openGraph;
  const image = card?.image || defaults.defaultImage || asBuilt('image');
  return html`<div class="sides"><div class="preview" role="group" aria-label="As a search result">
<h2>As a search result</h2><p><small>${seo.canonical || address}</small></p>
<p><strong>${title || asBuilt('title')}</strong></p>
<p>${description || asBuilt('description')}</p>
${seo.noIndex === true && html`<p class="hint">Search engines are told to leave it out.</p>`}</div>
<div class="preview" role="group" aria-label="As a social card">
<h2>As a social card</h2><p><small>${image}</small></p>
<p><strong>${card?.title || title || asBuilt('title')}</strong></p>
<p>${card?.description || description || asBuilt('description')}</p>
<p><small>${new URL(address).host}</small></p></div></div>`;
}

function toFields(seo: PageSeo): Field[] {
  const { title, description, canonical = '', openGraph: card = {} } = seo;
  const { openGraphTitle, openGraphDescription } = seoLimits;
  return [
    ['title', 'Title', title, seoLimits.title],
    ['description', 'Description', description, seoLimits.description],
    ['canonical', 'Canonical address', canonical],
    ['openGraph.title', 'Title of the social card', card.title ?? '', openGraphTitle],
    [
      ...(['openGraph.description', 'Description of the social card'] as const),
      ...([card.description ?? '', openGraphDescription] as const),
    ],
    ['openGraph.image', 'Image of the social card', card.image ?? ''],
  ];
}

function input([name, label, value, limit]: Field): Markup {
  const control = name.endsWith('description')
    ? html`<textarea id="${name}" name="${name}" rows="3">${value}</textarea>`
    : html`<input type="text" id="${name}" name="${name}" value="${value}">`;
  const counter = limit ? meter(label, value, limit) : '';
  return html`<label for="${name}">${label}</label>${control}${counter}`;
}

/** Counts code points, as the limits do. */
function meter(
  label: string,
  value: string,
  { recommended: [recommendedMin, recommendedMax], maximum }: Limit,
): Markup {
  const length = [...value].length;
  const good =
    recommendedMin === 0 ? `up to ${recommendedMax}` : `${recommendedMin} to ${recommendedMax}`;
  return html`<p><meter aria-label="Length of: ${label}" min="0" max="${maximum}"
low="${recommendedMin}" high="${recommendedMax}"
optimum="${recommendedMax}" value="${length}"></meter>
${length} characters; ${good} are recommended, ${maximum} allowed.</p>`;
}

/** An emptied field is removed. */
const taken = (name: string, value: string | undefined) => {
  if (value === undefined) return {};
  return { [name]: value.trim() };
};

const withoutEmpty = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== '' && value !== undefined),
  );

/** A field that followed the defaults got its own value. */
function isChanged(
  seo: PageSeo,
  name: string,
  formFields: Readonly<Record<string, string>>,
): boolean {
  const [, , before] = toFields(seo).find(([field]) => field === name) ?? [];
  return before !== undefined && formFields[name] !== undefined && formFields[name] !== before;
}

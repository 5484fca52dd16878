import type { Context } from 'hono';
import { html } from 'hono/html';
import { SitePageList } from '../../../contracts/portal/page.ts';
import { imageFileSize, PageSeo, SeoDefaults } from '../../../contracts/portal/seo.ts';
import { ValidationResult } from '../../../contracts/portal/seo-update.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import { suffixData, withSuffix } from '../frame/built-value.ts';
import {
  type Editing,
  editRecord,
  type Field,
  getLabels,
  nothingChanged,
  type Resource,
  readTyped,
  readValues,
  renderEditor,
  saveForm,
  toBody,
  type Values,
} from '../frame/editor.ts';
import { type Markup, neighbours } from '../frame/layout.ts';
import {
  type PageContext,
  pageAddress,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { findObstacle, renderValues } from '../frame/read-only.ts';
import { effectiveValues, withBuilt } from './built-fields.ts';
import { frameHost, listShown } from './frames.ts';
import { renderUndo } from './history.ts';
import { seoFields as fields } from './seo-fields.ts';

export function addSeoPages(pageContext: PageContext): void {
  const { app, calls, cloud, show, fields: readForm, done } = pageContext;

  const page = async (context: Context, id: string, slug: string, sent?: Editing) => {
    const sitePath = siteApi(id);
    const resource = toResource(id, slug);
    const [site, { pages }, saved, defaults] = await Promise.all([
      calls.site(id),
      calls.get(`${sitePath}/pages?near=${encodeURIComponent(slug)}`, SitePageList),
      calls.get(resource.path, PageSeo),
      calls.get(`${sitePath}/seo/defaults`, SeoDefaults),
    ]);
    const entry = pages.find((item) => item.slug === slug);
    const head = cloud.portal.builtHeads(id, [slug]).get(slug);
    const listedTitle = entry?.title ?? '';
    const withValues = withBuilt(fields, { head, listedTitle, record: saved, defaults });
    const shown = sent ?? editRecord(resource, saved);
    const served = effectiveValues(withValues, shown.values);
    const warnings = {
      ...(await findWarnings(resource, served, saved)),
      ...findMissingImages(pageContext, site, served),
    };
    const editing = { ...shown, remarks: { ...shown.remarks, warnings } };
    const action = pageAddress(id, slug);
    const texts = `${siteAddress(id)}/edit/${encodeURIComponent(slug)}`;
    const history = `${siteAddress(id)}/history?${new URLSearchParams({ page: slug })}`;
    const { titleSuffix } = defaults;
    const [newest] = await listShown(pageContext, site);
    const { port } = new URL(context.req.url);
    const built = newest && `http://${frameHost(site.slug, newest.name)}:${port}`;
    const chooser = built ? renderImages(pageContext, site, built) : undefined;
    const withChooser = withValues.map((item) =>
      item.name === 'openGraph.image' ? { ...item, chooser } : item,
    );
    const own = withChooser.map((item) =>
      item.name === 'title' ? { ...item, suffix: titleSuffix } : item,
    );
    const page = { url: site.url, path: entry?.path ?? '', built, isKnown: head !== undefined };
    const previews = renderPreviews(own, editing.values, page);
    const obstacle = sent ? undefined : findObstacle(site, 'seoManagement');
    const form = html`<p class="hint">Fields start with what visitors get. Only changed ones are
stored; an empty one takes its value from the build again.</p>
${renderEditor(action, own, editing, 'Preview without saving')}`;
    const content = html`<p>${neighbours(pages, slug, (other) => pageAddress(id, other))}
<a href="${texts}">Texts on the page</a> <a href="${history}">History</a></p>
<div class="beside-preview">
<div>${obstacle ? renderValues('Metadata', fields, served, obstacle) : form}</div>
<aside>${previews}</aside></div>`;
    const frame = siteFrame(site, [`${siteAddress(id)}/pages`, 'Pages and metadata']);
    const notice = sent && ({ kind: 'done', lines: ['Nothing was saved.'] } as const);
    const pageView = { title: entry?.title || entry?.path || slug, content, ...frame, notice };
    const refused = sent?.refused;
    return show(context, pageView, refused && { refused, labels: getLabels(fields) });
  };

  /** Returns the portal's recommendations for these values, by field. */
  async function findWarnings(resource: Resource<PageSeo>, values: Values, record: PageSeo) {
    const body = resource.toBody?.(values, record);
    const { json } = await calls.send('POST', `${resource.path}/validation`, body);
    const { warnings = [] } = ValidationResult.safeParse(json).data ?? {};
    return Object.fromEntries(warnings.map(({ field: name, message }) => [name, message]));
  }

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
    const address = pageAddress(id, slug);
    if (saved.isSame) return done(context, address, nothingChanged);
    const undo = await renderUndo(pageContext, id, [`/seo/${slug}`], address);
    const message = html`Saved. It goes live when the site is published. ${undo}`;
    return done(context, address, message);
  });
}

const switches = fields.filter(({ kind }) => kind === 'switch');

function toResource(id: string, slug: string): Resource<PageSeo> {
  return {
    path: `${siteApi(id)}/seo/${encodeURIComponent(slug)}`,
    schema: PageSeo,
    fields,
    read(record) {
      const derived = (record.derived ?? []).map((name) => [name, '']);
      const off = switches.flatMap(({ name }) => (record[name] === false ? [[name, 'off']] : []));
      return { ...readValues(record, fields), ...Object.fromEntries([...derived, ...off]) };
    },
    toBody(values) {
      const { title = '', description = '' } = values;
      const derived = ['title', 'description'].filter((name) => !values[name]);
      // Leave out switches without a value, so that a save doesn't switch off what the build has
      // switched on.
      const own = fields.filter((item) => !switches.includes(item) || values[item.name]);
      return { ...toBody(values, own), title, description, derived };
    },
  };
}

/** Returns warnings about images that the site's build doesn't contain, by field. */
function findMissingImages({ cloud }: PageContext, { slug }: SiteDetail, values: Values): Values {
  const missing = ['openGraph.image', 'social.image'].filter(
    (name) => values[name] && cloud.portal.isMissingImage(slug, values[name]),
  );
  const explain = (name: string) => `The site has no file ${values[name]}: nothing will be shown.`;
  return Object.fromEntries(missing.map((name) => [name, explain(name)]));
}

const mostImages = 500;

function renderImages({ cloud }: PageContext, site: SiteDetail, built: string): Markup {
  const images = cloud.portal.images(site.slug);
  if (images.length === 0) return html``;
  const choices = images.slice(0, mostImages).map(({ path, bytes }, index) => {
    const isHeavy = bytes > imageFileSize && ', heavier than recommended';
    const weight = html`${Math.ceil(bytes / 1000)} kB${isHeavy}`;
    return html`<button type="button" class="second" data-fills="openGraph.image" value="${path}">
<img src="${built}${path}" alt="" loading="lazy" data-size-in="size-${index}">
<small>${path}<br><span id="size-${index}"></span> ${weight}</small></button>`;
  });
  return html`<details><summary>Images of the site (${images.length})</summary>
<p class="hint">A click enters the address as the image of shared links.${
    images.length > mostImages && ` The first ${mostImages} of ${images.length} images.`
  }</p>
<div class="images">${choices}</div></details>`;
}

interface PreviewedPage {
  readonly url: string;
  readonly path: string;
  /** URL under which the local cloud serves the site's images. */
  readonly built: string | undefined;
  /** Whether the portal knows the built values of the page. */
  readonly isKnown: boolean;
}

/**
 * Renders how search engines and social networks show the page. A deployment only replaces the tags
 * of fields with a value, and networks prefer their own tags. The script updates the previews on
 * input.
 */
function renderPreviews(
  fields: readonly Field[],
  own: Values,
  { url, path, built = '', isKnown }: PreviewedPage,
): Markup {
  const values = effectiveValues(fields, own);
  const title = fields.find(({ name }) => name === 'title');
  const { suffix = '' } = title ?? {};
  const find = (names: string) => names.split(' ').find((name) => values[name]) ?? '';
  const getText = (name: string) => {
    const text = values[name] ?? '';
    return name === 'title' ? withSuffix(text, suffix, title?.built) : text;
  };
  /** Renders a line with the first of the fields that has a value. */
  const line = (kind: string, names: string) =>
    html`<p class="${kind}" data-shows="${names}"${suffixData(suffix, title?.built)}
data-missing="${describeMissing(kind, isKnown)}">${getText(find(names))}</p>`;
  const picture = (names: string) => {
    const image = values[find(names)] ?? '';
    const imagePath = image.startsWith(url) ? image.slice(url.length) : image;
    const shown = built && imagePath.startsWith('/') ? built + imagePath : '';
    const source = shown ? html` src="${shown}"` : html` hidden`;
    return html`<img alt="" data-shows="${names}" data-site="${url}" data-built="${built}"${source}>
${line('image', names)}`;
  };
  const heading = 'openGraph.title title';
  const excerpt = 'openGraph.description description';
  /**
   * Lists the displayed tags that come from the build. Changes of other fields don't affect them.
   */
  const rest = (...lines: readonly string[]) => {
    const tags = lines.flatMap((names) => {
      const { name, built: from } = fields.find((item) => item.name === find(names)) ?? {};
      return from?.tag?.includes(':') && !own[name ?? ''] ? [from.tag] : [];
    });
    return html`<p class="hint tags" data-tags-of="${lines.join(',')}"${
      tags.length === 0 && html` hidden`
    }>From the build: <span>${tags.join(', ')}</span>. Only the fields of shared links and of the
social card replace these tags.</p>`;
  };
  const card = values['social.card'] && ` (${values['social.card']})`;
  const shared = ['openGraph.image', heading, excerpt];
  const ofCard = shared.map(
    (names) => `${names.split(' ')[0]?.replace('openGraph', 'social')} ${names}`,
  );
  const [image = '', ...texts] = ofCard;
  return html`${group('As a search result')}<p><small>${values.canonical || url + path}</small></p>
${line('title', 'title')}${line('excerpt', 'description')}
${values.noIndex === 'on' && html`<p class="hint">Search engines are asked not to list it.</p>`}
</div>${group('As a shared link')}${picture('openGraph.image')}
${line('heading', heading)}${line('excerpt', excerpt)}
<p><small>${new URL(url).host}</small></p>${rest(...shared)}</div>
${group(`As a social card${card || ''}`)}${picture(image)}
${line('heading', texts[0] ?? '')}${line('excerpt', texts[1] ?? '')}${rest(...ofCard)}</div>`;
}

const names: Readonly<Record<string, string>> = { excerpt: 'description', heading: 'title' };

function describeMissing(kind: string, isKnown: boolean): string {
  const name = names[kind] ?? kind;
  return isKnown ? `No ${name}.` : `The ${name} stays as it was built.`;
}

const group = (name: string): Markup =>
  html`<div class="preview" role="group" aria-label="${name}"><h2>${name}</h2>`;

import { html } from 'hono/html';
import type { SeoDefaults } from '../../../contracts/portal/seo.ts';
import type { Values } from '../frame/editor.ts';
import type { Markup } from '../frame/layout.ts';

interface PreviewedPage {
  /** Address of the site. */
  readonly url: string;
  readonly path: string;
  /** Address under which images of the site are shown here. */
  readonly built: string | undefined;
}

/** Shows the page as in search results and social media cards. The script updates it on input. */
export function renderPreviews(seo: Values, defaults: SeoDefaults, page: PreviewedPage): Markup {
  const { titleSuffix: suffix = '', defaultDescription = '', defaultImage = '' } = defaults;
  const own = seo.title ?? '';
  const title = own === '' || own.endsWith(suffix) ? own : own + suffix;
  const values: Values = { ...seo, title };
  const { url, path, built = '' } = page;
  const find = (fields: string) => fields.split(' ').find((name) => values[name]) ?? '';
  /** The first of the fields that has a value. */
  const line = (kind: string, fields: string, otherwise = '') =>
    html`<p class="${kind}" data-shows="${fields}" data-otherwise="${otherwise}"
data-suffix="${suffix}"${missing(kind)}>${values[find(fields)] || otherwise}</p>`;
  const picture = (fields: string) => {
    const image = values[find(fields)] || defaultImage;
    const imagePath = image.startsWith(url) ? image.slice(url.length) : image;
    const shown = built && imagePath.startsWith('/') ? built + imagePath : '';
    const source = shown ? html` src="${shown}"` : html` hidden`;
    return html`<img alt="" data-shows="${fields}" data-otherwise="${defaultImage}"
data-site="${url}" data-built="${built}"${source}>${line('image', fields, defaultImage)}`;
  };
  const card = seo['social.card'] && ` (${seo['social.card']})`;
  return html`${group('As a search result')}<p><small>${seo.canonical || url + path}</small></p>
${line('title', 'title')}${line('excerpt', 'description', defaultDescription)}
${seo.noIndex === 'on' && html`<p class="hint">Search engines are asked not to list it.</p>`}</div>
${group('As a shared link')}${picture('openGraph.image')}
${line('heading', 'openGraph.title title')}
${line('excerpt', 'openGraph.description description', defaultDescription)}
<p><small>${new URL(url).host}</small></p></div>
${group(`As a social card${card || ''}`)}${picture('social.image openGraph.image')}
${line('heading', 'social.title openGraph.title title')}
${line('excerpt', 'social.description openGraph.description description', defaultDescription)}
</div>`;
}

const names: Readonly<Record<string, string>> = { excerpt: 'description', heading: 'title' };

const missing = (kind: string): Markup =>
  html` data-missing="The ${names[kind] ?? kind} stays as it was built."`;

const group = (name: string): Markup =>
  html`<div class="preview" role="group" aria-label="${name}"><h2>${name}</h2>`;

import { html } from 'hono/html';
import type { SeoDefaults } from '../../../contracts/portal/seo.ts';
import type { Values } from '../frame/editor.ts';
import type { Markup } from '../frame/layout.ts';

interface PreviewedPage {
  /** Of the site. */
  readonly url: string;
  readonly path: string;
  /** Address under which images of the site are shown here. */
  readonly built: string | undefined;
}

/** As a search engine and social networks show a page. The script follows what people type. */
export function renderPreviews(seo: Values, defaults: SeoDefaults, page: PreviewedPage): Markup {
  const { titleSuffix: suffix = '', defaultDescription = '', defaultImage = '' } = defaults;
  const own = seo.title ?? '';
  const title = own === '' || own.endsWith(suffix) ? own : own + suffix;
  const excerpt = seo.description || defaultDescription;
  const image = seo['openGraph.image'] || defaultImage;
  const { url, path, built = '' } = page;
  /** The first of the fields that has a value. */
  const line = (kind: string, fields: string, otherwise: string) => {
    const found = fields.split(' ').find((name) => seo[name]);
    const value = found && found !== 'title' ? seo[found] : otherwise;
    const missing = html`<em class="quiet">The ${kind} stays as it was built.</em>`;
    return html`<p class="${kind}" data-shows="${fields}" data-otherwise="${otherwise}"
data-suffix="${suffix}">${value || missing}</p>`;
  };
  const imagePath = image.startsWith(url) ? image.slice(url.length) : image;
  const shown = built && imagePath.startsWith('/') ? built + imagePath : '';
  const source = shown ? html` src="${shown}"` : html` hidden`;
  const card = seo['social.card'] && ` (${seo['social.card']})`;
  return html`${group('As a search result')}<p><small>${seo.canonical || url + path}</small></p>
${line('title', 'title', title)}${line('excerpt', 'description', excerpt)}
${seo.noIndex === 'on' && html`<p class="hint">Search engines are asked not to list it.</p>`}</div>
${group('As a shared link')}<img alt="" data-shows="openGraph.image" data-otherwise="${image}"
data-site="${url}" data-built="${built}"${source}>
<p><small>${image || html`<em class="quiet">The image stays as it was built.</em>`}</small></p>
${line('heading', 'openGraph.title title', title)}
${line('excerpt', 'openGraph.description description', excerpt)}
<p><small>${new URL(url).host}</small></p></div>
${group(`As a social card${card || ''}`)}
${line('heading', 'social.title openGraph.title title', title)}
${line('excerpt', 'social.description openGraph.description description', excerpt)}</div>`;
}

const group = (name: string): Markup =>
  html`<div class="preview" role="group" aria-label="${name}"><h2>${name}</h2>`;

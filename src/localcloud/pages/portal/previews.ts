import { html } from 'hono/html';
import { suffixData, withSuffix } from '../frame/built-value.ts';
import type { Field, Values } from '../frame/editor.ts';
import type { Markup } from '../frame/layout.ts';
import { effectiveValues } from './built-fields.ts';

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
export function renderPreviews(
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

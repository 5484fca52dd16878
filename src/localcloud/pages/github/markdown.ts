import { html, raw } from 'hono/html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { type Markup, webLink } from '../frame/layout.ts';
import type { WebUiCloud } from '../frame/page-context.ts';
import { gitHubPages } from './repository-view.ts';

export function localAddress(address: string, facedCloud: Pick<WebUiCloud, 'sites' | 'hosting'>) {
  if (!URL.canParse(address)) return address;
  const { origin, hostname, pathname, search, hash } = new URL(address);
  if (origin === 'https://github.com') return `${gitHubPages}${pathname}${hash}`;
  const site = facedCloud.sites.find((localSite) => new URL(localSite.url).origin === origin);
  const live = site
    ? facedCloud.hosting.browserAddress(site.slug)
    : facedCloud.hosting.findAddress(hostname);
  if (live === undefined) return address;
  return `${live}${pathname}${search}${hash}`;
}

export function renderText(text: string, cloud: Pick<WebUiCloud, 'sites' | 'hosting'>): Markup {
  return html`<pre class="words">${linked(text, cloud)}</pre>`;
}

export function linked(text: string, cloud: Pick<WebUiCloud, 'sites' | 'hosting'>): Markup {
  const parts = text.split(/(https?:\/\/[^\s<>()[\]"'`|]+)/);
  return html`${parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return addressLink(part, cloud);
  })}`;
}

export function addressLink(
  address: string,
  cloud: Pick<WebUiCloud, 'sites' | 'hosting'>,
  name?: string,
): Markup {
  let end = address.length;
  // Trim in a loop, because a regular expression would take quadratic time.
  while ('.,;:!'.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  const plain = address.slice(0, end);
  const here = localAddress(plain, cloud);
  const trailing = name ? '' : address.slice(plain.length);
  const label = name ?? plain;
  if (here.startsWith('/')) return html`<a href="${here}">${label}</a>${trailing}`;
  return html`${webLink(here, label)}${trailing}`;
}

type Cloud = Pick<WebUiCloud, 'sites' | 'hosting'>;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const elements: ReadonlySet<string> = new Set(
  (
    'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li ol p ' +
    'pre s samp span strong sub summary sup table tbody td tfoot th thead tr ul var'
  ).split(' '),
);
const attributes: ReadonlySet<string> = new Set(['align', 'colspan', 'href', 'open', 'rowspan']);
/** Elements that are removed with their text. The text of other forbidden elements stays. */
const dropped: ReadonlySet<string> = new Set('iframe noscript script style template'.split(' '));

/** Renders Markdown, with only some of the elements and attributes that GitHub allows. */
export function renderMarkdown(text: string, cloud: Cloud): Markup {
  const extensions = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  // Render an alert, e.g. `> [!CAUTION]`, as a plain quotation.
  const plain = text.replaceAll(/^> \[!(\w)(\w+)\]/gm, (_, first, rest) => {
    return `> **${first}${String(rest).toLowerCase()}**\\`;
  });
  const fragment = parseFragment(micromark(plain, { allowDangerousHtml: true, ...extensions }));
  sanitize(fragment, cloud);
  return html`<div class="markdown">${raw(serialize(fragment))}</div>`;
}

function sanitize(parent: Parent, cloud: Cloud): void {
  for (const node of [...parent.childNodes]) {
    if (!('tagName' in node)) {
      if (node.nodeName !== '#text') defaultTreeAdapter.detachNode(node);
      continue;
    }
    sanitize(node, cloud);
    if (elements.has(node.tagName)) keepAttributes(node, cloud);
    else {
      if (!dropped.has(node.tagName))
        for (const child of [...node.childNodes]) {
          defaultTreeAdapter.detachNode(child);
          defaultTreeAdapter.insertBefore(parent, child, node);
        }
      defaultTreeAdapter.detachNode(node);
    }
  }
}

function keepAttributes(element: Element, cloud: Cloud): void {
  element.attrs = element.attrs.filter(({ name }) => attributes.has(name));
  for (const attribute of element.attrs) {
    if (attribute.name !== 'href') continue;
    const isWeb = /^https?:/i.test(attribute.value);
    attribute.value = isWeb ? localAddress(attribute.value, cloud) : '#';
  }
}

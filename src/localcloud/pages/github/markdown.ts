import { html, raw } from 'hono/html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import type { Markup } from '../layout.ts';
import type { FacedCloud } from '../page-context.ts';
import { localAddress } from './render-text.ts';

type Cloud = Pick<FacedCloud, 'sites' | 'hosting'>;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

const elements: ReadonlySet<string> = new Set(
  (
    'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li ol p ' +
    'pre s samp span strong sub summary sup table tbody td tfoot th thead tr ul var'
  ).split(' '),
);
const attributes: ReadonlySet<string> = new Set(['align', 'colspan', 'href', 'open', 'rowspan']);
/** Other elements keep their text. */
const dropped: ReadonlySet<string> = new Set('iframe noscript script style template'.split(' '));

/** Only elements and attributes that GitHub keeps pass. */
export function renderMarkdown(text: string, cloud: Cloud): Markup {
  const extensions = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  // An alert, e.g. `> [!CAUTION]`, is its quotation.
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

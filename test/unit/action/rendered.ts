import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { parse } from 'parse5';

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

/** Renders GitHub Flavored Markdown as HTML, including the HTML that it contains. */
export function rendered(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** Returns the names of all elements and comments, and the URL of each link. */
export function getElements(html: string): string[] {
  const visit = (node: Node): string[] => {
    const href = node.attrs?.find(({ name }) => name === 'href')?.value;
    const own = node.nodeName === '#text' || node.nodeName === '#document' ? [] : [node.nodeName];
    return [
      ...own,
      ...(href === undefined ? [] : [href]),
      ...(node.childNodes ?? []).flatMap(visit),
    ];
  };
  return visit(parse(html));
}

/** Returns all text without zero-width spaces, which prevent mentions. */
export function getText(html: string): string {
  const visit = (node: Node): string => node.value ?? (node.childNodes ?? []).map(visit).join('');
  return visit(parse(html)).replaceAll('\u200b', '');
}

import { ownFiles } from '../../../../../../src/deploy/artifact/own-files.ts';
import {
  buildHoldScript,
  holdScript,
} from '../../../../../../src/deploy/steps/finish/browser/browser.ts';
import type {
  HeadEdit,
  HoldEdit,
} from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { serve } from '../../../../../support/serve.ts';

export const data = { '@context': 'https://schema.org', '@type': 'WebPage', name: 'Portal data' };

/** The portal's metadata of the page. */
export const portal: readonly HeadEdit[] = [
  { kind: 'title', text: 'Portal title', when: 'always' },
  {
    kind: 'meta',
    name: 'description',
    attribute: 'name',
    content: 'Portal description',
    when: 'always',
  },
  {
    kind: 'meta',
    name: 'og:title',
    attribute: 'property',
    content: 'Portal shared',
    when: 'always',
  },
  { kind: 'canonical', href: 'https://www.acme.example/portal', when: 'always' },
  { kind: 'structured data', data },
];

/** The built head: the same tags, except for one that only the portal has. */
export const built = `<title>Built title</title>
<meta name="description" content="Built description">
<link rel="canonical" href="https://www.acme.example/built">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"Built data"}</script>`;

const page = (head: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8">\n${head}\n</head><body>${body}</body></html>`;

/**
 * Returns a deployed page with the script of seo.hold, which keeps the portal's values in its head.
 * @param script code of a module that the page loads
 */
export function heldPage(
  script: string,
  {
    head = built,
    edits = portal,
    ...hold
  }: { head?: string; edits?: readonly HeadEdit[] } & Partial<Omit<HoldEdit, 'kind' | 'src'>> = {},
): string {
  const bytes = Buffer.from(
    page(
      head,
      `<h1>page</h1><script type="module" src="/app.js?${encodeURIComponent(script)}"></script>`,
    ),
  );
  const holdEdit = { kind: 'hold', src: `/${holdScript.path}`, ...hold } as const;
  const { pieces } = editPage(bytes, {
    head: [...edits, holdEdit],
    texts: new Map(),
    isTakenOver: true,
  });
  return Buffer.concat(pieces ?? [bytes]).toString();
}

export interface PageServer extends AsyncDisposable {
  readonly origin: string;
  /** Pages by path; `*` is the page at all other paths. */
  readonly pages: Map<string, string>;
  readonly asked: string[];
}

/** Returns the values of all pages as the deployment stores them. */
function routeValues(pages: ReadonlyMap<string, string>): string {
  const entries = [...pages].flatMap(([path, html]) => {
    const held = /data-hold='(.*?)'/.exec(html)?.[1];
    if (held === undefined) return [];
    const [values, startMs, own] = JSON.parse(held);
    return [[own ?? path.replace(/\/$/, ''), startMs ? [values, startMs] : [values]]];
  });
  return JSON.stringify([1, Object.fromEntries(entries)]);
}

/** Serves pages, the script of seo.hold, and at `/app.js?TEXT` a script with that text. */
export async function servePages(
  headers: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const pages = new Map<string, string>();
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.invalid');
    asked.push(pathname);
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': type, ...headers }).end(body);
    if (pathname === `/${holdScript.path}`) send('text/javascript', buildHoldScript(1).text);
    else if (pathname === `/${ownFiles.values}/0.json`)
      send('application/json', routeValues(pages));
    else if (pathname === '/app.js') send('text/javascript', decodeURIComponent(search.slice(1)));
    else if (pathname === '/favicon.ico') response.writeHead(204).end();
    else {
      const found = pages.get(pathname) ?? pages.get('*');
      if (found === undefined) response.writeHead(404).end();
      else send('text/html; charset=utf-8', found);
    }
  });
  return { ...server, pages, asked };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { PageSeo } from '../../../../../../src/contracts/portal/seo.ts';
import { type FinishedSite, finish } from '../../../../../../src/deploy/steps/finish/finish.ts';
import type { PortalSeo } from '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { serve } from '../../../../../support/serve.ts';
import { harness, read, readIfThere } from '../harness.ts';

/** Pages known to the portal, by slug. */
export const known = { home: '/', about: '/about', first: '/blog/first' } as const;
export type Known = keyof typeof known;

export const createSeo = (pageSlug: string): PageSeo => ({
  pageSlug,
  title: `Portal ${pageSlug} & more`,
  description: `What the portal says of ${pageSlug}, "quoted".`,
  keywords: ['portal', pageSlug],
  noFollow: pageSlug === 'about',
  openGraph: { title: `Portal ${pageSlug} shared`, type: 'website', image: '/portal.png' },
  social: { card: 'summary_large_image', title: `Portal ${pageSlug} card` },
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: `Portal ${pageSlug}`,
  },
  updatedAt: lastUpdated,
});

/**
 * Returns the portal's metadata of its pages.
 * @param more extra metadata of each page
 */
export function portalContent(more: Partial<PageSeo> = {}): PortalSeo {
  const pages = Object.entries(known).map(([slug, pagePath]) =>
    sitePage(slug, pagePath, `Listed ${slug}`),
  );
  return getContent(
    pages,
    pages.map(({ slug }) => ({ ...createSeo(slug), ...more })),
  );
}

export interface FinishedServed extends Served {
  readonly finished: FinishedSite;
  readonly lines: readonly string[];
}

export interface ServeOptions {
  /** Headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Extra metadata of each page. */
  readonly more?: Partial<PageSeo>;
  /** Changes a page before it is sent. */
  readonly change?: (page: string) => string;
}

/**
 * Finishes a built site with the portal's metadata of three pages, and serves it with the fallback
 * of its hosting configuration.
 * @param folder absolute path of the built site
 * @param settings further lines of the site config; `spa` makes it an application
 */
export async function serveFinished(
  folder: string,
  settings: string,
  { headers = {}, more = {}, change = (page) => page }: ServeOptions = {},
): Promise<FinishedServed> {
  const { plan, deps, lines, workspace } = await harness({}, settings);
  const seo = portalContent(more);
  const finished = await finish(plan, { folder, commands: [] }, Promise.resolve(seo), deps);
  const { navigationFallback } = JSON.parse(finished.hosting.text);
  const getFile = (name: string) => {
    const file = read(finished, folder, name);
    return file && name.endsWith('.html')
      ? Buffer.from(change(Buffer.from(file).toString()))
      : file;
  };
  const served = await serveFiles(getFile, navigationFallback?.rewrite?.slice(1), headers);
  return {
    ...served,
    finished,
    lines,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await rm(workspace, { recursive: true });
    },
  };
}

/** Serves a built site without changes. */
export function serveBuilt(folder: string, isApp: boolean): Promise<Served> {
  return serveFiles(
    (name) => readIfThere(path.join(folder, name)),
    isApp ? 'index.html' : undefined,
    {},
  );
}

export interface Served extends AsyncDisposable {
  readonly origin: string;
  /** Requested paths. */
  readonly asked: string[];
}

/**
 * Starts a server.
 * @param fallback file for unknown addresses, with status 200; default: 404.html with status 404
 */
async function serveFiles(
  getFile: (name: string) => Uint8Array | undefined,
  fallback: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<Served> {
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    asked.push(pathname);
    const name = decodeURIComponent(pathname).slice(1);
    const found = [name, `${name}.html`, path.posix.join(name, 'index.html')].find(
      (one) => getFile(one) !== undefined,
    );
    const file = found ?? fallback ?? '404.html';
    const status = found === undefined && fallback === undefined ? 404 : 200;
    response.writeHead(status, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      ...headers,
    });
    response.end(getFile(file));
  });
  return { ...server, asked };
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

import type { SitePage } from '../../../../contracts/portal/page.ts';
import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { decodePath, toAddress } from '../../../../hosting/rules.ts';
import { isNoPage, toPageUrl } from '../addresses/addresses.ts';
import type { Unlisted } from '../pages/noindex.ts';
import type { PageFiles } from '../pages/pages.ts';
import type { PortalSeo } from '../portal/fetch-seo.ts';
import type { SitemapEntry } from './read.ts';

/** The site as a search engine sees it. */
export interface SiteView {
  readonly hosted: HostedSite;
  /** URLs of the portal's pages by slug, except for pages that nobody gets without a login. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Pages that must not be listed by search engines, according to the pages themselves. */
  readonly unlisted: ReadonlyMap<string, Unlisted>;
  /** Whether an address without a file may be a page that an application renders. */
  readonly isApp: boolean;
}

export interface FoundAddress {
  readonly origin: string;
  /** Key of the page, the same for all of its addresses. */
  readonly key: string;
  /** URL that returns status 200, unless there is a `reason`. */
  readonly loc: string;
  readonly isBuilt: boolean;
  readonly isKnown: boolean;
  /** Why the page must not be listed. Completes "3 addresses, …", e.g. "marked noIndex". */
  readonly reason?: string | undefined;
}

export interface AddressSources extends SiteView {
  readonly seo: PortalSeo;
  readonly found: PageFiles;
  readonly origin: string;
}

const hiddenByPortal = 'marked noIndex in the portal';
const hiddenByHead = 'with noindex in their own head';
const hiddenByHeader = 'with noindex by X-Robots-Tag';
const noPage = 'parts of pages, error pages or proofs of ownership';
export const notBuilt = 'not built';

/** Finds the pages that visitors get at the addresses of a sitemap. */
export class SiteAddresses {
  readonly #sources: AddressSources;
  readonly #files: ReadonlyMap<SitePage, string>;
  readonly #pages: ReadonlyMap<string, SitePage>;
  readonly #found = new Map<string, FoundAddress>();
  readonly #setsRobots: boolean;

  constructor(sources: AddressSources) {
    this.#sources = sources;
    const { routes, globalHeaders } = sources.hosted.rules;
    const all = [globalHeaders, ...routes.map((rule) => rule.headers)];
    this.#setsRobots = all.some(forbidsIndex);
    const { found, seo, origin } = sources;
    this.#files = new Map([...found.pages, ...found.inApp].map(([file, page]) => [page, file]));
    const entries = seo.pages.map((page) => [toKey(toPageUrl(origin, page.path)), page] as const);
    this.#pages = new Map(entries);
  }

  find(loc: string): FoundAddress {
    const known = this.#found.get(loc);
    if (known) return known;
    const found = this.#find(loc);
    this.#found.set(loc, found);
    return found;
  }

  /** Replaces addresses with those that return status 200, and keeps one entry per page. */
  unite<Entry extends SitemapEntry>(entries: readonly Entry[]): Entry[] {
    const united = new Map<string, Entry>();
    for (const entry of entries) {
      const { key, loc } = this.find(entry.loc);
      if (!united.has(key)) united.set(key, { ...entry, loc });
    }
    return [...united.values()];
  }

  #find(loc: string): FoundAddress {
    const { origin } = new URL(loc);
    const page = this.#pages.get(toKey(loc));
    const file = page && this.#files.get(page);
    if (origin === this.#sources.origin && page && file) return this.#judge(page, file);
    return this.#ask(encode(loc), Boolean(page));
  }

  #judge(page: SitePage, file: string): FoundAddress {
    const { addresses, seo, origin } = this.#sources;
    const { noIndex } = seo.metadata.get(page.slug) ?? {};
    const address = addresses.get(page.slug);
    let reason: string | undefined;
    if (noIndex === true) reason = hiddenByPortal;
    else if (!address) reason = 'behind a login or a redirect';
    else if (this.#setsRobots && this.#hides(address)) reason = hiddenByHeader;
    else reason = this.#whyUnlisted(file, noIndex);
    const loc = encode(address ?? toPageUrl(origin, page.path));
    return { origin, key: file, loc, isBuilt: true, isKnown: true, reason };
  }

  #hides(address: string): boolean {
    return forbidsIndex(this.#sources.hosted.answer(new URL(address).pathname).headers);
  }

  #whyUnlisted(file: string, noIndex?: boolean): string | undefined {
    const head = this.#sources.unlisted.get(file);
    if (isNoPage(file) || head === 'fragment') return noPage;
    return head === 'noindex' && noIndex === undefined ? hiddenByHead : undefined;
  }

  #ask(loc: string, isKnown: boolean): FoundAddress {
    const { hosted, isApp, found } = this.#sources;
    const { origin, pathname } = new URL(loc);
    const asked = hosted.answer(pathname);
    const isMoved = asked.by === 'file' && asked.location !== undefined;
    const { status, file, headers, by } = isMoved ? hosted.answer(asked.location) : asked;
    const isBuilt = file !== undefined && by !== 'fallback' && status === 200;
    const page = isBuilt ? (found.pages.get(file) ?? found.inApp.get(file)) : undefined;
    if (page && isBuilt && origin === this.#sources.origin) return this.#judge(page, file);
    let reason: string | undefined;
    if (status === 301 || status === 302) reason = 'redirected';
    else if (status === 401 || status === 403) reason = 'behind a login';
    else if (status >= 400) reason = notBuilt;
    else if (forbidsIndex(headers)) reason = hiddenByHeader;
    else if (isBuilt) reason = this.#whyUnlisted(file);
    else if (by === 'fallback' && !isApp) reason = notBuilt;
    const isIndexFile = isBuilt && /(^|\/)index\.html$/.test(pathname);
    const natural = isIndexFile ? hosted.visitorsAddresses(file)[0] : undefined;
    let served = loc;
    if (natural !== undefined) served = origin + toAddress(natural);
    else if (isMoved) served = origin + asked.location;
    return {
      origin,
      key: isBuilt ? file : toKey(loc),
      loc: encode(served),
      isBuilt,
      isKnown,
      reason,
    };
  }
}

function forbidsIndex(headers: Readonly<Record<string, string>>): boolean {
  return Object.entries(headers).some(
    ([name, value]) => /^x-robots-tag$/i.test(name) && /\b(noindex|none)\b/i.test(value),
  );
}

function toKey(address: string): string {
  const trimmed = new URL(address).pathname.replace(/(?<!\/)\/+$/, '');
  return decodePath(trimmed)?.normalize('NFC') ?? trimmed;
}

/**
 * Encodes a lone % and other characters that `URL` keeps although they are invalid:
 * https://www.rfc-editor.org/rfc/rfc3986#appendix-A
 */
function encode(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + (pathname + search).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}

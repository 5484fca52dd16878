import * as z from 'zod/mini';
import type { Http, HttpResponse } from '../../shared/http/client.ts';
import type { Secret } from '../../shared/secret.ts';
import { SitePageList } from '../contract/page.ts';
import { SeoDefaults, SeoOverview } from '../contract/seo.ts';
import { TextList } from '../contract/text.ts';
import { PortalAnswerError, PortalError } from './portal-error.ts';

export interface SiteContentOptions {
  readonly http: Http;
  /** Address of the portal. */
  readonly url: string;
  readonly siteId: string;
  /** A user's token or the access token of a run; sent as bearer. */
  readonly credential: () => Promise<Secret>;
  /** Waits until another call is allowed. Asked before every call. */
  readonly turn?: (signal: AbortSignal) => Promise<void>;
}

/** A list of thousands of pages has some megabytes, the largest sitemap 50. */
const maxBytes = 64 << 20;

/** Reads what the portal holds of one site's pages. Every method throws `PortalError` for a refusal and `HttpFault` where there was no answer. */
export class SiteContent {
  readonly #options: SiteContentOptions;

  constructor(options: SiteContentOptions) {
    this.#options = options;
  }

  /** Spec: Sites. */
  pages(signal: AbortSignal): Promise<z.infer<typeof SitePageList>> {
    return this.#read('pages', SitePageList, signal);
  }

  /** The pages that have metadata. Spec: SEO. */
  seoOverview(signal: AbortSignal): Promise<z.infer<typeof SeoOverview>> {
    return this.#read('seo', SeoOverview, signal);
  }

  /** Spec: SEO site defaults. */
  seoDefaults(signal: AbortSignal): Promise<z.infer<typeof SeoDefaults>> {
    return this.#read('seo/defaults', SeoDefaults, signal);
  }

  /** The metadata of a page as the portal sent it: whether it is valid is for the caller to say, field by field. Spec: Per-page SEO metadata. */
  pageSeo(pageSlug: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
    return this.#read(`seo/${encodeURIComponent(pageSlug)}`, z.looseObject({}), signal);
  }

  /** The text keys with their overrides. */
  texts(signal: AbortSignal): Promise<z.infer<typeof TextList>> {
    return this.#read('text', TextList, signal);
  }

  /** The XML sitemap; `undefined` where the portal has none. Spec: SEO. */
  async sitemap(signal: AbortSignal): Promise<string | undefined> {
    const response = await this.#get('sitemap.xml', 'application/xml', signal);
    if (response.status === 404 || response.status === 204) return undefined;
    if (!response.ok) throw new PortalError('GET sitemap.xml', response);
    return response.text.trim() === '' ? undefined : response.text;
  }

  async #read<Schema extends z.ZodMiniType>(
    what: string,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.infer<Schema>> {
    const response = await this.#get(what, 'application/json', signal);
    const call = `GET /api/sites/${this.#options.siteId}/${what}`;
    if (!response.ok) throw new PortalError(call, response);
    const body = z.safeParse(schema, response.json);
    if (!body.success) throw new PortalAnswerError(call, response);
    return body.data;
  }

  async #get(what: string, accept: string, signal: AbortSignal): Promise<HttpResponse> {
    const { http, url, siteId, credential, turn } = this.#options;
    await turn?.(signal);
    return await http.send({
      method: 'GET',
      url: new URL(`/api/sites/${encodeURIComponent(siteId)}/${what}`, url),
      headers: { authorization: `Bearer ${(await credential()).reveal()}`, accept },
      idleMs: 15_000,
      maxBytes,
      signal,
    });
  }
}

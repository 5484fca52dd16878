import type * as z from 'zod/mini';
import type { BlogPost, BlogPostList, ContentPage, ContentPageList } from '../../contract/content.ts';
import { operations } from '../../contract/operations/operations.ts';
import type { PageText } from '../../contract/text.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

/** Which site a call is about. */
export interface RuntimeOptions extends CallOptions {
  /** Host name of the site; without it the portal's address must stand for one site. */
  readonly host?: string | undefined;
}

/**
 * The public runtime APIs, which take no credential. Spec: Public runtime APIs. The portal resolves the site from the Host
 * header. Over HTTPS the handshake asks for the same name, so the server must have its certificate.
 */
export class RuntimeCalls {
  readonly #caller: PortalCaller;

  constructor(caller: PortalCaller) {
    this.#caller = caller;
  }

  /** The displayed texts of a page. */
  async getPageText(pageSlug: string, options: RuntimeOptions = {}): Promise<PageText> {
    return await this.#caller.call(operations.getPageText, { parameters: { pageSlug }, ...forHost(options) });
  }

  /** The configuration of all pages. */
  async listPages(options: RuntimeOptions = {}): Promise<z.output<typeof ContentPageList>> {
    return await this.#caller.call(operations.listContentPages, { parameters: {}, ...forHost(options) });
  }

  async getPage(pageSlug: string, options: RuntimeOptions = {}): Promise<ContentPage> {
    return await this.#caller.call(operations.getContentPage, { parameters: { pageSlug }, ...forHost(options) });
  }

  /** The blog posts without their text, newest first. */
  async listPosts(options: RuntimeOptions = {}): Promise<z.output<typeof BlogPostList>> {
    return await this.#caller.call(operations.listPosts, { parameters: {}, ...forHost(options) });
  }

  async getPost(postSlug: string, options: RuntimeOptions = {}): Promise<BlogPost> {
    return await this.#caller.call(operations.getPost, { parameters: { postSlug }, ...forHost(options) });
  }
}

function forHost({ host, signal }: RuntimeOptions): CallOptions & { headers?: { host: string } } {
  return host === undefined ? { signal } : { headers: { host }, signal };
}

import type * as z from 'zod/mini';
import type { BlogPost, BlogPostList, ContentPage, ContentPageList } from '../../contract/content.ts';
import { operations } from '../../contract/operations/operations.ts';
import type { PageText } from '../../contract/text.ts';
import { SeoCalls } from './seo.ts';

/**
 * The public runtime APIs, which take no credential. Spec: Public runtime APIs. The site is resolved from the Host header: `host` is the
 * host name of the site; without it the portal's address must stand for one site. Over HTTPS the same name is asked for in the
 * handshake, so the server must have its certificate.
 */
export class RuntimeCalls extends SeoCalls {
  /** The displayed texts of a page. */
  async getPageText(pageSlug: string, host?: string, signal?: AbortSignal): Promise<PageText> {
    return await this.call(operations.getPageText, { parameters: { pageSlug }, ...forHost(host), signal });
  }

  /** The configuration of all pages. */
  async listContentPages(host?: string, signal?: AbortSignal): Promise<z.output<typeof ContentPageList>> {
    return await this.call(operations.listContentPages, { parameters: {}, ...forHost(host), signal });
  }

  async getContentPage(pageSlug: string, host?: string, signal?: AbortSignal): Promise<ContentPage> {
    return await this.call(operations.getContentPage, { parameters: { pageSlug }, ...forHost(host), signal });
  }

  /** The blog posts without their text, newest first. */
  async listContentPosts(host?: string, signal?: AbortSignal): Promise<z.output<typeof BlogPostList>> {
    return await this.call(operations.listPosts, { parameters: {}, ...forHost(host), signal });
  }

  async getContentPost(postSlug: string, host?: string, signal?: AbortSignal): Promise<BlogPost> {
    return await this.call(operations.getPost, { parameters: { postSlug }, ...forHost(host), signal });
  }
}

function forHost(host: string | undefined): { headers?: { host: string } } {
  return host === undefined ? {} : { headers: { host } };
}

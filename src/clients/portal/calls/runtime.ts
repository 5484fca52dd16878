import type * as z from 'zod/mini';
import type {
  BlogPost,
  BlogPostList,
  ContentPage,
  ContentPageList,
} from '../../../contracts/portal/content.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { PageText } from '../../../contracts/portal/text.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

/** The site that a call is about. */
export interface RuntimeOptions extends CallOptions {
  /** Host name of the site; if absent, the portal's URL must identify a single site. */
  readonly host?: string;
}

export type RuntimeCalls = ReturnType<typeof runtimeCalls>;

/**
 * The public runtime APIs, which need no credential. Spec: Public runtime APIs. The portal resolves
 * the site from the Host header. Over HTTPS, the same name is used for SNI, so the server must have
 * a matching certificate.
 */
export function runtimeCalls(caller: PortalCaller) {
  return {
    /** The displayed texts of a page. */
    getPageText: (pageSlug: string, options?: RuntimeOptions): Promise<PageText> =>
      caller.call(operations.getPageText, { parameters: { pageSlug }, ...forHost(options) }),

    /** The configuration of all pages. */
    listPages: (options?: RuntimeOptions): Promise<z.output<typeof ContentPageList>> =>
      caller.call(operations.listContentPages, { parameters: {}, ...forHost(options) }),

    getPage: (pageSlug: string, options?: RuntimeOptions): Promise<ContentPage> =>
      caller.call(operations.getContentPage, { parameters: { pageSlug }, ...forHost(options) }),

    /** Blog posts without body, newest first. */
    listPosts: (options?: RuntimeOptions): Promise<z.output<typeof BlogPostList>> =>
      caller.call(operations.listPosts, { parameters: {}, ...forHost(options) }),

    getPost: (postSlug: string, options?: RuntimeOptions): Promise<BlogPost> =>
      caller.call(operations.getPost, { parameters: { postSlug }, ...forHost(options) }),
  };
}

function forHost(
  runtimeOptions: RuntimeOptions = {},
): CallOptions & { headers?: { host: string } } {
  const { host, signal } = runtimeOptions;
  if (host) return { headers: { host }, signal };
  return { signal };
}

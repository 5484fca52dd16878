import path from 'node:path';
import type { ContentFile } from '../../config/content-file.ts';
import type { SitePage } from '../../portal/contract/page.ts';
import type { BuiltSite } from '../build/build.ts';
import type { Plan } from '../plan/types.ts';
import type { HeadEdit } from './html/head-edits.ts';
import { addressOf, type PageFiles, servedPath } from './page-files.ts';
import type { PortalContent } from './portal/fetch-content.ts';
import type { PageJob } from './rewrite/page-job.ts';
import { runtimeScriptPath } from './runtime-script.ts';
import { headOfPage, headOfUnknownPage } from './seo/head-of-page.ts';

/**
 * The pages that may have to change, one after the other, with what their heads are to hold. A page of which nothing is known is not among them, so that it is not
 * even read.
 */
export function* pageJobs(
  plan: Plan,
  built: BuiltSite,
  files: readonly string[],
  found: PageFiles,
  content: PortalContent | undefined,
  texts: ContentFile | undefined,
): Generator<PageJob> {
  const { site, seo, content: settings } = plan.config;
  const isPreview = plan.environment === 'Preview';
  const hasTexts = (texts?.texts.size ?? 0) > 0;
  const script = (page: string): HeadEdit[] =>
    settings.mode === 'runtime' ? [{ kind: 'script', src: `/${runtimeScriptPath}`, page }] : [];
  const head = (page: SitePage, isCopy: boolean) =>
    content === undefined
      ? []
      : headOfPage({
          seo: content.seo.get(page.slug),
          defaults: content.defaults,
          listedTitle: page.title,
          address: addressOf(site.url, page.path),
          origin: site.url,
          isPreview,
          isCopy,
        });
  const ofFile = (file: string): PageJob => {
    const page = found.pages.get(file);
    const own = page === undefined ? hidden(file) : head(page, false);
    return {
      path: file,
      source: path.join(built.folder, file),
      head: [...own, ...script(page?.slug ?? '')],
      isCopy: false,
    };
  };
  const hidden = (file: string) =>
    seo.enabled ? headOfUnknownPage(addressOf(site.url, servedPath(file)), site.url, isPreview) : [];
  for (const file of files) {
    const job = ofFile(file);
    if (hasTexts || job.head.length > 0) yield job;
  }
  for (const [file, page] of found.inApp) {
    yield {
      path: file,
      source: path.join(built.folder, 'index.html'),
      head: [...head(page, true), ...script(page.slug)],
      isCopy: true,
    };
  }
}

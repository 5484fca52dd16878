import type { PageResult } from '../rewrite/page-job.ts';
import { browserPath, pathWithoutRedirect, toPageUrl } from './addresses.ts';
import type { PageSources } from './page-jobs.ts';

/** Addresses by slug: the deployed canonical link, else the path without a redirect. */
export function getPageAddresses(sources: PageSources, results: readonly PageResult[]) {
  const { plan, found, hosting } = sources;
  const { url } = plan.config.site;
  const canonicals = new Map(results.map((result) => [result.path, result.canonical]));
  return new Map(
    [...found.pages, ...found.inApp].map(([file, page]) => {
      const served = toPageUrl(url, pathWithoutRedirect(file, page.path, hosting.trailingSlash));
      const canonical = canonicals.get(file);
      return [page.slug, canonical && isSamePage(canonical, served) ? canonical : served];
    }),
  );
}

function isSamePage(canonical: string, served: string): boolean {
  if (!URL.canParse(canonical)) return false;
  const [a, b] = [new URL(canonical), new URL(served)];
  return (
    a.origin === b.origin && a.search === '' && browserPath(a.pathname) === browserPath(b.pathname)
  );
}

import type { AuditList, AuditProblem } from '../../contracts/portal/editing.ts';
import { countCharacters, seoLimits } from '../../contracts/portal/seo.ts';
import type { Database } from './store/database.ts';
import { listServed } from './store/heads.ts';
import type { SiteRow } from './store/sites.ts';

type Finding = AuditList['findings'][number];

/** Lists what search engines and people who share a page would miss, in the order of the pages. */
export function auditSite(database: Database, site: SiteRow): Finding[] {
  const { defaultImage } = site.seoDefaults;
  const { defaultDescription = site.description } = site.seoDefaults;
  const { excludePages = [], priorities = {} } = site.sitemap;
  const pages = listServed(database, site);
  const byTitle = Map.groupBy(pages, ({ title }) => title);
  const byDescription = Map.groupBy(pages, ({ description }) => description);
  return pages.flatMap(({ slug, path, title, description, isHidden, hasImage }) => {
    const found: Finding[] = [];
    const add = (field: string, problem: AuditProblem, message: string) =>
      found.push({ pageSlug: slug, path, title, field, problem, message });
    const measure = (field: 'title' | 'description', text: string) => {
      const length = countCharacters(text);
      const { recommended, maximum } = seoLimits[field];
      const [least, most] = recommended;
      const asked = `${least} to ${most} are recommended, ${maximum} allowed.`;
      if (length > most) add(field, 'long', `Has ${length} characters; ${asked}`);
      else if (length > 0 && length < least)
        add(field, 'short', `Has ${length} characters; ${asked}`);
    };
    if (title === '') add('title', 'missing', 'The page has no title.');
    measure('title', title);
    if (description === '') {
      const used = defaultDescription ? 'the default is used' : 'and the site has no default';
      add('description', 'missing', `The page has no description of its own; ${used}.`);
    }
    measure('description', description);
    for (const [field, text, same] of [
      ['title', title, byTitle.get(title)],
      ['description', description, byDescription.get(description)],
    ] as const) {
      const other = same?.find((page) => page.slug !== slug);
      if (text !== '' && other) add(field, 'duplicate', `${other.path} has the same ${field}.`);
    }
    if (isHidden && !excludePages.includes(slug) && priorities[slug] !== undefined)
      add('noIndex', 'noindex-in-sitemap', 'The sitemap has a priority for a page with noindex.');
    if (!hasImage && !defaultImage)
      add('openGraph.image', 'image-missing', 'A shared link has no image.');
    return found;
  });
}

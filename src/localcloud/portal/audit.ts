import { isDeepStrictEqual } from 'node:util';
import type { AuditList, AuditProblem } from '../../contracts/portal/editing.ts';
import { countCharacters, seoLimits } from '../../contracts/portal/seo.ts';
import { createImageCheck } from './built-pages.ts';
import type { Database } from './store/database.ts';
import { type BuiltImage, findImages, listServed } from './store/heads.ts';
import type { SiteRow } from './store/sites.ts';

type Finding = AuditList['findings'][number];
type ServedPage = ReturnType<typeof listServed>[number];
interface Rules extends Pick<SiteRow, 'seoDefaults' | 'description' | 'sitemap' | 'url'> {
  readonly images: readonly BuiltImage[] | undefined;
}

const texts = ['title', 'description'] as const;
type TextField = (typeof texts)[number];

interface Problem {
  readonly page: ServedPage;
  readonly field: string;
  readonly problem: AuditProblem;
}

/** Problems by kind. The key `undefined` has the problems of all kinds. */
type Problems = ReadonlyMap<AuditProblem | undefined, readonly Problem[]>;

interface Part {
  readonly problem?: AuditProblem | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Number of pages per block. After an edit, only the blocks of affected pages are checked again.
 */
const blockSize = 128;

/**
 * Finds problems of a site's pages that affect search engines or previews of shared links, in the
 * order of the pages.
 */
class Audit {
  readonly rules: Rules;
  readonly #isMissing: (image: string) => boolean;
  readonly #pages: ServedPage[];
  readonly #places = new Map<string, number>();
  /** Slugs of the pages with the same text, by text. */
  readonly #same: Readonly<Record<TextField, Map<string, Set<string>>>> = {
    title: new Map(),
    description: new Map(),
  };
  /** Problems by block; `undefined` until the block is checked. */
  readonly #problems: (Problems | undefined)[] = [];

  constructor(rules: Rules, pages: readonly ServedPage[]) {
    this.rules = rules;
    this.#isMissing = createImageCheck(rules.images, rules.url);
    this.#pages = [...pages];
    for (const [index, page] of pages.entries()) {
      this.#places.set(page.slug, index);
      for (const field of texts) this.#find(field, page).add(page.slug);
    }
  }

  change(page: ServedPage): void {
    const place = this.#places.get(page.slug);
    const before = place === undefined ? undefined : this.#pages[place];
    if (place === undefined || !before) return;
    this.#pages[place] = page;
    this.#forget(page.slug);
    for (const field of texts) {
      const [old, now] = [this.#find(field, before), this.#find(field, page)];
      if (old === now) continue;
      old.delete(page.slug);
      if (old.size === 0) this.#same[field].delete(before[field]);
      now.add(page.slug);
      // Check the other page again if the text has become unique or is no longer unique.
      if (old.size === 1) for (const slug of old) this.#forget(slug);
      if (now.size === 2) for (const slug of now) this.#forget(slug);
    }
  }

  /** Lists findings. Describes only the requested part, and counts the others. */
  list({ problem, offset, limit }: Part): { readonly findings: Finding[]; readonly total: number } {
    const findings: Finding[] = [];
    let total = 0;
    for (let first = 0; first < this.#pages.length; first += blockSize) {
      const found = this.#judgeBlock(first).get(problem) ?? [];
      const start = Math.max(0, offset - total);
      const shown = found.slice(start, start + limit - findings.length);
      for (const item of shown) findings.push(this.#describe(item));
      total += found.length;
    }
    return { findings, total };
  }

  #find(field: TextField, page: ServedPage): Set<string> {
    const found = this.#same[field].get(page[field]) ?? new Set();
    this.#same[field].set(page[field], found);
    return found;
  }

  #forget(slug: string): void {
    const place = this.#places.get(slug) ?? 0;
    this.#problems[Math.floor(place / blockSize)] = undefined;
  }

  #judgeBlock(first: number): Problems {
    const block = first / blockSize;
    const known = this.#problems[block];
    if (known) return known;
    const pages = this.#pages.slice(first, first + blockSize);
    const all = pages.flatMap((page) => this.#judge(page));
    const judged: Problems = new Map([
      ...Map.groupBy(all, (item) => item.problem),
      [undefined, all],
    ]);
    this.#problems[block] = judged;
    return judged;
  }

  #judge(page: ServedPage): Problem[] {
    const { seoDefaults, sitemap } = this.rules;
    const { excludePages = [], priorities = {} } = sitemap;
    const found: Problem[] = [];
    const add = (field: string, problem: AuditProblem) => found.push({ page, field, problem });
    for (const field of texts) {
      const length = countCharacters(page[field]);
      const [least, most] = seoLimits[field].recommended;
      if (length === 0) add(field, 'missing');
      else if (length > most) add(field, 'long');
      else if (length < least) add(field, 'short');
    }
    for (const field of texts)
      if (page[field] !== '' && this.#find(field, page).size > 1) add(field, 'duplicate');
    const { slug, isHidden, image = seoDefaults.defaultImage } = page;
    if (isHidden && !excludePages.includes(slug) && priorities[slug] !== undefined)
      add('noIndex', 'noindex-in-sitemap');
    if (!image || this.#isMissing(image)) add('openGraph.image', 'image-missing');
    return found;
  }

  #describe({ page, field, problem }: Problem): Finding {
    const { slug: pageSlug, path, title } = page;
    const message = this.#explain(page, field === 'title' ? 'title' : 'description', problem);
    return { pageSlug, path, title, field, problem, message };
  }

  #explain(page: ServedPage, field: TextField, problem: AuditProblem): string {
    if (problem === 'noindex-in-sitemap')
      return 'The sitemap has a priority for a page with noindex.';
    const { image = this.rules.seoDefaults.defaultImage } = page;
    if (problem === 'image-missing')
      return image ? `The site has no file ${image}.` : 'A shared link has no image.';
    if (problem === 'missing' && field === 'title') return 'The page has no title.';
    if (problem === 'missing') {
      const { defaultDescription = this.rules.description } = this.rules.seoDefaults;
      const used = defaultDescription ? ': the default is used' : ', and the site has no default';
      return `The page has no description of its own${used}.`;
    }
    if (problem === 'duplicate') {
      const [one = '', two = ''] = this.#find(field, page);
      const other = this.#places.get(one === page.slug ? two : one) ?? 0;
      return `${this.#pages[other]?.path} has the same ${field}.`;
    }
    const { recommended, maximum } = seoLimits[field];
    const [least, most] = recommended;
    const asked = `${least} to ${most} are recommended, ${maximum} allowed.`;
    return `The ${field} has ${countCharacters(page[field])} characters; ${asked}`;
  }
}

const audits = new WeakMap<Database, Map<string, Audit>>();

/**
 * Audits a site. Reads all pages the first time and after changes of the settings or images;
 * otherwise, only the pages that have changed.
 */
export function auditSite(database: Database, site: SiteRow, part: Part) {
  const { seoDefaults, description, sitemap, url } = site;
  const images = findImages(database, site.slug);
  const rules: Rules = { seoDefaults, description, sitemap, url, images };
  const known = audits.get(database) ?? new Map<string, Audit>();
  audits.set(database, known);
  const changed = database.searchTexts.takeChangedPages(site.id);
  let audit = known.get(site.id);
  if (!audit || !changed || !isDeepStrictEqual(audit.rules, rules))
    audit = new Audit(rules, listServed(database, site));
  else if (changed.size > 0)
    for (const page of listServed(database, site, [...changed])) audit.change(page);
  known.set(site.id, audit);
  return audit.list(part);
}

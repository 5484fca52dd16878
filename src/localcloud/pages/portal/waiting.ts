import { type Edit, EditList } from '../../../contracts/portal/editing.ts';
import type { SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import { SitePageList } from '../../../contracts/portal/page.ts';
import { SeoDefaults } from '../../../contracts/portal/seo.ts';
import { type TextEntry, TextList, type TextOverride } from '../../../contracts/portal/text.ts';
import { count } from '../../../shared/units.ts';
import type { PortalCalls } from '../../portal/portal-calls.ts';
import type { Link } from '../frame/layout.ts';
import { type PageContext, siteApi } from '../frame/page-context.ts';
import { findHeads, listChanges, nameSubject } from './history.ts';

type Environment = SiteEnvironmentList['environments'][number];

/** Reads the changes that visitors only get after the next publication. */
export async function readWaiting(pages: PageContext, id: string, live: Environment | undefined) {
  const { calls } = pages;
  const api = siteApi(id);
  const [texts, edits] = await Promise.all([
    readWaitingTexts(calls, api),
    listEditsSince(calls, api, live?.pagesReadAt ?? live?.deployedAt),
  ]);
  return { ...texts, metadata: listMetadata(pages, id, edits) };
}
export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/** Returns the texts that the next publication changes for visitors. */
async function readWaitingTexts(calls: PortalCalls, api: string) {
  const atOnce = 200;
  const read = async (status: string, found: TextEntry[] = []): Promise<TextList> => {
    const query = `status=${status}&limit=${atOnce}&offset=${found.length}`;
    const list = await calls.get(`${api}/text?${query}`, TextList);
    const texts = [...found, ...list.texts];
    const isMore = list.texts.length > 0 && texts.length < list.total;
    return isMore ? await read(status, texts) : { ...list, texts };
  };
  const lists = await Promise.all([read('committed'), read('pending')]);
  const byKey = Map.groupBy(
    lists.flatMap((list) => list.texts),
    ({ key }) => key,
  );
  const texts = [...byKey].flatMap(([key, [text, newer]]) => {
    const overrides = [text, newer].flatMap((entry) => entry?.overrides ?? []);
    // A text of a development request is published with that request.
    const isNext = (item: TextOverride) => !item.requestId || item.status === 'committed';
    const next = overrides.findLast(isNext);
    if (!text || !next) return [];
    const { displayed = text.default, override } = text;
    const after = override?.value ?? text.default;
    return after === displayed ? [] : [{ key, displayed, after, by: next.updatedBy }];
  });
  return { mode: lists[1].mode, texts };
}

/** Returns the edits since a time, newest first. */
async function listEditsSince(calls: PortalCalls, api: string, since = ''): Promise<Edit[]> {
  const atOnce = 200;
  const found: Edit[] = [];
  for (let offset = 0; ; offset += atOnce) {
    const query = `limit=${atOnce}&offset=${offset}`;
    const { edits } = await calls.get(`${api}/history?${query}`, EditList);
    const later = edits.filter(({ at }) => at >= since);
    found.push(...later);
    if (later.length < atOnce) return found;
  }
}

/** Compares the published metadata with the saved metadata of pages and of the site. */
function listMetadata(pages: PageContext, id: string, edits: readonly Edit[]) {
  const heads = findHeads(pages, id, edits);
  const ofMetadata = edits.filter(({ path }) => path.startsWith('/seo/'));
  return [...Map.groupBy(ofMetadata, ({ path }) => path)].flatMap(([path, ofPath]) => {
    const whole = { path, before: ofPath.at(-1)?.before, after: ofPath[0]?.after };
    const changes = listChanges(whole, heads(path));
    const people = [...new Set(ofPath.map(({ by }) => by))].join(', ');
    return changes.length === 0 ? [] : [{ ...whole, changes, people }];
  });
}

export const defaultsPath = '/seo/defaults';
const mostLinks = 10;

/** Changes of a publication that visitors notice. */
export interface Changed {
  /** How many pages changed, e.g. "on all 12 pages"; `undefined` if they are few and all linked. */
  readonly where: string | undefined;
  /** Links to the first changed pages, in the site's order. A change without a page has no URL. */
  readonly links: readonly Link[];
}

/**
 * Lists the pages that show one of the texts, and those whose metadata has changed, either directly
 * or through the site's defaults.
 * @param origin origin under which the pages are served
 */
export async function listChanged(
  { calls, cloud }: PageContext,
  id: string,
  { texts, metadata }: Pick<Waiting, 'texts' | 'metadata'>,
  origin: string,
): Promise<Changed> {
  const { portal } = cloud;
  const keys = texts.map(({ key }) => key);
  const read = (record: unknown) => SeoDefaults.safeParse(record).data ?? {};
  const bySubject = metadata.map(({ path, before, after }) =>
    path === defaultsPath
      ? portal.listPagesWithDefaults(id, read(before), read(after))
      : [path.slice('/seo/'.length)],
  );
  const names = new Set([...portal.listPagesWith(id, keys), ...bySubject.flat()]);
  const found = portal.served(id, [...names]);
  const { total } = await calls.get(`${siteApi(id)}/pages?limit=1`, SitePageList);
  const isAll = found.length === total && total > 1;
  const known = new Set(found.map(({ slug }) => slug));
  const ofSite = metadata.filter((_, index) => !bySubject[index]?.some((slug) => known.has(slug)));
  const links = found.slice(0, mostLinks).map(({ path, title }) => {
    return [`${origin}${path}`, title || path] as const;
  });
  const isLong = isAll || found.length > mostLinks;
  const where = isLong ? `on ${isAll ? 'all ' : ''}${count(found.length, 'page')}` : undefined;
  const others = ofSite.map(({ path }) => ['', nameSubject(path)] as const);
  return { where, links: [...links, ...others] };
}

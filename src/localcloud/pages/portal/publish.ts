import type { Context } from 'hono';
import { html } from 'hono/html';
import { type Edit, EditList } from '../../../contracts/portal/editing.ts';
import { SiteEnvironmentList } from '../../../contracts/portal/environment.ts';
import { SitePageList } from '../../../contracts/portal/page.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { type TextEntry, TextList, type TextOverride } from '../../../contracts/portal/text.ts';
import { describeError, SiteDeployError } from '../../../shared/errors/error.ts';
import { count } from '../../../shared/units.ts';
import type { LocalRun } from '../../github/state/state.ts';
import type { PortalCalls } from '../../portal/portal-calls.ts';
import { form, type Markup, pageSize, table, time, webLink } from '../frame/layout.ts';
import {
  type PageContext,
  type SentForm,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { environments, type ShownEnvironment } from './frames.ts';
import { findHeads, formatSubject, listChanges } from './history.ts';
import { describeLast, isToPreview, renderPublication } from './progress.ts';

type Environment = SiteEnvironmentList['environments'][number];

/**
 * Shows the saved changes that aren't live, takes them to Preview, and publishes them after one
 * confirmation.
 */
export function addPublishPages(pages: PageContext): void {
  const { app, cloud, calls, show, done, formToken, deployers } = pages;
  /** By run, the pages that it publishes. */
  const changedPages = new WeakMap<LocalRun, Awaited<ReturnType<typeof listChanged>>>();

  app.get('/sites/:id/publish', (context) => showPublish(context));

  async function showPublish(context: Context, sent?: SentForm): Promise<Response> {
    const id = context.req.param('id') ?? '';
    const api = siteApi(id);
    const [site, waiting, known] = await Promise.all([
      calls.get(api, SiteDetail),
      readWaitingTexts(calls, api),
      calls.get(`${api}/environments`, SiteEnvironmentList),
    ]);
    const find = (name: string) => known.environments.find((item) => item.environment === name);
    const [live, preview] = [find('Production'), find('Preview')];
    const edits = await listEditsSince(calls, api, live?.pagesReadAt ?? live?.deployedAt);
    const texts = waiting.texts.slice(0, pageSize).map(({ key, displayed, after, by }) => {
      const query = new URLSearchParams({ search: key });
      return [html`<a href="${siteAddress(id)}/texts?${query}">${key}</a>`, displayed, after, by];
    });
    const waitingTotal = waiting.texts.length;
    const metadata = renderMetadata(id, edits, findHeads(pages, id, edits));
    const isRuntime = waiting.mode === 'runtime';
    const deployed = metadata.length + (isRuntime ? 0 : waitingTotal);
    const head = ['What', 'Live now', 'Afterwards', 'By'];
    const action = `${siteAddress(id)}/publish/texts`;
    const label = `Publish ${count(waitingTotal, 'text')} now`;
    const total = waitingTotal + metadata.length;
    const runs = listRuns(pages, site);
    const run = runs.find((item) => String(item.id) === context.req.query('run'));
    const isActive = run && (run.status !== 'completed' || deployers.get(id)?.active === run);
    const address = cloud.hosting.browserAddress(site.slug);
    const publication = run && {
      ...{ run, isActive: isActive === true, last: runs.findLast(isDone) },
      since: (isToPreview(run) ? preview : live)?.deployedAt,
      changed: changedPages.get(run) ?? [],
    };
    const content = html`${publication && renderPublication(publication)}
<p>${describeState(live, total)} ${total === 0 && webLink(address, 'Open the live site')}</p>
${texts.length > 0 && table(`Texts (${waitingTotal})`, head, texts)}
${isRuntime && waitingTotal > 0 && form(action, formToken, html``, label)}
${metadata.length > 0 && table(`Metadata (${metadata.length})`, head, metadata)}
${renderPreview(pages, site, preview, isRuntime)}
${!isActive && renderButtons(pages, site, live, deployed)}
${!isActive && html`<p class="hint">${describeLast(runs.findLast(isDone))}</p>`}`;
    const page = { title: 'Publish', content, follows: isActive === true, ...siteFrame(site) };
    return show(context, page, sent);
  }

  for (const environment of environments)
    app.post(`/sites/:id/publish/${environment}`, async (context) => {
      const id = context.req.param('id');
      const deployer = deployers.get(id);
      if (!deployer) return context.notFound();
      // Afterwards, nothing is waiting any more.
      const changed = await listChanged(pages, id, environment);
      try {
        const run = await deployer.again(environment);
        if (!changedPages.has(run)) changedPages.set(run, changed);
        return context.redirect(`${siteAddress(id)}/publish?run=${run.id}`, 303);
      } catch (error) {
        const [message = '', ...lines] = describeError(SiteDeployError.from(error));
        const details = lines.map((line) => ({ field: '', message: line }));
        return showPublish(context, { fields: {}, refused: { status: 422, message, details } });
      }
    });

  app.post('/sites/:id/publish/texts', async (context) => {
    const id = context.req.param('id');
    const changed = await listChanged(pages, id, 'production');
    const { refused } = await calls.send('POST', `${siteApi(id)}/text-publications`);
    const links = changed.map(([address, name]) => html` ${webLink(address, name)}`);
    const message = html`Published: the site shows the texts now.${links}`;
    return done(context, `${siteAddress(id)}/publish`, refused ? refused.message : message);
  });
}

/** Oldest first. */
function listRuns({ cloud }: PageContext, { repository }: SiteDetail): readonly LocalRun[] {
  return cloud.githubApi.repository(`${repository.owner}/${repository.name}`)?.runs ?? [];
}

/** Whether a run has published the site. */
const isDone = (run: LocalRun) => run.conclusion === 'success' && !isToPreview(run);

const mostLinks = 10;

/** Addresses and names of the pages whose texts or metadata aren't live yet. */
async function listChanged(
  { calls, cloud }: PageContext,
  id: string,
  environment: ShownEnvironment,
): Promise<(readonly [address: string, name: string])[]> {
  const api = siteApi(id);
  const [site, { texts }, { environments: known }] = await Promise.all([
    calls.get(api, SiteDetail),
    readWaitingTexts(calls, api),
    calls.get(`${api}/environments`, SiteEnvironmentList),
  ]);
  const live = known.find((item) => item.environment === 'Production');
  const edits = await listEditsSince(calls, api, live?.pagesReadAt ?? live?.deployedAt);
  const ofMetadata = edits.flatMap(({ path }) => /^\/seo\/([^/]+)$/.exec(path)?.[1] ?? []);
  const slugs = [...new Set([...texts.map(({ pageSlug }) => pageSlug), ...ofMetadata])];
  const isPreview = environment === 'preview';
  const origin = cloud.hosting.browserAddress(site.slug, isPreview ? 'preview' : undefined) ?? '';
  const found = slugs.slice(0, mostLinks).map(async (slug) => {
    const { pages } = await calls.get(
      `${api}/pages?near=${encodeURIComponent(slug)}`,
      SitePageList,
    );
    return pages.filter((page) => page.slug === slug);
  });
  return (await Promise.all(found)).flat().map((page) => {
    return [`${origin}${page.path}`, page.title || page.path] as const;
  });
}

/** Texts whose next publication changes what visitors get. */
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
    // A text of a development request is published together with that.
    const isNext = (item: TextOverride) => !item.requestId || item.status === 'committed';
    const next = overrides.findLast(isNext);
    if (!text || !next) return [];
    const { displayed = text.default, override, pageSlug } = text;
    const after = override?.value ?? text.default;
    return after === displayed ? [] : [{ key, pageSlug, displayed, after, by: next.updatedBy }];
  });
  return { mode: lists[1].mode, texts };
}

/** Newest first. */
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

/** For each page, compares the live metadata with the last saved metadata. */
function renderMetadata(id: string, edits: readonly Edit[], heads: ReturnType<typeof findHeads>) {
  const ofMetadata = edits.filter(({ path }) => path.startsWith('/seo/'));
  return [...Map.groupBy(ofMetadata, ({ path }) => path)].flatMap(([path, ofPath]) => {
    const whole = { path, before: ofPath.at(-1)?.before, after: ofPath[0]?.after };
    const changes = listChanges(whole, heads(path));
    if (changes.length === 0) return [];
    const side = (at: 1 | 2) =>
      html`${changes.map(
        (change) => html`<p class="prose"><small>${change[0]}</small> ${change[at]}</p>`,
      )}`;
    const people = [...new Set(ofPath.map(({ by }) => by))].join(', ');
    const name = path.slice('/seo/'.length);
    return [[html`<a href="${formatSubject(id, path)}">${name}</a>`, side(1), side(2), people]];
  });
}

function describeState(live: Environment | undefined, total: number): string {
  if (!live?.deployedAt) return 'Nothing is live yet.';
  return total === 0 ? 'Everything that was saved is live.' : 'Saved, but not live yet:';
}

function renderPreview(
  { cloud, deployers }: PageContext,
  { id, slug }: SiteDetail,
  preview: Environment | undefined,
  isRuntime: boolean,
): Markup {
  const address = cloud.hosting.browserAddress(slug, 'preview');
  if (!address || !preview?.deployedAt)
    return html`<p class="hint">${deployers.has(id) && 'Nothing is in Preview yet.'}</p>`;
  const drafts = isRuntime && ', with the drafts of texts';
  return html`<p>${webLink(address, 'Open Preview')}<br><span class="hint">As of
${time(preview.deployedAt)}${drafts}.</span></p>`;
}

function renderButtons(
  { deployers, formToken }: PageContext,
  { id }: SiteDetail,
  live: Environment | undefined,
  changes: number,
): Markup {
  if (!deployers.has(id))
    return html`${changes > 0 && html`<p class="hint">The next publication takes this live.</p>`}`;
  const address = `${siteAddress(id)}/publish`;
  let label = `Publish ${count(changes, 'change')}`;
  if (changes === 0) label = 'Publish again';
  if (!live?.deployedAt) label = 'Publish the site';
  return html`<div class="acts">
${form(`${address}/preview`, formToken, html``, 'Show in Preview')}
${form(`${address}/production`, formToken, html``, label)}</div>`;
}

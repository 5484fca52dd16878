import type { Context } from 'hono';
import { html } from 'hono/html';
import { SitePageList } from '../../../contracts/portal/page.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import { TextEntry, TextList, type TextMode } from '../../../contracts/portal/text.ts';
import { compact } from '../../../shared/compact.ts';
import { count } from '../../../shared/units.ts';
import type { PortalCalls, Refused } from '../../portal/portal-calls.ts';
import { toConflict } from '../frame/editor.ts';
import {
  form,
  listQuery,
  type Markup,
  mostChoices,
  pager,
  pageSize,
  searchField,
  searchForm,
  selectNamed,
  table,
  time,
} from '../frame/layout.ts';
import {
  type PageContext,
  pageAddress,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { findObstacle } from '../frame/read-only.ts';
import { gitHubPages } from '../github/repository-view.ts';
import { renderUnmarked } from './help.ts';
import { renderUndo } from './history.ts';

const filters = ['search', 'page', 'state'];

/** Texts that were not saved, by key, with the value that the user typed. */
type Unsaved = ReadonlyMap<string, { readonly value: string; readonly refused: Refused }>;

export function addTextPages(pages: PageContext): void {
  const { app, calls, fields, done } = pages;
  app.get('/sites/:id/texts', (context) => showTexts(pages, context));

  app.post('/sites/:id/texts', async (context) => {
    const id = context.req.param('id');
    const saved = await saveTexts(calls, siteApi(id), await fields(context));
    if (saved.unsaved.size > 0) return showTexts(pages, context, saved);
    const query = listQuery(context.req.query(), filters);
    const changed = [...saved.stored, ...saved.reset];
    if (changed.length === 0)
      return done(context, `${siteAddress(id)}/texts?${query}`, 'No text was changed.');
    const page = `${siteAddress(id)}/texts?${query}`;
    const paths = changed.map((key) => `/text/${key}`);
    const undo = await renderUndo(pages, id, paths, page);
    return done(context, `${page}#${changed[0]}`, html`${describeSaved(saved)} ${undo}`);
  });
}

interface Saved {
  readonly stored: readonly string[];
  readonly reset: readonly string[];
  readonly unsaved: Unsaved;
}

function describeSaved({ stored, reset }: Saved): string {
  return compact([
    stored.length > 0 && `Saved: ${stored.join(', ')}.`,
    reset.length > 0 && `With the original text again: ${reset.join(', ')}.`,
  ]).join(' ');
}

/** Saves the texts that differ from the form's initial values. */
async function saveTexts(calls: PortalCalls, api: string, sent: Readonly<Record<string, string>>) {
  const stored: string[] = [];
  const reset: string[] = [];
  const unsaved = new Map<string, { value: string; refused: Refused }>();
  for (const [name, typed] of Object.entries(sent)) {
    if (!name.startsWith('text:')) continue;
    const key = name.slice('text:'.length);
    // Browsers submit line breaks as CRLF.
    const value = typed.replaceAll('\r\n', '\n');
    const base = sent[`base:${key}`]?.replaceAll('\r\n', '\n');
    if (value === base) continue;
    const edit = { value, base, isDraft: sent.second === 'on' };
    const saved = await saveText(calls, `${api}/text/${encodeURIComponent(key)}`, edit);
    if (typeof saved === 'object') unsaved.set(key, { value, refused: saved });
    if (saved === 'stored') stored.push(key);
    if (saved === 'reset') reset.push(key);
  }
  return { stored, reset, unsaved };
}

interface TextEdit {
  readonly value: string;
  /** Text in the field when the form was rendered. */
  readonly base: string | undefined;
  readonly isDraft: boolean;
}

const getCurrent = ({ override, default: text }: TextEntry) => override?.value ?? text;

/**
 * Saves a text. An empty text or the default removes the override.
 * @returns what was done, or why it was refused
 */
async function saveText(calls: PortalCalls, path: string, { value, base, isDraft }: TextEdit) {
  const { value: text, etag } = await calls.read(path, TextEntry);
  const now = getCurrent(text);
  if (now === value) return 'same';
  if (base !== undefined && now !== base) return toConflict(text.override?.updatedBy);
  if (value !== '' && value !== text.default) {
    const draft = isDraft || undefined;
    return (await calls.send('PUT', path, { value, draft }, etag)).refused ?? 'stored';
  }
  if (!text.override) return 'same';
  return (await calls.send('DELETE', path, undefined, etag)).refused ?? 'reset';
}

async function showTexts(pageContext: PageContext, context: Context, saved?: Saved) {
  const { calls, show, deployers } = pageContext;
  const id = context.req.param('id') ?? '';
  const address = `${siteAddress(id)}/texts`;
  const query = listQuery(context.req.query(), filters);
  const [site, { pages: choice }, { texts, mode, total }] = await Promise.all([
    calls.site(id),
    calls.get(`${siteApi(id)}/pages?limit=${mostChoices}`, SitePageList),
    calls.get(`${siteApi(id)}/text?${query}&order=page&limit=${pageSize}`, TextList),
  ]);
  const slugs = [...new Set(texts.map(({ pageSlug }) => encodeURIComponent(pageSlug)))];
  const near = await Promise.all(
    slugs.map((slug) => calls.get(`${siteApi(id)}/pages?near=${slug}`, SitePageList)),
  );
  const pages = near.flatMap((list) => list.pages);
  const search = query.get('search') ?? '';
  const found = search ? await renderFoundPages(pageContext, id, search) : '';
  const sections = [...Map.groupBy(texts, ({ pageSlug }) => pageSlug)].map(([slug, ofPage]) => {
    const page = pages.find((item) => item.slug === slug);
    const cards = ofPage.map((text) => {
      const isFirst = search !== '' && text === texts[0];
      return renderTextCard(pageContext, site, text, { unsaved: saved?.unsaved, isFirst });
    });
    return html`<h2>${page?.title || slug}</h2>
<p class="quiet"><code>${page?.path ?? slug}</code>
<a href="${siteAddress(id)}/edit/${encodeURIComponent(slug)}">Edit on the page</a>
<a href="${pageAddress(id, slug)}">Metadata</a></p>${cards}`;
  });
  const withTexts = choice.filter(({ textKeyCount }) => textKeyCount > 0);
  const isFiltered = filters.some((name) => query.has(name));
  const draft = mode === 'runtime' ? 'Save as drafts' : undefined;
  const obstacle = saved ? undefined : findObstacle(site, 'textOverrides');
  const explained = html`<p>${explainMode(mode, id, deployers.has(id))}
An empty field restores the original text.</p>`;
  const list = html`${sections}`;
  const fields = obstacle ? list : form(`${address}?${query}`, list, 'Save all', draft);
  const content = html`${obstacle ?? explained}
${renderSearch(address, query, withTexts)}
${found}
${total === 0 && (isFiltered ? noMatches(address) : noTexts)}
${pager(address, query, total)}
${texts.length > 0 && fields}
${pager(address, query, total)}`;
  const page = { title: 'Texts', content, ...siteFrame(site) };
  if (!saved) return show(context, page);
  return show(context, page, { ...toRefusal(saved) });
}

/** Renders the pages that a search finds by slug, path, title or description. */
async function renderFoundPages({ calls }: PageContext, id: string, search: string) {
  const query = new URLSearchParams({ search, limit: String(pageSize) });
  const { pages } = await calls.get(`${siteApi(id)}/pages?${query}`, SitePageList);
  if (pages.length === 0) return '';
  const rows = pages.map(({ slug, path, title }) => [
    html`<a href="${pageAddress(id, slug)}">${title || path}</a>`,
    html`<code>${path}</code>`,
  ]);
  return table('Pages that match', ['Metadata', 'Path'], rows);
}

function explainMode(mode: TextMode, id: string, canDeploy: boolean): Markup {
  if (mode === 'runtime') return html`Saved texts are live at once, except drafts.`;
  if (!canDeploy) return html`Saved texts go live with the next publication.`;
  return html`Saved texts go live when you <a href="${siteAddress(id)}/publish">publish</a> them.`;
}

/** Builds the refusal. It also names the saved texts, so that nobody types them again. */
function toRefusal(saved: Saved) {
  const details = [...saved.unsaved].map(([key, { refused }]) => {
    const [problem] = refused.details;
    return { field: `text-${key}`, message: problem?.message ?? refused.message };
  });
  const names = [...saved.unsaved.keys()].map((key) => [`text-${key}`, key]);
  const summary = compact([
    describeSaved(saved),
    `Not saved: ${count(details.length, 'text')}.`,
  ]).join(' ');
  const refused = { status: 422, message: summary, details };
  return { refused, labels: Object.fromEntries(names), summary };
}

function renderSearch(
  address: string,
  query: URLSearchParams,
  pages: readonly { readonly slug: string; readonly title: string }[],
): Markup {
  const all = [
    ['', 'All pages'],
    ...pages.map(({ slug, title }) => [slug, title || slug] as const),
  ] as const;
  const states = [
    ['', 'All texts'],
    ['overridden', 'Edited'],
    ['default', 'Not edited'],
  ] as const;
  return searchForm(
    address,
    html`${searchField(query)}
<div><label for="page">Page</label>${selectNamed('page', 'page', all, query.get('page'))}</div>
<div><label for="state">State</label>
${selectNamed('state', 'state', states, query.get('state'))}</div>`,
  );
}

interface TextCard {
  readonly unsaved?: Unsaved | undefined;
  /** Whether the field has the focus when the page opens. */
  readonly isFirst?: boolean;
}

const getName = (key: string) => key.split('.').slice(1).join(' ').replaceAll(/[-_]/g, ' ');

export function renderTextCard(
  pages: PageContext,
  site: SiteDetail,
  text: TextEntry,
  { unsaved, isFirst }: TextCard = {},
): Markup {
  const { key, override, pageCount = 1 } = text;
  const shared = pageCount > 1 && `Shown on ${pageCount} pages: a change is shown on all of them.`;
  const current = getCurrent(text);
  const own = unsaved?.get(key);
  const isConflict = own?.refused.status === 412;
  const problem = own && (own.refused.details[0]?.message ?? own.refused.message);
  const invalid = own && html` aria-invalid="true" aria-describedby="problem-${key}"`;
  const query = new URLSearchParams({ path: `/text/${key}` });
  const history = `${siteAddress(site.id)}/history?${query}`;
  const isReadOnly = !unsaved && findObstacle(site, 'textOverrides');
  const stored = html`${override?.updatedBy ?? 'Someone else'} has changed this text. Stored value:
<span class="prose">${current}</span> Save replaces it with yours.`;
  return html`<section class="card text" id="${key}" aria-label="${key}">
<label class="beside" for="text-${key}">${getName(key)}</label> <code class="quiet">${key}</code>
<input type="hidden" name="base:${key}" value="${current}">
<textarea id="text-${key}" name="text:${key}" rows="2" data-default="${text.default}"
data-live="${text.displayed}"
${!/\n/.test(text.default + current) && html` data-line`}
${isFirst && html` autofocus`}${isReadOnly && html` readonly`}
${invalid}>${own?.value ?? current}</textarea>
<p class="hint warning unsaved" hidden>Not saved yet.</p>
${shared && html`<p class="hint" id="shared-${key}">${shared}</p>`}
${own && html`<p class="problem" id="problem-${key}">${isConflict ? stored : problem}</p>`}
${override && html`<p class="hint">Original: <span class="prose">${text.default}</span></p>`}
<p class="hint">${override && renderState(pages, site, override, text.displayed)}
<a href="${history}">History</a></p></section>`;
}

function renderState(
  { cloud }: PageContext,
  { repository }: SiteDetail,
  override: NonNullable<TextEntry['override']>,
  displayed: string | undefined,
): Markup {
  const { status, updatedBy, updatedAt, commitSha } = override;
  const name = `${repository.owner}/${repository.name}`;
  const commit = commitSha?.slice(0, 12);
  const isHere = commitSha && cloud.githubApi.repository(name);
  const page = `${gitHubPages}/${name}/commit/${commitSha}`;
  let source = html`${commit && `, commit ${commit}`}`;
  if (isHere) source = html`, <a href="${page}">commit ${commit}</a>`;
  const place = status === 'live' || override.value === displayed ? 'live' : 'not live yet';
  return html`Edited by ${updatedBy}, ${time(updatedAt)}, ${place}${source}.`;
}

const noMatches = (address: string) =>
  html`<div class="none"><p>No text matches. <a href="${address}">All texts</a></p>
${renderUnmarked('If the site shows this text, it is')}</div>`;

const noTexts = html`<div class="none"><p>This site has no editable texts yet.</p>
${renderUnmarked('A text that the site shows is')}</div>`;

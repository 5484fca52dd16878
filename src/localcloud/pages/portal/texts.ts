import type { Context } from 'hono';
import { html } from 'hono/html';
import { SitePageList } from '../../../contracts/portal/page.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { TextEntry, TextList, type TextMode } from '../../../contracts/portal/text.ts';
import { compact } from '../../../shared/compact.ts';
import { count } from '../../../shared/units.ts';
import type { PortalCalls, Refused } from '../../portal/portal-calls.ts';
import { conflict } from '../frame/editor.ts';
import {
  form,
  listQuery,
  type Markup,
  pager,
  pageSize,
  searchForm,
  selectNamed,
  time,
} from '../frame/layout.ts';
import { type PageContext, siteAddress, siteApi, siteFrame } from '../frame/page-context.ts';
import { gitHubPages } from '../github/repository-view.ts';

const filters = ['search', 'page', 'state'];

/** Texts that were not saved, with the user's value, by key. */
type Unsaved = ReadonlyMap<string, { readonly value: string; readonly refused: Refused }>;

export function addTextPages(pages: PageContext): void {
  const { app, calls, fields, done } = pages;
  app.get('/sites/:id/texts', (context) => showTexts(pages, context));

  app.post('/sites/:id/texts', async (context) => {
    const id = context.req.param('id');
    const saved = await saveTexts(calls, siteApi(id), await fields(context));
    if (saved.unsaved.size > 0) return showTexts(pages, context, saved);
    const query = listQuery(context.req.query(), filters);
    const [first = ''] = [...saved.stored, ...saved.reset];
    const address = `${siteAddress(id)}/texts?${query}${first && `#${first}`}`;
    return done(context, address, describeSaved(saved) || 'No text was changed.');
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
    reset.length > 0 && `Reset to the default: ${reset.join(', ')}.`,
  ]).join(' ');
}

/** Saves only texts that differ from the form's initial values. */
async function saveTexts(calls: PortalCalls, api: string, sent: Readonly<Record<string, string>>) {
  const stored: string[] = [];
  const reset: string[] = [];
  const unsaved = new Map<string, { value: string; refused: Refused }>();
  for (const [name, typed] of Object.entries(sent)) {
    if (!name.startsWith('text:')) continue;
    const key = name.slice('text:'.length);
    // Browsers send CRLF line endings.
    const value = typed.replaceAll('\r\n', '\n');
    const base = (sent[`base:${key}`] ?? '').replaceAll('\r\n', '\n');
    if (value === base) continue;
    const refused = await saveText(calls, `${api}/text/${encodeURIComponent(key)}`, value, base);
    if (refused) unsaved.set(key, { value, refused });
    else if (value) stored.push(key);
    else reset.push(key);
  }
  return { stored, reset, unsaved };
}

async function saveText(calls: PortalCalls, path: string, value: string, base: string) {
  const { value: text, etag } = await calls.read(path, TextEntry);
  const now = text.override?.value ?? '';
  if (now === value) return undefined;
  if (now !== base) return conflict;
  if (value) return (await calls.send('PUT', path, { value }, etag)).refused;
  return (await calls.send('DELETE', path, undefined, etag)).refused;
}

async function showTexts(pageContext: PageContext, context: Context, saved?: Saved) {
  const { calls, show, formToken, deployers } = pageContext;
  const id = context.req.param('id') ?? '';
  const address = `${siteAddress(id)}/texts`;
  const query = listQuery(context.req.query(), filters);
  const [site, { pages }, { texts, mode, total }] = await Promise.all([
    calls.get(siteApi(id), SiteDetail),
    calls.get(`${siteApi(id)}/pages`, SitePageList),
    calls.get(`${siteApi(id)}/text?${query}&limit=${pageSize}`, TextList),
  ]);
  const sections = [...Map.groupBy(texts, ({ pageSlug }) => pageSlug)].map(([slug, ofPage]) => {
    const page = pages.find((item) => item.slug === slug);
    const metadata = `${siteAddress(id)}/pages/${encodeURIComponent(slug)}`;
    const cards = ofPage.map((text) => renderText(pageContext, site, text, saved?.unsaved));
    return html`<h2>${page?.title ?? slug}</h2>
<p class="quiet"><code>${page?.path ?? slug}</code>
${renderBuilt(pageContext, site, page?.path)} <a href="${metadata}">Metadata</a></p>${cards}`;
  });
  const withTexts = pages.filter(({ textKeyCount }) => textKeyCount > 0);
  const content = html`<p>Mode <strong>${mode}</strong>. ${explainMode(mode, deployers.has(id))}
An empty field restores the default.</p>
${renderSearch(address, query, withTexts)}
${total === 0 && noTexts}
${pager(address, query, total)}
${texts.length > 0 && form(`${address}?${query}`, formToken, html`${sections}`, 'Save all')}
${pager(address, query, total)}`;
  const page = { title: 'Texts', content, ...siteFrame(site) };
  if (!saved) return show(context, page);
  return show(context, page, { fields: {}, ...toRefusal(saved) });
}

function explainMode(mode: TextMode, canDeploy: boolean): string {
  if (mode === 'runtime') return 'The site fetches texts immediately.';
  if (canDeploy)
    return (
      'Saved texts wait here until "Deploy again", or a push to the local repository, commits ' +
      'them.'
    );
  return "The site's texts automation commits them; they go live with the next deployment.";
}

/** Also names saved texts, to show that none of them is lost. */
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
    ...pages.map(({ slug, title }) => [slug, title] as const),
  ] as const;
  const states = [
    ['', 'All texts'],
    ['overridden', 'With an override'],
    ['default', 'With their default'],
  ] as const;
  return searchForm(
    address,
    html`<div><label for="search">Search</label>
<input type="search" id="search" name="search" value="${query.get('search') ?? ''}"></div>
<div><label for="page">Page</label>${selectNamed('page', 'page', all, query.get('page'))}</div>
<div><label for="state">State</label>
${selectNamed('state', 'state', states, query.get('state'))}</div>`,
  );
}

function renderBuilt({ cloud }: PageContext, { slug }: SiteDetail, path: string | undefined) {
  const live = cloud.hosting.address(slug);
  if (!live || !path) return html``;
  return html`<a href="${new URL(path, live).href}">As built</a>`;
}

function renderText(
  pages: PageContext,
  site: SiteDetail,
  text: TextEntry,
  unsaved: Unsaved = new Map(),
): Markup {
  const { key, override } = text;
  const current = override?.value ?? '';
  const own = unsaved.get(key);
  const isConflict = own?.refused.status === 412;
  const problem = own && (own.refused.details[0]?.message ?? own.refused.message);
  const invalid = own && html` aria-invalid="true" aria-describedby="problem-${key}"`;
  return html`<section class="card" id="${key}" aria-label="${key}"><h3><code>${key}</code></h3>
<div class="sides"><div><p class="hint">Default</p><p class="prose">${text.default}</p></div>
<div><label class="hidden" for="text-${key}">Text of ${key}</label>
<input type="hidden" name="base:${key}" value="${current}">
<textarea id="text-${key}" name="text:${key}" rows="2"
placeholder="${text.default}"${invalid}>${own?.value ?? current}</textarea>
${own && !isConflict && html`<p class="problem" id="problem-${key}">${problem}</p>`}
${
  isConflict &&
  html`<p class="problem" id="problem-${key}">Someone else has changed this text. Stored value:
<span class="prose">${current || '(the default)'}</span></p>`
}
${override && renderState(pages, site, override)}</div></div></section>`;
}

function renderState(
  { cloud }: PageContext,
  { repository }: SiteDetail,
  override: NonNullable<TextEntry['override']>,
): Markup {
  const { status, updatedBy, updatedAt, commitSha } = override;
  const name = `${repository.owner}/${repository.name}`;
  const commit = commitSha?.slice(0, 12);
  const isHere = commitSha && cloud.githubApi.repository(name);
  const page = `${gitHubPages}/${name}/commit/${commitSha}`;
  let source = html`${commit && `, commit ${commit}`}`;
  if (isHere) source = html`, <a href="${page}">commit ${commit}</a>`;
  return html`<p class="hint">Override, ${status}, by ${updatedBy},
${time(updatedAt)}${source}</p>`;
}

const noTexts = html`<p class="none">No texts yet. A deployment adds the elements that have
<code>data-text-key="page.section.element"</code>; a key always has three parts.</p>`;

import type { Context } from 'hono';
import { html } from 'hono/html';
import { type SitePage, SitePageList } from '../../../contracts/portal/page.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import { TextEntry, TextList, type TextMode } from '../../../contracts/portal/text.ts';
import {
  form,
  type Markup,
  mostChoices,
  neighbours,
  searchForm,
  selectNamed,
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
import { frameHost, listShown, type ShownEnvironment } from './frames.ts';
import { renderUnmarked } from './help.ts';
import { renderTextCard } from './texts.ts';

const labels: Readonly<Record<ShownEnvironment, string>> = {
  preview: 'Preview',
  production: 'Production',
};

const maxTexts = 200;
const noTexts = html`<p class="none">This page has no editable texts.</p>
${renderUnmarked('A text that it shows is')}`;

/**
 * Adds the pages that show the built page in a frame. Its texts are edited in place, or in a form
 * if the browser runs no scripts.
 */
export function addEditPages(pages: PageContext): void {
  const { app, calls, show } = pages;
  app.get('/sites/:id/edit', async (context) => {
    const id = context.req.param('id');
    const { page, in: chosen } = context.req.query();
    if (page) return context.redirect(formatEdit(id, page, chosen));
    const { pages: all } = await calls.get(`${siteApi(id)}/pages?limit=1`, SitePageList);
    return showEdit(context, id, all[0]?.slug ?? '');
  });
  app.get('/sites/:id/edit/:slug', (context) => {
    const { id, slug } = context.req.param();
    return showEdit(context, id, slug);
  });
  // The script fetches the field of a text that the frame shows but that the page doesn't list.
  app.get('/sites/:id/edit/:slug/text/:key', async (context) => {
    const { id, key } = context.req.param();
    const [site, text] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/text/${encodeURIComponent(key)}`, TextEntry),
    ]);
    return context.html(renderTextCard(pages, site, text));
  });

  async function showEdit(context: Context, id: string, slug: string) {
    const name = encodeURIComponent(slug);
    const [site, { pages: near }, { pages: listed }, { texts, mode }] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/pages?near=${name}`, SitePageList),
      calls.get(`${siteApi(id)}/pages?limit=${mostChoices}`, SitePageList),
      calls.get(`${siteApi(id)}/text?page=${name}&order=page&limit=${maxTexts}`, TextList),
    ]);
    const deployed = await listShown(pages, site);
    const page = near.find((item) => item.slug === slug);
    if (!page) return context.notFound();
    const query = new URLSearchParams({ page: slug });
    const [own, shared] = [false, true].map((isShared) =>
      texts
        .filter(({ pageCount = 1 }) => pageCount > 1 === isShared)
        .map((text) => renderTextCard(pages, site, text)),
    );
    const isEmpty = texts.length === 0;
    const draft = mode === 'runtime' ? 'Save as drafts' : undefined;
    const action = `${siteAddress(id)}/texts?${query}`;
    const others = html`<h2>Texts that other pages show as well</h2>${shared}`;
    const cards = html`<div class="cards">${own}${shared?.length !== 0 && others}</div>`;
    const obstacle = findObstacle(site, 'textOverrides');
    const fields = obstacle ? cards : form(action, cards, 'Save all', draft);
    const content = html`${renderChoice(site, listed, near, page, context.req.query('in'))}
<div class="on-page">${renderFrame(context, site, page, { deployed, mode })}
<div class="panel"><h2>Texts of this page</h2>
${obstacle ?? html`<p class="hint">Click a text in the page, or edit it here.</p>`}
${isEmpty && noTexts}<div${isEmpty && html` hidden`}>${fields}</div></div></div>
<template id="unmarked">${obstacle ?? renderUnmarked()}</template>
<script src="/on-page.js" defer></script>`;
    return show(context, { title: `Edit ${page.title || page.path}`, content, ...siteFrame(site) });
  }
}

/**
 * Returns the URL of the editor.
 * @param chosen environment that the user has chosen. Links keep it during navigation
 */
function formatEdit(id: string, slug: string, chosen = ''): string {
  const query = chosen && `?${new URLSearchParams({ in: chosen })}`;
  return `${siteAddress(id)}/edit/${encodeURIComponent(slug)}${query}`;
}

function renderChoice(
  site: SiteDetail,
  listed: readonly SitePage[],
  near: readonly SitePage[],
  page: SitePage,
  chosen = '',
): Markup {
  const isListed = listed.some(({ slug }) => slug === page.slug);
  const options = [...(isListed ? [] : [page]), ...listed].map(
    ({ slug, title, path }) => [slug, `${title || path} (${path})`] as const,
  );
  const choice = html`<div><label for="page">Page</label>
${selectNamed('page', 'page', options, page.slug)}
${chosen && html`<input type="hidden" name="in" value="${chosen}">`}</div>`;
  const format = (slug: string) => formatEdit(site.id, slug, chosen);
  return html`${searchForm(`${siteAddress(site.id)}/edit`, choice)}
<p>${neighbours(near, page.slug, format)}
<a href="${pageAddress(site.id, page.slug)}">Metadata of this page</a></p>`;
}

type Shown = Awaited<ReturnType<typeof listShown>>[number];

/** Describes a deployment, e.g. "Production, version 1.4.0, since 2026-11-29 09:00 UTC". */
const describe = ({ name, version, deployedAt }: Shown): Markup =>
  html`${labels[name]}${version && `, version ${version}`}${
    deployedAt && html`, since ${time(deployedAt)}`
  }`;

function renderFrame(
  context: Context,
  { id, slug }: SiteDetail,
  page: SitePage,
  { deployed, mode }: { readonly deployed: readonly Shown[]; readonly mode: TextMode },
): Markup {
  const shown = deployed.find(({ name }) => name === context.req.query('in')) ?? deployed[0];
  if (!shown)
    return html`<p class="none">Nothing is published yet, so there is no page to show. Its texts are
in the form.</p>`;
  const { port } = new URL(context.req.url);
  const path = page.path.split('/').map(encodeURIComponent).join('/');
  const address = `http://${frameHost(slug, shown.name)}:${port}${path}`;
  const others = deployed.filter((item) => item !== shown);
  const links = others.map(
    (item) => html`<br>Show <a href="?in=${item.name}">${describe(item)}</a>`,
  );
  return html`<div class="stage-side"><p class="quiet"><strong>${describe(shown)}</strong>, with the
texts that are saved here.${links}</p><div class="stage" data-path="${page.path}"
${mode === 'commit' && html`data-publish="${siteAddress(id)}/publish"`}
data-texts="${siteAddress(id)}/edit/${encodeURIComponent(page.slug)}/text">
<iframe title="The built page" src="${address}" sandbox="allow-scripts"></iframe></div></div>`;
}

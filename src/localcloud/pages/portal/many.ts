import type { Context } from 'hono';
import { html } from 'hono/html';
import { AuditList, AuditProblem } from '../../../contracts/portal/editing.ts';
import { type SitePage, SitePageList } from '../../../contracts/portal/page.ts';
import { PageSeo, SeoDefaults, seoLimits } from '../../../contracts/portal/seo.ts';
import { count } from '../../../shared/units.ts';
import type { Refused } from '../../portal/portal-calls.ts';
import { nothingChanged, toConflict, type Values } from '../frame/editor.ts';
import {
  form,
  listQuery,
  type Markup,
  pager,
  pageSize,
  searchField,
  searchForm,
  selectNamed,
  table,
} from '../frame/layout.ts';
import {
  type PageContext,
  pageAddress,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { findObstacle } from '../frame/read-only.ts';
import { withBuilt } from './built-fields.ts';
import { lastEdit, renderUndo } from './history.ts';
import { seoFields } from './seo-fields.ts';

const problemNames: Readonly<Record<AuditProblem, string>> = {
  missing: 'Missing',
  short: 'Too short',
  long: 'Too long',
  duplicate: 'Duplicate',
  'noindex-in-sitemap': 'Hidden, but in the sitemap',
  'image-missing': 'Without an image',
};

export function addAuditPages({ app, calls, show }: PageContext): void {
  app.get('/sites/:id/audit', async (context) => {
    const id = context.req.param('id');
    const query = listQuery(context.req.query(), ['problem']);
    const [site, { findings, total }] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/audit?${query}&limit=${pageSize}`, AuditList),
    ]);
    const options = [
      ['', 'Everything'],
      ...AuditProblem.options.map((name) => [name, problemNames[name]] as const),
    ] as const;
    const filter = html`<div><label for="problem">Finding</label>
${selectNamed('problem', 'problem', options, query.get('problem'))}</div>`;
    const rows = findings.map(({ pageSlug, path, title, field, problem, message }) => {
      return [
        html`<a href="${pageAddress(id, pageSlug)}#${field}">${title || path}</a>`,
        path,
        problemNames[problem],
        message,
      ];
    });
    const address = `${siteAddress(id)}/audit`;
    const head = ['Page', 'Path', 'Finding', 'Details'];
    const content = html`<p>A link opens the field.
<a href="${siteAddress(id)}/grid">Edit titles and descriptions of many pages</a></p>
${searchForm(address, filter)}
${table('Findings', head, rows, 'none.')}${pager(address, query, total)}`;
    return show(context, { title: 'Audit', content, ...siteFrame(site) });
  });
}

const columns = ['title', 'description'] as const;
const inGrid = seoFields.filter(({ name }) => name === 'title' || name === 'description');

type Cells = ReadonlyMap<string, { readonly value: string; readonly refused: Refused }>;

/** Adds the pages that edit the titles and descriptions of 50 pages at once. */
export function addGridPages(pages: PageContext): void {
  const { app, calls, cloud, show, fields, done } = pages;

  app.get('/sites/:id/grid', (context) => showGrid(context, new Map()));

  async function showGrid(context: Context, unsaved: Cells) {
    const id = context.req.param('id') ?? '';
    const query = listQuery(context.req.query(), ['search']);
    const [site, { pages: listed, total }] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/pages?${query}&limit=${pageSize}`, SitePageList),
    ]);
    const defaults = await calls.get(`${siteApi(id)}/seo/defaults`, SeoDefaults);
    const obstacle = unsaved.size > 0 ? undefined : findObstacle(site, 'seoManagement');
    const slugs = listed.map(({ slug }) => slug);
    const heads = cloud.portal.builtHeads(id, slugs);
    const rows = await Promise.all(
      listed.map(async ({ slug, path, title: listedTitle }) => {
        const record = await calls.get(`${siteApi(id)}/seo/${encodeURIComponent(slug)}`, PageSeo);
        const fields = withBuilt(inGrid, { head: heads.get(slug), listedTitle, record, defaults });
        const cells = columns.map((name, index) => {
          const cell = { own: getOwn(record, name), built: fields[index]?.built?.value };
          if (obstacle) return html`<span class="prose">${cell.own || cell.built}</span>`;
          return renderCell({ slug, path }, name, cell, unsaved);
        });
        return [html`<a href="${pageAddress(id, slug)}"><code>${path}</code></a>`, ...cells];
      }),
    );
    const address = `${siteAddress(id)}/grid`;
    const grid = table('Titles and descriptions', ['Page', 'Title', 'Description'], rows);
    const content = html`${
      obstacle ??
      html`<p class="hint">Cells start with what visitors get; an empty one takes its value from the
build again. Enter moves down, Alt with an arrow key up or down.</p>`
    }
${searchForm(address, searchField(query))}
${obstacle ? grid : form(`${address}?${query}`, html`<div class="grid">${grid}</div>`, 'Save all')}
${pager(address, query, total)}`;
    const frame = siteFrame(site, [`${siteAddress(id)}/pages`, 'Pages and metadata']);
    const page = { title: 'Many pages', content, ...frame };
    if (unsaved.size === 0) return show(context, page);
    const details = [...unsaved].map(([field, { refused }]) => {
      return { field, message: refused.details[0]?.message ?? refused.message };
    });
    const labels = Object.fromEntries([...unsaved.keys()].map((name) => [name, name]));
    const message = `Not saved: ${count(unsaved.size, 'field')}.`;
    return show(context, page, { refused: { status: 422, message, details }, labels });
  }

  app.post('/sites/:id/grid', async (context) => {
    const id = context.req.param('id');
    const sent = await fields(context);
    const names = Object.keys(sent).filter((name) => /^(title|description):/.test(name));
    const changed = names.filter((name) => readCell(sent, name) !== typed(sent[`base-${name}`]));
    const bySlug = Map.groupBy(changed, (name) => name.slice(name.indexOf(':') + 1));
    const unsaved = new Map<string, { value: string; refused: Refused }>();
    for (const [slug, own] of bySlug) {
      const path = `${siteApi(id)}/seo/${encodeURIComponent(slug)}`;
      const { value: record, etag } = await calls.read(path, PageSeo);
      const isStale = (name: string) =>
        typed(sent[`base-${name}`]) !==
        getOwn(record, name.startsWith('title') ? 'title' : 'description');
      let refused: Refused | undefined;
      if (own.some(isStale)) refused = toConflict((await lastEdit(calls, id, `/seo/${slug}`))?.by);
      else {
        const values = own.map((name) => [name.slice(0, name.indexOf(':')), readCell(sent, name)]);
        const emptied = values.flatMap(([name, value]) => (value ? [] : [name]));
        const derived = [...(record.derived ?? []), ...emptied];
        const body = { ...record, ...Object.fromEntries(values), derived };
        refused = (await calls.send('PUT', path, body, etag)).refused;
      }
      if (refused)
        for (const name of own) unsaved.set(name, { value: readCell(sent, name), refused });
    }
    if (unsaved.size > 0) return showGrid(context, unsaved);
    const address = `${siteAddress(id)}/grid?${listQuery(context.req.query(), ['search'])}`;
    if (changed.length === 0) return done(context, address, nothingChanged);
    const paths = [...bySlug.keys()].map((slug) => `/seo/${slug}`);
    const undo = await renderUndo(pages, id, paths, address);
    return done(context, address, html`Saved: ${count(paths.length, 'page')}. ${undo}`);
  });
}

const typed = (text = '') => text.replaceAll('\r\n', '\n').trim();

type Column = (typeof columns)[number];

/** Returns the value that was set for the page, as opposed to a derived one. */
const getOwn = (record: PageSeo, name: Column) =>
  record.derived?.includes(name) ? '' : record[name];

/** Reads a cell. The built value counts as empty. */
function readCell(sent: Values, name: string): string {
  const value = typed(sent[name]);
  return value === typed(sent[`built-${name}`]) ? '' : value;
}

function renderCell(
  { slug, path }: Pick<SitePage, 'slug' | 'path'>,
  column: Column,
  { own, built = '' }: { readonly own: string; readonly built: string | undefined },
  unsaved: Cells,
): Markup {
  const name = `${column}:${slug}`;
  const refused = unsaved.get(name);
  const { maximum } = seoLimits[column];
  return html`<input type="hidden" name="base-${name}" value="${own}">
<input type="hidden" name="built-${name}" value="${built}">
<textarea id="${name}" name="${name}" rows="2" aria-label="${column} of ${path}"
data-line data-maximum="${maximum}"${refused && html` aria-invalid="true"`}>${
    (refused?.value ?? own) || built
  }</textarea>`;
}

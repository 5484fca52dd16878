import { html } from 'hono/html';
import * as z from 'zod/mini';
import { type Edit, EditList } from '../../../contracts/portal/editing.ts';
import type { SiteDetail } from '../../../contracts/portal/site.ts';
import { TextEntry } from '../../../contracts/portal/text.ts';
import { isObject, toObject } from '../../../shared/json.ts';
import { type PortalCalls, PortalRefusal } from '../../portal/portal-calls.ts';
import type { BuiltHead } from '../../portal/store/heads.ts';
import { getLabels, type Values } from '../frame/editor.ts';
import { form, listQuery, type Markup, pager, pageSize, table, time } from '../frame/layout.ts';
import {
  type PageContext,
  pageAddress,
  siteAddress,
  siteApi,
  siteFrame,
} from '../frame/page-context.ts';
import { signedIn } from '../frame/person.ts';
import { type Feature, findObstacle } from '../frame/read-only.ts';
import { postLabels } from './posts.ts';
import { seoFields } from './seo-fields.ts';
import { settingLabels } from './settings.ts';

export function addHistoryPages(pages: PageContext): void {
  const { app, calls, show, done, fields } = pages;
  app.get('/sites/:id/history', async (context) => {
    const id = context.req.param('id');
    const query = listQuery(context.req.query(), ['page', 'path']);
    const [site, { edits, total }] = await Promise.all([
      calls.site(id),
      calls.get(`${siteApi(id)}/history?${query}&limit=${pageSize}`, EditList),
    ]);
    const heads = findHeads(pages, id, edits);
    const obstacle = findObstacle(site);
    const rows = edits.map((edit) => {
      const changes = listChanges(edit, heads(edit.path));
      const restoring = form(
        `${siteAddress(id)}/history/restore`,
        html`<input type="hidden" name="edit" value="${edit.id}">
<input type="hidden" name="back" value="${context.req.path}?${query}">`,
        'Restore this',
      );
      const act = !obstacle && (findRestoreObstacle(site, edit.path) ?? restoring);
      return [
        time(edit.at),
        edit.by,
        html`<a href="${formatSubject(id, edit.path)}">${nameSubject(edit.path)}</a>`,
        html`${renderSide(changes, 1)}${act}`,
        renderSide(changes, 2),
      ];
    });
    const subject = query.get('page') ?? query.get('path');
    const all = html`<p>Only ${subject && nameSubject(subject)}.
<a href="${siteAddress(id)}/history">Everything of this site</a></p>`;
    const head = ['When', 'Who', 'What', 'Before', 'After'];
    const content = html`${subject && all}${obstacle}
<div class="changes">${table('Changes', head, rows, 'none yet. Each save is recorded here.')}</div>
${pager(`${siteAddress(id)}/history`, query, total)}`;
    return show(context, { title: 'History', content, ...siteFrame(site) });
  });

  app.post('/sites/:id/history/restore', async (context) => {
    const id = context.req.param('id');
    const { edit: ids = '', back = '', undo } = await fields(context);
    const found = await Promise.all(
      ids.split(' ').map((edit) => {
        return calls.get(`${siteApi(id)}/history?${new URLSearchParams({ id: edit })}`, EditList);
      }),
    );
    const wanted = found.flatMap(({ edits }) => edits);
    const changed: Edit[] = [];
    for (const edit of wanted) {
      if (await isStored(calls, siteApi(id), edit)) continue;
      changed.push(edit);
      const refused = await restore(calls, siteApi(id), edit);
      if (refused) return show(context, await notRestored(id), { refused });
    }
    const address = back.startsWith(`${siteAddress(id)}/`) ? back : `${siteAddress(id)}/history`;
    const list = (edits: readonly Edit[]) => edits.map(({ path }) => nameSubject(path)).join(', ');
    if (changed.length === 0) {
      const subject = list(wanted) || 'the portal';
      return done(context, address, `Nothing changed: ${subject} has this value already.`);
    }
    const waits = await Promise.all(changed.map((edit) => isWaiting(calls, siteApi(id), edit)));
    const next = html` It goes live when <a href="${siteAddress(id)}/publish">published</a>.`;
    const name = undo ? 'Undone' : 'Restored';
    return done(context, address, html`${name}: ${list(changed)}.${waits.includes(true) && next}`);
  });

  async function notRestored(id: string) {
    const site = await calls.site(id);
    const content = html`<p><a href="${siteAddress(id)}/history">Back to the history</a></p>`;
    return { title: 'Nothing was restored', content, ...siteFrame(site) };
  }
}

const features: Readonly<Record<string, Feature>> = {
  text: 'textOverrides',
  seo: 'seoManagement',
  posts: 'blogEnabled',
};

function findRestoreObstacle(site: SiteDetail, path: string): Markup | undefined {
  const feature = features[path.split('/')[1] ?? ''];
  return findObstacle(site, feature, feature ? 'editor' : 'admin');
}

/** Renders a button that undoes the user's last changes of these paths. */
export async function renderUndo(
  { calls }: PageContext,
  id: string,
  paths: readonly string[],
  back: string,
): Promise<Markup> {
  const own = signedIn.getStore()?.name;
  const last = await Promise.all(paths.slice(0, pageSize).map((path) => lastEdit(calls, id, path)));
  const ids = last.flatMap((edit) => (edit?.by === own ? [edit?.id] : []));
  if (ids.length === 0) return html``;
  const content = html`<input type="hidden" name="edit" value="${ids.join(' ')}">
<input type="hidden" name="undo" value="on">
<input type="hidden" name="back" value="${back}">`;
  return form(`${siteAddress(id)}/history/restore`, content, 'Undo');
}

export async function lastEdit(calls: PortalCalls, id: string, path: string) {
  const query = new URLSearchParams({ path, limit: '1' });
  const { edits } = await calls.get(`${siteApi(id)}/history?${query}`, EditList);
  return edits[0];
}

const Text = z.object({ override: z.optional(z.object({ value: z.string() })) });

/** Returns whether a record is in the state that it had before an edit. */
async function isStored(calls: PortalCalls, api: string, { path, before }: Edit) {
  const now = await calls.get(toAddress(api, path), z.unknown()).catch(noRecord);
  const changes = listChanges({ path, before: now, after: before });
  return changes.every(([field, current, wanted]) => field === '' && current === wanted);
}

function noRecord(error: unknown): undefined {
  if (error instanceof PortalRefusal && error.refused.status === 404) return undefined;
  throw error;
}

const toAddress = (api: string, path: string) =>
  api + path.split('/').map(encodeURIComponent).join('/');

/** Restores the state before an edit by the usual operation for its path. */
async function restore(calls: PortalCalls, api: string, { path, before }: Edit) {
  const address = toAddress(api, path);
  const record = toObject(before);
  if (path.startsWith('/text/')) {
    const value = Text.safeParse(before).data?.override?.value;
    if (value === undefined) return ignoreAbsent(await calls.send('DELETE', address));
    return (await calls.send('PUT', address, { value })).refused;
  }
  if (path === '') {
    const { name, description, url, features } = record;
    return (await calls.send('PATCH', address, { name, description, url, features })).refused;
  }
  if (before === undefined) return ignoreAbsent(await calls.send('DELETE', address));
  return (await calls.send('PUT', address, record)).refused;
}

/** Returns whether a restored record needs a publication before visitors get it. */
async function isWaiting(calls: PortalCalls, api: string, { path }: Edit): Promise<boolean> {
  if (!path.startsWith('/text/')) return path.startsWith('/seo/');
  const { displayed, ...entry } = await calls.get(toAddress(api, path), TextEntry);
  return displayed !== undefined && displayed !== (entry.override?.value ?? entry.default);
}

type Sent = Awaited<ReturnType<PortalCalls['send']>>;
const ignoreAbsent = ({ refused }: Sent) => (refused?.status === 404 ? undefined : refused);

export function formatSubject(id: string, path: string): string {
  const [, kind = '', name = ''] = path.split('/');
  const site = siteAddress(id);
  if (kind === 'text') return `${site}/texts?search=${encodeURIComponent(name)}`;
  if (kind === 'posts') return `${site}/posts/${encodeURIComponent(name)}`;
  if (kind === 'webhook') return `${site}/webhook`;
  if (kind === 'seo' && !['defaults', 'sitemap-config'].includes(name))
    return pageAddress(id, name);
  return `${site}/settings`;
}

/**
 * Reads the built values of the pages whose metadata was edited.
 * @returns a function that finds them by the path of the metadata
 */
export function findHeads({ cloud }: PageContext, id: string, edits: readonly Edit[]) {
  const slugs = edits.flatMap(({ path }) =>
    path.startsWith('/seo/') ? [path.slice('/seo/'.length)] : [],
  );
  const heads = cloud.portal.builtHeads(id, [...new Set(slugs)]);
  return (path: string) => heads.get(path.slice('/seo/'.length));
}

const subjects: Readonly<Record<string, string>> = {
  '': 'Name and address',
  '/settings': 'Settings',
  '/seo/defaults': 'Metadata defaults',
  '/seo/sitemap-config': 'Sitemap',
  '/webhook': 'Webhook',
};
const kinds: Readonly<Record<string, string>> = {
  text: 'Text',
  seo: 'Metadata of',
  posts: 'Post',
};

/** Returns the name that the pages use for a changed record. */
export function nameSubject(path: string): string {
  const [, kind = '', name = ''] = path.split('/');
  const known = kinds[kind];
  return subjects[path] ?? (known ? `${known} ${name}` : path);
}

export type Change = readonly [field: string, before: string, after: string];

const labels = { ...postLabels, ...settingLabels, ...getLabels(seoFields) };
const words = new Map(Object.entries({ '': 'none', true: 'yes', false: 'no' }));
const show = (text = '') => words.get(text) ?? text;

const hidden = /^(updatedAt|derived|overrides|displayed|statistics|lastDeployed)(\.|$)/;

/** Renders the fields before (1) or after (2) the changes. */
export const renderSide = (changes: readonly Change[], at: 1 | 2): Markup =>
  html`${changes.map(
    (change) => html`<p class="prose"><small>${change[0]}</small> ${change[at]}</p>`,
  )}`;

/**
 * Lists the changed fields of an edit.
 * @param head built values. They are shown for metadata without a value
 */
export function listChanges(
  { path, before, after }: Pick<Edit, 'path' | 'before' | 'after'>,
  head: BuiltHead = {},
) {
  if (path.startsWith('/text/'))
    return [['', shownText(before), shownText(after)] satisfies Change];
  const [old, now] = [flatten(before), flatten(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name): Change[] => {
    const built = head[name];
    const [own, next] = [getOwn(before, old, name, built), getOwn(after, now, name, built)];
    if (hidden.test(name) || own === next) return [];
    const fill = (text: string, derived?: string) => {
      if (text !== '') return show(text);
      if (built) return `${built} (as built)`;
      return derived && derived !== 'false' ? `${derived} (default)` : show();
    };
    return [[labels[name] ?? name, fill(own, old[name]), fill(next, now[name])]];
  });
}

/**
 * Returns a record's own value. Derived values don't count, because they follow the page and the
 * site's defaults.
 */
function getOwn(record: unknown, values: Values, name: string, built?: string): string {
  const { derived } = toObject(record);
  const { [name]: value = '' } = values;
  // In metadata of a page, `false` means the same as no value, unless the build sets the field.
  const isOff = value === 'false' && !built && Object.hasOwn(toObject(record), 'pageSlug');
  return isOff || (Array.isArray(derived) && derived.includes(name)) ? '' : value;
}

function shownText(entry: unknown): string {
  const { override, default: text } = toObject(entry);
  return String(toObject(override).value ?? text ?? '');
}

function flatten(record: unknown, prefix = ''): Record<string, string> {
  const entries = Object.entries(toObject(record)).flatMap(([name, value]) => {
    if (isObject(value)) return Object.entries(flatten(value, `${prefix}${name}.`));
    const text = Array.isArray(value) ? value.map(String).join('\n') : String(value);
    return [[prefix + name, text] as const];
  });
  return Object.fromEntries(entries);
}

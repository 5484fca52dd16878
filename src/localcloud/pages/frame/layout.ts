import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SitePage } from '../../../contracts/portal/page.ts';
import type { LocalUser } from '../../portal/store/users.ts';
import { describeLevel, signedIn } from './person.ts';

/** HTML that the template tag `html` doesn't escape again. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export type Link = readonly [address: string, name: string];

export interface Page {
  readonly title: string;
  readonly content: Markup;
  /** Links to the parent pages, outermost first. */
  readonly trail?: readonly Link[];
  readonly parts?: readonly Link[];
  /** URL of the search in a site's texts, pages and metadata. */
  readonly search?: string;
  /**
   * Whether the page shows something in progress. It is then updated regularly, with or without
   * scripts.
   */
  readonly follows?: boolean;
  readonly notice?: {
    readonly kind: 'done' | 'refused';
    readonly lines: readonly (string | Markup)[];
  };
}

const menu: readonly Link[] = [
  ['/', 'Sites'],
  ['/github.com', 'Repositories'],
];
/** Menu for the operator of the local cloud, which editors don't see. */
const operatorMenu: readonly Link[] = [
  ['/users', 'Users and keys'],
  ['/calls', 'Recorded calls'],
  ['/faults', 'Faults'],
];

export async function layout(page: Page, path: string): Promise<HtmlEscapedString> {
  const { title, content, trail = [], parts = [], search, notice, follows } = page;
  const person = signedIn.getStore();
  const links = person?.level === 'operator' ? [...menu, ...operatorMenu] : menu;
  // Put the innermost name first, because a browser's tab shows only the beginning.
  const names = [title, ...trail.slice(1).map(([, name]) => name)].join(' - ');
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${names} - local portal</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
${follows && html`<noscript><meta http-equiv="refresh" content="3"></noscript>`}
${!isOfGitHub(path) && html`<script src="/forms.js" defer></script>`}
</head>
<body data-person="${person?.id}">
<a class="skip" href="#content">Skip to the content</a>
<header>
<div class="top"><p><a href="/">Local portal</a>
<small>for development on this machine only</small></p>
${person && renderPerson(person)}</div>
<nav aria-label="Main"><ul>${links.map((link) => entry(link, isBelow(link, path)))}</ul></nav>
</header>
<main>
${
  trail.length > 0 &&
  html`<nav aria-label="Breadcrumb"><ol class="trail">${trail.map((link) => entry(link))}</ol>
</nav>`
}
<h1>${title}</h1>
${parts.length > 0 && renderTabs(parts, [path, ...trail.map(([address]) => address)])}
${search && renderSearch(search)}
<div id="content" tabindex="-1">
${notice ? renderNotice(notice) : ''}
${content}
</div>
</main>
</body>
</html>`;
  return raw(escapeDirectionMarks(String(await text)));
}

const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/**
 * Parts of a page that may contain direction marks. In attributes and `textarea` content, they must
 * stay, because forms submit them.
 */
const markedParts = new RegExp(
  `<textarea\\b.*?</textarea>|<[^>]*>|${directionMarks.source}`,
  'gis',
);

/**
 * Shows text-direction marks as escapes. They could disguise names and changes (CVE-2021-42574).
 */
function escapeDirectionMarks(page: string): string {
  if (!directionMarks.test(page)) return page;
  return page.replaceAll(markedParts, (part) => {
    if (part.length > 1) return part;
    return `\\u${part.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * Returns whether a page belongs to the local GitHub. These pages show other people's Markdown, so
 * they run no scripts.
 */
export const isOfGitHub = (path: string): boolean => /^\/github\.com(\/|$)/.test(path);

const renderPerson = (person: LocalUser): Markup =>
  html`<p class="person">${person.name}, ${describeLevel(person)}.
<a href="/sign-in">Change</a></p>`;

const renderSearch = (address: string): Markup =>
  html`<form method="get" action="${address}" class="find" role="search">
<label class="hidden" for="find">Find texts, pages and metadata of this site</label>
<input type="search" id="find" name="search" placeholder="Find in this site (press /)"
aria-keyshortcuts="/"></form>`;

const entry = ([address, name]: Link, isCurrent = false): Markup =>
  html`<li><a href="${address}"${isCurrent && html` aria-current="true"`}>${name}</a></li>`;

const isBelow = ([address]: Link, path: string): boolean =>
  path === address || path.startsWith(address === '/' ? '/sites/' : `${address}/`);

/**
 * Renders tabs.
 * @param paths paths of the page and of its parents
 */
function renderTabs(parts: readonly Link[], paths: readonly string[]): Markup {
  const current =
    parts.slice(1).find((link) => paths.some((path) => isBelow(link, path))) ?? parts[0];
  const entries = parts.map((link) => entry(link, link === current));
  return html`<nav aria-label="Parts"><ul class="parts">${entries}</ul></nav>`;
}

function renderNotice(notice: NonNullable<Page['notice']>): Markup {
  const role = notice.kind === 'done' ? 'status' : 'alert';
  return html`<div class="notice ${notice.kind}" role="${role}">
${notice.lines.map((line) => html`<p>${line}</p>`)}</div>`;
}

export function select(id: string, name: string, options: readonly string[], chosen = ''): Markup {
  const named = options.map((option) => [option, option] as const);
  return selectNamed(id, name, named, chosen);
}

export function selectNamed(
  id: string,
  name: string,
  options: readonly (readonly [value: string, name: string])[],
  chosen: string | null = '',
): Markup {
  const option = ([value, label]: readonly [string, string]) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
  return html`<select id="${id}" name="${name}">${options.map(option)}</select>`;
}

export function checkbox(name: string, label: string, isChecked: boolean): Markup {
  return html`<p><input type="checkbox" id="${name}" name="${name}"${isChecked && html` checked`}>
<label class="beside" for="${name}">${label}</label></p>`;
}

/**
 * Renders a table, which scrolls horizontally if the page is too narrow.
 * @param none text if there are no rows
 */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
  none: Markup | string = 'none.',
): Markup {
  if (rows.length === 0) return html`<p class="none">${caption}: ${none}</p>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

/**
 * Renders a form with the token that only this portal's pages have. `second`: label of a second
 * button.
 */
export function form(action: string, content: Markup, submit: string, second?: string): Markup {
  const person = signedIn.getStore();
  return html`<form method="post" action="${action}">
<input type="hidden" name="form-token" value="${person?.formToken}">
<input type="hidden" name="person" value="${person?.id}">
${content}
<p><button type="submit">${submit}</button>${
    second === undefined
      ? ''
      : html`<button class="second" name="second" value="on">${second}</button>`
  }</p>
</form>`;
}

export function searchForm(action: string, content: Markup): Markup {
  return html`<form method="get" action="${action}" class="search">${content}
<p><button type="submit" class="second">Show</button></p></form>`;
}

export const searchField = (query: URLSearchParams): Markup =>
  html`<div><label for="search">Search</label>
<input type="search" id="search" name="search" value="${query.get('search') ?? ''}"></div>`;

/** Renders links to the site's pages before and after the one with this slug. */
export function neighbours(
  pages: readonly SitePage[],
  slug: string,
  format: (slug: string) => string,
): Markup {
  const at = pages.findIndex((page) => page.slug === slug);
  const link = (to: SitePage | undefined, name: string) =>
    to && html`<a href="${format(to.slug)}">${name}</a> `;
  return html`${link(pages[at - 1], 'Previous page')}${link(pages[at + 1], 'Next page')}`;
}

export const pageSize = 50;
/** Maximum number of pages to choose from in a field. Others are found by search. */
export const mostChoices = 200;

export function pager(address: string, query: URLSearchParams, total: number): Markup | '' {
  const offset = Number(query.get('offset') ?? 0);
  if (total <= pageSize && offset === 0) return '';
  const link = (to: number, name: string) => {
    const target = new URLSearchParams(query);
    target.set('offset', String(to));
    return html` <a href="${address}?${target}">${name}</a>`;
  };
  const last = Math.min(offset + pageSize, total);
  return html`<nav aria-label="Pages of the list"><p>${offset + 1} to ${last} of ${total}.${
    offset > 0 && link(Math.max(0, offset - pageSize), 'Previous')
  }${last < total && link(last, 'Next')}</p></nav>`;
}

export function listQuery(sent: Readonly<Record<string, string>>, names: readonly string[]) {
  const query = new URLSearchParams();
  for (const name of names) if (sent[name]) query.set(name, sent[name]);
  const offset = sent.offset ?? '';
  if (/^[1-9]\d{0,8}$/.test(offset)) query.set('offset', offset);
  return query;
}

/** Renders a link, or only its text if the URL is neither HTTP nor HTTPS. */
export function webLink(address: string | undefined | null, name = address ?? ''): Markup {
  if (/^https?:$/.test(URL.parse(address ?? '')?.protocol ?? ''))
    return html`<a href="${address}" rel="noreferrer">${name}</a>`;
  return html`${name}`;
}

export function time(value: string | undefined, isExact = false): Markup {
  if (value === undefined) return html``;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return html`${value}`;
  const inUtc = new Date(at).toISOString();
  const label = isExact ? inUtc.slice(11, 23) : inUtc.slice(0, 16).replace('T', ' ');
  return html`<time datetime="${value}">${label} UTC</time>`;
}

const goodStates =
  /^(succeeded|success|done|active|production|live|completed|merged|published|delivered)$/;
const badStates = /^(failed|failure|error|unknown|cancelled|timed_out|gone)$/;

export function state(value: string): Markup {
  let kind = '';
  if (goodStates.test(value)) kind = 'good';
  if (badStates.test(value)) kind = 'bad';
  return html`<span class="state ${kind}">${value}</span>`;
}

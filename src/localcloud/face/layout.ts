import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup. What is put into a template of `html` is escaped, unless it is this. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Page {
  readonly title: string;
  readonly content: Markup;
  /** The way back: address and name, the outermost first. */
  readonly trail?: readonly (readonly [address: string, name: string])[];
  /** What has come of a form. */
  readonly notice?: { readonly kind: 'done' | 'refused'; readonly lines: readonly string[] } | undefined;
}

const menu: readonly (readonly [address: string, name: string])[] = [
  ['/', 'Sites'],
  ['/users', 'Users and keys'],
  ['/github.com', 'Repositories'],
  ['/calls', 'Recorded calls'],
  ['/faults', 'Faults'],
  ['/endpoints', 'Endpoints'],
];

/** A whole document. */
export function layout({ title, content, trail = [], notice }: Page): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - local portal</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<p class="brand">Local portal <small>for development on this machine only</small></p>
<nav aria-label="Main"><ul>${menu.map(([address, name]) => html`<li><a href="${address}">${name}</a></li>`)}</ul></nav>
</header>
<main id="content">
${
  trail.length === 0
    ? ''
    : html`<nav aria-label="Where you are"><ol class="trail">${trail.map(
        ([address, name]) => html`<li><a href="${address}">${name}</a></li>`,
      )}</ol></nav>`
}
<h1>${title}</h1>
${notice === undefined ? '' : noticeOf(notice)}
${content}
</main>
</body>
</html>`;
}

function noticeOf({ kind, lines }: NonNullable<Page['notice']>): Markup {
  return html`<div class="notice ${kind}" role="status">${lines.map((line) => html`<p>${line}</p>`)}</div>`;
}

/** A choice of words. @param chosen the one that is there already */
export function select(id: string, name: string, words: readonly string[], chosen = ''): Markup {
  const option = (word: string) =>
    html`<option value="${word}"${word === chosen ? html` selected` : ''}>${word}</option>`;
  return html`<select id="${id}" name="${name}">${words.map(option)}</select>`;
}

/** A box to tick, with what it says beside it. */
export function checkbox(name: string, label: string, isChecked: boolean): Markup {
  return html`<p><input type="checkbox" id="${name}" name="${name}"${isChecked ? html` checked` : ''}>
<label class="beside" for="${name}">${label}</label></p>`;
}

/** A table that scrolls by itself where the page is narrow. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
): Markup {
  if (rows.length === 0) return html`<p class="none">${caption}: none.</p>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}

/** A form that only a page of this portal can send. */
export function form(action: string, formToken: string, content: Markup, submit: string): Markup {
  return html`<form method="post" action="${action}">
<input type="hidden" name="form-token" value="${formToken}">
${content}
<p><button type="submit">${submit}</button></p>
</form>`;
}

/** A link; only its text where the address is not one of the web. */
export function webLink(address: string | undefined | null, name = address ?? ''): Markup {
  const isWeb = address != null && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isWeb ? html`<a href="${address}" rel="noreferrer">${name}</a>` : html`${name}`;
}

/** A time to read, with the exact one behind it. */
export function time(value: string | undefined): Markup {
  if (value === undefined) return html``;
  return html`<time datetime="${value}">${value.slice(0, 16).replace('T', ' ')}</time>`;
}

export const style = `
:root {
  color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --line: #7776; --ink: light-dark(#1a1a1a, #eee);
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: light-dark(#fff, #161616); overflow-wrap: anywhere; }
a { color: light-dark(#0b57b8, #8ab8ff); }
a:focus-visible, button:focus-visible, input:focus-visible, textarea:focus-visible, select:focus-visible,
.wide:focus-visible, summary:focus-visible { outline: 3px solid light-dark(#0b57b8, #8ab8ff); outline-offset: 2px; }
header { border-bottom: 1px solid var(--line); padding: .5rem 1rem; }
header ul, .trail { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; }
.brand { margin: 0 0 .25rem; font-weight: 600; }
.brand small { font-weight: 400; }
.trail li + li::before { content: "/"; margin-right: 1rem; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td {
  overflow-wrap: break-word; text-align: left; vertical-align: top;
  padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line);
}
.beside { display: inline; }
label:not(.beside) { display: block; font-weight: 600; margin-top: .75rem; }
input[type=text], input[type=url], input[type=number], textarea, select {
  width: 100%; max-width: 45rem; font: inherit; color: inherit; background: light-dark(#fff, #222);
  border: 1px solid light-dark(#767676, #999); border-radius: 4px; padding: .35rem .5rem;
}
button {
  font: inherit; padding: .35rem .9rem; border-radius: 4px; border: 1px solid light-dark(#0b57b8, #8ab8ff);
  background: light-dark(#0b57b8, #16324f); color: #fff; cursor: pointer;
}
.notice { border-left: 4px solid; padding: .1rem .75rem; margin: .5rem 0; }
.done { border-color: #1a7f37; } .refused { border-color: #cf222e; }
.board { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; }
.board section { flex: 1 0 14rem; }
.card { border: 1px solid var(--line); border-radius: 6px; padding: .5rem .75rem; margin: .5rem 0; }
.preview { border: 1px solid var(--line); border-radius: 6px; padding: .75rem; max-width: 38rem; margin: .5rem 0; }
.preview p { margin: 0; }
.preview h2 { margin: 0 0 .5rem; font-size: .85rem; font-weight: 400; }
.board h2 { font-size: 1.1rem; } .card h3 { font-size: 1rem; margin: 0; }
meter { width: 12rem; max-width: 60%; vertical-align: middle; }
.bar { width: 12rem; height: .7rem; } .bar rect { fill: light-dark(#0b57b8, #8ab8ff); }
code, pre { font-size: .85rem; }
.words { font-family: inherit; }
.diff span { display: block; min-height: 1.5em; }
.added { background: light-dark(#dafbe1, #12351d); } .gone { background: light-dark(#ffe2e0, #4a1a1c); }
pre { overflow-x: auto; white-space: pre-wrap; }
`;

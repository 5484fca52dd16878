import { decodeHTML } from 'entities';
import { escapeAttribute, escapeJson, escapeText } from '../html/escape.ts';
import type { PageResult } from '../rewrite/page-job.ts';
import { ByteSearch } from './byte-search.ts';

/** A value of the build that pages no longer contain. */
export interface OldValue {
  /** Key of the text; `undefined` for a title or a description. */
  readonly key: string | undefined;
  /** Longest part without markup and line breaks, which other files contain in the same form. */
  readonly text: string;
}

/**
 * Minimum length of a value in characters. Any file may contain shorter ones, e.g. single words.
 */
const minLength = 12;
/** Number of characters of a longer value to search for. */
const maxLength = 120;
const maxValues = 2_000;

export interface OldValues {
  readonly values: readonly OldValue[];
  readonly omitted: number;
}

/**
 * Returns the values that pages no longer contain.
 * @param current values that pages contain now. A value that is part of one of these isn't old
 */
export function findOldValues(
  results: readonly Pick<PageResult, 'path' | 'replaced'>[],
  current: readonly string[],
): OldValues {
  const found = new Map<string, OldValue & { readonly path: string }>();
  const shared = new Set<string>();
  for (const { path, replaced = [] } of results.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    for (const { key, html } of replaced) {
      const text = findText(html);
      const known = found.get(text);
      // Skip titles of several pages, which may be the site's name.
      if (known && key === undefined && known.path !== path) shared.add(text);
      else if (text.length >= minLength && !known) found.set(text, { key, text, path });
    }
  for (const text of shared) found.delete(text);
  const all = [...found.values()];
  const candidates = all.slice(0, maxValues);
  const search = new ByteSearch(candidates.map(({ text }) => Buffer.from(text)));
  const stillShown = new Set<number>();
  for (const [index] of search.find(Buffer.from(current.join('\n')))) stillShown.add(index);
  const values = candidates.filter((_, index) => !stillShown.has(index));
  return { values, omitted: all.length - candidates.length };
}

function findText(html: string): string {
  const parts = html.replace(/<!--[^<>]*-->/g, '').split(/<[^<>]*>|[\r\n]/);
  const texts = parts.map((part) => decodeHTML(part).trim());
  const longest = texts.reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Returns the spellings of a text in files: plain, in HTML, in JSON, and as HTML in XML or in JSON.
 */
export function writtenForms(text: string): Buffer[] {
  // Printable ASCII without " & ' < > and backslash has a single spelling.
  if (/^[ !#-%(-;=?-[\]-~]*$/.test(text)) return [Buffer.from(text)];
  const escaped = (write: typeof escapeText, charset: 'utf8' | 'ascii') =>
    Buffer.from(write(text, charset), 'latin1').toString();
  const inHtml = [
    text,
    escaped(escapeText, 'utf8'),
    escaped(escapeAttribute, 'utf8'),
    escaped(escapeText, 'ascii'),
  ];
  const forms = inHtml.flatMap((html) => [
    html,
    Buffer.from(escapeText(html, 'utf8'), 'latin1').toString(),
    JSON.stringify(html).slice(1, -1),
    escapeJson(html, 'ascii').slice(1, -1),
  ]);
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

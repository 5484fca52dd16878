import { html } from 'hono/html';
import type { Markup } from './layout.ts';

/** A form shows it while the field has no value of its own; unchanged, it isn't stored. */
export interface BuiltValue {
  readonly value: string;
  readonly from: string;
  /** Name of the tag that the page was built with. */
  readonly tag?: string | undefined;
  /** Whether visitors get it without the suffix of titles. */
  readonly isWhole?: boolean;
}

/** Adds the suffix of titles, unless visitors get this one as it was built. */
export function withSuffix(text: string, suffix: string, built?: BuiltValue): string {
  const isWhole = text === '' || text.endsWith(suffix) || (built?.isWhole && text === built.value);
  return isWhole ? text : text + suffix;
}

/** For the script, which adds the suffix while people type. */
export const suffixData = (suffix: string, built?: BuiltValue): Markup =>
  html` data-suffix="${suffix}"${built?.isWhole && html` data-whole="${built.value}"`}`;

/** Says where a value comes from. The script shows which of both holds. */
export const renderSource = (name: string, built: BuiltValue, isShown: boolean): Markup =>
  html`<p class="hint" id="built-${name}" data-source-of="${name}">
<span${!isShown && html` hidden`}>From the ${built.from}.</span>
<span${isShown && html` hidden`}>Without a value here, from the
${built.from}: <span class="prose">${built.value}</span></span></p>`;

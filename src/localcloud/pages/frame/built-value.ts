import { html } from 'hono/html';
import type { Markup } from './layout.ts';

/**
 * Value in the built page. A form shows this value while the field is empty, but doesn't store it.
 */
export interface BuiltValue {
  readonly value: string;
  readonly from: string;
  /** Name of the built tag, e.g. `og:title`. */
  readonly tag?: string | undefined;
  /** Whether the build adds no title suffix. Visitors then get exactly this title. */
  readonly isWhole?: boolean;
}

/**
 * Adds the title suffix, unless the title is empty, already ends with the suffix, or is a title to
 * which the build adds no suffix.
 */
export function withSuffix(text: string, suffix: string, built?: BuiltValue): string {
  const isWhole = text === '' || text.endsWith(suffix) || (built?.isWhole && text === built.value);
  return isWhole ? text : text + suffix;
}

/** Renders the suffix for the script, which adds it during typing. */
export const suffixData = (suffix: string, built?: BuiltValue): Markup =>
  html` data-suffix="${suffix}"${built?.isWhole && html` data-whole="${built.value}"`}`;

/**
 * Renders where a value comes from: the field or the build. The script switches between the two
 * lines.
 */
export const renderSource = (name: string, built: BuiltValue, isShown: boolean): Markup =>
  html`<p class="hint" id="built-${name}" data-source-of="${name}">
<span${!isShown && html` hidden`}>From the ${built.from}.</span>
<span${isShown && html` hidden`}>Without a value here, from the
${built.from}: <span class="prose">${built.value}</span></span></p>`;

/** Length limits of a value in characters. A recommended minimum of 0 means no minimum. */
export interface Limit {
  readonly recommended: readonly [number, number];
  readonly maximum: number;
}

interface Measured {
  readonly name: string;
  readonly label: string;
  readonly suffix?: string | undefined;
  readonly built?: BuiltValue | undefined;
}

/** Renders the length of a value, including its suffix. The script updates it on input. */
export function meter(field: Measured, value: string, limit: Limit): Markup {
  const { name, label, suffix = '', built } = field;
  const { recommended, maximum } = limit;
  const [least, most] = recommended;
  const counted = withSuffix(value, suffix, built);
  const length = [...counted].length;
  const hasSuffix = suffix !== '' && counted.endsWith(suffix);
  const good = least === 0 ? `up to ${most}` : `${least} to ${most}`;
  return html`<p class="length" data-length-of="${name}"${suffixData(suffix, built)}><meter
aria-label="Length of: ${label}" min="0" max="${maximum}" low="${least}" high="${most}"
optimum="${most}" value="${length}"></meter>
<span class="count">${length}</span> characters${
    suffix && html`<span class="with"${!hasSuffix && html` hidden`}> with “${suffix}”</span>`
  }<span
class="verdict">${judge(length, recommended)}</span>; ${good} are recommended, ${maximum} allowed.
</p>`;
}

function judge(length: number, [least, most]: Limit['recommended']): string {
  if (length > most) return ', too long';
  return length > 0 && length < least ? ', too short' : '';
}

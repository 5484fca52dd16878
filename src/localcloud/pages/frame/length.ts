import { html } from 'hono/html';
import { type BuiltValue, suffixData, withSuffix } from './built-value.ts';
import type { Markup } from './layout.ts';

/** Limits of a text in characters. A recommended minimum of 0 means that there is none. */
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

/** Text of others on one line, without anything that a terminal would obey. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

const segmenter = new Intl.Segmenter();
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

/** Columns of a terminal that a text takes: two for East Asian characters and emoji. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** The text within `width` columns, with an ellipsis where something was cut. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const next = used + widthOf(segment);
    if (next > width - 1) break;
    kept += segment;
    used = next;
  }
  return width < 1 ? '' : `${kept}…`;
}

/** A value for people. Times are in UTC, to the minute. */
export function display(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(display).join(', ');
  if (typeof value === 'object') return plain(JSON.stringify(value));
  const text = plain(String(value));
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/.test(text)
    ? `${text.slice(0, 10)} ${text.slice(11, 16)}`
    : text;
}

/** A value as JSON. JSON escapes the control characters below a space, but not those above, which terminals obey, too. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\x7f-\x9f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}

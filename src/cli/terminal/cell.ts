import { eastAsianWidth } from 'get-east-asian-width';
import { plainText } from '../../shared/plain-text.ts';
import { commandAnywhere } from '../../shared/sanitize.ts';

const segmenter = new Intl.Segmenter();
const emoji = /^\p{RGI_Emoji}$/v;

export function getWidth(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += widthOfSegment(segment);
  return width;
}

function widthOfSegment(segment: string): 1 | 2 {
  if (emoji.test(segment)) return 2;
  return eastAsianWidth(segment.codePointAt(0) ?? 0);
}

export function truncate(text: string, width: number): string {
  if (getWidth(text) <= width) return text;
  let result = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const next = used + widthOfSegment(segment);
    if (next > width - 1) break;
    result += segment;
    used = next;
  }
  if (width < 1) return '';
  return `${result}…`;
}

export function displayValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-';
  if (typeof value === 'boolean') {
    if (value) return 'yes';
    return 'no';
  }
  if (Array.isArray(value)) return value.map(displayValue).join(', ') || '-';
  if (typeof value === 'object') return plainText(JSON.stringify(value));
  const text = plainText(String(value));
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/.test(text))
    return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
  return text;
}

/**
 * Formats JSON and escapes control characters and runner commands. The result parses to the same
 * value.
 */
export function safeJson(value: unknown): string {
  const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2)
    .replace(/[\x7f-\x9f]/g, escaped)
    .replace(commandAnywhere, (_, before: string) => before + escaped('['));
}

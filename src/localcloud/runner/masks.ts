export type Masks = ReturnType<typeof createMasks>;

/**
 * Creates the masks of a job: https://github.com/actions/runner/tree/main/src/Sdk/DTLogging/Logging
 */
export function createMasks() {
  const values: string[] = [];
  const forms = new Set<string>();
  return {
    values,
    /**
     * Adds a value to mask, also in its encoded forms. Ignores an empty one. A single letter is
     * masked wherever it occurs.
     */
    add(value: string) {
      if (value === '' || values.includes(value)) return;
      values.push(value);
      forms.add(value);
      for (const encode of encoders) {
        const form = encode(value);
        if (form !== '') forms.add(form);
      }
    },
    hide(text: string) {
      let masked = '';
      let end = 0;
      for (const span of mergedSpans(text, forms)) {
        masked += `${text.slice(end, span.start)}***`;
        end = span.end;
      }
      if (end === 0) return text;
      return masked + text.slice(end);
    },
  };
}

interface Span {
  readonly start: number;
  end: number;
}

function mergedSpans(text: string, forms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const form of forms)
    for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + 1))
      spans.push({ start, end: start + form.length });
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** Minimum length of a part that is masked because PowerShell may print it separately. */
const shortestPart = 6;
/** Length above which a quoted value is also masked without its quotes. */
const shortQuoted = 8;

const encoders: readonly ((value: string) => string)[] = [
  (value) => base64(value, 0),
  // In Base64 of `user:password`, the value may start at any offset in a group of three bytes.
  (value) => base64(value, 1),
  (value) => base64(value, 2),
  (value) => value.replaceAll('"', '\\"'),
  (value) => value.replaceAll("'", "''"),
  (value) => formatJsonText(value.toWellFormed()).slice(1, -1),
  (value) => encodeURIComponent(value.toWellFormed()).replaceAll(/[!'()*]/g, percentEncoded),
  (value) => value.replaceAll(/[<>&"']/g, (character) => xmlEntities[character] ?? character),
  (value) => {
    if (value.length > shortQuoted && /^".*"$/s.test(value)) return value.slice(1, -1);
    return '';
  },
  powerShellStart,
  getPowerShellTail,
];

function base64(value: string, shift: number): string {
  const bytes = Buffer.from(value);
  return bytes.subarray(bytes.length > shift ? shift : 0).toString('base64');
}

/** Formats a string as JSON like `JsonConvert.ToString`, which escapes line separators. */
export function formatJsonText(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

const xmlEntities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Returns the part of a value up to the `&` or `&+` at which PowerShell colours or splits a command
 * line. Returns '' if there is no such part, or if it is too short to be masked.
 */
function powerShellStart(value: string): string {
  const plus = value.indexOf('&+');
  const part = plus === -1 ? value.slice(0, value.lastIndexOf('&') + 1) : value.slice(0, plus + 2);
  if (part.length >= shortestPart) return part;
  return '';
}

function getPowerShellTail(value: string): string {
  if (!value.includes('&')) return '';
  const plus = value.indexOf('&+');
  // After `&+`, PowerShell colours the first letter, which is therefore printed separately.
  const part = plus === -1 ? value.slice(value.lastIndexOf('&') + 1) : value.slice(plus + 3);
  if (part.length >= shortestPart) return part;
  return '';
}

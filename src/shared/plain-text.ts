// Zero-width joiners are part of emoji; other format characters could reorder or hide adjacent
// text.
const unprintable = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;

/** Sanitizes untrusted text: one line, without control characters or changes of text direction. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unprintable, '\ufffd');
}

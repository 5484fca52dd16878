// Zero-width joiners hold emoji together; other format characters could reorder or hide what is beside them.
const unprintable = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;

/** Text of others on one line, without anything that a terminal obeys or that turns the direction of writing. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unprintable, '\ufffd');
}

/** With names for messages. */
const tagPatterns = [
  ['<title', 'a title', /<title\b/i],
  ['canonical', 'a canonical link', /<link\b[^>]*\srel\s*=\s*["']?canonical\b/i],
  ['description', 'a description', /<meta\b[^>]*\sname\s*=\s*["']?description\b/i],
  ['robots', 'a robots tag', /<meta\b[^>]*\sname\s*=\s*["']?robots\b/i],
] as const;

/**
 * Only if it contradicts the head. Most pages have none, so bytes are searched first.
 * @param from offset of the end of the head, in bytes
 */
export function findMisplacedTags(bytes: Buffer, from: number): string[] {
  const named = tagPatterns.filter(([tagStart]) => bytes.indexOf(tagStart, from) !== -1);
  if (named.length === 0) return [];
  const body = bytes
    .toString('latin1', from)
    .replace(/<!--[\s\S]*?-->|<(script|style|textarea|svg)\b[\s\S]*?<\/\1\s*>/gi, '');
  return named.filter(([, , pattern]) => pattern.test(body)).map(([, name]) => name);
}

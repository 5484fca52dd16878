const tagPatterns = [
  ['<title', 'a title', /<title\b/i],
  ['canonical', 'a canonical link', /<link\b[^>]*\srel\s*=\s*["']?canonical\b/i],
  ['description', 'a description', /<meta\b[^>]*\sname\s*=\s*["']?description\b/i],
  ['robots', 'a robots tag', /<meta\b[^>]*\sname\s*=\s*["']?robots\b/i],
] as const;

export function findMisplacedTags(bytes: Buffer, from: number): string[] {
  const named = tagPatterns.filter(([word]) => isInTag(bytes, word, from));
  if (named.length === 0) return [];
  const body = bytes
    .toString('latin1', from)
    .replace(/<!--[\s\S]*?-->|<(script|style|textarea|svg)\b[\s\S]*?<\/\1\s*>/gi, '');
  return named.filter(([, , pattern]) => pattern.test(body)).map(([, name]) => name);
}

function isInTag(bytes: Buffer, word: string, from: number): boolean {
  if (word.startsWith('<')) return bytes.indexOf(word, from) !== -1;
  for (let at = bytes.indexOf(word, from); at !== -1; at = bytes.indexOf(word, at + word.length)) {
    const start = Math.max(from, bytes.lastIndexOf('>', at) + 1);
    if (/<(?:meta|link)\b/i.test(bytes.toString('latin1', start, at))) return true;
  }
  return false;
}

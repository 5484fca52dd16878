/** In bytes: heads are near the start of a page. */
const maxHead = 1 << 16;
const robots =
  /<meta\b(?=[^>]*\sname\s*=\s*["']?(?:robots|googlebot|bingbot)\b)[^>]*?\scontent\s*=\s*["']?([^"'>]*)/gi;

/** Whether the head of a page asks search engines not to list it. */
export function hidesFromSearch(page: Buffer | undefined): boolean {
  const text = page?.subarray(0, maxHead).toString('latin1') ?? '';
  if (!/noindex|\bnone\b/i.test(text)) return false;
  const [head = ''] = text.replace(/<!--[\s\S]*?-->/g, '').split(/<body\b/i, 1);
  return [...head.matchAll(robots)].some(([, content = '']) => /\b(noindex|none)\b/i.test(content));
}

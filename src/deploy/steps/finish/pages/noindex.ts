import path from 'node:path';
import { PageReader } from '../rewrite/page-job.ts';

/** Number of bytes to search for the head, which is near the start of a page. */
const maxHead = 1 << 16;
const robots =
  /<meta\b(?=[^<>]*\sname\s*=\s*["']?(?:robots|googlebot|bingbot)\b)[^<>]*?\scontent\s*=\s*["']?([^"'>]*)/gi;

const documentTag = /<(!doctype|html|head|body|frameset)\b/i;

/**
 * Why search engines must not list a page: its head forbids it, or it is a fragment of other pages.
 */
export type Unlisted = 'noindex' | 'fragment';

/** Returns the pages that must not be listed, with the reason. */
export async function readUnlisted(
  folder: string,
  files: readonly string[],
  pause: () => Promise<void>,
): Promise<Map<string, Unlisted>> {
  const reader = new PageReader();
  const unlisted = new Map<string, Unlisted>();
  for (const file of files) {
    const why = whyUnlisted(reader.read(path.join(folder, file), maxHead));
    if (why) unlisted.set(file, why);
    await pause();
  }
  return unlisted;
}

export function whyUnlisted(page: Buffer): Unlisted | undefined {
  const text = page.toString('latin1');
  // UTF-16 hides the tag, because each of its characters contains a zero byte.
  if (!documentTag.test(text) && !text.includes('\0')) return 'fragment';
  if (!/noindex|\bnone\b/i.test(text)) return undefined;
  const [head = ''] = text.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split(/<body\b/i, 1);
  const directives = [...head.matchAll(robots)].map(([, content = '']) => content);
  return directives.some((content) => /\b(noindex|none)\b/i.test(content)) ? 'noindex' : undefined;
}

/** Each word must be in one of the texts, in any case. */
export function toSearch(search = ''): (texts: readonly string[]) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

export function getPage<Item>(
  items: readonly Item[],
  { offset = 0, limit }: { readonly offset?: number; readonly limit?: number },
): Item[] {
  return items.slice(offset, limit === undefined ? undefined : offset + limit);
}

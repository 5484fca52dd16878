/** Each word must occur in one of the texts, in either case. */
export function toSearch(search = ''): (texts: readonly string[]) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

/** The last search: a statement asks for each of its rows. */
let last = { search: '', isFound: toSearch() };

/** The SQL function `is_found(search, texts)`: SQLite itself ignores the case of ASCII only. */
export function isFound(search: unknown, texts: unknown): number {
  if (last.search !== search) last = { search: String(search), isFound: toSearch(String(search)) };
  return Number(last.isFound([String(texts)]));
}

/** Each word must occur in one of the texts, in either case. */
export function toSearch(search = ''): (texts: readonly string[]) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

/** Conditions of a statement for `toSearch(search)`, with their values. */
export function matchWords(texts: string, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // SQLite is quicker, but knows the case of ASCII only.
  if (words.some((word) => /[^\x20-\x7e]/.test(word)))
    return { conditions: [`is_found(?, ${texts})`], values: [search] };
  return { conditions: words.map(() => `instr(lower(${texts}), ?) > 0`), values: words };
}

/** The last search: a statement asks for each of its rows. */
let last = { search: '', isFound: toSearch() };

/** The SQL function `is_found(search, texts)`: SQLite itself ignores the case of ASCII only. */
export function isFound(search: unknown, texts: unknown): number {
  if (last.search !== search) last = { search: String(search), isFound: toSearch(String(search)) };
  return Number(last.isFound([String(texts)]));
}

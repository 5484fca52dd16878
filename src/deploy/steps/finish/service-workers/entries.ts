/** An entry of a file list in a script, such as `{"revision":"0123…","url":"index.html"}`. */
export interface ListEntry {
  readonly start: number;
  readonly end: number;
  readonly url: string | undefined;
  readonly revision: string | undefined;
  /**
   * Offset of the revision `null`, which promises that each version of the file has a different
   * address.
   */
  readonly nullAt: number | undefined;
  readonly values: readonly EntryValue[];
}

export interface EntryValue {
  readonly key: string;
  readonly text: string;
  readonly start: number;
}

const literal = '"[^"\\n]{0,2000}"|\'[^\'\\n]{0,2000}\'|`[^`\\n]{0,2000}`';
const value = `${literal}|null|true|false|!0|!1|\\d{1,15}`;
const space = '\\s{0,60}';
const property = `["']?\\w{1,40}["']?${space}:${space}(?:${value})${space}`;
const object = new RegExp(`\\{${space}${property}(?:,${space}${property}){1,5},?${space}\\}`, 'g');
const properties = new RegExp(`["']?(\\w{1,40})["']?${space}:${space}(${value})`, 'g');

/**
 * Finds the entries of file lists in a script.
 * @param text one character per byte
 */
export function readEntries(text: string): ListEntry[] {
  return [...text.matchAll(object)].map((match) => {
    const [written] = match;
    const found = [...written.matchAll(properties)].map((part) => {
      const [whole, key = '', raw = ''] = part;
      const start = match.index + part.index + whole.length - raw.length;
      return { key, raw, start };
    });
    const values = found
      .filter(({ raw }) => /^["'`]/.test(raw))
      .map(({ key, raw, start }) => ({ key, text: raw.slice(1, -1), start: start + 1 }));
    const getText = (name: string) => values.find(({ key }) => key === name)?.text;
    const none = found.find(({ key, raw }) => key === 'revision' && raw === 'null');
    return {
      start: match.index,
      end: match.index + written.length,
      url: getText('url'),
      revision: getText('revision'),
      nullAt: none?.start,
      values,
    };
  });
}

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The two sites that packing is measured with: many small files, and few large ones. */
export const sites = {
  A: '15,000 files, 211 MB: pages, scripts, images',
  B: '500 files, 492 MB: images, videos, scripts',
};
export type SiteName = keyof typeof sites;

const words =
  'relay topic message order key receiver sender confirm keep retry page folder server setting command answer'.split(
    ' ',
  );

/** Writes a site. The same name gives the same bytes. @returns files and bytes */
export function writeSite(name: SiteName, folder: string): { files: number; bytes: number } {
  let files = 0;
  let bytes = 0;
  const made = new Set<string>();
  const add = (file: string, content: Uint8Array) => {
    const target = path.join(folder, file);
    if (!made.has(path.dirname(target))) mkdirSync(path.dirname(target), { recursive: true });
    made.add(path.dirname(target));
    writeFileSync(target, content);
    files += 1;
    bytes += content.byteLength;
  };
  if (name === 'A') {
    for (let n = 0; n < 9_998; n += 1)
      add(n === 0 ? 'index.html' : `docs/${n % 100}/page-${n}.html`, prose(n, 6_000 + (n % 97) * 100));
    for (let n = 0; n < 3_000; n += 1) add(`assets/${n % 30}/chunk-${n}.js`, prose(n + 1e6, 10_000 + (n % 61) * 200));
    for (let n = 0; n < 2_000; n += 1) add(`images/${n % 20}/${n}.png`, noise(n, 23_500));
  } else {
    for (let n = 0; n < 380; n += 1)
      add(n === 0 ? 'index.html' : `images/${n}.png`, n === 0 ? prose(n, 20_000) : noise(n, 985_000));
    for (let n = 0; n < 40; n += 1) add(`media/${n}.mp4`, noise(n + 1e6, 985_000));
    for (let n = 0; n < 80; n += 1) add(`assets/bundle-${n}.js`, prose(n, 985_000));
  }
  return { files, bytes };
}

/** Text that deflates to about a quarter, as pages and scripts do. */
function prose(seed: number, length: number): Buffer {
  const random = noise(seed, Math.ceil(length / 4));
  const out: string[] = [];
  let size = 0;
  for (let at = 0; size < length; at += 1) {
    const byte = random[at % random.length] ?? 0;
    const word = byte < 200 ? `${words[byte % words.length]} ` : `<p id="s${byte * at}">`;
    out.push(word);
    size += word.length;
  }
  return Buffer.from(out.join('').slice(0, length));
}

function noise(seed: number, length: number): Uint8Array {
  return createHash('shake256', { outputLength: length }).update(String(seed)).digest();
}

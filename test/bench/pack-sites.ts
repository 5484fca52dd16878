import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The two sites that packing is measured with: many small files, and few large ones. */
export const sites = {
  A: '15,000 files, 211 MB: pages, scripts, images',
  B: '500 files, 492 MB: images, videos, scripts',
};
export type SiteName = keyof typeof sites;

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
    for (let n = 0; n < 10_000; n += 1)
      add(
        n === 0 ? 'index.html' : `docs/${n % 100}/page-${n}.html`,
        page(n, 6_000 + (n % 97) * 116),
      );
    for (let n = 0; n < 3_000; n += 1)
      add(`assets/${n % 30}/chunk-${n}.js`, script(n + 1e6, 10_000 + (n % 61) * 200));
    for (let n = 0; n < 2_000; n += 1) add(`images/${n % 20}/${n}.png`, noise(n, 23_500));
  } else {
    for (let n = 0; n < 380; n += 1)
      add(
        n === 0 ? 'index.html' : `images/${n}.png`,
        n === 0 ? page(n, 20_000) : noise(n, 985_000),
      );
    for (let n = 0; n < 40; n += 1) add(`media/${n}.mp4`, noise(n + 1e6, 985_000));
    for (let n = 0; n < 80; n += 1) add(`assets/bundle-${n}.js`, bundle(n, 985_000));
  }
  return { files, bytes };
}

// Text is made so that zlib finds it as hard as the real thing. MB/s of one core at level 6, and the share of the size that is left:
//   10,000 pages of documentation 69 and 0.227, pages here 70 and 0.226
//   3,000 scripts of packages     56 and 0.274, scripts here 57 and 0.268
//   21 large bundles of packages  58 and 0.162, bundles here 44 and 0.205
// Text of a few words, which repeats at every distance, takes zlib half as long again and hides everything else.

/** Made-up words; the first ones are common, as in any language. */
const words = Array.from({ length: 4_096 }, (_, n) => {
  let word = '';
  for (let rest = n * 7 + 3; rest > 0; rest = Math.floor(rest / 20))
    word += 'relatoconimedusarety'.slice(rest % 19, (rest % 19) + 2);
  return word;
});
const phrases = Array.from({ length: 256 }, (_, n) =>
  Array.from({ length: 3 + (n % 4) }, (_, at) => words[(n * 31 + at * 97) % 1_024]).join(' '),
);
const links = Array.from(
  { length: 24 },
  (_, n) =>
    `<li class="nav-item"><a href="/docs/${n}/page-${n * 37}.html">${words[n * 91]} ${words[n * 13]}</a></li>\n`,
).join('');

function page(seed: number, length: number): Buffer {
  const start = `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Page ${seed}</title>\n<link rel="stylesheet" href="/assets/site.css">\n</head>\n<body>\n<nav><ul>\n${links}</ul></nav>\n<main>\n`;
  return textOf(start, length, numbers(seed), (n) => {
    if (n % 29 === 0) return `</p>\n<h2 id="s${n}">${wordOf(n)}</h2>\n<p class="text">`;
    if (n % 13 === 0)
      return `<a href="/docs/${n % 100}/page-${n % 9_973}.html"><code>${wordOf(n)}</code></a> `;
    if (n % 7 === 3)
      return `</p>\n<pre class="programlisting"><code class="language-js"><span class="function">${wordOf(n)}</span>(<span class="parameter">${wordOf((n * 7) % 65_536)}</span>)</code></pre>\n<p class="text">`;
    return n % 7 < 3 ? `${phrases[Math.floor((n / 65_536) ** 2 * 256)]} ` : `${wordOf(n)} `;
  });
}

function script(seed: number, length: number): Buffer {
  const random = numbers(seed);
  return textOf('', length, random, () => functionOf(random));
}

function bundle(seed: number, length: number): Buffer {
  const random = numbers(seed);
  return textOf('"use strict";\n', length, random, (n) => {
    const name = `${wordOf(n)}_${n % 100}`;
    return `// src/${name}.ts\nvar ${name}_exports = {};\n__export(${name}_exports, {\n  default: () => ${name}_default\n});\nmodule.exports = __toCommonJS(${name}_exports);\n${functionOf(random)}`;
  });
}

function functionOf(random: Iterator<number, undefined>): string {
  const number = () => random.next().value ?? 0;
  const word = () => wordOf(number());
  const [name, first, made] = [word(), word(), word()];
  return `export function ${name}(${first}, options) {\n  const ${made} = this.${word()}.${word()}(${first});\n  if (${made} === undefined) return options.${word()};\n  // ${word()} ${word()} ${word()} ${word()} ${word()} ${word()}\n  return ${made}.map((item) => item.${name} + ${number()});\n}\n\n`;
}

/** @param next some text made from a number below 65,536 */
function textOf(
  start: string,
  length: number,
  random: Iterator<number, undefined>,
  next: (n: number) => string,
): Buffer {
  const out = [start];
  for (let size = start.length; size < length; ) {
    const text = next(random.next().value ?? 0);
    out.push(text);
    size += text.length;
  }
  return Buffer.from(out.join('').slice(0, length));
}

const wordOf = (n: number): string => words[Math.floor(4_096 * (n / 65_536) ** 3)] ?? '';

function* numbers(seed: number): Generator<number, undefined> {
  for (let block = 0; ; block += 1) {
    const bytes = Buffer.from(noise(`${seed} ${block}`, 1 << 14));
    for (let at = 0; at < bytes.byteLength; at += 2) yield bytes.readUInt16LE(at);
  }
}

function noise(seed: number | string, length: number): Uint8Array {
  return createHash('shake256', { outputLength: length }).update(String(seed)).digest();
}

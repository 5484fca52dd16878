#!/usr/bin/env bash
# next 16.4.6, app/sitemap.js: addresses of pages, pictures and languages are written as they are, so one "&" makes the sitemap a file that is no XML, in a
# green build. Most expect escapes where the values are plain addresses; @astrojs/sitemap and the package "sitemap" 9.0.1 write "&amp;" for the same ones.
# One picture "?w=640&q=75", or one page with two parameters, among thousands: search engines refuse the file, and new pages stay unknown to them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --omit=optional next@16.4.6 react@19 react-dom@19 saxes@6.0.0 sitemap@9.0.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SaxesParser } from 'saxes';
import { SitemapStream, streamToPromise } from 'sitemap';

// What each build and each server of Next turns the answer of app/sitemap.js into a text by (a whole build writes the same, and takes a minute).
const { resolveSitemap } = createRequire(import.meta.url)('next/dist/build/webpack/loaders/metadata/resolve-route-data.js');
const isXml = (text) => {
  let faults = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    faults += 1;
  });
  parser.write(text).close();
  return faults === 0;
};
const next = (...pages) => resolveSitemap(pages);
const sitemap = async (...pages) => {
  const stream = new SitemapStream({ hostname: 'https://example.com' });
  for (const page of pages) {
    stream.write(page);
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
};
console.log('next', JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version);
const plain = { url: 'https://example.com/about' };
const page = { url: 'https://example.com/?page=2&size=9' };
const languages = { de: 'https://example.com/de?page=2&size=9' };
const texts = {
  'next, plain': next(plain),
  'next, a page with two parameters': next(plain, page),
  'next, a picture with two': next({ ...plain, images: ['https://example.com/i.png?w=640&q=75'] }),
  'next, a language with two': next({ ...plain, alternates: { languages } }),
  'sitemap, a page with two': await sitemap(plain, page),
};
for (const [name, text] of Object.entries(texts)) {
  console.log(`${name}: ${isXml(text) ? 'XML' : 'no XML'}, ${text.match(/[^<>]*&[^<>]*/)?.[0] ?? 'no "&"'}`);
}
const isAsSeen = Object.values(texts).map(isXml).join() === 'true,false,false,false,true';
console.log(isAsSeen ? 'As seen: one "&" breaks the whole sitemap.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

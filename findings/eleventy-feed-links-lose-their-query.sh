#!/usr/bin/env bash
# @11ty/eleventy 3.1.8, @11ty/eleventy-plugin-rss 3.0.0 (feedPlugin), pathPrefix "/docs/": in the feed, a link of a post to "../plan/?tab=free" has no query any
# more, and the picture "//cdn.example/a.png" of another host is at https://cdn.example/docs/a.png; the page itself has both as written. Most expect what
# `new URL(link, page)` answers, as in the page. Readers of the feed see no picture and land on the wrong tab; whoever tests the site sees neither.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund @11ty/eleventy@3.1.8 @11ty/eleventy-plugin-rss@3.0.0
cat >eleventy.config.js <<'CONFIG'
import { feedPlugin } from '@11ty/eleventy-plugin-rss';
export default function (config) {
  config.addPlugin(feedPlugin, {
    type: 'atom',
    outputPath: '/feed.xml',
    collection: { name: 'posts', limit: 0 },
    metadata: { language: 'en', title: 'Acme', base: 'https://acme.example/', author: { name: 'Acme' } },
  });
  return { dir: { input: 'pages' }, pathPrefix: '/docs/' };
}
CONFIG
mkdir pages
cat >pages/post.html <<'PAGE'
---
title: Post
tags: posts
date: 2026-01-02
---
<a href="../plan/#top">1</a> <a href="../plan/?tab=free">2</a> <img src="//cdn.example/a.png">
PAGE
npx eleventy >log.txt 2>&1 || { cat log.txt; exit 1; }
cat >look.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';

for (const name of ['@11ty/eleventy', '@11ty/eleventy-plugin-rss']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}
const addresses = (html) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1]);
const page = addresses(readFileSync('_site/post/index.html', 'utf8'));
const content = /<content type="html">(.*?)<\/content>/s.exec(readFileSync('_site/feed.xml', 'utf8'))[1];
const feed = addresses(content.replaceAll('&quot;', '"'));
const meant = page.map((address) => new URL(address, 'https://acme.example/docs/post/').href);
const differ = meant.map((address, index) => address !== feed[index]);
for (const [index, address] of page.entries()) {
  console.log(`page: ${address}, feed: ${feed[index]}${differ[index] ? `, meant: ${meant[index]}` : ''}`);
}
const isAsSeen =
  differ.join() === 'false,true,true' && feed[1] === 'https://acme.example/docs/plan/' && feed[2] === 'https://cdn.example/docs/a.png';
console.log(isAsSeen ? 'As seen: the feed links elsewhere.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node look.mjs

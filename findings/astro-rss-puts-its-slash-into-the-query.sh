#!/usr/bin/env bash
# @astrojs/rss 4.0.19: the slash that links of a feed get by default ("/about" becomes /about/) is put at the end of all: "/changelog#v2" becomes /changelog#v2/,
# "/a?from=feed" becomes /a?from=feed/, and "/b/index.html" /b. A whole address stays as it is. Most expect the slash to end the path.
# Feeds of one page with a heading per release, and links that are counted, are such links: none of them finds its heading, each count has another name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @astrojs/rss@4.0.19 rss-parser@3.13.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { getRssString } from '@astrojs/rss';
import Parser from 'rss-parser';

console.log('@astrojs/rss', JSON.parse(readFileSync('node_modules/@astrojs/rss/package.json', 'utf8')).version);
const site = 'https://example.com';
const links = ['/about', '/changelog#v2', '/changelog/#v2', '/a?from=feed', '/b/index.html', `${site}/changelog#v2`];
const items = links.map((link) => ({ title: 'An item', link }));
const feed = await new Parser().parseString(await getRssString({ title: 'News', description: 'All', site, items }));
const seen = feed.items.map(({ link }) => link.slice(site.length));
for (const [index, link] of links.entries()) {
  const { pathname, search, hash } = new URL(seen[index], site);
  console.log(`${link}: ${seen[index]} (path ${pathname}, query "${search}", fragment "${hash}")`);
}
const isAsSeen = seen.join() === '/about/,/changelog#v2/,/changelog/#v2/,/a?from=feed/,/b,/changelog#v2';
console.log(isAsSeen ? 'As seen: queries and fragments end with a slash.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

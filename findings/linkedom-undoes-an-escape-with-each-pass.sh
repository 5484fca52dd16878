#!/usr/bin/env bash
# linkedom 0.18.15: a page that is read and written without any change loses one level of escapes in each attribute: `data-code="&amp;lt;br&amp;gt;"`, the text
# "&lt;br&gt;", becomes "<br>"; and gains one in the text of an inline SVG's <style> ("a>b" is "a&amp;gt;b" after two passes). cheerio 1.2.0 keeps both.
# Most expect a DOM to write what it read. Copy buttons and descriptions of sites change with each plugin that post-processes their pages, and the build is green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund linkedom@0.18.15 cheerio@1.2.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { parseHTML } from 'linkedom';

for (const name of ['linkedom', 'cheerio'])
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
const page =
  '<!DOCTYPE html><html><head></head><body><button data-code="&amp;lt;br&amp;gt;">Copy</button>' +
  '<svg><style>a>b{fill:red}</style></svg></body></html>';
const passes = {
  cheerio: (html) => load(html).html(),
  linkedom: (html) => parseHTML(html).document.toString(),
};
const seen = [];
for (const [name, pass] of Object.entries(passes)) {
  let html = page;
  for (let count = 0; count <= 2; count += 1) {
    const $ = load(html);
    console.log(`${name}, passes ${count}: copies ${$('button').attr('data-code')} | style ${$('style').text()}`);
    seen.push($('button').attr('data-code'), $('style').text());
    html = pass(html);
  }
}
const kept = ['&lt;br&gt;', 'a>b{fill:red}'];
const changed = [...kept, '<br>', 'a>b{fill:red}', '<br>', 'a&gt;b{fill:red}'];
const isAsSeen = seen.join() === [...kept, ...kept, ...kept, ...changed].join();
console.log(isAsSeen ? 'As seen: each pass changes the page.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

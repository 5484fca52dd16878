#!/usr/bin/env bash
# next 16.4.6 (`title.template` of its metadata) and unhead 3.4.3 (`titleTemplate`; Nuxt's): "What $' means" with "%s | Acme" becomes "What  | Acme means | Acme",
# "Save $$$ now" loses a dollar, and "R$&D" is "R%sD": "$" is a command where the title is put in. Most expect a title to be text, as react-helmet-async 3.0.0
# takes it. Articles about shells and prices are shown, shared and listed by search engines under another name, on pages that are right otherwise.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund --omit=optional --legacy-peer-deps next@16.4.6 unhead@3.4.3 react-helmet-async@3.0.0 react@18.3.1 react-dom@18.3.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import title from 'next/dist/lib/metadata/resolvers/resolve-title.js';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { createHead, renderSSRHead } from 'unhead/server';

for (const name of ['next', 'unhead', 'react-helmet-async']) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
}
const template = '%s | Acme';
const inHead = (tags) => /<title[^>]*>(.*)<\/title>/.exec(tags)[1].replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const writers = {
  next: (text) => title.resolveTitle(text, template).absolute,
  unhead: async (text) => {
    const head = createHead({ disableDefaults: true });
    head.push({ title: text, titleTemplate: template });
    return inHead((await renderSSRHead(head)).headTags);
  },
  'react-helmet-async': (text) => {
    const context = {};
    const element = createElement(Helmet, { titleTemplate: template }, createElement('title', null, text));
    renderToString(createElement(HelmetProvider, { context }, element));
    return inHead(context.helmet.title.toString());
  },
};
const titles = ['About us', "What $' means", 'Save $$$ now', 'R$&D'];
const seen = {};
for (const [name, write] of Object.entries(writers)) {
  seen[name] = await Promise.all(titles.map(write));
  for (const [index, shown] of seen[name].entries()) console.log(`${name}: "${titles[index]}" is "${shown}"`);
}
const whole = titles.map((text) => `${text} | Acme`).join();
const changed = ['About us | Acme', 'What  | Acme means | Acme', 'Save $$ now | Acme', 'R%sD | Acme'].join();
const isAsSeen = `${seen.next}` === changed && `${seen.unhead}` === changed && `${seen['react-helmet-async']}` === whole;
console.log(isAsSeen ? 'As seen: two of three change the title.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

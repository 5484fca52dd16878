#!/usr/bin/env bash
# beasties 0.5.4, its defaults: the rules of linked sheets that a page uses go into one <style> without the `media` of their links: the print sheet's
# "nav { display: none }" hides the menu on the screen, and the sheet for dark themes colours pages of light ones. An @media in a sheet is kept.
# Most expect critical CSS to show what the page showed. It inlines CSS for static builds: such a site stays wrong after all sheets have loaded.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund beasties@0.5.4
mkdir site
echo 'h1 { color: black }' >site/main.css
echo 'nav { display: none }' >site/print.css
echo 'h1 { color: white }' >site/dark.css
echo '@media print { nav { display: none } }' >site/within.css
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import Beasties from 'beasties';

console.log('beasties', JSON.parse(readFileSync('node_modules/beasties/package.json')).version);
const inlined = async (...links) => {
  const head = links.map(([sheet, media]) =>
    `<link rel="stylesheet" href="/${sheet}.css"${media ? ` media="${media}"` : ''}>`);
  const page = `<!doctype html><html><head><title>Docs</title>${head.join('')}</head>` +
    '<body><nav>Menu</nav><h1>Docs</h1></body></html>';
  const made = await new Beasties({ path: 'site', logLevel: 'silent' }).process(page);
  return made.match(/<style[^>]*>.*?<\/style>/gs)?.join('') ?? 'nothing';
};
const print = await inlined(['main'], ['print', 'print']);
const dark = await inlined(['main'], ['dark', '(prefers-color-scheme: dark)']);
const within = await inlined(['main'], ['within']);
console.log(`with a sheet for media="print":        ${print}`);
console.log(`with one for a dark colour scheme:     ${dark}`);
console.log(`with the query written into the sheet: ${within}`);
const isAsSeen =
  print === '<style>h1{color:black}nav{display:none}</style>' &&
  dark === '<style>h1{color:black}h1{color:white}</style>' &&
  within.includes('@media print');
console.log(isAsSeen ? 'As seen: the media of a link is lost.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

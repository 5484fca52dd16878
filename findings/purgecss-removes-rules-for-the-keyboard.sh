#!/usr/bin/env bash
# purgecss 8.0.0: rules that begin with a pseudo-class, or have nothing but one within :is(), are taken out as unused, whatever the page has:
# ":focus-visible { outline: … }", ":target { … }", "a:is(:hover, :focus) { … }", "a:is(:not(.button)) { … }". "*:focus-visible" and "a:hover" stay,
# and so do lone pseudo-elements. Most expect a state to be kept, since no built page shows it. The sign of where the keyboard is gets lost unseen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund purgecss@8.0.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';

console.log('purgecss', JSON.parse(readFileSync('node_modules/purgecss/package.json')).version);
const page = `<!doctype html><html lang="de"><body><h1 id="top">Docs</h1>
  <a href="#top">Up</a><input required></body></html>`;
const isKept = async (selector) => {
  const [made] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: `${selector}{color:red}` }],
  });
  return made.css.includes('color:red');
};
// All of them match an element of the page, some of them only in a state.
const expected = new Map(Object.entries({
  ':focus-visible': false, '*:focus-visible': true, 'a:focus-visible': true,
  ':target': false, 'h1:target': true,
  ':lang(de)': false, 'html:lang(de)': true,
  'a:is(:hover, :focus)': false, 'a:hover': true, 'a:focus': true,
  'a:is(:not(.button))': false, 'a:not(.button)': true,
  ':is(h1, a):hover': false, ':is(h1, a)': true,
  '::selection': true,
}));
let isAsSeen = true;
for (const [selector, wasKept] of expected) {
  const kept = await isKept(selector);
  console.log(`${kept ? 'kept   ' : 'removed'} ${selector}`);
  isAsSeen &&= kept === wasKept;
}
console.log(isAsSeen ? 'As seen: rules that match are removed.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

#!/usr/bin/env bash
# svgo 4.1.0, its defaults: a shape that begins with opacity 0 and is faded in, by an <animate> within it or by @keyframes, is taken out as "hidden"; so is what
# `:hover` shows. A circle that grows from r="0" stays. Most expect all that moves or reacts to be kept, since a still picture is not all of it.
# Loaders, charts and drawn-in logos fade their parts in: the optimised file is valid, the build is green, and a part of the picture never comes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund svgo@4.1.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

console.log('svgo', JSON.parse(readFileSync('node_modules/svgo/package.json', 'utf8')).version);
const grow = '<animate attributeName="r" to="4" dur="1s" fill="freeze"/>';
const fade = '<animate attributeName="opacity" to="1" dur="1s" fill="freeze"/>';
const dot = (attributes, inside) => `<circle cx="4" cy="4" ${attributes}>${inside}</circle>`;
const style = (rules) => `<style>${rules}</style>`;
const pictures = {
  'grows from r="0"': dot('r="0"', grow),
  'fades in by <animate>': dot('r="4" opacity="0"', fade),
  'fades in by @keyframes':
    style('@keyframes in { to { opacity: 1 } } .a { opacity: 0; animation: in 1s forwards }') + dot('r="4" class="a"', ''),
  'appears on hover': style('.a { opacity: 0 } svg:hover .a { opacity: 1 }') + dot('r="4" class="a"', ''),
};
const kept = [];
for (const [name, inside] of Object.entries(pictures)) {
  const { data } = optimize(`<svg viewBox="0 0 8 8">${inside}</svg>`);
  kept.push(data.includes('<circle'));
  console.log(`${name}: the circle is ${kept.at(-1) ? 'kept' : 'gone'}: ${data}`);
}
const isAsSeen = kept.join() === 'true,false,false,false';
console.log(isAsSeen ? 'As seen: what would be shown later is gone.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

#!/usr/bin/env bash
# svgo 4.1.0, its defaults: a black icon with a white fill for `prefers-color-scheme: dark` gets the black one as a style attribute, which no media query can
# override: it is black on a dark bar. With the query nested in the rule it is white in both themes. Most expect an optimiser to keep what is shown.
# This is the usual icon of a site and logo of its header: a build that optimises pictures makes it invisible to half of the visitors, and stays green.
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
const dark = '@media (prefers-color-scheme: dark)';
const icon = (style) =>
  `<svg viewBox="0 0 9 9"><style>${style}</style><path d="M0 0h9v9z"/></svg>`;
const optimised = (style) => optimize(icon(style)).data;
const beside = optimised(`path { fill: #000 } ${dark} { path { fill: #fff } }`);
const nested = optimised(`path { fill: #000; ${dark} { fill: #fff } }`);
const darkOnly = optimised(`${dark} { path { fill: #fff } }`);
console.log(`query beside the rule: ${beside}`);
console.log(`query in the rule:     ${nested}`);
console.log(`query alone:           ${darkOnly}`);
const path = (icon) => icon.match(/<path [^>]*>/)[0];
const isAsSeen =
  path(beside).includes('style="fill:#000"') && beside.includes('prefers-color-scheme:dark') &&
  path(nested).includes('style="fill:#fff"') && !nested.includes('prefers-color-scheme') &&
  !path(darkOnly).includes('style');
console.log(isAsSeen ? 'As seen: one theme decides over both.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

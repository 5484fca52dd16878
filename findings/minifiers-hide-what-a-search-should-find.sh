#!/usr/bin/env bash
# html-minifier-next 8.7.0 (each preset), @minify-html/node 0.18.1, @swc/html 1.16.22: hidden="until-found" becomes `hidden`,
# as for an attribute that is on or off. Most expect the value to stay: HTML has two states for it by now, and htmlnano 3.5.1 keeps it.
# Folded answers and steps that readers find by their browser's search, or by a link to them, can no longer be found or opened: only in the production build.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund html-minifier-next@8.7.0 @minify-html/node@0.18.1 @swc/html@1.16.22 htmlnano@3.5.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import swc from '@swc/html';
import rust from '@minify-html/node';
import { minify } from 'html-minifier-next';
import htmlnano from 'htmlnano';

const page = Buffer.from(
  '<!doctype html><html lang="en"><head><title>Help</title></head>' +
    '<body><section hidden="until-found" id="a">Answer</section></body></html>',
);
const text = page.toString();
const tools = {
  'html-minifier-next': async () => minify(text, { preset: 'conservative' }),
  '@minify-html/node': async () => rust.minify(page, {}).toString(),
  '@swc/html': async () => (await swc.minify(page, {})).code,
  htmlnano: async () => (await htmlnano.process(text, {}, { ...htmlnano.presets.safe, minifyCss: false })).html,
};
const seen = [];
for (const [name, run] of Object.entries(tools)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const section = (await run()).match(/<section [^>]*>/)[0];
  console.log(`${name} ${version}: ${section}`);
  seen.push(section.includes('until-found'));
}
const isAsSeen = seen.join() === 'false,false,false,true';
console.log(isAsSeen ? 'As seen: three of four hide it for good.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

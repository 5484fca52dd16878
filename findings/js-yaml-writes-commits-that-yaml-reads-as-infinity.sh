#!/usr/bin/env bash
# js-yaml 5.5.0 and yaml 2.9.1: a commit's short id such as 7e12345 is written by js-yaml without quotes, since it takes a number too large for JavaScript
# for a text, and read by yaml as Infinity; js-yaml reads it well, and "7e123" is quoted. Most expect two parsers of YAML 1.2 to agree on a file of one key.
# One short id in a hundred is such a number: build stamps, manifests and pinned refs of that commit become Infinity, or null once they are JSON.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund js-yaml@5.5.0 yaml@2.9.1
cat >ask.mjs <<'SCRIPT'
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dump, load } from 'js-yaml';
import { parse, stringify } from 'yaml';

for (const name of ['js-yaml', 'yaml'])
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
const seen = [];
for (const commit of ['7e123', '7e12345', '12e4567']) {
  const text = dump({ commit });
  console.log(`js-yaml writes ${text.trim()}, reads`, load(text).commit, 'and yaml reads', parse(text).commit, '; yaml writes', stringify({ commit }).trim());
  seen.push(load(text).commit === commit, parse(text).commit);
}
const ids = Array.from({ length: 20_000 }, (_, n) => createHash('sha1').update(`${n}`).digest('hex').slice(0, 7));
const changed = ids.filter((commit) => parse(dump({ commit })).commit !== commit);
console.log(`${changed.length} of ${ids.length} short ids are changed on the way, as ${changed.slice(0, 4).join(', ')}`);
console.log('the stamp as JSON:', JSON.stringify(parse(dump({ commit: changed[0] }))));
const isAsSeen =
  seen.join() === 'true,7e123,true,Infinity,true,Infinity' && changed.length > 100 && changed.length < 300;
console.log(isAsSeen ? 'As seen: the commit is Infinity.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

#!/usr/bin/env bash
# gray-matter 4.0.3 and @11ty/gray-matter 3.0.0: front matter that isn't YAML throws once; the same text, read again in the same process, answers with no data
# and the front matter as content. And who changes what was returned changes what the next caller gets. Most expect the error each time.
# Builds read a page twice (a check, then the page; a retry; a watcher): "draft: true" is gone, the draft is published with its header as text, and it is green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund gray-matter@4.0.3 @11ty/gray-matter@3.0.0
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import eleventy from '@11ty/gray-matter';
import original from 'gray-matter';

const page = '---\ntitle: Plan: 2027\ndraft: true\n---\nNot yet.';
const read = (matter, text) => {
  try {
    const { data, content } = matter(text);
    return `data ${JSON.stringify(data)}, content ${JSON.stringify(content)}`;
  } catch (error) {
    return `throws ${error.name}`;
  }
};
const seen = [];
for (const [name, matter] of Object.entries({ 'gray-matter': original, '@11ty/gray-matter': eleventy })) {
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
  const [first, second, spaced] = [page, page, `${page}\n`].map((text) => read(matter, text));
  console.log(`  first:  ${first}\n  again:  ${second}\n  with one line break more: ${spaced}`);
  matter('---\ntitle: A\n---\n').data.title = 'of another caller';
  const shared = matter('---\ntitle: A\n---\n').data.title;
  console.log('  a good page, after a caller changed its own copy:', shared);
  seen.push(first, second === `data {}, content ${JSON.stringify(page)}`, spaced, shared);
}
const each = 'throws YAMLException,true,throws YAMLException,of another caller';
const isAsSeen = seen.join() === `${each},${each}`;
console.log(isAsSeen ? 'As seen: the second reading has no error, and no data.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

#!/usr/bin/env bash
# @actions/core 3.0.1, core.summary: addCodeBlock(), addTable(), addList() and the others put a text into HTML as it is: `expected <main> in <body>` is
# shown as "expected  in ", `Map<string, Page>` as "Map". Most expect at least a "code block" to show its code, since the same call takes the language of it.
# The reports of builds and checks of pages are about tags: the summary of a run leaves out the very word that was wrong, and the log has it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' >package.json
npm install --silent --no-audit --no-fund @actions/core@3.0.1 unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1 remark-rehype@11.1.2 rehype-raw@7.0.0 \
  rehype-sanitize@6.0.0 hast-util-to-text@4.0.2
cat >show.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import * as core from '@actions/core';
import { toText } from 'hast-util-to-text';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

console.log('@actions/core', JSON.parse(readFileSync('node_modules/@actions/core/package.json', 'utf8')).version);
// Markdown with HTML, and rehype-sanitize, whose list of elements is GitHub's.
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).use(rehypeSanitize);
const show = async (text) => toText(await markdown.run(markdown.parse(text)));
const { summary } = core;
const text = 'expected <main> in <body>';
const writers = {
  'a fence of Markdown': () => summary.addRaw(`\`\`\`\n${text}\n\`\`\`\n`),
  addCodeBlock: () => summary.addCodeBlock(text, 'text'),
  'addCodeBlock of a type': () => summary.addCodeBlock('Map<string, Page>', 'ts'),
  addTable: () => summary.addTable([[text]]),
  addList: () => summary.addList([text]),
};
const seen = {};
for (const [name, write] of Object.entries(writers)) {
  summary.emptyBuffer();
  seen[name] = (await show(write().stringify())).trim();
  console.log(`${name}: ${JSON.stringify(seen[name])}`);
}
const isAsSeen =
  seen['a fence of Markdown'] === text && seen['addCodeBlock of a type'] === 'Map' &&
  ['addCodeBlock', 'addTable', 'addList'].every((name) => /^expected +in$/.test(seen[name]));
console.log(isAsSeen ? 'As seen: the tags are not in the summary.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node show.mjs

#!/usr/bin/env bash
# markdownlint-cli2 0.24.1 (markdownlint 0.42.1), `--fix` with the default rules: "2 * 3 * 4" becomes "2 *3* 4", which is shown as 2, an italic 3 and 4, and
# "see (the list)[0]" becomes a link to "0". Most expect a repair of style to leave what readers see: CommonMark shows each star and bracket of both.
# It runs in hooks and bots on whole folders of documentation: formulas lose their signs and pages get dead links, in a green check, among a hundred lines.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund markdownlint-cli2@0.24.1 micromark@4.0.2
cat >ask.mjs <<'SCRIPT'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { micromark } from 'micromark';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`markdownlint-cli2 ${version('markdownlint-cli2')}, markdownlint ${version('markdownlint')}`);
const texts = ['The volume is 2 * 3 * 4 in all.', 'The first one, see (the list)[0], is the newest.'];
writeFileSync('page.md', `# Sizes\n\n${texts.join('\n\n')}\n`);
const output = execFileSync('node_modules/.bin/markdownlint-cli2', ['--fix', 'page.md'], {
  encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'],
});
const fixed = readFileSync('page.md', 'utf8').trim().split('\n\n').slice(1);
const shown = (text) => micromark(text).replace(/<\/?p>/g, '');
const plain = texts.every((text) => shown(text) === text);
for (const [index, text] of texts.entries()) {
  console.log(`${text}  →  ${fixed[index]}  →  ${shown(fixed[index])}`);
}
const isAsSeen =
  plain && !output.includes('error') && shown(fixed[0]) === 'The volume is 2 <em>3</em> 4 in all.' &&
  shown(fixed[1]) === 'The first one, see <a href="0">the list</a>, is the newest.';
console.log(isAsSeen ? 'As seen: the repair changed what is shown.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

#!/usr/bin/env bash
# conventional-commits-parser 6.4.0, in @semantic-release/release-notes-generator 14.1.1: a "BREAKING CHANGE" of several lines ends before the first line
# with an issue number; that line and all after it are lost, and the release "closes #12", which was only mentioned. @conventional-commits/parser
# 0.4.1 (in release-please) keeps each word. Most expect the footer whole, as Conventional Commits describes it. What users must do for the upgrade is what is cut off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund @semantic-release/release-notes-generator@14.1.1 conventional-commits-parser@6.4.0 @conventional-commits/parser@0.4.1
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { generateNotes } from '@semantic-release/release-notes-generator';
import { parser, toConventionalChangelogFormat } from '@conventional-commits/parser';

for (const name of ['@semantic-release/release-notes-generator', 'conventional-commits-parser', '@conventional-commits/parser'])
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
const message = `feat: read one file

BREAKING CHANGE: site.json is no longer read. Move its keys to
site.yml as described in #12, and then delete the cache of
the host, or old headers stay for a year.`;
const notes = await generateNotes({}, {
  commits: [{ hash: 'abc', message }],
  lastRelease: { gitTag: 'v1.0.0' },
  nextRelease: { gitTag: 'v2.0.0', version: '2.0.0' },
  options: { repositoryUrl: 'https://github.com/acme/site' },
  cwd: process.cwd(),
  logger: console,
});
const lines = notes.split('\n').filter((line) => line.startsWith('* '));
console.log('semantic-release:', ...lines.map((line) => `\n  ${line}`));
const whole = toConventionalChangelogFormat(parser(message)).notes[0].text.replaceAll('\n', ' ');
console.log('@conventional-commits/parser:\n ', whole);
const isAsSeen =
  lines.length === 2 && lines[0].includes('closes [#12]') && lines[1].endsWith(' Move its keys to') &&
  !notes.includes('headers stay') && whole.endsWith('headers stay for a year.');
console.log(isAsSeen ? 'As seen: the notes stop in the middle of the sentence.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

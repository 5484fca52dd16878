#!/usr/bin/env bash
# @semantic-release/commit-analyzer 13.0.1 (default preset, and conventionalcommits 10): a body line of prose that begins with the words
# "breaking change", in any case and without a colon, makes the next release a major one; "feat!: …" with the default preset makes none.
# Most expect only the footer "BREAKING CHANGE: …" and "!" to count. A sentence that denies a breaking change publishes 2.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @semantic-release/commit-analyzer@13.0.1 \
  conventional-changelog-angular@8.3.1 conventional-changelog-conventionalcommits@10.4.1
cat >levels.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { analyzeCommits } from '@semantic-release/commit-analyzer';

const logger = { log() {}, error() {} };
const prose = 'fix: keep the cache\n\nBreaking change of the API? No: only the cache moves.';
const bullet = 'fix: keep the cache\n\n* breaking change detection is not part of this';
const rows = [
  ['angular', prose, 'major'],
  ['conventionalcommits', prose, 'major'],
  ['angular', bullet, 'major'],
  ['angular', 'fix: keep the cache\n\nThis is no breaking change.', 'patch'],
  ['angular', 'feat!: drop the old format', null],
  ['conventionalcommits', 'feat!: drop the old format', 'major'],
];
const name = '@semantic-release/commit-analyzer';
console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);
let isAsSeen = true;
for (const [preset, message, seen] of rows) {
  const commits = [{ hash: 'a'.repeat(40), message }];
  const level = await analyzeCommits({ preset }, { cwd: process.cwd(), logger, commits });
  if (level !== seen) isAsSeen = false;
  console.log(`${preset}: ${JSON.stringify(message)} -> ${level ?? 'no release'}`);
}
console.log(isAsSeen ? 'As seen: prose is breaking, "!" is not (angular).' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node levels.mjs

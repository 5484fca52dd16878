#!/usr/bin/env bash
# release-please 17.11.2 and @semantic-release/commit-analyzer 13.0.1: the list of commits that GitHub itself writes into the body of a
# squash ("* feat!: drop b") is not read, so a squash with a breaking commit is a patch. Most expect GitHub's default to be understood.
# Without the bullets release-please finds each message, and the same squash is a major release: one setting decides over the version.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund release-please@17.11.2 @semantic-release/commit-analyzer@13.0.1 \
  conventional-changelog-conventionalcommits@10.4.1
cat >squash.mjs <<'SCRIPT'
import { createRequire } from 'node:module';
import { analyzeCommits } from '@semantic-release/commit-analyzer';

const require = createRequire(import.meta.url);
const { parseConventionalCommits } = require('release-please/build/src/commit.js');
const { version } = require('release-please/package.json');
const logger = { log() {}, error() {}, debug() {}, warn() {}, info() {} };
const sha = 'a'.repeat(40);
const bullets = 'fix: things (#12)\n\n* feat: add a\n\n* feat!: drop b';
const plain = bullets.replaceAll('* ', '');

const read = (message) =>
  parseConventionalCommits([{ sha, message, files: [] }], logger)
    .map((commit) => `${commit.type}${commit.breaking ? '!' : ''}`)
    .sort()
    .join(' ');
const analyze = (message) =>
  analyzeCommits(
    { preset: 'conventionalcommits' },
    { cwd: process.cwd(), logger, commits: [{ hash: sha, message }] },
  );
const seen = [read(bullets), read(plain), await analyze(bullets), await analyze(plain)];
console.log(`release-please ${version}, @semantic-release/commit-analyzer 13.0.1`);
console.log(`with GitHub's bullets: release-please reads "${seen[0]}", semantic-release ${seen[2]}`);
console.log(`without bullets: release-please reads "${seen[1]}", semantic-release ${seen[3]}`);
const isAsSeen = seen.join() === 'fix,feat feat! fix,patch,patch';
console.log(isAsSeen ? 'As seen: the bullets hide the breaking commit.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node squash.mjs

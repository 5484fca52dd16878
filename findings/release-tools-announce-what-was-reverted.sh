#!/usr/bin/env bash
# release-please 17.11.2 and git-cliff 2.14.2: a breaking feature that `git revert` took back before the release still makes the next version
# 2.0.0, and the notes announce it. semantic-release 25.0.9 finds nothing to release. Most expect git's own "This reverts commit" to count.
# Whoever changes the tool, or runs one for notes and another for versions, gets a major release whose change is not in it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund release-please@17.11.2 git-cliff@2.14.2 @semantic-release/commit-analyzer@13.0.1 \
  conventional-changelog-conventionalcommits@10.4.1
git init -q site && cd site
git config user.email somebody@example.com
git config user.name Somebody
git commit -q --allow-empty -m 'feat: first'
git tag v1.3.0
git commit -q --allow-empty -m 'feat!: drop the old addresses'
git commit -q --allow-empty -m 'Revert "feat!: drop the old addresses"' -m "This reverts commit $(git rev-parse HEAD)."
cd ..
cat >ask.mjs <<'SCRIPT'
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { analyzeCommits } from '@semantic-release/commit-analyzer';

const require = createRequire(import.meta.url);
const { parseConventionalCommits } = require('release-please/build/src/commit.js');
const { DefaultVersioningStrategy } = require('release-please/build/src/versioning-strategies/default.js');
const { Version } = require('release-please/build/src/version.js');
const quiet = () => {};
const logger = { log: quiet, error: quiet, debug: quiet, warn: quiet, info: quiet };
const run = (...args) => execFileSync(args[0], args.slice(1), { cwd: 'site', encoding: 'utf8' });
const commits = run('git', 'log', '-z', '--format=%H%n%B', 'v1.3.0..HEAD')
  .split('\0')
  .filter(Boolean)
  .map((entry) => ({ sha: entry.slice(0, 40), message: entry.slice(41).trim(), files: [] }));
const please = new DefaultVersioningStrategy()
  .bump(Version.parse('1.3.0'), parseConventionalCommits(commits, logger))
  .toString();
const cliff = execFileSync('../node_modules/.bin/git-cliff', ['--bumped-version'], {
  cwd: 'site', encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'],
}).trim();
const semantic = await analyzeCommits(
  { preset: 'conventionalcommits' },
  { cwd: process.cwd(), logger, commits: commits.map(({ sha, message }) => ({ hash: sha, message })) },
);
console.log(`after 1.3.0: release-please ${please}, git-cliff ${cliff}, semantic-release ${semantic ?? 'no release'}`);
const isAsSeen = please === '2.0.0' && cliff === 'v2.0.0' && semantic === null;
console.log(isAsSeen ? 'As seen: two of three announce what is not there.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

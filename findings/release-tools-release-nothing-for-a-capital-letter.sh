#!/usr/bin/env bash
# @semantic-release/commit-analyzer 13.0.1, release-please 17.11.2, git-cliff 2.14.2: "Feat: add a page" after 1.2.3 is no release for the first (with either
# preset), 1.2.4 for the second and 1.3.0 for the third; "feat: …" is 1.3.0 for all. Most expect rule 15 of Conventional Commits: the
# parts of a message MUST NOT be treated as case-sensitive. GitHub's squash takes the title of a pull request, often with a capital: merged, green, unpublished.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund release-please@17.11.2 git-cliff@2.14.2 @semantic-release/commit-analyzer@13.0.1 \
  conventional-changelog-conventionalcommits@10.4.1
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
const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
const semantic = async (options, message) => {
  const commits = [{ hash: 'a', message }];
  const type = await analyzeCommits(options, { cwd: process.cwd(), logger, commits });
  return { minor: '1.3.0', patch: '1.2.4' }[type] ?? 'none';
};
const cliff = (folder, message) => {
  const git = (...args) => execFileSync('git', [...who, ...args], { cwd: folder });
  execFileSync('git', ['init', '-q', folder]);
  git('commit', '-q', '--allow-empty', '-m', 'feat: first');
  git('tag', '1.2.3');
  git('commit', '-q', '--allow-empty', '-m', message);
  const stdio = ['ignore', 'pipe', 'ignore'];
  return execFileSync('../node_modules/.bin/git-cliff', ['--bumped-version'], { cwd: folder, encoding: 'utf8', stdio }).trim();
};
const seen = [];
for (const message of ['feat: add a page', 'Feat: add a page', 'Fix: mend a link']) {
  const parsed = parseConventionalCommits([{ sha: 'a', message, files: [] }], logger);
  const please = new DefaultVersioningStrategy().bump(Version.parse('1.2.3'), parsed).toString();
  const presets = [await semantic({}, message), await semantic({ preset: 'conventionalcommits' }, message)];
  seen.push([...presets, please, cliff(`site${seen.length}`, message)].join(' '));
  console.log(`${message}: semantic-release (default, conventionalcommits), release-please, git-cliff: ${seen.at(-1)}`);
}
const isAsSeen = seen.join() === '1.3.0 1.3.0 1.3.0 1.3.0,none none 1.2.4 1.3.0,none none 1.2.4 1.2.4';
console.log(isAsSeen ? 'As seen: a capital letter decides over the release.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

#!/usr/bin/env bash
# release-please 17.11.2, default versioning: after 2.0.0-rc.1 (a candidate by `Release-As`) a fix makes 2.0.1-rc.1, a feature 2.1.0-rc.1 and a breaking
# change 3.0.0-rc.1; without another `Release-As` nothing leads to 2.0.0 or rc.2. Most expect one of these, as SemVer's order suggests and semver.inc answers.
# The version that was announced and tested is skipped, and each number after it claims to be the first candidate of something new.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund release-please@17.11.2 semver@7.7.3
cat >bump.cjs <<'SCRIPT'
const { parseConventionalCommits } = require('release-please/build/src/commit.js');
const { DefaultVersioningStrategy } = require('release-please/build/src/versioning-strategies/default.js');
const { Version } = require('release-please/build/src/version.js');
const { version } = require('release-please/package.json');
const semver = require('semver');

const quiet = () => {};
const logger = { debug: quiet, error: quiet, info: quiet, trace: quiet, warn: quiet };
const bump = (from, message) => {
  const commits = parseConventionalCommits([{ sha: 'a'.repeat(40), message, files: [] }], logger);
  return new DefaultVersioningStrategy({ logger }).bump(Version.parse(from), commits).toString();
};
console.log('release-please', version);
const candidate = bump('1.4.0', 'feat!: new pages\n\nRelease-As: 2.0.0-rc.1');
console.log(`1.4.0, with "Release-As: 2.0.0-rc.1": ${candidate}`);
const seen = [];
for (const [message, level] of [['fix: a typo', 'patch'], ['feat: a page', 'minor'], ['feat!: other addresses', 'major']]) {
  const next = bump(candidate, message);
  console.log(`${candidate}, "${message}": ${next}; semver.inc: ${semver.inc(candidate, level)}, ${semver.inc(candidate, 'prerelease')}`);
  seen.push(next);
}
console.log(`${seen[1]}, "fix: a typo": ${bump(seen[1], 'fix: a typo')}`);
const isAsSeen = candidate === '2.0.0-rc.1' && seen.join() === '2.0.1-rc.1,2.1.0-rc.1,3.0.0-rc.1';
console.log(isAsSeen ? 'As seen: 2.0.0 is skipped, the candidate stays "rc.1".' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node bump.cjs

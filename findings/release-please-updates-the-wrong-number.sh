#!/usr/bin/env bash
# release-please 17.11.2, extra files with "x-release-please-version": the first number of the line that looks like a version is replaced, whatever it
# is, and the project's own stays: "node-22.1.0/site:1.2.3" becomes "node-2.0.0/site:1.2.3", 127.0.0.1 becomes 2.0.0.1, "1.2.3-rc-1" leaves "-1".
# Most expect the last release's number to be looked for; it is known. The pull request is one line among many, and a base image that never was goes live.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund release-please@17.11.2 semver@7.7.3
cat >update.cjs <<'SCRIPT'
const { Generic } = require('release-please/build/src/updaters/generic.js');
const { Version } = require('release-please/build/src/version.js');
const { version } = require('release-please/package.json');
const semver = require('semver');

console.log('release-please', version);
const updater = new Generic({ version: Version.parse('2.0.0'), versionsMap: new Map() });
const mark = ' # x-release-please-version';
// The line after the release of 1.2.3 (or its candidate), and what it becomes with 2.0.0.
const lines = {
  'image: site:1.2.3': 'image: site:2.0.0',
  'image: base/node-22.1.0/site:1.2.3': 'image: base/node-2.0.0/site:1.2.3',
  'upstream: http://127.0.0.1:8080/site-1.2.3': 'upstream: http://2.0.0.1:8080/site-1.2.3',
  'version: 1.2.3-rc-1': 'version: 2.0.0-1',
};
let isAsSeen = semver.valid('1.2.3-rc-1') === '1.2.3-rc-1';
for (const [line, expected] of Object.entries(lines)) {
  const updated = updater.updateContent(line + mark).replace(mark, '');
  console.log(`${line}  ->  ${updated}`);
  isAsSeen &&= updated === expected;
}
console.log(isAsSeen ? 'As seen: the first number is replaced, not the own one.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node update.cjs

#!/usr/bin/env bash
# semver 7.8.6: simplifyRange(versions, range), "the same items in the list, written shorter", answers "" for a range that matches none of the list; and ""
# is every version: "^3.0.0" over 1.0.0, 1.4.2 and 2.0.0 becomes a range that takes 2.0.0. Most expect a range that still matches nothing, or the old one.
# Whoever tidies a range by it (an engine, a supported line, what to promote) before its first release is out selects the newest old version instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund semver@7.8.6
cat >ask.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import semver from 'semver';

console.log('semver', JSON.parse(readFileSync('node_modules/semver/package.json', 'utf8')).version);
const released = ['1.0.0', '1.4.2', '2.0.0'];
const seen = [];
for (const range of ['>=1.0.0 <2.0.0', '^3.0.0', '<1.0.0', '>=2.0.0-rc.1 <2.0.0']) {
  const simple = semver.simplifyRange(released, range);
  const [before, after] = [range, simple].map((one) => semver.maxSatisfying(released, one));
  console.log(`"${range}" selects ${before}; simplified to "${simple}" it selects ${after}`);
  seen.push(`${before} ${after}`);
}
const isAsSeen = seen.join() === '1.4.2 1.4.2,null 2.0.0,null 2.0.0,null 2.0.0';
console.log(isAsSeen ? 'As seen: what matched no version matches all of them.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node ask.mjs

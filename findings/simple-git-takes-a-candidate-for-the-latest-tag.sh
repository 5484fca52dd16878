#!/usr/bin/env bash
# simple-git 4.0.2: of the tags v1.0.0, v1.1.0-rc.1 and v1.1.0, `tags().latest` is v1.1.0-rc.1, whatever was tagged later. It sorts tags as versions
# (v1.10.0 is above v1.9.0), so most expect SemVer (11): a candidate is below its release. Scripts that deploy, or number on from, the
# latest tag go back to the candidate on the day of the release, and stay there until the next version.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund simple-git@4.0.2 semver@7.7.3
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@acme.example GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@acme.example
git init --quiet --initial-branch=main repository
for version in v1.0.0 v1.1.0-rc.1 v1.1.0; do
  git -C repository commit --quiet --allow-empty --message "$version"
  git -C repository tag "$version"
done
cat >latest.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import semver from 'semver';
import { simpleGit } from 'simple-git';

const manifest = JSON.parse(readFileSync('node_modules/simple-git/package.json', 'utf8'));
console.log('simple-git', manifest.version);
const git = simpleGit('repository');
const seen = [];
for (const added of [undefined, 'v1.9.0', 'v1.10.0', 'v2.0.0-beta.1', 'v2.0.0']) {
  if (added) await git.addTag(added);
  const { all, latest } = await git.tags();
  const [highest] = semver.rsort([...all]);
  console.log(`${all.join(' ')}: latest ${latest}, by SemVer ${highest}`);
  seen.push(latest);
}
const isAsSeen = seen.join() === 'v1.1.0-rc.1,v1.9.0,v1.10.0,v2.0.0-beta.1,v2.0.0-beta.1';
console.log(isAsSeen ? 'As seen: a release is older than its candidate.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
node latest.mjs

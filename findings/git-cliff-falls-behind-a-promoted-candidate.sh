#!/usr/bin/env bash
# git-cliff 2.14.2: a commit has the tags v1.1.0-rc.1 and v1.1.0, since the candidate was promoted as it was tested. The next fix is then v1.1.0-rc.2,
# and the notes name the release 1.1.0-rc.1 only. Most expect the release to count: SemVer (11) puts it above its candidate, and `git describe`
# answers v1.1.0. Promotion without a new commit is the careful way: the next run publishes a candidate of what is long released.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund git-cliff@2.14.2 semver@7.7.3
cliff="$PWD/node_modules/.bin/git-cliff"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=ada@acme.example GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=ada@acme.example
minute=0
# A minute passes from step to step.
tick() {
  minute=$((minute + 1))
  export GIT_COMMITTER_DATE="2026-03-01T10:0$minute:00Z" GIT_AUTHOR_DATE="2026-03-01T10:0$minute:00Z"
}
commit() { tick && git commit --quiet --allow-empty --message "$1"; }
tag() { tick && git tag --annotate --message "$1" "$1"; }

git init --quiet --initial-branch=main repository
cd repository
commit 'feat: begin'
tag v1.0.0
commit 'feat: a new page'
tag v1.1.0-rc.1
candidate=$("$cliff" --bumped-version 2>/dev/null)
tag v1.1.0
commit 'fix: a typo'
next=$("$cliff" --bumped-version 2>/dev/null)
sections=$("$cliff" 2>/dev/null | grep '^## ' | cut -d' ' -f2 | tr '\n' ' ')

"$cliff" --version
git tag --format='%(refname:short) of commit %(*objectname:short)'
echo "git describe: $(git describe); semver.inc: v$(../node_modules/.bin/semver -i patch 1.1.0)"
echo "git-cliff, next version on the commit itself: $candidate; after a fix: $next"
echo "sections of its notes: $sections"
if [ "$next" = v1.1.0-rc.2 ] && [ "$sections" = '[unreleased] [1.1.0-rc.1] [1.0.0] ' ]; then
  echo 'As seen: the candidate hides its release.'
else
  echo 'Changed: look again.'
  exit 1
fi
